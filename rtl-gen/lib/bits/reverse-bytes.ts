/** The order of the bytes of a word. */
import { type Bits, cat } from '../../hdl/index.ts';

/** The bytes of a word in the opposite order: tables of headers have the first byte of the line on top. */
export function reverseBytes(word: Bits): Bits {
  const [first, ...rest] = Array.from({ length: word.width / 8 }, (_, i) => word.slice(8 * i + 7, 8 * i));
  return cat(first!, ...rest);
}
