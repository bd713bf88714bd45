/** Beats of a stream of bytes: words, byte 0 in the least significant bits, and what they keep. */
import type { Value } from '../../engine/simulator.ts';

/** Bytes that words of 64 bits fill; in a browser too, which has no `Buffer`. */
const wholeWords = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(8 * Math.ceil(size / 8));

/** A word with those bytes, the first one the least significant. */
export function wordOf(bytes: Uint8Array): bigint {
  const whole = wholeWords(bytes.length);
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let word = 0n;
  for (let at = whole.length - 8; at >= 0; at -= 8) word = (word << 64n) | view.getBigUint64(at, true);
  return word;
}

/** The lowest bytes of a word, the least significant first. */
export function bytesOfWord(word: Value, size: number): Uint8Array<ArrayBuffer> {
  const whole = wholeWords(size);
  const view = new DataView(whole.buffer);
  let rest = BigInt(word);
  for (let at = 0; at < whole.length; at += 8) {
    view.setBigUint64(at, rest, true);
    rest >>= 64n;
  }
  return whole.subarray(0, size);
}

/** Ones for so many bytes. */
export const keepOf = (bytes: number): bigint => (1n << BigInt(bytes)) - 1n;

/** How many bytes a beat keeps: ones from the least significant bit on. */
export const keptOf = (keep: Value): number => BigInt(keep).toString(2).replaceAll('0', '').length;
