/** Whether all parts of something are ready. */
import type { Bits } from '../../hdl/index.ts';

/** `first`, and of the others those that are built in. Combinational. */
export const allReady = (first: Bits<1>, others: readonly (Bits<1> | undefined)[]): Bits<1> =>
  others.reduce<Bits<1>>((all, one) => (one === undefined ? all : all.and(one)), first);
