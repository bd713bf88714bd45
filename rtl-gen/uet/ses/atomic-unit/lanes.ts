/** Elements of 1 to 8 bytes in a word of 8. */
import { type Bits, type Ctx, cat } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { eachRepeated, lowFirst } from '../../../lib/bits/joined.ts';

/** A number of 2^`size` bytes in each place of the word that it fits. */
export const everywhere = (m: Ctx, number: Bits<64>, size: Bits<2>): Bits<64> =>
  chooseFrom(
    m,
    size,
    [8, 16, 32, 64].map((width) =>
      number
        .trunc(width)
        .repeat(64 / width)
        .as(64),
    ),
  );

/** The bytes of an element of 2^`size` bytes from `byte` on, of which its size is a divisor. */
export function bytesOf(size: Bits<2>, byte: Bits<3>): Bits<8> {
  const isIn = (i: number): Bits<1> =>
    [0, 1, 2, 3]
      .map((log) => size.eq(log).and(log === 3 ? size.any() : byte.slice(2, log).eq(i >> log)))
      .reduce((any, one) => any.or(one));
  return cat(isIn(7), isIn(6), isIn(5), isIn(4), isIn(3), isIn(2), isIn(1), isIn(0));
}

/** Each bit as the top bit of its byte. */
export const topBits = (m: Ctx, bytes: Bits<8>): Bits<64> =>
  lowFirst([...bytes.lanes(1)].map((top) => top.cat(m.lit(7, 0)))).as(64);

/** The element as a number in the low bits. */
export function elementOf(m: Ctx, word: Bits<64>, size: Bits<2>, byte: Bits<3>): Bits<64> {
  const low = chooseFrom(
    m,
    byte,
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => word.rotr(8 * i)),
  );
  return low.and(eachRepeated(bytesOf(size, m.lit(3, 0))));
}
