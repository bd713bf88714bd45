/** Random packets through the GCM engine, held against OpenSSL. */
import { assert, type Body, chance, type TestContext } from '../test-kit.ts';
import { type GcmPacket, type GcmPorts, type GcmResult, gcmExpected, gcmPortsWith, toBeOpened } from './gcm-bench.ts';

export const randomBytes = (t: TestContext, count: number): Uint8Array =>
  Uint8Array.from({ length: count }, () => t.random.below(256));

/** What a packet is to be. */
export interface GcmRequest {
  readonly key: number;
  readonly pass: number;
  readonly aad: number;
  readonly text: number;
  /** `short`: its last bytes are missing. `forged`: a bit of what is authenticated is flipped. */
  readonly what: 'seal' | 'open' | 'forged' | 'short';
  /** Where, in thousandths of its length. */
  readonly where: number;
}

/** A packet as it is to be, of random bytes, for its key. */
export function gcmPacketOf(
  t: TestContext,
  { key, pass, aad, text, what, where }: GcmRequest,
  under: Uint8Array,
): GcmPacket {
  const bytes = randomBytes(t, pass + aad + text);
  const sealed = { key, iv: randomBytes(t, 12), seal: true, bytes, passBytes: pass, aadBytes: aad };
  if (what === 'seal') return sealed;
  const packet = toBeOpened(sealed, under);
  if (what === 'open') return packet;
  const kept = what === 'short' ? Math.floor((packet.bytes.length * where) / 1000) : packet.bytes.length;
  const changed = packet.bytes.slice(0, kept);
  if (what === 'forged') changed[pass + Math.floor(((changed.length - pass) * where) / 1000)]! ^= 1 << (where % 8);
  // A packet to be sealed may be too short too.
  return { ...packet, seal: what === 'short' && where % 4 === 0, bytes: changed };
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/**
 * Plays the packets, and compares: what is not forged or short leaves as OpenSSL has it, in order; the others are
 * `refused`, and leave, without `ok`, only where the engine does not wait for verdicts.
 */
export async function compareGcm(
  ports: GcmPorts,
  packets: readonly GcmPacket[],
  keys: ReadonlyMap<number, Uint8Array>,
  cutThrough: boolean,
): Promise<void> {
  const expected = packets.map((packet) => gcmExpected(packet, keys.get(packet.key)!));
  const released = cutThrough ? expected : expected.filter(({ ok }) => ok);
  const refusals = expected.filter(({ ok }) => !ok).length;
  const { results, refused } = await ports.play(packets, released.length, refusals);
  assert.deepEqual(
    results.map(({ ok }) => ok),
    released.map(({ ok }) => ok),
  );
  const right = (all: readonly GcmResult[]) => all.filter(({ ok }) => ok).map(({ bytes }) => hex(bytes));
  assert.deepEqual(right(results), right(released));
  assert.equal(refused, refusals);
}

/** A run of about `clocks` clocks of an engine of 256-bit keys that waits for verdicts, with a few of its keys. */
export const gcmProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const keys = new Map([0, 1, 5, 255].map((number) => [number, randomBytes(t, 32)]));
    const ports = await gcmPortsWith(t, keys, { packets: chance(0.9), descriptors: chance(0.8), down: chance(0.8) });
    const packets: GcmPacket[] = [];
    for (let bytes = 0; bytes < 8 * clocks; ) {
      const key = [...keys.keys()][t.random.below(keys.size)]!;
      const [pass, aad] = [0, 1].map(() => (t.random.below(2) === 0 ? 0 : t.random.below(50)));
      const what = (['seal', 'open', 'open', 'forged', 'short'] as const)[t.random.below(5)]!;
      const longest = [17, 60, 600][t.random.below(3)]!;
      const request = { key, pass: pass!, aad: aad!, text: t.random.below(longest), what, where: t.random.below(1000) };
      packets.push(gcmPacketOf(t, request, keys.get(key)!));
      bytes += packets.at(-1)!.bytes.length + 32;
    }
    await compareGcm(ports, packets, keys, false);
  };
