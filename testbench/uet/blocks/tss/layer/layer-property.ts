/**
 * The whole TSS layer, set up by software over its registers: what it sends comes back, and all is held against the
 * golden endpoint.
 */
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { type Packet, TscAllocator } from '../../../golden/tss/index.ts';
import { LayerBench } from './layer-bench.ts';
import { jobs, LayerManagement } from './layer-management.ts';
import type { LayerSoftware } from './layer-software.ts';
import { anyPacket } from './layer-traffic.ts';
import { constructed } from './layer-vectors.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The job of a body, by the lowest bits of its second byte, none where they are 0. */
const jobOf = (body: Uint8Array): number | undefined => [undefined, ...jobs][(body[1] ?? 0) & 3];

/** A word at every address of the registers, mapped or not, is none of the secrets'. */
async function readsNothingOf({ bus }: LayerSoftware, secrets: readonly Uint8Array[]): Promise<void> {
  const words = new Set(
    secrets.flatMap((secret) =>
      Array.from({ length: secret.length - 3 }, (_, i) => Buffer.from(secret).readUInt32BE(i)),
    ),
  );
  for (let address = 0; address < 256; address += 4) {
    const { value } = await bus.readWord(address);
    assert.ok(!words.has(Number(value)), `address ${address} shows a secret`);
  }
}

/** The constructed packets leave as they should, the only one whose number is below the limit, and come back. */
async function sendsVectors(bench: LayerBench): Promise<void> {
  const { software, endpoint } = bench;
  for (const { domain, key, first, packet, sealed } of constructed) {
    endpoint.configure(domain);
    // The same key begins with the same number again, so what was known of it has to go first.
    await software.removeDomain(0);
    await software.writeDomain(0, domain);
    assert.ok(await software.installKey(0, 0, { key }, [first, first + 1n]));
    const numbers = new TscAllocator({ epoch: domain.epochs[0], counter: first }, first + 1n);
    const list = [0, 1].map(() => ({ packet, sdi: domain.sdi, an: 0 as const, numbers: () => numbers }));
    const left = await bench.send(list);
    expect(left.map(({ body }) => hex(body))).toEqual([hex(sealed)]);
    await bench.receive(left);
    await readsNothingOf(software, [key]);
  }
}

/** How much a round sends. */
interface Traffic {
  /** Packets a round. */
  readonly packets?: number;
  /** One of these is the most bytes of a body. */
  readonly longest?: readonly number[];
  /** Addresses that there are. */
  readonly sources?: number;
}

/** The vectors first, then `rounds` of random packets between which software changes something. */
export const layerProperty =
  (entries: number, rounds: number, { packets = 8, longest = [40, 300], sources = 6 }: Traffic = {}): Body<void> =>
  async (t) => {
    const { random } = t;
    const bench = new LayerBench(t, jobOf);
    await bench.software.ready();
    await sendsVectors(bench);
    const choice = { failureLimits: [2, 1000], numberLimits: [1n << 48n, 40n] };
    const management = new LayerManagement(t, bench, choice);
    for (let entry = 0; entry < entries; entry++) await management.define(entry);
    for (let round = 0; round < rounds; round++) {
      const list = Array.from({ length: packets }, () => management.sending(longest, sources));
      const left = random.chance(0.5) ? await bench.send(list) : await management.changeUnderWay(list);
      await bench.receive(left.map((packet) => maybeWrong(random, packet)));
      bench.settle();
      const change = random.pick(['define', 'renew', 'age', 'bind', 'bind'] as const);
      await management[change](random.below(entries));
    }
    await bench.count();
    const held = management.domains.flatMap(({ associations }) =>
      associations.map((one) => one?.key ?? new Uint8Array()),
    );
    await readsNothingOf(bench.software, held);
  };

/** The packet as it was, trimmed, plain, or with a bit of it changed. */
function maybeWrong(random: TestContext['random'], packet: Packet): Packet {
  const kind = random.below(10);
  if (kind === 0) return { ...packet, trimmed: true };
  if (kind === 1) return anyPacket(random, 20);
  if (kind > 3) return packet;
  const body = Uint8Array.from(packet.body);
  body[1 + random.below(body.length - 1)]! ^= 1 << random.below(8);
  return { ...packet, body };
}
