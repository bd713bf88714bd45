/** The value changes of an FST file over a stretch of time: one block of it. */
import { deflated } from '../../support/compress.ts';
import type { Value } from '../engine/simulator.ts';
import { ByteList } from './byte-list.ts';
import { ChangeChain } from './change-chain.ts';

/** The tag of a block whose chains may be those of other variables. */
const BLOCK_TAG = 8;
/** Below this many bytes compression never pays. */
const WORTH_PACKING = 32;
/** What GTKWave's own writer takes for chains: about as small as the best, several times as fast. */
const LEVEL = 4;
/** A character for each byte, no two the same. */
const latin1 = new TextDecoder('latin1');

/**
 * Collects changes and makes blocks of them. The first time of a block is the last of the one before it, at which
 * nothing changes; the first block has its variables' first values there. Times rise.
 */
export class FstBlocks {
  readonly #widths: readonly number[];
  readonly #chains: readonly ChangeChain[];
  /** The digits of all variables' values when the block began, and where each one's stand. */
  readonly #frame: Uint8Array;
  readonly #places: readonly number[];
  readonly #times = new ByteList(1 << 12);
  #timeCount = 0;
  #start = 0;
  #now = 0;
  #size = 0;

  constructor(widths: readonly number[]) {
    this.#widths = widths;
    this.#chains = widths.map((width) => new ChangeChain(width));
    let total = 0;
    this.#places = widths.map((width) => {
      total += width;
      return total - width;
    });
    this.#frame = new Uint8Array(total).fill(DIGITS[0]!);
  }

  /** Bytes of the changes since the last block. */
  get size(): number {
    return this.#size;
  }

  /** Go to a time. */
  time(time: number): void {
    if (this.#timeCount === 0) {
      this.#start = time;
      this.#now = 0;
    }
    this.#times.varint(time - this.#now);
    this.#timeCount++;
    this.#now = time;
  }

  /** A variable has a new value at the present time. */
  change(variable: number, value: Value): void {
    // Only in the first block does anything change at the first time.
    if (this.#timeCount === 1) this.#put(variable, value);
    this.#size += this.#chains[variable]!.append(this.#timeCount - 1, value);
  }

  /** The block of what has been collected; `present` gives the present values, with which the next block begins. */
  take(present: (variable: number) => Value): Uint8Array {
    const block = this.#encode();
    this.#chains.forEach((chain, variable) => {
      if (chain.changes === 0) return;
      this.#put(variable, present(variable));
      chain.clear();
    });
    this.#times.clear();
    this.#timeCount = 0;
    this.#size = 0;
    this.time(this.#now);
    return block;
  }

  #encode(): Uint8Array {
    const body = new ByteList(this.#size + (1 << 12));
    const frame = packed(this.#frame);
    body.varint(this.#frame.length);
    body.varint(frame.length);
    body.varint(this.#widths.length);
    body.append(frame);
    body.varint(this.#widths.length);
    this.#chainsInto(body);
    const times = packed(this.#times.bytes);
    body.append(times);
    for (const n of [this.#times.length, times.length, this.#timeCount]) body.u64(n);

    const block = new ByteList(body.length + 64);
    block.byte(BLOCK_TAG);
    // The length counts itself and the three numbers after it, but not the tag.
    for (const n of [body.length + 32, this.#start, this.#now, this.#size]) block.u64(n);
    block.append(body.bytes);
    return block.bytes;
  }

  /**
   * The chains, and after them where each begins: one number a variable, whose lowest bit tells it from a count of
   * variables without changes. Positive: the distance from the chain before. Negative: the chain is that of an earlier
   * variable, which is common, because an input of an instance is a signal of its parent too. Zero: as the negative one
   * before.
   */
  #chainsInto(body: ByteList): void {
    const index = new ByteList(1 << 12);
    const owners = new Map<string, number>();
    // The letter of the compression is at place 0.
    body.byte('Z'.charCodeAt(0));
    const origin = body.length - 1;
    let place = 0;
    /** The variable that was referred to last. */
    let alias = -1;
    let unchanged = 0;
    this.#chains.forEach(({ bytes, changes }, variable) => {
      if (changes === 0) {
        unchanged++;
        return;
      }
      if (unchanged > 0) index.varint(unchanged * 2);
      unchanged = 0;
      // Even where widths differ: each reads back what was encoded for it.
      const content = latin1.decode(bytes);
      const owner = owners.get(content);
      if (owner !== undefined) {
        index.signedVarint((owner === alias ? 0 : -(owner + 1)) * 2 + 1);
        alias = owner;
        return;
      }
      owners.set(content, variable);
      const here = body.length - origin;
      index.signedVarint((here - place) * 2 + 1);
      place = here;
      const small = bytes.length > WORTH_PACKING ? packed(bytes) : bytes;
      body.varint(small === bytes ? 0 : bytes.length);
      body.append(small);
    });
    if (unchanged > 0) index.varint(unchanged * 2);
    body.append(index.bytes);
    body.u64(index.length);
  }

  #put(variable: number, value: Value): void {
    const width = this.#widths[variable]!;
    const at = this.#places[variable]!;
    const digits = value.toString(2).padStart(width, '0');
    for (let i = 0; i < width; i++) this.#frame[at + i] = DIGITS[digits.charCodeAt(i) & 1]!;
  }
}

/** The characters 0 and 1. */
const DIGITS = [48, 49] as const;

/** Compressed, or as it is where that is no longer. Readers tell by the length. */
export function packed(bytes: Uint8Array): Uint8Array {
  const small = deflated(bytes, LEVEL);
  return small.length < bytes.length ? small : bytes;
}
