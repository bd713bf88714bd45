/** Finding the least significant 1 of a word. */
import { type Bits, type Ctx, clog2 } from '../../hdl/index.ts';

export interface LowestOne<W extends number> {
  /** The word with all but its least significant 1 cleared. */
  readonly only: Bits<W>;
  /** The position of that 1 in `clog2(W)` bits; 0 where the word is 0. */
  readonly index: Bits;
}

/**
 * `x & -x` keeps the lowest 1: the negation is one carry chain, so the depth is that of an adder and of the OR trees
 * behind it instead of a priority tree over all bits. `W` is 2 or more.
 */
export function lowestOne<W extends number>(m: Ctx, x: Bits<W>): LowestOne<W> {
  const only = x.and(m.lit(x.width, 0).sub(x));
  const bits = Array.from({ length: clog2(x.width) }, (_, b) => only.and(indexMask(x.width, b)).any());
  const index = bits.slice(1).reduce<Bits>((low, bit) => bit.cat(low), bits[0]!);
  return { only, index };
}

/** Ones at the positions whose index has bit `b` set. */
function indexMask(width: number, b: number): bigint {
  let mask = 0n;
  for (let i = 0; i < width; i++) if ((i >> b) & 1) mask |= 1n << BigInt(i);
  return mask;
}
