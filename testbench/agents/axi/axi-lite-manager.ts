/** The agent that reads and writes through an AXI4-Lite interface of the design. */
import { Ring } from '../../../support/ring.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import { nothingArmed } from '../../kernel/trigger.ts';
import type { Wait } from '../../kernel/wait.ts';
import { Waiters } from '../../kernel/waiters.ts';
import type { AgentMaker } from '../agent-maker.ts';
import type { Begun } from '../begun.ts';
import { wordsOf } from '../bus/words.ts';
import { type ByteList, bytesOf, wordOf } from '../lanes.ts';
import { checkedLimit } from '../limit.ts';
import { type Address, type WordOptions, wordBytes, wordFrom } from '../memory.ts';
import { Operation } from '../operation.ts';
import { StreamViolation } from '../stream-monitor.ts';
import { inReset } from '../stream-ports.ts';
import { StreamSink } from '../stream-sink.ts';
import { StreamSource } from '../stream-source.ts';
import { type AxiResponse, responseOf, worse } from './axi-channels.ts';
import { type AxiLiteItems, type AxiLitePauses, type AxiLitePorts, axiLitePorts } from './axi-lite-ports.ts';

/** How a manager behaves. */
export interface AxiLiteManagerOptions {
  /** When it offers requests and takes answers, by channel. */
  readonly pauses?: AxiLitePauses;
  /** The maximum number of outstanding words of each kind. Default: any number. */
  readonly inFlight?: number;
}

/** What `prot` an access has; 0 by default. */
export interface AxiLiteAccess {
  readonly prot?: number;
}

/** Further options of a write. */
export interface AxiLiteWriteAccess extends AxiLiteAccess {
  /** Which of its bytes are written; all by default. The others are on their lanes, without strobe. */
  readonly strobes?: readonly boolean[];
}

/** The result of a write. */
export interface AxiLiteWritten {
  /** The worst of its words. */
  readonly response: AxiResponse;
}

/** The result of a read of bytes. */
export interface AxiLiteRead {
  readonly bytes: Uint8Array;
  readonly response: AxiResponse;
}

/** The result of a read of a word. */
export interface AxiLiteWord {
  readonly value: Value;
  readonly response: AxiResponse;
}

/** A manager on the AXI4-Lite interface `name` of the design, whose ports are `name_awaddr` and so on. */
export function axiLiteManager(t: AgentMaker, name: string, options?: AxiLiteManagerOptions): AxiLiteManager {
  return t.attach(new AxiLiteManager(axiLitePorts(t.dut, name, 'manager'), t.host, options));
}

/** One outstanding word. */
interface Word {
  readonly request: AxiLiteItems['aw'];
  /** Of a write. */
  readonly data?: AxiLiteItems['w'];
  readonly answered: (response: AxiResponse, data: Value) => void;
  readonly failed: (error: Error) => void;
}

/** Words of one kind: queued ones and outstanding ones. */
interface Traffic {
  readonly waiting: Ring<Word>;
  readonly asked: Ring<Word>;
}

/**
 * Reads and writes bytes and words; any number at once, answered in order. Accesses start immediately, a
 * write and a read at the same time, so await one if the order of the two matters. Error responses are results, not
 * errors. Accesses of any alignment are cut into words of the bus, and a write of part of a word uses strobes. A reset
 * rejects the accesses in progress.
 */
export class AxiLiteManager implements Agent {
  readonly ports: AxiLitePorts;
  /** Writes take `strobes`. */
  readonly takesStrobes = true;
  readonly aw: StreamSource<AxiLiteItems['aw']>;
  readonly w: StreamSource<AxiLiteItems['w']>;
  readonly b: StreamSink<AxiLiteItems['b']>;
  readonly ar: StreamSource<AxiLiteItems['ar']>;
  readonly r: StreamSink<AxiLiteItems['r']>;
  readonly #host: AgentHost;
  readonly #limit: number;
  readonly #writes: Traffic = { waiting: new Ring(), asked: new Ring() };
  readonly #reads: Traffic = { waiting: new Ring(), asked: new Ring() };
  readonly #idle = new Waiters<void>();

  constructor(ports: AxiLitePorts, host: AgentHost, { pauses = {}, inFlight }: AxiLiteManagerOptions = {}) {
    const { channels, name } = ports;
    this.ports = ports;
    this.#host = host;
    this.#limit = checkedLimit(inFlight, `the manager ${name}`);
    const answers = { keep: false } as const;
    this.aw = new StreamSource(channels.aw, host, { valid: pauses.aw ?? true, atReset: 'clear' });
    this.w = new StreamSource(channels.w, host, { valid: pauses.w ?? true, atReset: 'clear' });
    this.ar = new StreamSource(channels.ar, host, { valid: pauses.ar ?? true, atReset: 'clear' });
    this.b = new StreamSink(channels.b, host, {
      ...answers,
      ready: pauses.b ?? true,
      onItem: ({ resp }) => this.#answer(this.#writes, 'write', resp, 0),
    });
    this.r = new StreamSink(channels.r, host, {
      ...answers,
      ready: pauses.r ?? true,
      onItem: ({ resp, data }) => this.#answer(this.#reads, 'read', resp, data),
    });
  }

