/** A counter that is a line of the body that has it. */
import { type Bits, bits, type Ctx } from '../../hdl/index.ts';

/** Cycles with `event` since reset, modulo 2^32: the register `count_<name>`. */
export const eventCounter = (m: Ctx, name: string, event: Bits<1>): Bits<32> =>
  m.reg(`count_${name}`, bits(32), { reset: 0, next: (now) => now.add(1), enable: event });
