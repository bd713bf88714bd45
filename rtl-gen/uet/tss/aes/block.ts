/**
 * Blocks of AES as words: byte 0 of FIPS 197 is the most significant one, as in the standard's hexadecimal examples.
 */
import { type Bits, bits } from '../../../hdl/index.ts';

export const aesBlock = bits(128);

/** Byte `i` of a word, counted from the most significant one. */
export function byteOf(word: Bits, i: number): Bits<8> {
  const high = word.width - 1 - 8 * i;
  return word.slice(high, high - 7) as Bits as Bits<8>;
}

/** Word `i`, of 32 bits, of a value, counted from the most significant one. */
export function wordOf(value: Bits, i: number): Bits<32> {
  const high = value.width - 1 - 32 * i;
  return value.slice(high, high - 31) as Bits as Bits<32>;
}
