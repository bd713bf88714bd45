/** Counts of what is there. */
import { type Bits, bits, type Ctx } from '../../hdl/index.ts';

/** A register of 0 at reset: one more where only `up` is 1, one less where only `down` is. */
export const upDownCounter = (m: Ctx, name: string, width: number, up: Bits<1>, down: Bits<1>): Bits => {
  const [more, less] = [up.and(down.not()), down.and(up.not())];
  return m.reg(name, bits(width), {
    reset: 0,
    next: (now) => m.mux(more, now.add(1), m.mux(less, now.sub(1), now)),
  });
};
