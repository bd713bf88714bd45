/** The host of whatever sends messages: what it offers, and the completions that it takes. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, keepOf, type Random, wordOf } from '../../test-kit.ts';
import { addressOf } from '../local-addresses.ts';
import { type Announcement, announcedWrite } from './announced-plan.ts';
import type { messagePorts } from './endpoint-ports.ts';
import { ipOf, landing } from './endpoint-settings.ts';
import { givenBytes, type PlannedRest } from './rendezvous-plan.ts';
import { usualJob } from './semantic-setup.ts';

/** A message that is to be sent. Its bytes are those of `source` from `at` on. */
export interface PlannedMessage {
  readonly op: 'write' | 'send' | 'read' | 'atomic' | 'fetching_atomic' | 'datagram' | 'rudi_write' | 'rudi_read';
  readonly mode: 'rud' | 'rod';
  readonly lane: number;
  readonly to: number;
  readonly length: number;
  readonly source: Uint8Array;
  readonly at: number;
  /** Of WRITEs: where its bytes go, in the region; and the key that it has, which may be wrong. */
  readonly offset: number;
  readonly key: bigint;
  /** Its job, if it is not that of most. */
  readonly job?: number;
  /** Of tagged SENDs, whose tag is the key: bytes of the receive that its receiver has posted for it. */
  readonly room?: number;
  /** What the host of the sender has to hear: `ok`, the return code, or that packet delivery has failed. */
  readonly code: number | 'ok' | 'failed' | 'any';
  /** It goes by the return space of a PDC that its receiver has opened, whichever has sent something last. */
  readonly back?: boolean;
  /** A message of its receiver answers it, by the return space of its PDC. */
  readonly expects?: boolean;
  /** It answers one that the host has heard, and waits for that. */
  readonly answers?: boolean;
  /** It is no message, but asks for the end of the PDC that has sent something last. */
  readonly closes?: boolean;
  /** Of SENDs: deferrable ones, which may wait for a receive. */
  readonly isDeferrable?: boolean;
  /** Of SENDs: they may come before their receives, and are given again where the target has no place for them. */
  readonly isUnexpected?: boolean;
  /** Of SENDs: rendezvous sends. Their bytes are after the extension header in `source`. */
  readonly rest?: PlannedRest;
  /** Of SENDs: they announce the WRITE of that tag. Of WRITEs: they wait until their receiver announces them. */
  readonly announces?: number;
  readonly announced?: number;
  /** Delivery complete: its completion says that its bytes are visible at their receiver. */
  readonly dc?: boolean;
  /** Of READs: where the bytes go, from the beginning of all landing places. */
  readonly lands?: number;
}

/** A message in the order in which the host gives it, and which one of the plan it is. */
interface Chosen {
  readonly message: PlannedMessage;
  readonly index: number;
  /** Of the PDC whose return space it goes by. */
  readonly pdcid: number | undefined;
  /** It is given again, with the tokens of its restart. */
  readonly tokens?: bigint;
}

/** What a host is told of a message that it is to give again. */
export interface Restart {
  readonly wrId: number;
  readonly tokens: bigint;
  readonly at: number;
  readonly length: number;
}

interface Given {
  readonly message: PlannedMessage;
  completions: number;
  /** In which clock it was taken, and in which its completion. */
  readonly at: number;
  doneAt: number;
  /** What a fetching atomic has found. */
  fetched?: bigint;
}

export interface HostOptions {
  /** Which end it is; bytes a clock; the probability that it goes on in a clock. */
  readonly end: number;
  readonly size: number;
  readonly send: number;
  /** One message at a time, so many clocks after the completion of the one before; without it they overlap. */
  readonly pause?: number | undefined;
  /** Bytes of a packet. */
  readonly mtu: number;
}

/**
 * Packets of messages without completion that a host which answers gives ahead: fewer than PDC choice has places for,
 * so that an answer never waits for messages which wait for a PDC (docs/uet/endpoint.md).
 */
const packetsAhead = 48;

/** Clocks until a message to a disabled context is given again. */
const backOff = 400;

