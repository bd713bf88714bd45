/** A tick for what may wait for long. */
import { type Bits, bits, type Ctx, clog2 } from '../../../hdl/index.ts';

/** Changes of the top bit of `units` until a READ whose bytes do not come has waited for long: half a second. */
const slowness = 64;

/** A tick every half a second; `units` counts 128 ns. */
export function slowTick(m: Ctx, units: Bits<17>): Bits<1> {
  const half = m.next('half', units.at(16));
  const halves = m.reg('halves', bits(clog2(slowness)), { reset: 0 });
  const passes = units.at(16).ne(half);
  m.when(passes, () => halves.set(halves.add(1)));
  return m.named('read_tick', passes.and(halves.all()));
}
