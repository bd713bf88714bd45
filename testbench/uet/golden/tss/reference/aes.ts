/** AES, forward, from the definition (FIPS 197), with the round keys that hardware is compared with. */
import { bytesOf, numberOf } from './bytes.ts';

/** Product with x in GF(2^8). */
const double = (a: number): number => ((a << 1) ^ (a & 0x80 ? 0x1b : 0)) & 0xff;

/** SubBytes by a walk through the field's elements: `p` goes over the powers of x + 1, `q` over their inverses. */
const substitutes = ((): Uint8Array => {
  const table = new Uint8Array(256);
  let [p, q] = [1, 1];
  do {
    p ^= double(p);
    q ^= q << 1;
    q ^= q << 2;
    q ^= q << 4;
    q &= 0xff;
    if (q & 0x80) q ^= 0x09;
    const spread = q * 0x101;
    table[p] = (q ^ (spread >> 7) ^ (spread >> 6) ^ (spread >> 5) ^ (spread >> 4) ^ 0x63) & 0xff;
  } while (p !== 1);
  table[0] = 0x63;
  return table;
})();

/** SubBytes of one byte. */
export const aesSubstitute = (byte: number): number => substitutes[byte]!;

/** The round keys of a key of 16, 24 or 32 bytes, the first one what is added before the first round. */
export function aesRoundKeys(key: Uint8Array): readonly bigint[] {
  const words = Array.from({ length: key.length / 4 }, (_, i) => [...key.subarray(4 * i, 4 * i + 4)]);
  const span = words.length;
  let constant = 1;
  while (words.length < 4 * (span + 7)) {
    const i = words.length;
    let word = words[i - 1]!;
    if (i % span === 0) {
      word = [...word.slice(1), word[0]!].map(aesSubstitute);
      word[0]! ^= constant;
      constant = double(constant);
    } else if (span > 6 && i % span === 4) {
      word = word.map(aesSubstitute);
    }
    words.push(word.map((byte, k) => byte ^ words[i - span]![k]!));
  }
  return Array.from({ length: span + 7 }, (_, r) => numberOf(Uint8Array.from(words.slice(4 * r, 4 * r + 4).flat())));
}

/** A block through the cipher. */
export function aesEncrypt(key: Uint8Array, block: bigint): bigint {
  const [first, ...others] = aesRoundKeys(key);
  return others.reduce(
    (state, roundKey, i) => aesRoundOf(state, roundKey, i === others.length - 1 ? 'last' : 'middle'),
    block ^ first!,
  );
}

/** The state after a round. */
export function aesRoundOf(state: bigint, roundKey: bigint, kind: 'middle' | 'last'): bigint {
  const bytes = bytesOf(state, 16).map(aesSubstitute);
  const shifted = bytes.map((_, k) => bytes[(k + 4 * (k % 4)) % 16]!);
  return numberOf(kind === 'last' ? shifted : shifted.map((_, k) => mixed(shifted, k))) ^ roundKey;
}

/** Byte `k` after MixColumns. */
function mixed(state: Uint8Array, k: number): number {
  const [a, b, c, d] = [0, 1, 2, 3].map((below) => state[(k & ~3) + ((k + below) & 3)]!);
  return double(a! ^ b!) ^ b! ^ c! ^ d!;
}
