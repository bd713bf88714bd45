/** Where the longest frame ends, as the bounds of frames want it (link-layer.md A9). */
import { type Bits, bits, clog2, module } from '../../../hdl/index.ts';
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
      const end = m.reg('last_byte', bits(frameBytesBits), { reset: endOf(most) });
      end.set(longest_frame.sub(fcsBytes + 1));
      m.when(longest_frame.lt(leastFrameBytes), () => end.set(endOf(leastFrameBytes)));
      m.when(longest_frame.gt(most), () => end.set(endOf(most)));
      const lastBeat = m.reg('last_beat', Place, { reset: endOf(most) >> place });
      const lastKeep = m.reg('last_keep', bits<number>(size), { reset: keepTo(endOf(most) % size) });
      lastBeat.set(end.shr(place).trunc<number>(Place.width));
      const lane = m.named('lane', end.trunc<number>(place));
      const lanes = Array.from({ length: size - 1 }, (_, i): Bits => lane.gt(i));
      lastKeep.set(lanes.reduce((low, high) => high.cat(low), m.lit<number>(1, 1)).as<number>(size));
      return { last_beat: lastBeat, last_keep: lastKeep };
    },
  );
};
