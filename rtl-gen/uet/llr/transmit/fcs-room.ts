/** Room for the check sequence after each frame. */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { checkLlrWidth } from '../settings.ts';
import { ClientMark, clientBeat, fcsBytes } from './client.ts';

/**
 * Each frame becomes 4 bytes longer, which may take a beat of their own. What these bytes are means nothing, as with
 * all that is not kept: zeros would cost a LUT a bit, and `fcsFill` makes the right ones of any. `down` comes from
 * registers one clock later, a beat in each clock.
 */
export const fcsRoom = (size: number) => {
  checkLlrWidth(size);
  const Beat = clientBeat(size);
  return module(
    `llr_fcs_room_b${size}`,
    {
      summary: `Makes frames ${fcsBytes} bytes longer, in beats of ${size} bytes.`,
      link: { up: sink(Beat), down: source(Beat) },
    },
    ({ up, down }, m) => {
      const held = m.reg('held', record({ keep: bits(size), last: bit, user: ClientMark }));
      const full = m.reg('full', bit, { reset: 0 });
      const spills = m.reg('spills', bit, { reset: 0 });
      const { data, keep, last, user } = up.payload;
      const ready = m.named('ready', full.not().or(down.ready));
      const heldData = m.next('held_data', data, { enable: ready });
      const over = m.next('over', keep.slice(size - 1, size - fcsBytes), { enable: ready });
      const too_long = m.named('too_long', last.and(keep.at(size - fcsBytes)));
      const longer = m.named('longer', keep.shl(fcsBytes).or((1n << BigInt(fcsBytes)) - 1n));
      m.when(ready, () => {
        held.set({ keep: m.mux(last, longer, keep), last: last.and(too_long.not()), user });
        full.set(up.valid);
        spills.set(up.valid.and(too_long));
        m.when(spills, () => {
          held.set({ keep: over.zext(size), last: m.lit(1, 1), user: held.user });
          full.set(1);
          spills.set(0);
        });
      });
      return { up: { ready: ready.and(spills.not()) }, down: { payload: { data: heldData, ...held }, valid: full } };
    },
  );
};
