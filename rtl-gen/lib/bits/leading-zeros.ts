/** Counting the zeros above the most significant 1 of a word. */
import { bits, clog2, module } from '../../hdl/index.ts';
import { firstOne } from './first-one.ts';

/** The number of zeros above the most significant 1 of `word` (2 bits or more), `width` where it is 0; a tree. */
export const leadingZeros = (width: number) => {
  if (!Number.isInteger(width) || width < 2)
    throw new RangeError(`leadingZeros of ${width} bits: give an integer from 2`);
  const countBits = clog2(width + 1);
  return module(
    `leading_zeros_w${width}`,
    {
      summary: `Number of zeros above the most significant 1 of ${width} bits.`,
      in: { word: bits(width) },
      out: { count: bits(countBits) },
    },
    ({ word }, m) => {
      const highest = firstOne(m, word, 'top');
      return { count: m.mux(highest.none(), m.lit(countBits, width), highest.position().zext(countBits)) };
    },
  );
};
