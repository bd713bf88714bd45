/** How many bytes of frames under LLR are outstanding, and whether one more may begin (link-layer.md A6, A9). */
import { bit, bits, module } from '../../../hdl/index.ts';
import { beat, bytesKept } from '../../../lib/packet/beat.ts';
import { checkLlrWidth, frameBytesBits, outstandingBytesBits } from '../settings.ts';

/** Beats that `open` may not know of yet. */
export const dataLimitBeats = 3;

/**
 * `counts` marks a beat of a frame that is to be kept, in the clock after it was taken; `freed`: bytes that were
 * acknowledged since `clear`. `open`: what is outstanding, with `dataLimitBeats` full beats that may not be counted yet
 * and a frame of `longest` bytes, is `most` or less; of the clock before.
 */
export const dataLimit = (size: number) => {
  checkLlrWidth(size);
  const Sum = bits(outstandingBytesBits);
  return module(
    `llr_data_limit_b${size}`,
    {
      summary: `Limits outstanding bytes, in beats of ${size} bytes.`,
      in: { beat: beat(size), counts: bit, clear: bit, freed: Sum, most: Sum, longest: bits(frameBytesBits) },
      out: { open: bit, outstanding: Sum },
    },
    ({ freed, most, longest, clear, ...io }, m) => {
      const counted = m.next('counted', bytesKept(io.beat).mask(io.counts), { reset: 0 });
      const total = m.reg('total', Sum, { reset: 0, next: (now) => now.add(counted.zext(Sum.width)) });
      m.when(clear, () => total.set(0));
      const outstanding = m.named('outstanding', total.sub(freed));
      // One bit more than the sums: a negative room is less than nothing.
      const wide = Sum.width + 1;
      const least = m.next('least', longest.zext(wide).add(dataLimitBeats * size));
      const room = m.next('room', m.named('most_now', most.zext(wide).sub(least)));
      const fits = room
        .at(Sum.width)
        .not()
        .and(outstanding.le(room.trunc(Sum.width)));
      return { open: m.next('open', fits, { reset: 0 }), outstanding };
    },
  );
};
