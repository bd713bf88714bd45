/** Comparison with several states of an enumeration. */
import type { Bits, EnumV } from '../../hdl/index.ts';

/** 1 where `value` is one of the states. */
export const isOneOf = <K extends string>(
  value: EnumV<K>,
  first: NoInfer<K>,
  ...others: readonly NoInfer<K>[]
): Bits<1> => others.reduce((some, state) => some.or(value.is(state)), value.is(first));
