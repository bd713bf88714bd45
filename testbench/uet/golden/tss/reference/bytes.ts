/** Blocks between bytes and numbers: byte 0 is the most significant one, as in the standards' hexadecimal examples. */

/** The number that the bytes write, 0 for none. */
export const numberOf = (bytes: Uint8Array): bigint => bytes.reduce((word, byte) => (word << 8n) | BigInt(byte), 0n);

/** The number in `length` bytes. */
export function bytesOf(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => Number((value >> BigInt(8 * (length - 1 - i))) & 0xffn));
}

/** Blocks of 16 bytes, the last one filled up with zeros; none for no bytes. */
export function blocksOf(bytes: Uint8Array): readonly bigint[] {
  return Array.from({ length: Math.ceil(bytes.length / 16) }, (_, i) => {
    const part = bytes.subarray(16 * i, 16 * i + 16);
    return numberOf(part) << BigInt(8 * (16 - part.length));
  });
}
