/** The messages under way in the table of the transmit half, clock by clock, as arrays and maps. */
import type { Item } from '../sends/stream-ends.ts';

/** Sizes of the table: bytes of a packet and of a beat. */
export interface Sizes {
  readonly entries: number;
  readonly mtu: number;
  readonly bytes: number;
}

/** Names of states by their numbers. */
export interface Names {
  readonly op: (name: string) => number;
  readonly kind: (name: string) => number;
  readonly result: (name: string) => number;
}

/** Of whom a message is. */
export type Kind = 'message' | 'answer';

/** Clocks from an item that enters a queue of the table until it is shown, at least. */
const queueLatency = 3;

const ok = 1;
const nothing = 0;
const overflow = 1;
const defaultResponse = 0;

/** What is known of a message that has its id. */
export interface Open {
  readonly id: number;
  readonly message: Item;
  readonly total: number;
  left: number;
  /** The first outcome that is not OK. */
  first: { readonly result: number; readonly code: number; readonly generation: number } | undefined;
  isDeferred: boolean;
}

interface Queued<T> {
  readonly item: T;
  readonly at: number;
}

/** A queue: an item is shown some clocks after it has entered, and the next one when it has been taken. */
class Line<T> {
  readonly #items: Queued<T>[] = [];
  #takenAt = -1;

  push(item: T, now: number): void {
    this.#items.push({ item, at: now + queueLatency });
  }

  shown(now: number): T | undefined {
    const [next] = this.#items;
    return next === undefined || next.at > now || this.#takenAt >= now ? undefined : next.item;
  }

  take(now: number): void {
    this.#items.shift();
    this.#takenAt = now;
  }
}

export class MessageModel {
  /** By their ids, those that have an entry. */
  readonly open = new Map<number, Open>();
  readonly #sizes: Sizes;
  readonly #names: Names;
  readonly #ids = new Line<number>();
  readonly completions = new Line<Item>();
  /** What has been handed on, and not been taken. */
  opened: Item | undefined;
  openedAnswer: Item | undefined;
  #isAnswersTurn = false;
  #now: number;
  /** The outcome of the clock before, and what ended by that of the clock before it. */
  #heard: Item | undefined;
  ended: { readonly message: Open; readonly last: Item } | undefined;

  constructor(sizes: Sizes, names: Names) {
    this.#sizes = sizes;
    this.#names = names;
    for (let entry = 0; entry < sizes.entries; entry++) this.#ids.push(sizes.entries + entry, entry);
    this.#now = 0;
  }

  get now(): number {
    return this.#now;
  }

  /** Whether entries are still being filled, after reset. */
  get isFilling(): boolean {
    return this.#now < this.#sizes.entries;
  }

