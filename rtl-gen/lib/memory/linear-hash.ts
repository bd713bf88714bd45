/** Hash functions that are a few exclusive ors. */
import type { Bits } from '../../hdl/index.ts';

/** The least primitive polynomial over GF(2) of each degree from 1 on, without its leading term. */
export const primitivePolynomials = [
  0x1, 0x3, 0x3, 0x3, 0x5, 0x3, 0x3, 0x1d, 0x11, 0x9, 0x5, 0x53, 0x1b, 0x2b, 0x3, 0x2d, 0x9, 0x27, 0x27, 0x9, 0x5, 0x3,
  0x21, 0x1b,
];

/**
 * `width` bits (1 to 24): the residue of `key`, its lowest bit the constant term, by the least primitive polynomial of
 * degree `width`. Each is the parity of about half of the key. Keys that differ only within `width` adjacent bits have
 * different residues, as by any such code: addresses or identifiers that count up fill all sets evenly.
 */
export function linearHash(key: Bits, width: number): Bits {
  const polynomial = primitivePolynomials[width - 1];
  if (polynomial === undefined) throw new RangeError(`linearHash of ${width} bits: give 1 to 24`);
  const masks = Array.from({ length: width }, () => 0n);
  let residue = 1;
  for (let i = 0; i < key.width; i++) {
    for (let bit = 0; bit < width; bit++) if ((residue >>> bit) & 1) masks[bit]! |= 1n << BigInt(i);
    residue <<= 1;
    if (residue >>> width) residue ^= 2 ** width + polynomial;
  }
  const bits = masks.map((mask) => key.and(mask).parity() as Bits);
  return bits.reduce((low, bit) => bit.cat(low));
}
