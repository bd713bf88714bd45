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

  /** Reads the value of `width` bits at `address`. */
  reader(address: number, width: number): () => Value {
    const longs = this.#longs;
    const at = address / 8;
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

  /** Writes values of `width` bits, which fit, at `address`. */
  writer(address: number, width: number): (value: Value) => void {
    const longs = this.#longs;
    const at = address / 8;
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

  /** The memory word in a row of `stride` bytes. */
  readRow(address: number, stride: number, width: number): Value {
    if (stride === 1) return this.bytes[address]!;
    if (stride === 2) return this.#halves[address / 2]!;
    return this.reader(address, width)();
  }

  /** Writes a memory word in its row of `stride` bytes. */
  writeRow(address: number, stride: number, width: number, value: Value): void {
    if (stride === 1) this.bytes[address] = Number(value);
    else if (stride === 2) this.#halves[address / 2] = Number(value);
    else this.writer(address, width)(value);
  }
}
