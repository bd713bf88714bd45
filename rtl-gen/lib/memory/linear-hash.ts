/** Hash functions that are a few exclusive ors. */
import type { Bits } from '../../hdl/index.ts';

/** CRC-32 of IEEE 802.3, without its leading term. */
const polynomial = 0x04c11db7;

/**
 * `width` bits (32 or fewer) of a CRC-32 of `key`: each is the parity of about half of the key, so that keys that
 * differ in a few bits, or count up, fall into different sets.
 */
export function linearHash(key: Bits, width: number): Bits {
  const masks = Array.from({ length: width }, () => 0n);
  let residue = polynomial;
  for (let i = 0; i < key.width; i++) {
    for (let bit = 0; bit < width; bit++) if ((residue >>> bit) & 1) masks[bit]! |= 1n << BigInt(i);
    residue = ((residue << 1) ^ (residue < 0 ? polynomial : 0)) | 0;
  }
  const bits = masks.map((mask) => key.and(mask).parity() as Bits);
  return bits.reduce((low, bit) => bit.cat(low));
}
