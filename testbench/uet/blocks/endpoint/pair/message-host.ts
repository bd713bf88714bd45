/** The host of whatever sends messages: what it offers, and the completions that it takes. */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../support/random.ts';
import { addressOf } from '../local-addresses.ts';
import type { messagePorts } from './endpoint-ports.ts';
import { ipOf } from './endpoint-settings.ts';
import { keepOf, wordOf } from './frames.ts';

/** A message that is to be sent. Its bytes are those of `source` from `at` on. */
export interface PlannedMessage {
  readonly op: 'write' | 'send';
  readonly mode: 'rud' | 'rod';
  readonly lane: number;
  readonly to: number;
  readonly length: number;
  readonly source: Uint8Array;
  readonly at: number;
  /** Of WRITEs: where its bytes go, in the region; and the key that it has, which may be wrong. */
  readonly offset: number;
  readonly key: bigint;
  /** What the host of the sender has to hear: `ok`, the return code, or that packet delivery has failed. */
  readonly code: number | 'ok' | 'failed';
  /** It goes by the return space of a PDC that its receiver has opened, whichever has sent something last. */
  readonly back?: boolean;
}

interface Given {
  readonly message: PlannedMessage;
  completions: number;
  /** In which clock it was taken, and in which its completion. */
  readonly at: number;
  doneAt: number;
}

export interface HostOptions {
  /** Which end it is; bytes a clock; the probability that it goes on in a clock. */
  readonly end: number;
  readonly size: number;
  readonly send: number;
}

/** The header data of a message of an end. */
export const headerOf = (end: number, index: number): bigint => (BigInt(end) << 32n) | BigInt(index);

export class MessageHost {
  /** All messages that were given, by their wr_id. */
  readonly given: Given[] = [];
  completed = 0;
  lastDone = 0;
  /** The PDC of a peer that has sent something last. */
  lastPdcid: number | undefined;
  /** Messages that went by return spaces. */
  backs = 0;
  readonly #p: ReturnType<typeof messagePorts>;
  readonly #options: HostOptions;
  readonly #random: Random;
  readonly #planned: PlannedMessage[] = [];
  #next = 0;
  /** The message whose bytes are next, and how many of them have gone. */
  #payloadOf = 0;
  #payloadAt = 0;
  #offersMessage = false;
  #offersPayload = false;
  #takes = true;

  constructor(ports: ReturnType<typeof messagePorts>, options: HostOptions, random: Random) {
    this.#p = ports;
    this.#options = options;
    this.#random = random;
  }

  plan(message: PlannedMessage): void {
    this.#planned.push(message);
  }

  /** All that was planned has its completion. */
  get isDone(): boolean {
    return this.completed === this.#planned.length;
  }

  get planned(): number {
    return this.#planned.length;
  }

  /** What is offered before an edge; `takes`: a completion is taken. */
  drive(takes: boolean): void {
    this.#takes = takes;
    this.#p.done.ready.set(Number(takes));
    const { messages, payload } = this.#p;
    const { send, size, end } = this.#options;
    const waits = this.#planned[this.#next]?.back === true && this.lastPdcid === undefined;
    if (!this.#offersMessage && this.#next < this.#planned.length && !waits && this.#random.chance(send)) {
      const message = this.#planned[this.#next]!;
      messages.back?.enable.set(Number(message.back === true));
      messages.back?.pdcid.set(message.back === true ? this.lastPdcid! : 0);
      if (message.back === true) this.backs++;
      const { fields } = messages;
      this.#offersMessage = true;
      fields.op.set(messages.ops[message.op]);
      fields.mode.set(messages.modes[message.mode]);
      fields.lane.set(message.lane);
      fields.destination.set(addressOf(ipOf(message.to)));
      fields.job_id.set(0x77);
      fields.key.set(message.key);
      fields.offset.set(BigInt(message.offset));
      fields.initiator.set(end);
      fields.has_header_data.set(1);
      fields.header_data.set(headerOf(end, this.#next));
      fields.length.set(message.length);
      fields.wr_id.set(this.#next);
    }
    messages.valid.set(Number(this.#offersMessage));
    if (!this.#offersPayload && this.#payloadOf < this.#planned.length && this.#random.chance(send)) {
      const { source, at, length } = this.#planned[this.#payloadOf]!;
      const from = at + this.#payloadAt;
      const bytes = Math.min(size, length - this.#payloadAt);
      payload.data.set(wordOf(source.subarray(from, from + bytes)));
      payload.keep.set(keepOf(bytes));
      payload.last.set(Number(this.#payloadAt + bytes === length));
      this.#offersPayload = true;
    }
    payload.valid.set(Number(this.#offersPayload));
  }

  /** What is taken before an edge. */
  read(now: number): void {
    const { messages, payload } = this.#p;
    if (this.#offersMessage && messages.ready.get() === 1) {
      this.#offersMessage = false;
      this.given.push({ message: this.#planned[this.#next]!, completions: 0, at: now, doneAt: now });
      this.#next++;
    }
    if (this.#offersPayload && payload.ready.get() === 1) {
      this.#offersPayload = false;
      this.#payloadAt += this.#options.size;
      if (this.#payloadAt >= this.#planned[this.#payloadOf]!.length) {
        this.#payloadAt = 0;
        this.#payloadOf++;
      }
    }
    if (this.#takes && this.#p.done.valid.get() === 1) this.#readDone(now);
  }

  #readDone(now: number): void {
    const { fields, ok, failed } = this.#p.done;
    const wrId = Number(fields.wr_id.get());
    const given = this.given[wrId];
    assert(given !== undefined, `a completion of message ${wrId}, which was not given`);
    given.completions++;
    assert.equal(given.completions, 1, `message ${wrId} is completed twice`);
    assert.equal(Number(fields.bytes.get()), given.message.length, `bytes of message ${wrId}`);
    const result = Number(fields.result.get());
    const code = result === ok ? 'ok' : result === failed ? 'failed' : Number(fields.code.get());
    assert.equal(code, given.message.code, `how message ${wrId} has ended`);
    this.completed++;
    this.lastDone = now;
    given.doneAt = now;
  }
}
