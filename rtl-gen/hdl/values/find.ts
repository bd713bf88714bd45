/** Counting and finding the ones of a word, in balanced trees. Behind the methods of `Bits`. */
import type { ExprId } from '../../ir/expr.ts';
import { clog2 } from './clog2.ts';
import type { Owner } from './owner.ts';

/** How many of the bits are 1, in the `clog2(width + 1)` bits that hold the width. */
export function onesOf({ table }: Owner, id: ExprId): ExprId {
  const resized = (x: ExprId, w: number): ExprId => {
    const { width } = table.get(x);
    return width < w ? table.cat([table.const(w - width, 0n), x]) : x;
  };
  const count = (lo: number, width: number): ExprId => {
    if (width === 1) return table.slice(id, lo, 1);
    const low = Math.ceil(width / 2);
    const w = clog2(width + 1);
    return table.binary('add', resized(count(lo + low, width - low), w), resized(count(lo, low), w));
  };
  return count(0, table.get(id).width);
}

/** The least significant 1 alone, as a word of the same width; zero for zero. */
export function lowestOf({ table }: Owner, id: ExprId): ExprId {
  const { width } = table.get(id);
  return table.binary('and', id, table.binary('sub', table.const(width, 0n), id));
}

/**
 * The position of the least significant 1, in `max(1, clog2(width))` bits; `width - 1` where there is none. Of two
 * halves the lower one counts unless it is empty.
 */
export function positionOf({ table }: Owner, id: ExprId): ExprId {
  /** Of a part of the word, in `bits` bits; none where the part is one bit. */
  const find = (lo: number, width: number, bits: number): ExprId[] => {
    if (bits === 0) return [];
    const half = 2 ** (bits - 1);
    // The upper part of a word may be so short that the top bits of the position are 0.
    if (width <= half) return [table.const(1, 0n), ...find(lo, width, bits - 1)];
    const noneLow = table.unary('not', table.unary('reduceOr', table.slice(id, lo, half)));
    const rest = bits - 1;
    if (rest === 0) return [noneLow];
    const [high, low] = [find(lo + half, width - half, rest), find(lo, half, rest)];
    return [noneLow, table.mux(noneLow, table.cat(high), table.cat(low))];
  };
  const { width } = table.get(id);
  return width === 1 ? table.const(1, 0n) : table.cat(find(0, width, clog2(width)));
}
