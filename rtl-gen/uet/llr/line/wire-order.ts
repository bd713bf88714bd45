/** Bytes of a block in the order in which header tables have them. */
import { type Bits, cat } from '../../../hdl/index.ts';

/**
 * Some bytes of the line, the first in the low bits, as one word with the first byte on top, as tables of headers have
 * it; and the same the other way round.
 */
export function firstOnTop(word: Bits): Bits {
  const [first, ...rest] = Array.from({ length: word.width / 8 }, (_, i) => word.slice(8 * i + 7, 8 * i));
  return cat(first!, ...rest);
}
