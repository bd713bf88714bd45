/** The hash that tables in hardware have, here worked out a bit of the key at a time. */

/** CRC-32 of IEEE 802.3, without its leading term. */
const polynomial = 0x04c11db7;

/** The lowest `width` bits, 31 at most, of a CRC-32 of the key, whose lowest bit comes first. */
export function linearHashOf(key: bigint, width: number): number {
  let hash = 0;
  let residue = polynomial;
  for (let rest = key; rest !== 0n; rest >>= 1n) {
    if (rest & 1n) hash ^= residue;
    residue = ((residue << 1) ^ (residue < 0 ? polynomial : 0)) | 0;
  }
  return hash & (2 ** width - 1);
}
