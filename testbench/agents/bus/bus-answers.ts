/** The answers of a subordinate, from functions of the test or from a memory. */
import type { Value } from '../../engine/simulator.ts';
import { bytesOf, wordOf } from '../lanes.ts';
import { type Address, Memory } from '../memory.ts';
import { lanesOf } from './words.ts';

/** What a read gives: bytes and the good response, an error response with any bytes, or both. */
export type BusAnswer<R> = Uint8Array | R | { readonly bytes: Uint8Array; readonly response: R };

/** Where answers come from. */
export interface AnswerOptions<R> {
  /** The memory that it reads and writes. Default: a separate memory of all addresses. */
  readonly memory?: Memory;
  /** Instead of the memory: what a read of the word at `address`, which is aligned, gives; `undefined` leaves it. */
  readonly read?: (address: Address, length: number) => BusAnswer<R> | undefined;
  /**
   * Instead of the memory: the effect of a write of a word; `strobes` says which bytes are written. `undefined` leaves
   * the write to the memory.
   */
  readonly write?: (address: Address, bytes: Uint8Array, strobes: readonly boolean[]) => R | undefined;
}

/** Answers accesses of words of `lanes` bytes; those outside of the memory with the response `outside`. */
export class BusAnswers<R extends string> {
  readonly memory: Memory;
  readonly #options: AnswerOptions<R>;
  readonly #lanes: number;
  readonly #good: R;
  readonly #outside: R;

  constructor(lanes: number, good: R, outside: R, options: AnswerOptions<R>) {
    this.memory = options.memory ?? new Memory();
    this.#options = options;
    this.#lanes = lanes;
    this.#good = good;
    this.#outside = outside;
  }

  /** Low bits of the address within a word are ignored. */
  #aligned(address: Value): Address {
    return typeof address === 'number' ? address - (address % this.#lanes) : address - (address % BigInt(this.#lanes));
  }

  /** Write the bytes in `mask` of a word. */
  write(address: Value, data: Value, mask: Value): R {
    const at = this.#aligned(address);
    const bytes = bytesOf(data, this.#lanes);
    const strobes = lanesOf(mask, this.#lanes);
    const given = this.#options.write?.(at, bytes, strobes);
    if (given !== undefined) return given;
    if (!this.memory.holds(at, this.#lanes)) return this.#outside;
    this.memory.write(at, bytes, strobes);
    return this.#good;
  }

  /** Read a word: `data` is undefined where an error has none. */
  read(address: Value): { readonly response: R; readonly data: Value | undefined } {
    const at = this.#aligned(address);
    const answer = this.#options.read?.(at, this.#lanes) ?? this.#readMemory(at);
    if (answer instanceof Uint8Array) return { response: this.#good, data: wordOf(answer) };
    if (typeof answer === 'string') return { response: answer, data: undefined };
    return { response: answer.response, data: wordOf(answer.bytes) };
  }

  #readMemory(at: Address): BusAnswer<R> {
    return this.memory.holds(at, this.#lanes) ? this.memory.read(at, this.#lanes) : this.#outside;
  }
}
