/** Lists of values, of a length that a parameter decides, as one value. */
import { anyOf, type Bits, type Vec, vecOf } from '../../hdl/index.ts';

/** All words as one, the first the least significant: such as one bit of each stream. */
export const wordOf = (each: readonly Bits[]): Bits => each.reduceRight((high, low) => high.cat(low));

/** The values of a list, one or more of one shape, as a vec. */
export const toVec = <V, N extends number = number>(values: readonly V[]): Vec<V, N> =>
  vecOf(...(values as [V, ...V[]])) as Vec<V> as Vec<V, N>;

/** Whether one of the bits of a list, one or more, is 1. */
export const anyOfList = ([first, ...others]: readonly Bits<1>[]): Bits<1> => anyOf(first!, ...others);
