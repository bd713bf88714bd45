/** Gray code: of consecutive numbers, the last and the first too, one bit differs. */
import type { Bits } from '../../hdl/index.ts';

/** The Gray code of a number. */
export const toGray = <W extends number>(binary: Bits<W>): Bits<W> => binary.xor(binary.shr(1));

/** The number of a Gray code: bit `i` is the parity of the bits from `i` up, in a tree of exclusive ors. */
export function fromGray<W extends number>(gray: Bits<W>): Bits<W> {
  let binary = gray;
  for (let distance = 1; distance < gray.width; distance *= 2) binary = binary.xor(binary.shr(distance));
  return binary;
}
