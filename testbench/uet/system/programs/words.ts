/** 32-bit words in the memory of a host, as its processor has them. */

const wordsOf = (memory: Uint8Array, at: number, bytes: number): Uint32Array =>
  new Uint32Array(memory.buffer, memory.byteOffset + at, bytes / 4);

/** Adds the words at `from` to those at `to`, modulo 2^32. Both begin at multiples of 4. */
export function addWords(memory: Uint8Array, to: number, from: number, bytes: number): void {
  const sums = wordsOf(memory, to, bytes);
  wordsOf(memory, from, bytes).forEach((word, i) => {
    sums[i]! += word;
  });
}

/** A vector of a host, no two the same. */
export function fillWords(memory: Uint8Array, at: number, bytes: number, seed: number): void {
  wordsOf(memory, at, bytes).forEach((_, i, words) => {
    words[i] = wordOf(seed, i);
  });
}

export const wordOf = (seed: number, index: number): number => Math.imul(index + 1, 2_654_435_761 + 2 * seed) >>> 0;

/** The words at a place. */
export const readWords = (memory: Uint8Array, at: number, bytes: number): Uint32Array => wordsOf(memory, at, bytes);
