/** Linear maps over GF(2): every bit of the result is the parity of some bits of the argument. */
import type { Bits, Ctx } from '../../hdl/index.ts';

/** For each bit of the result, the least significant first, the mask of the argument's bits whose parity it is. */
export type LinearMap = readonly bigint[];

/** The map to `width` bits that takes bit i of its argument to `columns[i]`. */
export function mapOfColumns(width: number, columns: readonly bigint[]): LinearMap {
  const rows: bigint[] = new Array<bigint>(width).fill(0n);
  columns.forEach((column, i) => {
    for (let row = 0; row < width; row++) if ((column >> BigInt(row)) & 1n) rows[row]! |= 1n << BigInt(i);
  });
  return rows;
}

/**
 * The map's circuit: each bit the parity of the masked argument, as generators of such circuits write it. A bit that
 * depends on nothing is 0.
 */
export function applyMap(m: Ctx, map: LinearMap, argument: Bits): Bits {
  const sums = map.map((mask): Bits => {
    if (mask === 0n) return m.lit(1, 0);
    // A power of two chooses one bit.
    if ((mask & (mask - 1n)) === 0n) return argument.at(mask.toString(2).length - 1);
    return argument.and(mask).parity();
  });
  return sums.reduce((low, bit) => bit.cat(low));
}
