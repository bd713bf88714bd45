/** Frames without their check sequence, as endpoints have them. */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { fcsBytes } from '../../llr/transmit/client.ts';
import type { LinkWidth } from './link-options.ts';

/**
 * Takes the last 4 bytes off each frame, of 5 bytes or more. A beat leaves when the one after it has come, a last one
 * at once; without a pause where `up` has none.
 */
export const fcsStrip = (size: LinkWidth) => {
  const Beat = beat(size);
  return module(
    `uet_fcs_strip_b${size}`,
    { summary: `Takes the FCS off frames in beats of ${size} bytes.`, link: { up: sink(Beat), down: source(Beat) } },
    ({ up, down }, m) => {
      const held = m.reg('held', record({ data: bits(8 * size), keep: bits(size), last: bit }));
      const full = m.reg('full', bit, { reset: 0 });
      const { data, keep, last } = up.payload;
      // The next beat has no more than a piece of the check sequence: the one that is held ends the frame.
      const isPiece = m.named('is_piece', last.and(keep.at(fcsBytes).not()));
      const alone = m.named('alone', held.last);
      const valid = m.named('valid', full.and(alone.or(up.valid)));
      const goes = m.named('goes', valid.and(down.ready));
      const joined = keep.trunc(fcsBytes).cat(m.lit(size - fcsBytes, (1n << BigInt(size - fcsBytes)) - 1n));
      const ends = alone.or(isPiece);
      const left = m.mux(alone, held.keep.shr(fcsBytes), m.mux(isPiece, joined, held.keep));
      const ready = m.named('ready', full.not().or(goes));
      const swallowed = m.named('swallowed', full.and(alone.not()).and(isPiece));
      m.when(goes, () => full.set(0));
      m.when(up.valid.and(ready).and(swallowed.not()), () => {
        full.set(1);
        held.set({ data, keep, last });
      });
      return {
        up: { ready },
        down: { payload: { data: held.data, keep: left, last: ends, user: {} }, valid },
      };
    },
  );
};
