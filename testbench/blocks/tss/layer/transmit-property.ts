/** Random packets, domains and keys through the sending side of the TSS layer, held against the golden endpoint. */
import { expect } from 'vitest';
import type { LayerOptions } from '../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../agents/packet/packet-agents.ts';
import { chance } from '../../../agents/patterns.ts';
import type { Body, TestContext } from '../../../bench/context.ts';
import type { SecureDomain } from '../../../golden/tss/domain.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { TscAllocator } from '../../../golden/tss/tsc.ts';
import { SidePorts } from './layer-ports.ts';
import { anyAssociation, anyDomain, anyPacket, anySsi, aroundOf } from './layer-traffic.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A domain as management has it: its entry, and the numbers of both keys. */
interface Managed {
  domain: SecureDomain;
  readonly numbers: (TscAllocator | undefined)[];
}

/**
 * Rounds of packets; between two of them management changes something: a new key of an association, whose numbers begin again, another epoch, more
 * numbers, or a whole domain.
 */
export const transmitProperty =
  (options: LayerOptions, rounds: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const ports = new SidePorts(t);
    const commands = t.source('numbers');
    const heads = t.source('head', { valid: chance(0.8) });
    const bodies = packetSource(t, 'body', { valid: chance(0.9) });
    const down = packetSink(t, 'down', { ready: chance(0.9) });
    const outcomes = t.sink('outcome', { ready: chance(0.9) });
    const endpoint = new TssEndpoint({ domains: [], bindings: new Map(), jobOf: () => undefined });
    const managed: Managed[] = [];
    const used = new Set<string>();

    const start = async (entry: number, an: 0 | 1, next: bigint, limit: bigint): Promise<void> => {
      managed[entry]!.numbers[an] = new TscAllocator(
        { epoch: managed[entry]!.domain.epochs[an], counter: next },
        limit,
      );
      await commands.send({ context: 2 * entry + an, kind: 'start', next, limit });
    };
    const install = async (entry: number, an: 0 | 1): Promise<void> => {
      await ports.association(2 * entry + an, managed[entry]!.domain.associations[an]!);
      const next = random.pick([0n, 0n, (1n << 48n) - 4n, 0xffff_0000n]);
      await start(entry, an, next, random.pick([1n << 48n, next + 3n, 1n << 48n]));
    };
    const define = async (entry: number): Promise<void> => {
      managed[entry] = { domain: anyDomain(random, 16 * random.below(3) + entry), numbers: [] };
      endpoint.configure(managed[entry].domain);
      // Of the one before no key is left, whatever its SDI was.
      await ports.domain(entry, undefined);
      await ports.domain(entry, managed[entry].domain);
      for (const an of [0, 1] as const)
        if (managed[entry].domain.associations[an] !== undefined) await install(entry, an);
    };
    const renew = async (entry: number, an: 0 | 1): Promise<void> => {
      const { domain } = managed[entry]!;
      if (domain.associations[an] === undefined) return;
      const fresh = anyAssociation(random, domain.mode);
      const associations =
        an === 0 ? ([fresh, domain.associations[1]] as const) : ([domain.associations[0], fresh] as const);
      managed[entry]!.domain = { ...domain, associations };
      endpoint.configure(managed[entry]!.domain);
      await install(entry, an);
    };
    const age = async (entry: number, an: 0 | 1): Promise<void> => {
      const { domain, numbers } = managed[entry]!;
      const [a, b] = domain.epochs;
      const next = domain.epochs[an] + 1;
      if (next > 0xffff) return;
      managed[entry]!.domain = { ...domain, epochs: an === 0 ? [next, b] : [a, next] };
      numbers[an]?.setEpoch(next);
      endpoint.configure(managed[entry]!.domain);
      await ports.domain(entry, managed[entry]!.domain);
    };

    await ports.quietly(async () => {
      for (let entry = 0; entry < options.domains; entry++) await define(entry);
    });
    for (let round = 0; round < rounds; round++) {
      const packets = Array.from({ length: 12 }, () => sendOne(t, managed));
      const expected = packets.map(({ packet, ssi, an, sdi, entry }) => {
        const numbers = managed[entry]!.numbers[an] ?? new TscAllocator();
        return endpoint.send(packet, { sdi, an, numbers, ...(ssi === undefined ? {} : { ssi }) });
      });
      for (const { packet, ssi, an, sdi } of packets) {
        heads.sendNow({ ...aroundOf(packet), sdi, an, has_ssi: Number(ssi !== undefined), ssi: ssi ?? 0 });
        bodies.sendNow(packet.body);
      }
      for (const [i, sent] of expected.entries()) {
        const { item } = await outcomes.recv();
        expect(item, `packet ${i}`).toMatchObject({ sent: Number(sent !== undefined) });
        if (sent === undefined) continue;
        const { bytes } = (await down.recv()).item;
        expect(hex(bytes), `packet ${i}`).toBe(hex(sent.body));
        // What the IV is made of, under the key that all keys of the packet come from: never twice.
        const { entry, an } = packets[i]!;
        const key = hex(managed[entry]!.domain.associations[an]!.key);
        const pair = `${key} ${(item as { tsc: bigint }).tsc}`;
        expect(used).not.toContain(pair);
        used.add(pair);
      }
      await ports.quietly(async () => {
        const entry = random.below(options.domains);
        const an = random.below(2) as 0 | 1;
        await [() => renew(entry, an), () => age(entry, an), () => define(entry)][random.below(3)]!();
      });
    }
  };

/** One packet for one of the domains, or now and then for none. */
function sendOne({ random }: TestContext, managed: readonly Managed[]) {
  const entry = random.below(managed.length);
  const longest = random.pick([4, 40, 300]);
  const packet = anyPacket(random, 1 + random.below(longest));
  const an = random.below(2) as 0 | 1;
  const sdi = random.chance(0.05) ? 0xabcdef : managed[entry]!.domain.sdi;
  return { entry, packet, an, sdi, ssi: anySsi(random) };
}
