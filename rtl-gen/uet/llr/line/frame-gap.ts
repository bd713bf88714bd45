/** The gap between frames (IEEE 802.3 clauses 46.3.1.4 and 81.3.1.4: deficit idle count). */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { mostOwed } from './column.ts';

/** Bytes of the gap on average, its end character included, that can be asked for. */
export const gapBytes = { least: 8, most: 16 } as const;

/**
 * How many blocks of idle are owed before the next frame may start, so that gaps have `gap` bytes on average and never
 * more than 7 less: frames start in lane 0 alone, so a gap is some bytes shorter or longer, and the deficit goes on to
 * the next one.
 *
 * `ends`: a frame ends in this clock, in a block with `tail` bytes of it. `idle`: so many blocks of idle follow all
 * else, or 3 and more. `starts`: a frame starts. What of it stands on `owed` one clock later. A gap with more idles
 * than are owed leaves no deficit. All of it counts only with `advance`.
 */
export const frameGap = (gap: number) => {
  if (!Number.isInteger(gap) || gap < gapBytes.least || gap > gapBytes.most)
    throw new RangeError(`a gap of ${gap} bytes between frames: give ${gapBytes.least} to ${gapBytes.most}`);
  return module(
    `llr_frame_gap_g${gap}`,
    {
      summary: `Owes ${gap} bytes of gap between frames on average.`,
      in: { advance: bit, ends: bit, tail: bits(3), idle: bits(2), starts: bit },
      out: { owed: bits(2) },
    },
    (io, m) => {
      const owed = m.reg('owed', bits(2), { reset: 0 });
      const deficit = m.reg('deficit', bits(3), { reset: 0 });
      // The clock before had more idles than were owed: it is known last, so the deficit goes a clock later.
      const forgives = m.reg('forgives', bit);
      const carried = m.named('carried', deficit.mask(forgives.not()));
      // Bytes of the end's block and the idles after it; what is no whole block stays.
      const bytes = m.named('bytes', io.tail.zext(5).add(carried.zext(5)).add(gap));
      const ifEnded = bytes.slice(4, 3).sub(1);
      const due = m.named('due', m.mux<Bits<2>>(io.ends, ifEnded, m.mux(io.starts, 0, owed)));
      // Not by a difference: two at most are due, and how many idles there are is known last.
      const left = m.named('left', m.mux<Bits<2>>(io.idle.at(0), m.lit(1, 0).cat(due.at(1)), due));
      m.when(io.advance, () => {
        owed.set(left.mask(io.idle.at(1).not()));
        forgives.set(io.idle.gt(due));
        deficit.set(m.mux(io.ends, bytes.trunc(3), carried));
      });
      m.assert('never_owes_more', owed.le(mostOwed));
      return { owed };
    },
  );
};
