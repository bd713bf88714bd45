/** Finding the least significant 1 of a word. */
import { type Bits, bits, clog2, module } from '../../hdl/index.ts';

/**
 * The position of the least significant 1 of `word`, combinationally; `width - 1` where there is none. `width` is a power
 * of two, 2 or more.
 *
 * A tree: of two halves the lower one counts unless it is empty, so each bit of the position is a choice between the
 * halves' own, and no choice waits for the levels below it. `x & -x` behind one carry chain takes as many LUTs, but a
 * mapper cannot balance the logic in front of a chain against that behind it, which cost a level in the hole search.
 */
export const lowestOne = (width: number) => {
  if (width < 2 || 2 ** clog2(width) !== width) throw new RangeError(`lowestOne of ${width} bits: give a power of two`);
  return module(
    `lowest_one_w${width}`,
    {
      summary: `Position of the least significant 1 of ${width} bits, ${width - 1} where there is none.`,
      in: { word: bits(width) },
      out: { position: bits(clog2(width)) },
    },
    ({ word }, m) => {
      /** The position within bits `hi` to `lo`. */
      const find = (hi: number, lo: number): Bits => {
        const middle = (hi + lo + 1) / 2;
        const name = `none_${middle - 1}_${lo}`;
        const noneLow = m.named({
          [name]: word
            .slice(middle - 1, lo)
            .any()
            .not(),
        })[name]!;
        if (hi === lo + 1) return noneLow;
        const choice = m.mux(noneLow, find(hi, middle), find(middle - 1, lo));
        const at = `at_${hi}_${lo}`;
        return m.named({ [at]: noneLow.cat(choice) })[at]!;
      };
      return { position: find(width - 1, 0) };
    },
  );
};
