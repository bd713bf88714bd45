/** One of several values by its number. */
import { type Bits, type Ctx, clog2 } from '../../hdl/index.ts';

/** The value number `index` of `values`, as a tree of choices; any of them where `index` is beyond the last. */
export function chooseFrom<V>(m: Ctx, index: Bits, values: readonly V[]): V {
  let level = values;
  for (let weight = 0; weight < clog2(values.length); weight++) {
    const bit = index.at(weight);
    level = level.flatMap((value, i) => {
      if (i % 2 === 1) return [];
      const other = level[i + 1];
      return [other === undefined ? value : m.mux(bit, other, value)];
    });
  }
  return level[0]!;
}
