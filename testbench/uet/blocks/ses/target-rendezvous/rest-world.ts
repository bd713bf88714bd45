/** What joins rendezvous sends to a receive half, as it promises it: a plain model of messages, places and counts. */
import assert from 'node:assert/strict';
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import type { RendezvousHeader, RendezvousRead } from '../../../../../rtl-gen/uet/ses/rendezvous/rendezvous-records.ts';
import type { Item } from '../../../../agents/item.ts';
import { type Completion, OK, type Place } from '../completion-ports.ts';

const wide = (value: bigint): bigint => BigInt.asUintN(64, value);

export interface Setup {
  readonly slots: number;
  readonly reads: number;
  readonly mtu: number;
  readonly fromStart: boolean;
  readonly firstId: number;
}

export type Header = Item<ValueOf<typeof RendezvousHeader>>;

/** An eager part is over. */
export interface End {
  readonly slot: number;
  readonly bound: number;
  readonly waits: number;
  readonly address: bigint;
  readonly completion: Completion;
}

/** A READ packet, and where its bytes go. */
export type Read = Item<ValueOf<ReturnType<typeof RendezvousRead>>>;

/** The rest of a message. */
interface Rest {
  readonly whole: number;
  next: number;
  readonly packet: (at: number) => Read;
  readonly completion: Completion;
}

/** A message with a place. */
export interface Message {
  readonly header: Header;
  /** It waits for a receive: its header is in the matching. */
  waits: boolean;
  end: End | undefined;
  /** The clock of its end. */
  ended: number;
  /** The receive that has found it. */
  receive: Place | undefined;
  /** What is to be read and told, once both are known: the bytes, those for which READs have left, and each READ. */
  rest: Rest | undefined;
  out: number;
  /** The first error of an answer. */
  code: number;
}

/** Keeps what it is told, and says what has to come of it. Knows nothing of clocks but the order of things. */
export class RestWorld {
  readonly messages = new Map<number, Message>();
  /** READs without an answer, by place. */
  readonly out: number[] = [];
  readonly done: Completion[] = [];
  /** Headers that are with the matching, or on their way to it. */
  waiting = 0;
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** A quarter of the places is for messages that have their receives. */
  get mayKeep(): boolean {
    return this.waiting < (this.#setup.slots * 3) / 4;
  }

  reserve(slot: number, header: Header): void {
    assert(!this.messages.has(slot), `place ${slot} is in use`);
    const none = { end: undefined, receive: undefined, rest: undefined };
    this.messages.set(slot, { header, waits: false, ended: 0, ...none, out: 0, code: OK });
  }

  end(end: End, clock: number): void {
    const message = this.messages.get(end.slot)!;
    if (end.bound === 0 && end.waits === 0) {
      this.messages.delete(end.slot);
      return;
    }
    message.end = end;
    message.ended = clock;
    this.#begin(end.slot, message);
  }

  /** A receive has found the header since the clock `since`, and is told to look on, or that it is this message's. */
  found(slot: number, receive: Place, since: number, again: boolean): void {
    const message = this.messages.get(slot)!;
    assert(message.waits && message.receive === undefined, `place ${slot} waits for a receive`);
    this.waiting -= 1;
    const hasFailed = message.end !== undefined && message.end.completion.return_code !== OK;
    if (again) {
      assert(hasFailed, `message ${slot} is well, and its receive is told to look on`);
      this.messages.delete(slot);
      return;
    }
    assert(!hasFailed || message.ended >= since, `message ${slot} has failed, and takes a receive`);
    message.receive = receive;
    this.#begin(slot, message);
  }

  /** The READs of a message that has its receive and whose eager part is over. */
  #begin(slot: number, message: Message): void {
    const { header, end, receive } = message;
    if (end === undefined || (message.waits && receive === undefined)) return;
    const { slots: _, reads: __, mtu, fromStart, firstId } = this.#setup;
    const isLate = receive !== undefined;
    const own = { wr_id: end.completion.wr_id, address: end.address, length: end.completion.bytes };
    const place = receive ?? own;
    const gets = isLate ? Math.min(place.length, end.completion.bytes) : end.completion.bytes;
    const cut = isLate ? end.completion.bytes - gets : end.completion.cut;
    const begin = isLate ? 0 : header.eager_length;
    const isRead = end.completion.return_code === OK && gets > begin;
    const whole = isRead ? gets - begin : 0;
    const toStart = header.read_offset - (fromStart ? 0n : BigInt(header.eager_length));
    const { eager_length: _e, read_offset: _o, read_key: key, ...where } = header;
    const packet = (at: number): Read => ({
      ...{ slot, ...where, message_id: (firstId + slot) % 2 ** 16 },
      ...{ som: at === 0 ? 1 : 0, eom: at + mtu >= whole ? 1 : 0, key },
      ...{ buffer_offset: wide(toStart + BigInt(begin)), request_length: whole },
      ...{ payload_length: Math.min(mtu, whole - at), message_offset: at },
      address: wide(place.address + BigInt(begin + at)),
    });
    const completion = { ...end.completion, kind: 'recv' as const, wr_id: place.wr_id, bytes: gets, cut };
    message.rest = { whole, next: 0, packet, completion };
  }

  /** Bytes of a message for which no READ has left. */
  left(slot: number): number {
    const { rest } = this.messages.get(slot)!;
    return rest === undefined ? 0 : rest.whole - rest.next;
  }

  /** A READ is on its port, and is taken or not. */
  read(read: Read, takes: boolean): void {
    const slot = Number(read.slot);
    const message = this.messages.get(slot);
    const rest = message?.rest;
    assert(message?.code === OK && rest !== undefined && rest.next < rest.whole, `a READ of place ${slot}`);
    assert(this.out.length < this.#setup.reads, 'a READ too many is out');
    assert.deepEqual(read, rest.packet(rest.next));
    if (!takes) return;
    rest.next = Math.min(rest.whole, rest.next + this.#setup.mtu);
    message.out += 1;
    this.out.push(slot);
  }

  answer(slot: number, code: number): void {
    const message = this.messages.get(slot)!;
    this.out.splice(this.out.indexOf(slot), 1);
    message.out -= 1;
    if (message.code === OK) message.code = code;
  }

  /** A completion is on its port, and is taken or not: it is that of one message all of whose READs are answered. */
  complete(completion: Completion, takes: boolean): void {
    const over = [...this.messages].filter(
      ([, { rest, out, code }]) => rest !== undefined && out === 0 && (rest.next === rest.whole || code !== OK),
    );
    const told = over.map(([slot, { rest, code }]) => {
      const { return_code } = rest!.completion;
      return { slot, completion: { ...rest!.completion, return_code: return_code === OK ? code : return_code } };
    });
    // Numbers of messages tell them apart in these tests.
    const its = told.find(({ completion: { message_id } }) => message_id === completion.message_id);
    assert(its !== undefined, `message ${completion.message_id} is complete`);
    assert.deepEqual(completion, its.completion);
    if (!takes) return;
    this.done.push(completion);
    this.messages.delete(its.slot);
  }
}
