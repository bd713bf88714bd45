/** Choosing one of several requests. */
import { bit, bits, clog2, module } from '../../hdl/index.ts';
import { firstOne } from './first-one.ts';

/**
 * The lowest 1 of `width` requests (2 or more), combinationally, in trees of clog2(width) levels: whether there is one
 * (`valid`), its position (`index`, `width` - 1 where there is none), and the requests with all others cleared
 * (`one_hot`).
 */
export const priorityEncoder = (width: number) => {
  if (!Number.isInteger(width) || width < 2)
    throw new RangeError(`priorityEncoder of ${width} bits: give an integer from 2`);
  return module(
    `priority_encoder_w${width}`,
    {
      summary: `The lowest 1 of ${width} bits as a position and alone, and whether there is one.`,
      in: { requests: bits(width) },
      out: { valid: bit, index: bits(clog2(width)), one_hot: bits(width) },
    },
    ({ requests }, m) => {
      const lowest = firstOne(m, requests, 'bottom');
      return { valid: requests.any(), index: lowest.position(), one_hot: lowest.alone() };
    },
  );
};
