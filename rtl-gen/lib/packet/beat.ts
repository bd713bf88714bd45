/** A packet on a stream: some bytes a clock. */
import { type Bits, bit, bits, type Ctx, record, type Shape } from '../../hdl/index.ts';
import { positionOf } from '../bits/encode.ts';
import { lowFirst } from '../bits/joined.ts';

/**
 * What is handed over of a packet in one clock.
 *
 * - Byte 0 of a beat, the earliest in the packet, is in the least significant bits of `data` (as in AXI-Stream); bit i
 *   of `keep` says that byte i belongs to the packet.
 * - `last` marks the last beat. All other beats keep every byte; the last one keeps one byte or more, the first ones. A
 *   packet without bytes is one beat that keeps none.
 * - `user` is what travels with a packet besides its bytes: the same in all its beats.
 *
 * What bytes that are not kept hold means nothing, and may be anything.
 */
export interface Beat<U> {
  readonly data: Bits;
  readonly keep: Bits;
  readonly last: Bits<1>;
  readonly user: U;
}

/** The shape of a beat, with what parts need to know of it. */
export interface BeatShape<U> extends Shape<Beat<U>> {
  /** Bytes a beat. */
  readonly bytes: number;
  readonly user: Shape<U>;
}

/** The shape of nothing: what packets without a `user` carry as one. */
export type NoUser = Record<never, never>;

/** Beats of `bytes` bytes (1 or more) and, if packets carry something besides their bytes, a `user`. */
export function beat(bytes: number): BeatShape<NoUser>;
export function beat<U>(bytes: number, user: Shape<U>): BeatShape<U>;
export function beat<U>(bytes: number, user: Shape<U | NoUser> = record<NoUser>({})): BeatShape<U | NoUser> {
  if (!Number.isInteger(bytes) || bytes < 1) throw new RangeError(`beats of ${bytes} bytes: give an integer from 1 up`);
  const fields = { data: bits(8 * bytes), keep: bits(bytes), last: bit, user };
  return { ...record<Beat<U | NoUser>>(fields), bytes, user };
}

/** What modules over beats end their names with: bytes a beat, and the width of the user. */
export const beatSuffix = ({ bytes, user }: BeatShape<unknown>): string =>
  `b${bytes}${user.width === 0 ? '' : `_u${user.width}`}`;

/** Whether a beat is one that packets consist of: no gap in `keep`, and a byte missing only in the last beat. */
export const isBeat = ({ keep, last }: Beat<unknown>): Bits<1> =>
  keep.shl(1).or(1).and(keep).eq(keep).and(last.or(keep.all()));

/** The number of bytes that a beat keeps, where `isBeat` holds, in as many bits as the number of all of them needs. */
export function bytesKept({ keep }: Beat<unknown>): Bits {
  const wide = keep.zext(keep.width + 1);
  // The bit above the last byte that is kept, alone.
  return positionOf(wide.shl(1).or(1).and(wide.not()));
}

/** `low` below the bytes, or bits of keep, of `high`; either may be absent. */
export function above(high: Bits | undefined, low: Bits | undefined): Bits {
  if (high === undefined) return low!;
  return low === undefined ? high : high.cat(low);
}

/** The `count` units (bits by default) of `word` from `from` up; nothing where `count` is 0. */
export const part = (word: Bits, from: number, count: number, unit = 1): Bits | undefined =>
  count === 0 ? undefined : word.slice((from + count) * unit - 1, from * unit);

/** Byte `i` of a word. */
export const byteAt = (word: Bits, i: number): Bits => word.slice(8 * i + 7, 8 * i);

/** A word of `count` lanes, such as bytes: lane 0 is the least significant. */
export const lanesOf = (count: number, lane: (i: number) => Bits): Bits =>
  lowFirst(Array.from({ length: count }, (_, i) => lane(i)));

/** Four bytes, turned round so that the first one becomes byte `by`. */
export function turnedUp(m: Ctx, bytes: readonly Bits[], by: Bits<2>): readonly Bits[] {
  const by1 = bytes.map((byte, i) => m.mux(by.at(0), bytes[(i + 3) % 4]!, byte));
  return by1.map((byte, i) => m.mux(by.at(1), by1[(i + 2) % 4]!, byte));
}

/** `count` ones. */
export const ones = (m: Ctx, count: number): Bits => m.lit(count, (1n << BigInt(count)) - 1n);
