/** How many bytes of frames under LLR are outstanding, and whether one more may begin (link-layer.md A6, A9). */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
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
  const place = clog2(size);
  return module(
    `llr_data_limit_b${size}`,
    {
      summary: `Limits outstanding bytes, in beats of ${size} bytes.`,
      in: {
        beat: beat(size),
        counts: bit,
        clear: bit,
        freed: Sum,
        most: Sum,
        longest: bits(frameBytesBits),
      },
      out: { open: bit, outstanding: Sum },
    },
    (io, m) => {
      const counted = m.reg('counted', bits(place + 1), { reset: 0 });
      const total = m.reg('total', Sum, { reset: 0 });
      const least = m.reg('least', bits(outstandingBytesBits + 1));
      const open = m.reg('open', bit, { reset: 0 });
      counted.set(bytesKept(io.beat).mask(io.counts));
      total.set(total.add(counted.zext(outstandingBytesBits)));
      m.when(io.clear, () => total.set(0));
      const outstanding = m.named('outstanding', total.sub(io.freed));
      least.set(io.longest.zext(outstandingBytesBits + 1).add(dataLimitBeats * size));
      const most_now = m.named('most_now', io.most.zext(outstandingBytesBits + 1).sub(least));
      const room = m.reg('room', bits(outstandingBytesBits + 1));
      room.set(most_now);
      open.set(
        room
          .at(outstandingBytesBits)
          .not()
          .and(outstanding.le(room.trunc(outstandingBytesBits))),
      );
      return { open, outstanding };
    },
  );
};
