/** The common part of managers of buses with one word at a time: accesses are split into words and reassembled. */
import { Ring } from '../../../support/ring.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import { nothingArmed } from '../../kernel/trigger.ts';
import type { Wait } from '../../kernel/wait.ts';
import { Waiters } from '../../kernel/waiters.ts';
import type { Begun } from '../begun.ts';
import { type ByteList, bytesOf, wordOf } from '../lanes.ts';
import { type Address, type WordOptions, wordBytes, wordFrom } from '../memory.ts';
import { Operation } from '../operation.ts';
import { type BusWidths, laneMask, wordsOf } from './words.ts';

/** The result of a write: the worst of its words. */
export interface BusWritten<R> {
  readonly response: R;
}

/** The result of a read of bytes. */
export interface BusRead<R> {
  readonly bytes: Uint8Array;
  readonly response: R;
}

/** The result of a read of a word: a number up to 4 bytes, a bigint above. */
export interface BusWord<R> {
  readonly value: Value;
  readonly response: R;
}

/** One outstanding word. */
export interface Word<R, A> {
  readonly address: Value;
  /** The bytes that are accessed, as a mask. */
  readonly mask: Value;
  /** Of a write. */
  readonly data: Value | undefined;
  /** What else the access was given. */
  readonly access: A;
  readonly answered: (response: R, data: Value) => void;
  readonly failed: (error: Error) => void;
}

/** The widths of a bus, and whether its writes can mean some bytes of a word. */
export interface BusLanes extends BusWidths {
  readonly hasStrobes: boolean;
}

/**
 * Reads and writes bytes and words; any number at once, carried out one after another in the order in which they were
 * asked for. Error responses are results, not errors. Accesses of any alignment are cut into words of the bus.
 */
export abstract class WordManager<R extends string, A extends object> {
  /** Words that have not begun yet. */
  readonly #waiting = new Ring<Word<R, A>>();
  /** Words to be retried, before the queued ones. */
  protected readonly again = new Ring<Word<R, A>>();
  /** Words that have begun and are not answered, the oldest first. */
  protected readonly asked = new Ring<Word<R, A>>();
  readonly #host: AgentHost;
  readonly #bus: BusLanes;
  readonly #worst: readonly R[];
  readonly #idle = new Waiters<void>();

  /** `responses`: from the best to the worst. */
  protected constructor(bus: BusLanes, host: AgentHost, responses: readonly R[]) {
    this.#bus = bus;
    this.#host = host;
    this.#worst = responses;
  }

  /** Words that have not been answered, including queued ones. */
  get inFlight(): number {
    return this.pending + this.asked.length;
  }

  /** Words that have not begun. */
  protected get pending(): number {
    return this.again.length + this.#waiting.length;
  }

  /** The word that begins next; only where one is pending. */
  protected get next(): Word<R, A> {
    return (this.again.length > 0 ? this.again : this.#waiting).first();
  }

  /** Begin the next word. */
  protected begin(): Word<R, A> {
    const word = (this.again.length > 0 ? this.again : this.#waiting).shift();
    this.asked.push(word);
    return word;
  }

  get idle(): boolean {
    return this.inFlight === 0;
  }

  /** Wait until all accesses started so far have been answered. */
  whenIdle(): Wait<void> {
    return this.#host.wait({
      describe: () => `the manager ${this.#bus.name} to be idle`,
      arm: (listener) => {
        if (!this.idle) return this.#idle.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  /** Write bytes from `address` on, now; awaiting the result waits for the answer to its last word. */
  write(address: Address, bytes: ByteList, access: A = {} as A): Begun<BusWritten<R>> {
    const { lanes, name, hasStrobes } = this.#bus;
    const operation = new Operation<BusWritten<R>>(`an answer on ${name} to a write of ${bytes.length} bytes`);
    const words = wordsOf(this.#bus, address, bytes.length);
    if (!hasStrobes && words.some(({ count }) => count < lanes))
      throw new UserError(`${name} has no strobes, so only whole words of ${lanes} bytes can be written`);
    let [left, response] = [words.length, this.#worst[0]!];
    for (const { at, from, first, count } of words) {
      const word = new Uint8Array(lanes);
      word.set(bytes.slice(from, from + count), first);
      this.#waiting.push({
        address: at,
        mask: laneMask(first, count, lanes),
        data: wordOf(word),
        access,
        answered: (given) => {
          response = this.#worse(response, given);
          if (--left === 0) operation.complete({ response });
        },
        failed: (error) => operation.fail(error),
      });
    }
    return this.#host.wait(operation);
  }

  /** Read `length` bytes from `address` on, now; awaiting the result waits for the last word. */
  read(address: Address, length: number, access: A = {} as A): Begun<BusRead<R>> {
    return this.#read(address, length, access, (read) => read);
  }

  /** Write a word of 1 to 8 bytes (default 4), as `write`. A `UserError` if the value does not fit. */
  writeWord(address: Address, value: Value, options: WordOptions & A = {} as WordOptions & A): Begun<BusWritten<R>> {
    const { bytes = 4, endian = 'little' } = options;
    return this.write(address, wordBytes(value, bytes, endian), options);
  }

  /** Read a word of 1 to 8 bytes (default 4), as `read`: a number up to 4 bytes, a bigint above. */
  readWord(address: Address, options: WordOptions & A = {} as WordOptions & A): Begun<BusWord<R>> {
    const { bytes: count = 4, endian = 'little' } = options;
    return this.#read(address, count, options, ({ bytes, response }) => ({ value: wordFrom(bytes, endian), response }));
  }

  #read<T>(address: Address, length: number, access: A, resultOf: (read: BusRead<R>) => T): Begun<T> {
    const { lanes, name } = this.#bus;
    const operation = new Operation<T>(`an answer on ${name} to a read of ${length} bytes`);
    const bytes = new Uint8Array(length);
    const words = wordsOf(this.#bus, address, length);
    let [left, response] = [words.length, this.#worst[0]!];
    for (const { at, from, first, count } of words) {
      this.#waiting.push({
        address: at,
        mask: laneMask(first, count, lanes),
        data: undefined,
        access,
        answered: (given, data) => {
          bytes.set(bytesOf(data, lanes).subarray(first, first + count), from);
          response = this.#worse(response, given);
          if (--left === 0) operation.complete(resultOf({ bytes, response }));
        },
        failed: (error) => operation.fail(error),
      });
    }
    return this.#host.wait(operation);
  }

  /** The oldest word that has begun is answered. */
  protected answer(response: R, data: Value): void {
    this.asked.shift().answered(response, data);
    if (this.idle) this.#idle.fire();
  }

  /** On reset: no outstanding access is answered. */
  protected failAll(): void {
    if (this.idle) return;
    const error = new Error(`reset came before ${this.#bus.name} had answered`);
    for (const word of [this.asked, this.again, this.#waiting].flatMap((words) => words.cut(0))) word.failed(error);
    this.#idle.fire();
  }

  #worse(a: R, b: R): R {
    return this.#worst.indexOf(a) >= this.#worst.indexOf(b) ? a : b;
  }
}
