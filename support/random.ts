/** A small, fast, seeded generator (sfc32): the same seed gives the same sequence on every machine. */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed >>> 0;
    this.#b = Math.floor(seed / 2 ** 32) >>> 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** An integer from 0 to 2^32 - 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** An integer from 0 to n - 1, for n up to 2^32. */
  below(n: number): number {
    return Math.floor((this.next() / 2 ** 32) * n);
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() / 2 ** 32 < probability;
  }

  /** A word of `width` random bits. */
  bits(width: number): bigint {
    let word = 0n;
    for (let i = 0; i < width; i += 32) word = (word << 32n) | BigInt(this.next());
    return word & ((1n << BigInt(width)) - 1n);
  }
}
