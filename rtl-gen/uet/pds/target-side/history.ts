/** A value and what it was in the clocks before. */
import type { Ctx } from '../../../hdl/index.ts';

/**
 * `value` at index 0, and at index k what it was k clocks ago, up to `clocks`: registers `name_1`, `name_2` and so on,
 * which the reset sets to 0 where `reset` says so and otherwise leaves alone. A valid bit needs that only if it is
 * shown outside, counted, or changes what nothing clears: what a pipe leaves in contexts after a reset is gone when
 * they are swept, or begin again.
 */
export function history<V>(m: Ctx, name: string, value: V, clocks: number, reset = false): readonly V[] {
  const values: V[] = [value];
  for (let i = 1; i <= clocks; i++) {
    values.push(m.next(`${name}_${i}`, values.at(-1)!, reset ? { reset: 0 } : {}));
  }
  return values;
}
