/** A value of a pipe, in any of its clocks. */
import type { Ctx, Shape } from '../../hdl/index.ts';
import { delayLine } from '../../lib/stream/delay-line.ts';

/**
 * A function that gives in clock `clock` of the pipe what `value` was in clock `from`: instances of `delayLine`, each
 * from the latest clock before it that was asked for already. Ask in the order of the clocks.
 */
export function tapped<V>(m: Ctx, name: string, shape: Shape<V>, value: V, from: number): (clock: number) => V {
  const taps = new Map([[from, value]]);
  return (clock) => {
    const known = taps.get(clock);
    if (known !== undefined) return known;
    const before = Math.max(...[...taps.keys()].filter((tap) => tap < clock));
    const { q } = m.inst(`${name}_at_${clock}`, delayLine(shape, clock - before), { d: taps.get(before)! });
    taps.set(clock, q);
    return q;
  };
}
