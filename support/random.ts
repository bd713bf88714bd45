/** The seeded generator behind every random choice of a test: small, fast, and the same on every machine. */
import { UserError } from './user-error.ts';

/**
 * A deterministic stream of random values. Never for cryptography.
 * `fork` gives each agent a stream of its own, so that adding an agent does not change what the others draw.
 */
export interface Random {
  /** 32 uniform bits, unsigned. */
  word(): number;
  /** Uniform in `0 <= x < limit`; `limit` is an integer from 1 to 2^32. */
  below(limit: number): number;
  /** Uniform in `low <= x <= high`, integers at most 2^32 - 1 apart. */
  int(low: number, high: number): number;
  /** A uniform unsigned value of `width` bits: a number up to 32 bits, a bigint above, as ports take them. */
  bits(width: number): number | bigint;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One element of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent generator that depends only on this one's seed and the label, not on what was drawn. */
  fork(label: string): Random;
}

/** A generator for `seed`, an integer of 32 bits. The algorithm is Chris Doty-Humphrey's sfc32 (PractRand). */
export function seededRandom(seed: number): Random {
  return new Sfc32(seed >>> 0);
}

/** A well-mixed hash of a text (FNV-1a, then the finisher of MurmurHash3): 32 bits, unsigned. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}

/** The finisher of MurmurHash3: spreads 32 bits so that neighbouring inputs have unrelated outputs. */
export function mix(word: number): number {
  let h = word >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const TWO_32 = 0x1_0000_0000;

/** Two words as one value of 64 bits; the first is the lower one, as the processors that this runs on have it. */
const pairValue = new BigUint64Array(1);
const pair = new Uint32Array(pairValue.buffer);

class Sfc32 implements Random {
  readonly #seed: number;
  #a: number;
  #b = 0x9e3779b9 | 0;
  #c = 0x243f6a88;
  #counter = 1;

  constructor(seed: number) {
    this.#seed = seed;
    this.#a = seed | 0;
    // Twelve rounds spread the seed over the whole state.
    for (let i = 0; i < 12; i++) this.word();
  }

  word(): number {
    const result = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + result;
    this.#c |= 0;
    return result >>> 0;
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > TWO_32)
      throw new UserError(`random.below(${limit}) needs an integer from 1 to 2^32; for larger ranges take random.bits`);
    // Draws above the largest multiple of `limit` are thrown away, or low values would come up more often.
    const usable = TWO_32 - (TWO_32 % limit);
    let draw = this.word();
    while (draw >= usable) draw = this.word();
    return draw % limit;
  }

  int(low: number, high: number): number {
    if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || high < low)
      throw new UserError(`random.int(${low}, ${high}) needs two integers, the lower one first`);
    return low + this.below(high - low + 1);
  }

  bits(width: number): number | bigint {
    if (!Number.isInteger(width) || width < 1)
      throw new UserError(`random.bits(${width}) needs a width of at least 1 bit`);
    if (width <= 32) return this.word() >>> (32 - width);
    // Drawn from the top down. Pairs of words, as each step of a bigint makes another one.
    let value = 0n;
    let left = width;
    for (; left >= 64; left -= 64) {
      pair[1] = this.word();
      pair[0] = this.word();
      value = left === width ? pairValue[0]! : (value << 64n) | pairValue[0]!;
    }
    for (; left > 0; left -= 32) {
      const take = Math.min(32, left);
      value = (value << BigInt(take)) | BigInt(this.word() >>> (32 - take));
    }
    return value;
  }

  chance(probability: number): boolean {
    return this.word() < probability * TWO_32;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new UserError('random.pick needs a list with at least one element');
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const moved = result[i] as T;
      result[i] = result[j] as T;
      result[j] = moved;
    }
    return result;
  }

  fork(label: string): Random {
    return new Sfc32(mix(this.#seed ^ hashText(label)));
  }
}
