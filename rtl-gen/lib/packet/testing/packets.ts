/** Packets in software: lists of bytes, cut into beats and put together again by the rules of `Beat`. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Payload } from '../../../../testbench/agents/payload.ts';

export interface Packet {
  readonly bytes: readonly number[];
  /** What travels with it, for designs with a `user`. */
  readonly user: number;
}

/** A beat as the agents send and receive it. */
type BeatItem = Readonly<Record<'data' | 'keep' | 'last' | 'user', number | bigint>>;

/** Packets of up to `longest` bytes; `width` bits of user, 0 without one. Many are about as long as some beats. */
export const packetsOf = (longest: number, width = 0, shortest = 0): fc.Arbitrary<Packet[]> =>
  fc.array(
    fc.record({
      bytes: fc.array(fc.nat(255), { minLength: shortest, maxLength: longest, size: 'max' }),
      user: fc.nat(2 ** width - 1),
    }),
    { maxLength: 12, size: 'max' },
  );

/** The beats of packets, `size` bytes each; what is not kept is noise. `user` says whether beats have one. */
export const toBeats = (packets: readonly Packet[], size: number, user: boolean): Payload[] =>
  packets.flatMap(({ bytes, user: owner }, packet) => {
    const beats = Math.max(1, Math.ceil(bytes.length / size));
    return Array.from({ length: beats }, (_, i) => {
      const kept = bytes.slice(i * size, (i + 1) * size);
      const noise = Array.from({ length: size - kept.length }, (__, j) => (packet * 37 + j * 91 + 0x5a) & 255);
      return {
        data: toWord([...kept, ...noise]),
        keep: (1n << BigInt(kept.length)) - 1n,
        last: i === beats - 1 ? 1 : 0,
        ...(user ? { user: owner } : {}),
      };
    });
  });

/** The packets that beats of `size` bytes make up; fails where they are not beats of packets. `user` is 0 without one. */
export function fromBeats(items: readonly Payload[], size: number): Packet[] {
  const packets: Packet[] = [];
  let open: number[] | undefined;
  for (const item of items as readonly BeatItem[]) {
    const kept = BigInt(item.keep).toString(2).replace(/0/g, '').length;
    const user = Number(item.user ?? 0);
    expect(BigInt(item.keep), 'bytes are kept from byte 0 on').toBe((1n << BigInt(kept)) - 1n);
    if (item.last === 0) expect(kept, 'a beat before the last is full').toBe(size);
    if (open !== undefined) expect(kept, 'a packet with bytes has no empty beat').toBeGreaterThan(0);
    const bytes: number[] = [...(open ?? []), ...toBytes(BigInt(item.data), kept)];
    if (item.last === 0) open = bytes;
    else {
      packets.push({ bytes, user });
      open = undefined;
    }
  }
  expect(open, 'no packet is open at the end').toBe(undefined);
  return packets;
}

/** Bytes as a word, the first in the least significant bits. */
export const toWord = (bytes: readonly number[]): bigint =>
  bytes.reduceRight((word, b) => (word << 8n) | BigInt(b), 0n);

/** The first `count` bytes of a word. */
export const toBytes = (word: bigint, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Number((word >> BigInt(8 * i)) & 255n));