  /** Who gets an entry in this clock, of what is offered and can go on. */
  entering(offers: Readonly<Record<Kind, boolean>>, goes: Readonly<Record<Kind, boolean>>): Kind | undefined {
    if (this.#ids.shown(this.#now) === undefined) return undefined;
    const can = (kind: Kind, held: Item | undefined) => offers[kind] && (held === undefined || goes[kind]);
    const [message, answer] = [can('message', this.opened), can('answer', this.openedAnswer)];
    if (answer && (this.#isAnswersTurn || !message)) return 'answer';
    return message ? 'message' : undefined;
  }

  /** What the completion of a message says. */
  told({ message, last }: NonNullable<MessageModel['ended']>): Item {
    const { op, kind, result } = this.#names;
    const { message: of, first, id } = message;
    const waits = [op('deferrable_send'), op('rendezvous_send')].includes(Number(of.op));
    const isFine = last.kind === kind('response') && this.#isFine(last);
    return {
      ...{ wr_id: of.wr_id!, message_id: id, bytes: of.length!, op: of.op! },
      ...{ result: first?.result ?? result('ok'), code: first?.code ?? ok },
      ri_generation: first?.generation ?? Number(BigInt.asUintN(8, BigInt(last.response_modified_length!))),
      deferred: Number(message.isDeferred && waits),
      modified_valid: Number(isFine && last.response_opcode !== defaultResponse),
      modified_length: last.response_modified_length!,
    };
  }

  /** A message for a return space is answered when it is over; and one that expects an answer gets none. */
  over(): { readonly answered: number | undefined; readonly unanswered: number | undefined } {
    const { ended } = this;
    if (ended === undefined) return { answered: undefined, unanswered: undefined };
    const { op, result } = this.#names;
    const { message: of } = ended.message;
    const { result: its, deferred } = this.told(ended);
    const isRead = [op('read'), op('rudi_read')].includes(Number(of.op));
    const isBack = of.back_enable === 1 && of.back_close === 0;
    const waits = of.expects === 1 && !isRead && (its === result('refused') || deferred === 1);
    return {
      answered: isBack ? Number(of.back_pdcid) : undefined,
      unanswered: waits ? Number(ended.last.place) : undefined,
    };
  }

  edge(now: {
    readonly enters: { readonly kind: Kind; readonly item: Item } | undefined;
    readonly goes: Readonly<Record<Kind, boolean>>;
    readonly outcome: Item | undefined;
    readonly isCompletionTaken: boolean;
  }): void {
    const { entries } = this.#sizes;
    if (now.goes.message) this.opened = undefined;
    if (now.goes.answer) this.openedAnswer = undefined;
    if (now.enters !== undefined) this.#enter(now.enters.kind, now.enters.item);
    const shown = this.completions.shown(this.#now);
    if (now.isCompletionTaken && shown !== undefined) {
      this.completions.take(this.#now);
      const id = Number(shown.message_id);
      // The next use of its entry.
      this.#ids.push((id + entries) % 2 ** 16, this.#now);
    }
    if (this.ended !== undefined) this.completions.push(this.told(this.ended), this.#now);
    this.ended = this.#hear(this.#heard);
    this.#heard = now.outcome;
    this.#now++;
  }

  #enter(kind: Kind, message: Item): void {
    const { op } = this.#names;
    const id = this.#ids.shown(this.#now)!;
    this.#ids.take(this.#now);
    const isRead = [op('read'), op('rudi_read')].includes(Number(message.op));
    const length = Number(message.length);
    const units = (unit: number): number => Math.max(1, Math.ceil(length / unit));
    // Of a READ the request, and the bytes that it asks for.
    const total = isRead ? 1 + Number(length > 0) : units(this.#sizes.mtu);
    this.open.set(id, { id, message, total, left: total, first: undefined, isDeferred: false });
    const fields = Object.entries(message).map(([name, value]) => [`message_${name}`, value] as const);
    const item = { ...Object.fromEntries(fields), id, beats: isRead ? 1 : units(this.#sizes.bytes) };
    if (kind === 'message') this.opened = item;
    else this.openedAnswer = item;
    this.#isAnswersTurn = kind === 'message';
  }

  #isFine({ response_return_code: code }: Item): boolean {
    return code === ok || code === nothing;
  }

  #hear(outcome: Item | undefined): MessageModel['ended'] {
    if (outcome === undefined) return undefined;
    const { kind, result } = this.#names;
    const message = this.open.get(Number(outcome.message))!;
    const isResponse = outcome.kind === kind('response');
    const isFailed = outcome.kind === kind('failed');
    const isRefused = isResponse && !this.#isFine(outcome);
    if (isFailed || isRefused)
      message.first ??= {
        result: result(isFailed ? 'failed' : 'refused'),
        code: Number(isFailed ? outcome.code : outcome.response_return_code),
        generation: Number(BigInt.asUintN(8, BigInt(outcome.response_modified_length!))),
      };
    if (isResponse && this.#isFine(outcome) && outcome.response_list === overflow) message.isDeferred = true;
    if (--message.left > 0) return undefined;
    this.open.delete(message.id);
    return { message, last: outcome };
  }
}