  /** Words that have not been answered, including queued ones. */
  get inFlight(): number {
    return [this.#writes, this.#reads].reduce((sum, { waiting, asked }) => sum + waiting.length + asked.length, 0);
  }

  get idle(): boolean {
    return this.inFlight === 0;
  }

  /** Wait until all accesses started so far have been answered. */
  whenIdle(): Wait<void> {
    return this.#host.wait({
      describe: () => `the manager ${this.ports.name} to be idle`,
      arm: (listener) => {
        if (!this.idle) return this.#idle.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  /** Write bytes from `address` on, now; awaiting the result waits for the answer to its last word. */
  write(address: Address, bytes: ByteList, { prot = 0, strobes }: AxiLiteWriteAccess = {}): Begun<AxiLiteWritten> {
    const operation = new Operation<AxiLiteWritten>(
      `an answer on ${this.ports.name} to a write of ${bytes.length} bytes`,
    );
    if (strobes !== undefined && strobes.length !== bytes.length)
      throw new UserError(
        `a write of ${bytes.length} bytes on ${this.ports.name} has ${strobes.length} strobes: give one for each byte`,
      );
    const words = wordsOf(this.ports, address, bytes.length);
    let [left, response]: [number, AxiResponse] = [words.length, 'OKAY'];
    for (const { at, from, first, count } of words) {
      this.#writes.waiting.push({
        request: { addr: at, prot },
        data: this.#dataOf(bytes.slice(from, from + count), first, strobes?.slice(from, from + count)),
        answered: (given) => {
          response = worse(response, given);
          if (--left === 0) operation.complete({ response });
        },
        failed: (error) => operation.fail(error),
      });
    }
    this.#issue();
    return this.#host.wait(operation);
  }

  /** Read `length` bytes from `address` on, now; awaiting the result waits for the last word. */
  read(address: Address, length: number, access: AxiLiteAccess = {}): Begun<AxiLiteRead> {
    return this.#read(address, length, access, (read) => read);
  }

  /** Write a word of 1 to 8 bytes (default 4), as `write`. A `UserError` if the value does not fit. */
  writeWord(address: Address, value: Value, options: WordOptions & AxiLiteWriteAccess = {}): Begun<AxiLiteWritten> {
    const { bytes = 4, endian = 'little' } = options;
    return this.write(address, wordBytes(value, bytes, endian), options);
  }

  /** Read a word of 1 to 8 bytes (default 4), as `read`: a number up to 4 bytes, a bigint above. */
  readWord(address: Address, options: WordOptions & AxiLiteAccess = {}): Begun<AxiLiteWord> {
    const { bytes: count = 4, endian = 'little' } = options;
    return this.#read(address, count, options, ({ bytes, response }) => ({ value: wordFrom(bytes, endian), response }));
  }

  sample(): void {
    if (inReset(this.aw.ports)) this.#failAll();
    this.aw.sample();
    this.w.sample();
    this.ar.sample();
    this.b.sample();
    this.r.sample();
  }

  drive(): void {
    this.#issue();
    this.aw.drive();
    this.w.drive();
    this.ar.drive();
    this.b.drive();
    this.r.drive();
  }

  #read<T>(
    address: Address,
    length: number,
    { prot = 0 }: AxiLiteAccess,
    resultOf: (read: AxiLiteRead) => T,
  ): Begun<T> {
    const operation = new Operation<T>(`an answer on ${this.ports.name} to a read of ${length} bytes`);
    const bytes = new Uint8Array(length);
    const words = wordsOf(this.ports, address, length);
    let [left, response]: [number, AxiResponse] = [words.length, 'OKAY'];
    for (const { at, from, first, count } of words) {
      this.#reads.waiting.push({
        request: { addr: at, prot },
        answered: (given, data) => {
          bytes.set(bytesOf(data, this.ports.lanes).subarray(first, first + count), from);
          response = worse(response, given);
          if (--left === 0) operation.complete(resultOf({ bytes, response }));
        },
        failed: (error) => operation.fail(error),
      });
    }
    this.#issue();
    return this.#host.wait(operation);
  }

  /** The data of a word of which only the bytes from `first` on are given. */
  #dataOf(bytes: ByteList, first: number, strobes?: readonly boolean[]): AxiLiteItems['w'] {
    const { lanes, hasStrobes, name } = this.ports;
    const isWhole = bytes.length === lanes && strobes?.includes(false) !== true;
    if (!isWhole && !hasStrobes)
      throw new UserError(`${name} has no strobes, so only whole words of ${lanes} bytes can be written`);
    const word = new Uint8Array(lanes);
    word.set(bytes, first);
    const meant = strobes?.reduce((sum, isMeant, i) => sum + (isMeant ? 2 ** i : 0), 0) ?? 2 ** bytes.length - 1;
    return { data: wordOf(word), strb: meant * 2 ** first };
  }

  /** Hand the channels as many words as may be in flight. */
  #issue(): void {
    for (const { waiting, asked } of [this.#writes, this.#reads])
      while (waiting.length > 0 && asked.length < this.#limit) {
        const word = waiting.shift();
        asked.push(word);
        if (word.data === undefined) this.ar.sendNow(word.request);
        else {
          this.aw.sendNow(word.request);
          this.w.sendNow(word.data);
        }
      }
  }

  #answer({ asked }: Traffic, kind: string, resp: Value, data: Value): void {
    if (asked.length === 0)
      throw new StreamViolation(
        `${this.ports.name} answers a ${kind} that was not asked for, at cycle ${this.#host.cycle}`,
      );
    asked.shift().answered(responseOf(resp), data);
    if (this.idle) this.#idle.fire();
  }

  #failAll(): void {
    if (this.idle) return;
    const error = new Error(`reset came before ${this.ports.name} had answered`);
    for (const { waiting, asked } of [this.#writes, this.#reads])
      for (const word of [...asked.cut(0), ...waiting.cut(0)]) word.failed(error);
    this.#idle.fire();
  }
}
