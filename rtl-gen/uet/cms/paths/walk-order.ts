/** Sets of paths in the order in which a walk goes over them. */
import type { Bits, Ctx } from '../../../hdl/index.ts';

/** The set with each path p at place p ^ order, for bits `from` to `to - 1` of the order. */
export function inOrder<W extends number>(m: Ctx, set: Bits<W>, order: Bits, from: number, to: number): Bits<W> {
  let moved = set;
  for (let k = from; k < to; k++) {
    const step = 2 ** k;
    const low = m.lit(set.width, lowPlaces(set.width, step));
    const swapped = moved.and(low).shl(step).or(moved.shr(step).and(low));
    moved = m.mux(order.at(k), swapped, moved);
  }
  return moved;
}

/** A 1 at each place whose bit of that weight is 0. */
function lowPlaces(width: number, step: number): bigint {
  let places = 0n;
  for (let i = 0; i < width; i++) if (Math.floor(i / step) % 2 === 0) places |= 1n << BigInt(i);
  return places;
}
