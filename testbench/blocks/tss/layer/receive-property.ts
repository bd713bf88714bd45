/** Random packets, true, forged and otherwise wrong, through the receiving side of the TSS layer, held against the golden endpoint. */
import { expect } from 'vitest';
import type { LayerOptions } from '../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../agents/packet/packet-agents.ts';
import { chance } from '../../../agents/patterns.ts';
import type { Body, TestContext } from '../../../bench/context.ts';
import { type SecureDomain, sourcesDiffer } from '../../../golden/tss/domain.ts';
import { type Received, TssEndpoint } from '../../../golden/tss/endpoint.ts';
import type { Packet } from '../../../golden/tss/packet.ts';
import { SidePorts } from './layer-ports.ts';
import { anyAssociation, anyDomain, anyHeader, anyPacket, aroundOf, sealedFor } from './layer-traffic.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The hardware's name of what the golden endpoint says of a packet. Jobs are checked behind it. */
function verdictOf(received: Received): string {
  if (received.kind === 'accepted') return received.sdi === undefined ? 'plain' : 'opened';
  if (received.kind === 'hint') return 'hint';
  if (received.reason === 'binding_failure') throw new Error('no job is known here');
  return received.reason;
}

/** Rounds of packets; between two of them management changes something. Every verdict is met in the end. */
export const receiveProperty =
  (options: LayerOptions, rounds: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const ports = new SidePorts(t);
    const failures = t.source('failures');
    const heads = t.source('head', { valid: chance(0.8) });
    const bodies = packetSource(t, 'body', { valid: chance(0.9) });
    const down = packetSink(t, 'down', { ready: chance(0.9) });
    const plain = packetSink(t, 'plain', { ready: chance(0.9) });
    const told = t.sink('verdict', { ready: chance(0.9) });
    const endpoint = new TssEndpoint({ domains: [], bindings: new Map(), jobOf: () => undefined });
    const domains: SecureDomain[] = [];

    const define = async (entry: number, domain: SecureDomain): Promise<void> => {
      domains[entry] = domain;
      endpoint.configure(domain);
      await ports.domain(entry, domain);
      await failures.send({ index: entry, kind: 'limit', limit: domain.authFailureLimit });
    };
    const install = async (entry: number): Promise<void> => {
      for (const an of [0, 1] as const) {
        const association = domains[entry]!.associations[an];
        if (association !== undefined) await ports.association(2 * entry + an, association);
      }
    };
    const renew = async (entry: number): Promise<void> => {
      const [an, { associations, mode }] = [random.below(2), domains[entry]!];
      const fresh = (i: number) => (i === an && associations[i] ? anyAssociation(random, mode) : associations[i]);
      await define(entry, { ...domains[entry]!, associations: [fresh(0), fresh(1)] });
      await install(entry);
    };
    const forgive = async (entry: number): Promise<void> => {
      endpoint.clearFailures(domains[entry]!.sdi);
      await failures.send({ index: entry, kind: 'clear', limit: 0 });
    };
    const age = (entry: number): Promise<void> => {
      const [a, b] = domains[entry]!.epochs;
      const grows = random.below(2);
      return define(entry, { ...domains[entry]!, epochs: [(a + grows) & 0xffff, (b + 1 - grows) & 0xffff] });
    };
    // Another SDI in the place of a domain: its failures are others too.
    const replace = async (entry: number): Promise<void> => {
      const sdi = (domains[entry]?.sdi ?? entry) + 16;
      await define(entry, { ...anyDomain(random, sdi), authFailureLimit: random.pick([1, 2, 3, 1000]) });
      await forgive(entry);
      await install(entry);
    };

    await ports.quietly(async () => {
      for (let entry = 0; entry < options.domains; entry++) await replace(entry);
    });
    for (let round = 0; round < rounds; round++) {
      const packets = Array.from({ length: 12 }, () => arriving(t, random.pick(domains)));
      for (const packet of packets) {
        heads.sendNow({ ...aroundOf(packet), trimmed: Number(packet.trimmed === true) });
        bodies.sendNow(packet.body);
      }
      for (const [i, packet] of packets.entries()) {
        const expected = endpoint.receive(packet);
        const { item } = await told.recv();
        const seen = item as Readonly<Record<string, unknown>>;
        expect(seen.verdict, `packet ${i}`).toBe(verdictOf(expected));
        if (expected.kind !== 'accepted') continue;
        const { bytes } = (await (expected.sdi === undefined ? plain : down).recv()).item;
        expect(hex(bytes), `packet ${i}`).toBe(hex(expected.body));
        const around = Object.entries({ ...aroundOf(packet), bytes: expected.body.length });
        expect(seen).toMatchObject(Object.fromEntries(around.map(([name, value]) => [`around_${name}`, value])));
        if (expected.sdi !== undefined) expect(seen.sdi).toBe(expected.sdi);
      }
      await ports.quietly(async () => {
        const entry = random.below(options.domains);
        await [renew, forgive, age, replace][random.below(4)]!(entry);
      });
    }
    await t.cycles(50);
    expect([down.waiting, plain.waiting, told.waiting]).toEqual([0, 0, 0]);
  };

/** A packet for the domain, most often a true one. */
function arriving({ random }: TestContext, domain: SecureDomain): Packet {
  const packet = anyPacket(random, 1 + random.below(random.pick([4, 40, 300])));
  const trimmed = random.chance(0.04) ? { trimmed: true } : {};
  if (random.chance(0.08)) return { ...packet, ...trimmed };
  const header = anyHeader(random, domain);
  // What has no key is sealed with another one.
  const sealing =
    domain.associations[header.an as 0 | 1] === undefined
      ? { ...domain, associations: domain.associations.toReversed() }
      : domain;
  const associations = sealing.associations as SecureDomain['associations'];
  const sealed = { ...sealedFor({ ...domain, associations }, header, packet), ...trimmed };
  if (!sourcesDiffer(domain, header, packet) || random.chance(0.8)) return sealed;
  if (random.chance(0.3)) return { ...sealed, body: sealed.body.subarray(0, random.below(sealed.body.length + 1)) };
  const part = random.pick(['body', 'body', 'source', 'destination'] as const);
  const changed = Uint8Array.from(sealed[part]);
  // Not of the first byte, which says what a packet is.
  const bit = part === 'body' ? 8 + random.below(8 * changed.length - 8) : random.below(8 * changed.length);
  changed[bit >> 3]! ^= 0x80 >> (bit & 7);
  return { ...sealed, [part]: changed };
}
