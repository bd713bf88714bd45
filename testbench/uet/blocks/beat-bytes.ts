/** Beats of a stream of bytes: words, byte 0 in the least significant bits, and what they keep. */
import type { Value } from '../../engine/simulator.ts';

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).reverse().toString('hex');

/** A word with those bytes, the first one the least significant. */
export const wordOf = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes) || '0'}`);

export function bytesOfWord(word: Value, size: number): Buffer {
  const hex = BigInt(word)
    .toString(16)
    .padStart(2 * size, '0');
  return Buffer.from(hex, 'hex').reverse();
}

/** Ones for so many bytes. */
export const keepOf = (bytes: number): bigint => (1n << BigInt(bytes)) - 1n;

/** How many bytes a beat keeps: ones from the least significant bit on. */
export const keptOf = (keep: Value): number => BigInt(keep).toString(2).replaceAll('0', '').length;
