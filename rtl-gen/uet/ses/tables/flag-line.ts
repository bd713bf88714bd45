/** A flag on its way through a pipe. */
import type { Bits, Ctx } from '../../../hdl/index.ts';

/** The flag of `clocks` clocks ago, 0 after reset: registers `<name>_1` and on. */
export function flagLine(m: Ctx, name: string, flag: Bits<1>, clocks: number): Bits<1> {
  let last = flag;
  for (let clock = 1; clock <= clocks; clock++) {
    const next = m.next(`${name}_${clock}`, last, { reset: 0 });
    last = next;
  }
  return last;
}
