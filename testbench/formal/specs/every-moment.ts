/** Properties of a whole design of several clocks. */
import type { Bits, Ctx } from '../../../rtl-gen/hdl/index.ts';

/**
 * Assert `c`, which may be made of registers of any domain, at every edge of each of those clocks. An assertion counts
 * only at the edges of its own clock, and induction then knows nothing of the moments between; what is to hold of both
 * sides of a crossing has to be asserted in both.
 */
export function assertAlways<C extends string>(m: Ctx<C>, clocks: readonly C[], name: string, c: Bits<1>): void {
  for (const clock of clocks) {
    const here = m.on(clock);
    here.assert(`${name}_at_${clock}`, seenIn(m, clock, name, c));
  }
}

/** A condition of any domain, for checks of the domain `clock`. */
export const seenIn = <C extends string>(m: Ctx<C>, clock: C, name: string, c: Bits<1>): Bits<1> =>
  m.on(clock).unsafeCross(`${name}_in_${clock}`, c);
