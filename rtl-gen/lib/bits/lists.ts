/** Lists of values, of a length that a parameter decides, as one value. */
import { anyOf, type Bits, vecOf } from '../../hdl/index.ts';

/** A vec of the values of a list, one or more of one shape, the first as element 0. */
export const toVec = <V extends {}>([first, ...others]: readonly V[]) => vecOf(first!, ...others);

/** Whether one of the bits of a list, one or more, is 1. */
export const anyOfList = ([first, ...others]: readonly Bits<1>[]): Bits<1> => anyOf(first!, ...others);
