/** Packets as stimulus: bytes whose number is often about that of whole beats. */
import * as fc from 'fast-check';
import type { Shape } from '../../rtl-gen/hdl/index.ts';
import type { Item } from '../agents/item.ts';
import type { Packet } from '../agents/packet/packet.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { biased } from './biased.ts';

/** What packets may be. */
export interface PacketOptions {
  /** Bytes of a beat of the stream; lengths are often those of whole beats, one less or one more. */
  readonly beat: number;
  /** Bytes of the shortest. Default 1. */
  readonly min?: number;
  /** Bytes of the longest. Default 8 beats. */
  readonly max?: number;
}

/**
 * The bytes of a packet, the first one sent first. One in three has a length at a boundary of beats, or the least or
 * the greatest, and bytes that are easy to follow (each its own number) or all equal. Shrinks to fewer bytes, and to
 * zeros.
 */
export function packets({ beat, min = 1, max = 8 * beat }: PacketOptions): fc.Arbitrary<Uint8Array> {
  if (!Number.isInteger(beat) || beat < 1 || min < 0 || max < min)
    throw new RangeError(
      `packets of ${min} to ${max} bytes in beats of ${beat}: give a beat of 1 or more, and min <= max`,
    );
  const lengths = boundaries(beat, min, max);
  return biased(fc.uint8Array({ minLength: min, maxLength: max, size: 'max' }), (random) => {
    const length = lengths[random.nextInt(0, lengths.length - 1)]!;
    const fill = random.nextInt(0, 2);
    return Uint8Array.from({ length }, (_, i) => [i, 0xff, random.nextInt(0, 255)][fill]!);
  });
}

/** What there is to know of a beat of the library (`rtl-gen/lib/packet/beat.ts`). */
interface BeatOf<U> {
  readonly bytes: number;
  readonly user: Shape<U>;
}

/**
 * Packets in beats of that shape, with the values of its `user`, as `packetSource` takes and `packetSink` gives them.
 */
export function packetsOf<U>(
  { bytes, user }: BeatOf<U>,
  bounds: Omit<PacketOptions, 'beat'> = {},
): fc.Arbitrary<Packet<Item<U>>> {
  const parts = { bytes: packets({ beat: bytes, ...bounds }), user: arbitraryOf(user) };
  return fc.record(parts, { noNullPrototype: true });
}

/** The lengths in question at and beside whole beats, and the least and the greatest. */
function boundaries(beat: number, min: number, max: number): readonly number[] {
  const lengths = new Set([min, max]);
  for (let whole = 0; whole <= max + 1; whole += beat)
    for (const length of [whole - 1, whole, whole + 1]) if (length >= min && length <= max) lengths.add(length);
  return [...lengths];
}
