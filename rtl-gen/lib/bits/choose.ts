/** One of several values, by its number or by conditions. */
import { type Bits, type Ctx, clog2, type EnumV, type Lit, type Shape } from '../../hdl/index.ts';

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

/** A state of an enumeration, by its name or as a value. */
type State<K extends string> = K | EnumV<K>;

/** What `chooserOf` gives: the state beside the first condition that is 1, else the last one. */
export type Chooser<K extends string> = (
  ...choices: readonly [...(readonly [c: Bits<1>, state: State<K>])[], otherwise: State<K>]
) => EnumV<K>;

/** `m.choose` for the states of an enumeration: `kind([c, 'read'], [d, other.kind], 'write')`. */
export const chooserOf =
  <K extends string>(m: Ctx, shape: Shape<EnumV<K>>): Chooser<K> =>
  (...choices) =>
    choices.reduceRight<EnumV<K> | undefined>((rest, choice) => {
      const [c, state] = Array.isArray(choice) ? choice : [undefined, choice];
      const value = m.lit(shape, state as Lit<EnumV<K>>);
      return c === undefined ? value : m.mux(c, value, rest!);
    }, undefined)!;
