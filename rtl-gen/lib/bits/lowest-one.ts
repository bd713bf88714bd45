/** Finding the least significant 1 or 0 of a word. */
import { type Bits, type Ctx, clog2 } from '../../hdl/index.ts';

export interface LowestBit<W extends number> {
  /** A 1 at the position that was looked for, 0 elsewhere; all 0 where there is none. */
  readonly only: Bits<W>;
  /** The position in `clog2(W)` bits; 0 where there is none. */
  readonly index: Bits;
}

/**
 * `x & -x` keeps the lowest 1: the negation is one carry chain, so the depth is that of an adder and of the OR trees
 * behind it instead of a priority tree over all bits. `W` is 2 or more.
 */
export function lowestOne<W extends number>(m: Ctx, x: Bits<W>): LowestBit<W> {
  return encoded(x.and(m.lit(x.width, 0).sub(x)));
}

/** As `lowestOne`, for the lowest 0: `~x & (x + 1)`. */
export function lowestZero<W extends number>(x: Bits<W>): LowestBit<W> {
  return encoded(x.not().and(x.add(1)));
}

/** The position of the only 1 of a word. */
function encoded<W extends number>(only: Bits<W>): LowestBit<W> {
  const bits = Array.from({ length: clog2(only.width) }, (_, b) => only.and(indexMask(only.width, b)).any());
  const index = bits.slice(1).reduce<Bits>((low, bit) => bit.cat(low), bits[0]!);
  return { only, index };
}

/** Ones at the positions whose index has bit `b` set. */
function indexMask(width: number, b: number): bigint {
  let mask = 0n;
  for (let i = 0; i < width; i++) if ((i >> b) & 1) mask |= 1n << BigInt(i);
  return mask;
}
