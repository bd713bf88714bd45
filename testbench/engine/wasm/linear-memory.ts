/** Values in linear memory, as the `Simulator` interface gives and takes them. */
import type { Value } from '../simulator.ts';
import { WORD, wordCount } from './words.ts';

/** Views of a memory that never grows, so they stay valid. */
export class LinearMemory {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #halves: Uint16Array<ArrayBuffer>;
  readonly words: Uint32Array<ArrayBuffer>;
  readonly #longs: BigUint64Array<ArrayBuffer>;

  constructor(buffer: ArrayBuffer) {
    this.bytes = new Uint8Array(buffer);
    this.#halves = new Uint16Array(buffer);
    this.words = new Uint32Array(buffer);
    this.#longs = new BigUint64Array(buffer);
  }

  /** Reads the value of `width` bits at `address`; `bytes`: of the place, where it may be of 1 or 2. */
  reader(address: number, width: number, bytes = WORD): () => Value {
    const longs = this.#longs;
    const at = address / 8;
    if (bytes <= 2) {
      const narrow = bytes === 1 ? this.bytes : this.#halves;
      const index = address / bytes;
      return () => narrow[index]!;
    }
    if (width <= 32) {
      const words = this.words;
      const index = address / 4;
      return () => words[index]!;
    }
    if (width <= WORD) return () => longs[at]!;
    const last = at + wordCount(width) - 1;
    return () => {
      let value = longs[last]!;
      for (let i = last - 1; i >= at; i--) value = (value << 64n) | longs[i]!;
      return value;
    };
  }

  /** Writes values of `width` bits, which fit, at `address`; `bytes` as for `reader`. */
  writer(address: number, width: number, bytes = WORD): (value: Value) => void {
    const longs = this.#longs;
    const at = address / 8;
    if (bytes <= 2) {
      const narrow = bytes === 1 ? this.bytes : this.#halves;
      const index = address / bytes;
      return (value) => {
        narrow[index] = Number(value);
      };
    }
    if (width <= 32) {
      const words = this.words;
      const index = address / 4;
      return (value) => {
        words[index] = Number(value);
      };
    }
    const count = wordCount(width);
    return (value) => {
      let rest = BigInt(value);
      for (let i = 0; i < count; i++) {
        longs[at + i] = rest;
        rest >>= 64n;
      }
    };
  }
}
