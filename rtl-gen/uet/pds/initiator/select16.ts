/** A choice of one of 16 times. */
import type { Bits } from '../../../hdl/index.ts';

/** One of 16 words, in two steps of four. */
export const select16 = (
  m: { mux<V>(c: Bits<1>, a: V, b: V): V },
  index: Bits,
  words: readonly Bits<32>[],
): Bits<32> => {
  const four = (from: number): Bits<32> =>
    m.mux(
      index.at(1),
      m.mux(index.at(0), words[from + 3]!, words[from + 2]!),
      m.mux(index.at(0), words[from + 1]!, words[from]!),
    );
  return m.mux(index.at(3), m.mux(index.at(2), four(12), four(8)), m.mux(index.at(2), four(4), four(0)));
};
