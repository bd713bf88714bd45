/** The changes of one signal as bytes: what FST files and the viewer's page hold of it. */
import type { Value } from '../engine/simulator.ts';
import { ByteList } from './byte-list.ts';

/**
 * The encoding is that of FST for two-state values. A change is a varint with the distance in time from the change
 * before, or from 0, and then the value. One bit: the varint is `distance * 4 + bit * 2`, nothing follows. More bits:
 * it is `distance * 2`, and the value follows from its highest bit on, padded with zeros at the end to whole bytes.
 */
export class ChangeChain {
  readonly #list = new ByteList();
  readonly #width: number;
  /** Zeros after the lowest bit. */
  readonly #padding: number;
  #scratch: Scratch | undefined;
  #last = 0;
  #changes = 0;

  constructor(width: number) {
    this.#width = width;
    this.#padding = (8 - (width % 8)) % 8;
  }

  /** Valid until the next change. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#list.bytes;
  }

  /** Number of changes. */
  get changes(): number {
    return this.#changes;
  }

  /** Add a change at `time`, which must not be before the last; returns the number of bytes that it took. */
  append(time: number, value: Value): number {
    const list = this.#list;
    const before = list.length;
    const distance = time - this.#last;
    this.#last = time;
    this.#changes++;
    if (this.#width === 1) list.varint(distance * 4 + (value === 0 ? 0 : 2));
    else {
      list.varint(distance * 2);
      if (typeof value === 'number') this.#narrow(value);
      else this.#wide(value);
    }
    return list.length - before;
  }

  /** Start again, with times from 0. */
  clear(): void {
    this.#list.clear();
    this.#last = 0;
    this.#changes = 0;
  }

  /** Up to 32 bits: padded to at most 32. */
  #narrow(value: number): void {
    const bits = value << this.#padding;
    for (let shift = this.#width + this.#padding - 8; shift >= 0; shift -= 8) this.#list.byte((bits >>> shift) & 255);
  }

  #wide(value: bigint): void {
    this.#scratch ??= scratchOf((this.#width + this.#padding) / 8);
    const { buffer, bytes } = this.#scratch;
    let rest = value << BigInt(this.#padding);
    for (let at = buffer.byteLength - 8; at >= 0; at -= 8) {
      // Takes the lowest 64 bits, and writes the highest byte first.
      buffer.setBigUint64(at, rest);
      rest >>= 64n;
    }
    this.#list.append(bytes);
  }
}

/** Whole words, and the last `length` bytes of them. */
interface Scratch {
  readonly buffer: DataView;
  readonly bytes: Uint8Array;
}

function scratchOf(length: number): Scratch {
  const whole = new Uint8Array(Math.ceil(length / 8) * 8);
  return { buffer: new DataView(whole.buffer), bytes: whole.subarray(whole.length - length) };
}
