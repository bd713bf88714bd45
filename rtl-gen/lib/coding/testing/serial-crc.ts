/** The model of the CRC circuits: the textbook's register, a bit at a time. */
import type { Crc } from '../crc.ts';

/** The CRC of some bytes. */
export function serialCrc({ width, poly, init, reflectIn, reflectOut, xorOut }: Crc, bytes: Iterable<number>): bigint {
  let register = init;
  for (const byte of bytes) {
    for (let i = 0; i < 8; i++) {
      const bit = BigInt((byte >> (reflectIn ? i : 7 - i)) & 1);
      const top = (register >> BigInt(width - 1)) & 1n;
      register = (register << 1n) & ((1n << BigInt(width)) - 1n);
      if (top !== bit) register ^= poly;
    }
  }
  let result = 0n;
  for (let i = 0; i < width; i++) {
    const bit = (register >> BigInt(i)) & 1n;
    result |= bit << BigInt(reflectOut ? width - 1 - i : i);
  }
  return result ^ xorOut;
}
