/** Words with one bit or a run of bits set, chosen by an index. */
import type { Bits, Ctx } from '../../hdl/index.ts';

/** `width` bits with only bit `index` set; none where `index` is `width` or more. */
export const oneHot = <W extends number>(m: Ctx, width: W, index: Bits): Bits<W> => m.lit(width, 1).shl(index);

/** `width` bits with the bits below `count` set; all where `count` is `width` or more. */
export const belowMask = <W extends number>(m: Ctx, width: W, count: Bits): Bits<W> =>
  m
    .lit(width, (1n << BigInt(width)) - 1n)
    .shl(count)
    .not();
