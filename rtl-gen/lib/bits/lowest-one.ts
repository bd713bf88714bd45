/** Finding the least significant 1 of a word. */
import { bits, clog2, module } from '../../hdl/index.ts';
import { firstOne } from './first-one.ts';

/**
 * The position of the least significant 1 of `word`, combinationally, in a tree; `width - 1` where there is none.
 * `width` is 2 or more.
 */
export const lowestOne = (width: number) => {
  if (!Number.isInteger(width) || width < 2) throw new RangeError(`lowestOne of ${width} bits: give an integer from 2`);
  return module(
    `lowest_one_w${width}`,
    {
      summary: `Position of the least significant 1 of ${width} bits, ${width - 1} where there is none.`,
      in: { word: bits(width) },
      out: { position: bits(clog2(width)) },
    },
    ({ word }, m) => ({ position: firstOne(m, word, 'bottom').position() }),
  );
};
