/** Values that a proof leaves open. */
import type { Ctx, Shape } from '../../../rtl-gen/hdl/index.ts';

/**
 * A value that is the same in every clock, and any: what is proved of it is proved of each. A register that nothing sets
 * or resets; in simulation its value comes from the seed.
 */
export function symbolic<V>(m: Ctx, name: string, shape: Shape<V>): V {
  const value = m.reg(name, shape);
  value.set(value);
  return value;
}
