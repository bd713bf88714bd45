/** Room for the check sequence behind each frame. */
import { type Bits, bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { checkLlrWidth } from '../settings.ts';
import { clientBeat, fcsBytes } from './client.ts';

/**
 * Each frame becomes 4 bytes of 0 longer, which may take a beat of their own; bytes that are not kept are 0 as well. `down` comes from registers
 * one clock later, a beat in each clock.
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
      const held = m.reg('held', Beat);
      const full = m.reg('full', bit, { reset: 0 });
      const over = m.reg('over', bits<number>(fcsBytes));
      const spills = m.reg('spills', bit, { reset: 0 });
      const { data, keep, last, user } = up.payload;
      const { ready } = m.named({ ready: full.not().or(down.ready) });
      const { too_long } = m.named({ too_long: last.and(keep.at(size - fcsBytes)) });
      const { longer } = m.named({ longer: keep.shl(fcsBytes).or((1n << BigInt(fcsBytes)) - 1n) });
      const kept = Array.from(
        { length: size },
        (_, i): Bits => data.slice(8 * i + 7, 8 * i).and(keep.at(i).repeat<number>(8)),
      ).reduce((low, high) => high.cat(low));
      m.when(ready, () => {
        held.set({ data: kept, keep: m.mux(last, longer, keep), last: last.and(too_long.not()), user });
        full.set(up.valid);
        over.set(keep.slice(size - 1, size - fcsBytes));
        spills.set(up.valid.and(too_long));
        m.when(spills, () => {
          held.set({
            data: m.lit<number>(8 * size, 0),
            keep: over.zext<number>(size),
            last: m.lit(1, 1),
            user: held.user,
          });
          full.set(1);
          spills.set(0);
        });
      });
      return { up: { ready: ready.and(spills.not()) }, down: { payload: held, valid: full } };
    },
  );
};