/** Which receive context of a peer it is for. */
const contextOf = ({ to, op, room }: PlannedMessage): string =>
  op === 'send' || op === 'datagram' ? `${to} ${room === undefined ? 'send' : 'tagged'}` : `${to} rma`;

/** Whether it is an atomic. */
export const isAtomic = ({ op }: PlannedMessage): boolean => op === 'atomic' || op === 'fetching_atomic';

/** Whether it is a READ, by a PDC or by RUDI. */
export const isRead = ({ op }: PlannedMessage): boolean => op === 'read' || op === 'rudi_read';

/** Whether its receiver is told of it, once: not of what it is to refuse, nor of what may be lost or done again. */
export const isToldOf = (message: PlannedMessage): boolean =>
  message.code === 'ok' && !isRead(message) && !isAtomic(message) && !['datagram', 'rudi_write'].includes(message.op);

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
  /** Requests to close that the peer has acknowledged. */
  closed = 0;
  /** A message has its completion. */
  onDone: (message: PlannedMessage, now: number) => void = () => {};
  /** Messages that were given again: deferrable sends, and those that found no place. */
  restarts = 0;
  resends = 0;
  /** PDCIDs of messages that were heard, and are to be answered. */
  readonly asked: number[] = [];
  readonly #p: ReturnType<typeof messagePorts>;
  readonly #options: HostOptions;
  readonly #random: Random;
  readonly #planned: Omit<Chosen, 'pdcid'>[] = [];
  readonly #answers: Omit<Chosen, 'pdcid'>[] = [];
  /** Messages to a context that is disabled, which are given again later. */
  #later: { readonly at: number; readonly chosen: Chosen }[] = [];
  /** What receive contexts of peers are at, as far as the host has heard. */
  readonly #generations = new Map<string, number>();
  /** WRITEs that their receivers have not announced yet, by their tags. */
  readonly #unannounced = new Map<number, Omit<Chosen, 'pdcid'>>();
  /** Some of its messages answer; packets of those that were given, and have no completion. */
  #answersAny = false;
  #packetsOpen = 0;
  /** Messages in the order in which they are given, of which the first `#next` have been. */
  readonly #order: Chosen[] = [];
  #next = 0;
  /** The message whose bytes are next, and how many of them have gone. */
  #payloadOf = 0;
  #payloadAt = 0;
  #offersMessage = false;
  #offersPayload = false;
  #takes = true;
  #now = 0;

  constructor(ports: ReturnType<typeof messagePorts>, options: HostOptions, random: Random) {
    this.#p = ports;
    this.#options = options;
    this.#random = random;
  }

  plan(message: PlannedMessage): void {
    const chosen = { message, index: this.planned };
    if (message.answers === true) this.#answersAny = true;
    if (message.announced !== undefined) this.#unannounced.set(message.announced, chosen);
    else (message.answers === true ? this.#answers : this.#planned).push(chosen);
  }

  /** Answers that it owes, which it has not given. */
  get owed(): number {
    const notGiven = this.#order.slice(this.#next).filter(({ message }) => message.answers === true);
    return this.asked.length + notGiven.length;
  }

  /** All that was planned has its completion. */
  get isDone(): boolean {
    return this.completed === this.planned;
  }

  get planned(): number {
    const waiting = this.#later.length + this.#planned.length + this.#answers.length + this.#unannounced.size;
    return waiting + this.#order.length - this.restarts - this.resends;
  }

  /** The receiver has said what is to be written: that is given next, as it has said. */
  announce(said: Announcement): void {
    const chosen = this.#unannounced.get(said.tag);
    assert(chosen !== undefined, `WRITE ${said.tag} is announced twice, or never was planned`);
    this.#unannounced.delete(said.tag);
    this.#give({ ...chosen, message: announcedWrite(chosen.message, said), pdcid: undefined });
  }

  /** Whether the message of that place in the order is known and due: what can be answered is, before what is new. */
  #has(place: number): boolean {
    const { pause } = this.#options;
    if (pause !== undefined && (place > this.completed || (place > 0 && this.#now < this.lastDone + pause)))
      return false;
    if (place < this.#order.length) return true;
    if (this.asked.length > 0 && this.#answers.length > 0) {
      this.#give({ ...this.#answers.shift()!, pdcid: this.asked.shift()! });
      return true;
    }
    // One that goes back waits for what it answers; if all that was given is complete, those after it may bring that.
    const [head] = this.#planned;
    if (head !== undefined && this.#answersAny && this.#packetsOpen > 0)
      if (this.#packetsOpen + this.#packetsOf(head.message) > packetsAhead) return false;
    const isKnown = this.lastPdcid !== undefined || this.#order.length === 0 || this.completed < this.#order.length;
    if (isKnown && this.lastPdcid === undefined && this.#planned[0]?.message.back === true) return false;
    const at = this.#planned.findIndex((planned) => isKnown || planned.message.back !== true);
    if (at < 0) return false;
    const [next] = this.#planned.splice(at, 1);
    this.#give({ ...next!, pdcid: next!.message.back === true ? this.lastPdcid : undefined });
    return true;
  }

  #packetsOf({ length }: PlannedMessage): number {
    return Math.max(1, Math.ceil(length / this.#options.mtu));
  }

  /** What is given after all others. */
  #give(chosen: Chosen): void {
    this.#order.push(chosen);
    this.#packetsOpen += this.#packetsOf(chosen.message);
  }

  /** What is offered before an edge; `takes`: a completion is taken. */
  drive(takes: boolean): void {
    this.#takes = takes;
    this.#p.done.ready.set(Number(takes));
    this.#p.restart?.ready.set(1);
    const { messages, payload } = this.#p;
    const { send, size, end } = this.#options;
    if (!this.#offersMessage && this.#has(this.#next) && this.#random.chance(send)) {
      const { message, index, pdcid, tokens } = this.#order[this.#next]!;
      messages.back?.enable.set(Number(pdcid !== undefined));
      messages.back?.pdcid.set(pdcid ?? 0);
      messages.back?.close.set(Number(message.closes === true));
      messages.generation?.set(this.#generations.get(contextOf(message)) ?? 0);
      messages.dc?.set(Number(message.dc === true));
      messages.expects?.set(Number(message.expects === true));
      if (pdcid !== undefined) this.backs++;
      const { fields } = messages;
      this.#offersMessage = true;
      const reads = isRead(message);
      const { rest } = message;
      const sendOp = message.isDeferrable === true ? 'deferrable_send' : message.op;
      fields.op.set(messages.ops[rest === undefined ? sendOp : 'rendezvous_send']!);
      messages.tagged?.set(Number(message.room !== undefined));
      fields.mode.set(messages.modes[message.mode]);
      fields.lane.set(message.lane);
      fields.destination.set(addressOf(ipOf(message.to)));
      fields.job_id.set(message.job ?? usualJob);
      fields.key.set(message.key);
      const own = rest === undefined ? BigInt(message.offset) : ((rest.key & 0xffffn) << 32n) | BigInt(message.length);
      fields.offset.set(tokens ?? own);
      fields.initiator.set(end);
      fields.has_header_data.set(Number(!reads && !isAtomic(message) && message.op !== 'rudi_write'));
      fields.header_data.set(reads ? landing.base + BigInt(message.lands!) : headerOf(end, index));
      fields.length.set(givenBytes(message));
      fields.wr_id.set(this.#next);
    }
    messages.valid.set(Number(this.#offersMessage));
    // A READ has no bytes of its own.
    while (this.#payloadAt === 0 && this.#has(this.#payloadOf) && isRead(this.#order[this.#payloadOf]!.message))
      this.#payloadOf++;
    if (!this.#offersPayload && this.#has(this.#payloadOf) && this.#random.chance(send)) {
      const { message } = this.#order[this.#payloadOf]!;
      const { source, at, rest } = message;
      const length = givenBytes(message);
      const [all, from] = rest === undefined ? [source, at + this.#payloadAt] : [rest.given, this.#payloadAt];
      const bytes = Math.min(size, length - this.#payloadAt);
      payload.data.set(wordOf(all.subarray(from, from + bytes)));
      payload.keep.set(keepOf(bytes));
      payload.last.set(Number(this.#payloadAt + bytes === length));
      this.#offersPayload = true;
    }
    payload.valid.set(Number(this.#offersPayload));
  }

  /** What is taken before an edge. */
  read(now: number): void {
    this.#now = now;
    for (const { chosen } of this.#later.filter(({ at }) => at <= now)) this.#give(chosen);
    this.#later = this.#later.filter(({ at }) => at > now);
    const { messages, payload } = this.#p;
    if (this.#offersMessage && messages.ready.get() === 1) {
      this.#offersMessage = false;
      this.given.push({ message: this.#order[this.#next]!.message, completions: 0, at: now, doneAt: now });
      this.#next++;
    }
    if (this.#offersPayload && payload.ready.get() === 1) {
      this.#offersPayload = false;
      this.#payloadAt += this.#options.size;
      if (this.#payloadAt >= givenBytes(this.#order[this.#payloadOf]!.message)) {
        this.#payloadAt = 0;
        this.#payloadOf++;
      }
    }
    const { restart } = this.#p;
    if (restart?.valid.get() === 1)
      this.restart({
        wrId: Number(restart.wr_id.get()),
        tokens: BigInt(restart.tokens.get()),
        at: Number(restart.at.get()),
        length: Number(restart.length.get()),
      });
    if (this.#takes && this.#p.done.valid.get() === 1) this.#readDone(now);
  }

  /** The endpoint asks for a message again. */
  restart({ wrId, tokens, at, length }: Restart): void {
    const given = this.given[wrId];
    assert(given?.message.isDeferrable === true, `message ${wrId} is to be given again, and was not given`);
    assert.equal(given.completions, 0, `message ${wrId} is to be given again, and is complete`);
    assert.deepEqual([at, length], [0, given.message.length], 'where it goes on');
    const { index } = this.#order[wrId]!;
    this.#give({ message: given.message, index, pdcid: undefined, tokens });
    this.restarts++;
    this.#packetsOpen -= this.#packetsOf(given.message);
  }

  /** It has found no place, or a context that is disabled or at another generation. */
  #comesAgain({ op, isUnexpected }: PlannedMessage, code: number | string): boolean {
    const { no_match: noMatch, disabled_gen: disabled, bad_generation: other } = returnCodes.code;
    return (isUnexpected === true && code === noMatch) || (op === 'send' && (code === disabled || code === other));
  }

  #resend(wrId: number, code: number | string): void {
    const { message, index } = this.#order[wrId]!;
    this.#packetsOpen -= this.#packetsOf(message);
    this.resends++;
    if (code === returnCodes.code.bad_generation)
      this.#generations.set(contextOf(message), Number(this.#p.done.generation!.get()));
    const chosen = { message, index, pdcid: undefined };
    if (code === returnCodes.code.disabled_gen) this.#later.push({ at: this.#now + backOff, chosen });
    else this.#give(chosen);
  }

  #readDone(now: number): void {
    const { fields, ok, failed } = this.#p.done;
    const wrId = Number(fields.wr_id.get());
    const given = this.given[wrId];
    assert(given !== undefined, `a completion of message ${wrId}, which was not given`);
    given.completions++;
    const { fetched } = this.#p.done;
    if (fetched?.valid.get() === 1 && isAtomic(given.message)) given.fetched = BigInt(fetched.value.get());
    assert.equal(given.completions, 1, `message ${wrId} is completed twice`);
    assert.equal(Number(fields.bytes.get()), givenBytes(given.message), `bytes of message ${wrId}`);
    const result = Number(fields.result.get());
    const code = result === ok ? 'ok' : result === failed ? 'failed' : Number(fields.code.get());
    if (this.#comesAgain(given.message, code)) {
      this.#resend(wrId, code);
      return;
    }
    if (given.message.code !== 'any')
      assert.equal(code, given.message.code, `how message ${wrId} has ended: ${fields.code.get()}`);
    if (given.message.closes === true && code === 'ok') this.closed++;
    this.completed++;
    this.#packetsOpen -= this.#packetsOf(given.message);
    this.lastDone = now;
    given.doneAt = now;
    this.onDone(given.message, now);
  }
}
