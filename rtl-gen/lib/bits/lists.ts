/** Values of lists that are not empty, of a length that a parameter decides. */
import { anyOf, type Bits, vecOf } from '../../hdl/index.ts';

/** A vec of the values of a list, the first as element 0. */
export const vecOfList = <V extends object>([first, ...others]: readonly V[]) => vecOf(first!, ...others);

/** Whether one of the bits of a list is 1. */
export const anyOfList = ([first, ...others]: readonly Bits<1>[]): Bits<1> => anyOf(first!, ...others);
