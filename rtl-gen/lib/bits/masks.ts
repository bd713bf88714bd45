/** Words with a run of bits set, chosen by a count. */
import type { Bits, Ctx } from '../../hdl/index.ts';

/** `width` bits with the bits below `count` set; all where `count` is `width` or more. */
export const belowMask = <W extends number>(m: Ctx, width: W, count: Bits): Bits<W> =>
  m
    .lit(width, (1n << BigInt(width)) - 1n)
    .shl(count)
    .not();
