/** Bytes side by side in a word: byte 0, the earliest, in the least significant bits. */
import type { Value } from '../engine/simulator.ts';

/** Bytes in order, the first one first. */
export type ByteList = Uint8Array | readonly number[];

/** The bytes as a word: a number for up to four, a bigint above, as ports take them. */
export function wordOf(bytes: Uint8Array): Value {
  if (bytes.length > 4) return bigWord(bytes);
  let word = 0;
  for (let i = bytes.length - 1; i >= 0; i--) word = word * 256 + bytes[i]!;
  return word;
}

function bigWord(bytes: Uint8Array): bigint {
  let word = 0n;
  // Six bytes at a time: they fit a number exactly.
  for (let end = bytes.length; end > 0; end -= 6) {
    const start = Math.max(0, end - 6);
    let part = 0;
    for (let i = end - 1; i >= start; i--) part = part * 256 + bytes[i]!;
    word = (word << BigInt(8 * (end - start))) | BigInt(part);
  }
  return word;
}

/** The first `count` bytes of a word. */
export function bytesOf(word: Value, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  let rest = BigInt(word);
  for (let i = 0; i < count; i += 6) {
    let part = Number(rest & 0xffff_ffff_ffffn);
    for (let j = i; j < Math.min(i + 6, count); j++) {
      bytes[j] = part % 256;
      part = Math.floor(part / 256);
    }
    rest >>= 48n;
  }
  return bytes;
}

/** A word of `count` ones, for a port of `width` bits. */
export const onesOf = (count: number, width: number): Value =>
  width > 32 ? (1n << BigInt(count)) - 1n : 2 ** count - 1;

/**
 * How many ones a word begins with, from its least significant bit on; `undefined` if there is another one above them.
 */
export function leadingRun(keep: Value): number | undefined {
  const word = BigInt(keep);
  if ((word & (word + 1n)) !== 0n) return undefined;
  return word === 0n ? 0 : word.toString(2).length;
}
