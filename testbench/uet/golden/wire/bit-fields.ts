/** Fields of any width at any bit of some bytes; bit 0 is the most significant bit of byte 0, as on the wire. */

/** The unsigned value of `width` bits, 1 to 32. The bytes have to be there. */
export function readNumber(bytes: Uint8Array, bit: number, width: number): number {
  const end = bit + width;
  let value = 0;
  let at = bit >> 3;
  // At most five bytes: exact in a number, which the operators of 32 bits are not.
  for (; at * 8 < end; at++) value = value * 256 + bytes[at]!;
  return Math.floor(value / 2 ** (at * 8 - end)) % 2 ** width;
}

/** The unsigned value of any number of bits. */
export function readBigint(bytes: Uint8Array, bit: number, width: number): bigint {
  let value = 0n;
  let done = 0;
  while (done < width) {
    const part = Math.min(32, width - done);
    value = (value << BigInt(part)) | BigInt(readNumber(bytes, bit + done, part));
    done += part;
  }
  return value;
}

/** Replaces `width` bits, 1 to 32, by an unsigned value that fits. */
export function writeNumber(bytes: Uint8Array, bit: number, width: number, value: number): void {
  let left = width;
  let rest = value;
  while (left > 0) {
    const last = bit + left - 1;
    const shift = 7 - (last & 7);
    const part = Math.min(left, 8 - shift);
    const mask = ((1 << part) - 1) << shift;
    const at = last >> 3;
    bytes[at] = (bytes[at]! & ~mask) | ((rest % 2 ** part) << shift);
    rest = Math.floor(rest / 2 ** part);
    left -= part;
  }
}

/** Replaces any number of bits by an unsigned value that fits. */
export function writeBigint(bytes: Uint8Array, bit: number, width: number, value: bigint): void {
  let left = width;
  let rest = value;
  while (left > 0) {
    const part = Math.min(32, left);
    left -= part;
    writeNumber(bytes, bit + left, part, Number(BigInt.asUintN(part, rest)));
    rest >>= BigInt(part);
  }
}
