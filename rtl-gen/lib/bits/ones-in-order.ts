/** How many ones a short word has, and where they are. */
import { anyOf, type Bits, type Ctx, clog2 } from '../../hdl/index.ts';
import { lowFirst } from './joined.ts';

/**
 * The ones of `word` in order. `positions[r]` is the position of the 1 that has r ones below it, in clog2(width) bits
 * (at least 1), 0 where there are not so many; `count` is how many there are, in clog2(width + 1) bits. The names in
 * between begin with `name`.
 *
 * There are no adders in it: whether just r of the first i bits are ones is a choice by bit i - 1 between r and r - 1
 * of those before, so that LUTs of six inputs take up to six bits at once. For words up to about eight bits.
 */
export function onesInOrder(m: Ctx, name: string, word: Bits): { readonly positions: Bits[]; readonly count: Bits } {
  const { width } = word;
  const none = m.lit(1, 0);
  /** Row i: for each r up to i whether just r of the first i bits are ones. */
  const rows: Bits<1>[][] = [[m.lit(1, 1)]];
  for (let i = 1; i <= width; i++) {
    const before = rows[i - 1]!;
    const is = word.at(i - 1);
    rows.push(
      Array.from({ length: i + 1 }, (_, r) => {
        const [more, same] = [before[r - 1], before[r]];
        const just =
          more === undefined ? same!.and(is.not()) : same === undefined ? more.and(is) : m.mux(is, more, same);
        const key = `${name}_${r}_of_${i}`;
        return m.named(key, just);
      }),
    );
  }
  const anyOfList = ([first, ...others]: readonly Bits<1>[]): Bits<1> =>
    first === undefined ? none : anyOf(first, ...others);
  const positions = Array.from({ length: width }, (_, rank): Bits => {
    const isAt = Array.from({ length: width }, (_, i) => {
      const just = rows[i]![rank];
      return just === undefined ? none : word.at(i).and(just);
    });
    const weights = Array.from({ length: Math.max(1, clog2(width)) }, (_, weight) => weight);
    const key = `${name}_${rank}`;
    const at = lowFirst(
      weights.map((weight): Bits => anyOfList(isAt.filter((_, i) => i >= rank && (i >> weight) & 1))),
    );
    return m.named(key, at);
  });
  const weights = Array.from({ length: clog2(width + 1) }, (_, weight) => weight);
  const key = `${name}_count`;
  const sum = lowFirst(weights.map((weight): Bits => anyOfList(rows[width]!.filter((_, r) => (r >> weight) & 1))));
  return { positions, count: m.named(key, sum) };
}
