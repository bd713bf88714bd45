/** Where the longest frame ends, as the bounds of frames need it (link-layer.md A9). */
import { type Bits, bits, clog2, module } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { checkLlrWidth, frameBytesBits, leastFrameBytes } from '../settings.ts';
import { fcsBytes } from './client.ts';

/** Throws a `RangeError` where not even the shortest frame fits. */
export function checkLongest(size: number, longest: number): void {
  checkLlrWidth(size);
  const least = Math.ceil(leastFrameBytes / size);
  if (!Number.isInteger(longest) || longest < least)
    throw new RangeError(`LLR with frames of ${longest} beats of ${size} bytes: give ${least} or more`);
}

/** Bits of the number of a beat in frames of up to `longest` beats, from 0. */
export const beatNumberBits = (longest: number): number => Math.max(1, clog2(longest));

/** Clocks from `longest_frame` to what follows from it. */
export const frameLimitLatency = 2;

/**
 * `longest_frame`, check sequence included, is made one of 64 to `longest` * `size`. `last_beat` is the number, from 0,
 * of the beat in which a client's frame of that length ends, and `last_keep` what is kept of it, `frameLimitLatency`
 * clocks after `longest_frame`; after reset those of the longest frame that is built.
 */
export const frameLimit = (size: number, longest: number) => {
  checkLongest(size, longest);
  const most = Math.min(longest * size, 2 ** frameBytesBits - 1);
  const place = clog2(size);
  const Place = bits<number>(beatNumberBits(longest));
  const endOf = (bytes: number): number => bytes - fcsBytes - 1;
  const keepTo = (lane: number): bigint => 2n ** BigInt(lane + 1) - 1n;
  return module(
    `llr_frame_limit_b${size}_l${longest}`,
    {
      summary: `Where a frame of up to ${longest} beats of ${size} bytes has to end.`,
      in: { longest_frame: bits(frameBytesBits) },
      out: { last_beat: Place, last_keep: bits<number>(size) },
    },
    ({ longest_frame }, m) => {
      // The number of the client's last byte, from 0.
      const end = m.next(
        'last_byte',
        m.choose<Bits<typeof frameBytesBits>>(
          [
            [longest_frame.gt(most), endOf(most)],
            [longest_frame.lt(leastFrameBytes), endOf(leastFrameBytes)],
          ],
          longest_frame.sub(fcsBytes + 1),
        ),
        { reset: endOf(most) },
      );
      const lane = m.named('lane', end.trunc<number>(place));
      const keep = lowFirst(Array.from({ length: size }, (_, i) => (i === 0 ? m.lit(1, 1) : lane.gt(i - 1))));
      return {
        last_beat: m.next('last_beat', end.shr(place).trunc<number>(Place.width), { reset: endOf(most) >> place }),
        last_keep: m.next('last_keep', keep, { reset: keepTo(endOf(most) % size) }),
      };
    },
  );
};
