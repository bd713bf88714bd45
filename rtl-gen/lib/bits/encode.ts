/** One-hot words and runs of ones, in logarithmic depth. */
import type { Bits, Ctx } from '../../hdl/index.ts';
import { clog2 } from '../../hdl/index.ts';

/**
 * Each bit of `word` or-ed with all bits below it: the bits from the lowest 1 up. With it, `x & ~(x << 1)` is the lowest 1
 * alone. clog2(width) levels of or; `name` is that of the values in between (`name_1`, `name_2`, `name_4`).
 */
export function orBelow<W extends number>(m: Ctx, name: string, word: Bits<W>): Bits<W> {
  let reached = word;
  for (let reach = 1; reach < word.width; reach *= 2) {
    const key = `${name}_${reach}`;
    reached = m.named({ [key]: reached.or(reached.shl(reach)) })[key]!;
  }
  return reached;
}

/** The position of the 1 of a word with one bit set, in clog2(width) bits (at least 1); 0 for the word 0. */
export function positionOf(oneHot: Bits): Bits {
  const { width } = oneHot;
  const bitsOf = Array.from({ length: Math.max(1, clog2(width)) }, (_, weight) => {
    const positions = Array.from({ length: width }, (_, i) => i).filter((i) => (i >> weight) & 1);
    return oneHot.and(positions.reduce((mask, i) => mask | (1n << BigInt(i)), 0n)).any();
  });
  const [lowest, ...rest] = bitsOf as [Bits<1>, ...Bits<1>[]];
  return rest.reduce<Bits>((low, high) => high.cat(low), lowest);
}
