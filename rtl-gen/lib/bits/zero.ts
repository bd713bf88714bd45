/** The value of a shape whose bits are all 0. */
import { type Ctx, type Shape, unpack } from '../../hdl/index.ts';

/** All bits 0: such as the value after reset of a record of events. */
export const zeroOf = <V>(m: Ctx, shape: Shape<V>): V => unpack(shape, m.lit(shape.width, 0));
