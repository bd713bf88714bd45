/** The ways of a set in the order in which they were taken. */
import { type Bits, bits, type Ctx, clog2, record, type Shape, vec, vecOf } from '../../../hdl/index.ts';

/** What a set has: its first `count` ranks are ways with entries, the oldest first; the others are free ways. */
export const WayOrder = (ways: number) => record({ count: bits(clog2(ways + 1)), order: vec(bits(clog2(ways)), ways) });

export type WayOrderOf = ReturnType<typeof WayOrder> extends Shape<infer V> ? V : never;

/** All ways are free. */
export const emptyOrder = (m: Ctx, ways: number): WayOrderOf => ({
  count: m.lit(clog2(ways + 1), 0),
  order: vecOf(...(Array.from({ length: ways }, (_, i) => m.lit(clog2(ways), i)) as [Bits, ...Bits[]])),
});

/** Whether a way is free. */
export const hasFreeWay = (set: WayOrderOf, ways: number): Bits<1> => set.count.ne(ways);

/** The way that the next entry takes, where one is free. */
export const freeWay = (set: WayOrderOf): Bits => set.order.select(set.count);

/** The ranks of entries whose ways match, the oldest as the lowest bit. */
export const matchingRanks = (set: WayOrderOf, matches: Bits, ways: number): Bits => {
  const ranks = Array.from({ length: ways }, (_, rank) => matches.at(set.order.at(rank)).and(set.count.gt(rank)));
  return ranks.reduce((low: Bits, rank) => rank.cat(low));
};

/** The order with one entry more, in `freeWay`. */
export const withEntry = (set: WayOrderOf): WayOrderOf => ({ count: set.count.add(1), order: set.order });

/** The order without the entry of that rank, one hot: those after it move up, and its way comes last. */
export function withoutRank(m: Ctx, set: WayOrderOf, rank: Bits, ways: number): WayOrderOf {
  const removed = Array.from({ length: ways }, (_, i) => set.order.at(i).mask(rank.at(i))).reduce((a, b) => a.or(b));
  const moved = Array.from({ length: ways }, (_, i) => {
    if (i === ways - 1) return removed;
    const isBelow = rank.trunc(i + 1).any();
    return m.mux(isBelow, set.order.at(i + 1), set.order.at(i));
  });
  return { count: set.count.sub(1), order: vecOf(...(moved as [Bits, ...Bits[]])) };
}
