/** One-hot words and runs of ones, in logarithmic depth. */
import type { Bits, Ctx } from '../../hdl/index.ts';
import { clog2 } from '../../hdl/index.ts';
import { lowFirst } from './joined.ts';

/**
 * Each bit of `word` or-ed with all bits below it: the bits from the lowest 1 up. With it, `x & ~(x << 1)` is the
 * lowest 1 alone. clog2(width) levels of or; `name` is that of the values in between (`name_1`, `name_2`, `name_4`).
 */
export function orBelow<W extends number>(m: Ctx, name: string, word: Bits<W>): Bits<W> {
  let reached = word;
  for (let reach = 1; reach < word.width; reach *= 2) {
    const key = `${name}_${reach}`;
    reached = m.named(key, reached.or(reached.shl(reach)));
  }
  return reached;
}

/**
 * The same in two steps, within groups of about the square root of the width and then among them: in LUTs of six inputs
 * one level each up to 36 bits, where a mapper needs three for `orBelow`. `name` is that of the values in between
 * (`name_in_group`, `name_groups`, `name_below`).
 */
export function orBelowByGroups<W extends number>(m: Ctx, name: string, word: Bits<W>): Bits<W> {
  const { width } = word;
  const size = Math.ceil(Math.sqrt(width));
  const count = Math.ceil(width / size);
  const parts: readonly Bits[] = Array.from({ length: width }, (_, i) => word.slice(i, i - (i % size)).any());
  const inGroup = `${name}_in_group`;
  const within = m.named(inGroup, lowFirst(parts));
  if (count === 1) return within;
  // The top bit of each group but the last says whether there is a 1 in it.
  const tops: readonly Bits[] = Array.from({ length: count - 1 }, (_, group) => within.at((group + 1) * size - 1));
  const key = `${name}_groups`;
  const groups = m.named(key, lowFirst(tops));
  const fills = Array.from({ length: count }, (_, group): Bits => {
    const bitsOfGroup = Math.min(size, width - group * size);
    return (group === 0 ? m.lit(1, 0) : groups.trunc(group).any()).repeat(bitsOfGroup);
  });
  const filled = `${name}_below`;
  const below = m.named(filled, lowFirst(fills));
  return within.or(below);
}

/** The position of the 1 of a word with one bit set, in clog2(width) bits (at least 1); 0 for the word 0. */
export function positionOf(oneHot: Bits): Bits {
  const { width } = oneHot;
  const bitsOf = Array.from({ length: Math.max(1, clog2(width)) }, (_, weight) => {
    const positions = Array.from({ length: width }, (_, i) => i).filter((i) => (i >> weight) & 1);
    return oneHot.and(positions.reduce((mask, i) => mask | (1n << BigInt(i)), 0n)).any();
  });
  return lowFirst(bitsOf);
}
