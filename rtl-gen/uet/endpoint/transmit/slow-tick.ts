/** A tick for what may wait for long. */
import { type Bits, bits, type Ctx, clog2 } from '../../../hdl/index.ts';

/** Changes of the top bit of `units` until a READ whose bytes do not come has waited for long: half a second. */
const slowness = 64;

/** A tick every half a second; `units` counts 128 ns. `name`: of what ticks. */
export function slowTick(m: Ctx, units: Bits<17>, name = 'read'): Bits<1> {
  const prefix = name === 'read' ? '' : `${name}_`;
  const half = m.next(`${prefix}half`, units.at(16));
  const halves = m.reg(`${prefix}halves`, bits(clog2(slowness)), { reset: 0 });
  const passes = units.at(16).ne(half);
  m.when(passes, () => halves.set(halves.add(1)));
  return m.named(`${name}_tick`, passes.and(halves.all()));
}
