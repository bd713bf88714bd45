/** The substitution table of AES (FIPS 197, section 5.1.1), computed from its definition. */

/** Product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ (result & 0x80 ? 0x11b : 0);
    if ((b >> bit) & 1) result ^= a;
  }
  return result;
}

/** The inverse, which is the power 254; 0 for 0. */
function inverse(a: number): number {
  let result = 1;
  for (let i = 0; i < 254; i++) result = product(result, a);
  return result;
}

function substitute(a: number): number {
  const b = inverse(a);
  const rotated = [0, 1, 2, 3, 4].reduce((sum, n) => sum ^ (((b << n) | (b >> (8 - n))) & 0xff), 0);
  return rotated ^ 0x63;
}

/** The 256 bytes, by argument. */
export const sboxTable: readonly bigint[] = Array.from({ length: 256 }, (_, a) => BigInt(substitute(a)));
