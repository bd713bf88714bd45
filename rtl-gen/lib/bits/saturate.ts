/** Words that are cut to fewer bits, and stay at the largest value where they do not fit. */
import type { Bits, Ctx } from '../../hdl/index.ts';

/** The low `width` bits of a wider word; all 1 where a bit above them is 1. */
export const saturate = <const W extends number>(m: Ctx, word: Bits, width: W): Bits<W> =>
  m
    .mux<Bits>(word.slice(word.width - 1, width).any(), m.lit(width, (1n << BigInt(width)) - 1n), word.trunc(width))
    .as(width);
