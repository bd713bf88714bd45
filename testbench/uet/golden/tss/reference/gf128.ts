/** The field of GCM and its hash, bit by bit from the definition (NIST SP 800-38D, sections 6.3 and 6.4). */
import { blocksOf } from './bytes.ts';

/** x^128 + x^7 + x^2 + x + 1 without its first term; the term 1 is the most significant bit. */
const reduction = 0xe1n << 120n;

/** The product of two blocks in GF(2^128). */
export function gf128Product(a: bigint, b: bigint): bigint {
  let [product, multiple] = [0n, b];
  for (let i = 127n; i >= 0n; i--) {
    if ((a >> i) & 1n) product ^= multiple;
    multiple = multiple & 1n ? (multiple >> 1n) ^ reduction : multiple >> 1n;
  }
  return product;
}

/** GHASH of blocks under the hash key `h`. */
export function ghash(h: bigint, blocks: readonly bigint[]): bigint {
  return blocks.reduce((hash, block) => gf128Product(hash ^ block, h), 0n);
}

/** What GCM hashes: AAD and ciphertext, each filled up to whole blocks, and a block of their lengths in bits. */
export function ghashBlocks(aad: Uint8Array, ciphertext: Uint8Array): readonly bigint[] {
  const lengths = (BigInt(8 * aad.length) << 64n) | BigInt(8 * ciphertext.length);
  return [...blocksOf(aad), ...blocksOf(ciphertext), lengths];
}

/** `h` to the powers 1 to `count`. */
export function powersOf(h: bigint, count: number): readonly bigint[] {
  const powers = [h];
  while (powers.length < count) powers.push(gf128Product(powers.at(-1)!, h));
  return powers;
}
