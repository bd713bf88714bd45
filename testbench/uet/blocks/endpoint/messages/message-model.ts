/** The messages under way in the table of the transmit half, clock by clock, as arrays and maps. */
import type { EndItem, MessageItem, OpenedItem, OutcomeItem } from '../message-items.ts';

/** Sizes of the table: bytes of a packet and of a beat. */
export interface Sizes {
  readonly entries: number;
  readonly mtu: number;
  readonly bytes: number;
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
  readonly message: MessageItem;
  readonly total: number;
  left: number;
  /** The first outcome that is not OK. */
  first: { readonly result: 'refused' | 'failed'; readonly code: number; readonly generation: number } | undefined;
  isDeferred: boolean;
}

const isRead = ({ op }: MessageItem): boolean => op === 'read' || op === 'rudi_read';

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
  readonly #ids = new Line<number>();
  readonly completions = new Line<EndItem>();
  /** What has been handed on, and not been taken. */
  opened: OpenedItem | undefined;
  openedAnswer: OpenedItem | undefined;
  #isAnswersTurn = false;
  #now: number;
  /** The outcome of the clock before, and what ended by that of the clock before it. */
  #heard: OutcomeItem | undefined;
  ended: { readonly message: Open; readonly last: OutcomeItem } | undefined;

  constructor(sizes: Sizes) {
    this.#sizes = sizes;
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
    const can = (kind: Kind, held: OpenedItem | undefined) => offers[kind] && (held === undefined || goes[kind]);
    const [message, answer] = [can('message', this.opened), can('answer', this.openedAnswer)];
    if (answer && (this.#isAnswersTurn || !message)) return 'answer';
    return message ? 'message' : undefined;
  }

  /** What the completion of a message says. */
  told({ message, last }: NonNullable<MessageModel['ended']>): EndItem {
    const { message: of, first, id } = message;
    const waits = of.op === 'deferrable_send' || of.op === 'rendezvous_send';
    const isFine = last.kind === 'response' && this.#isFine(last);
    const { opcode, modified_length: length } = last.response;
    return {
      ...{ wr_id: of.wr_id, message_id: id, bytes: of.length, op: of.op },
      ...{ result: first?.result ?? 'ok', code: first?.code ?? ok },
      ri_generation: first?.generation ?? length % 256,
      deferred: Number(message.isDeferred && waits),
      modified: { valid: Number(isFine && opcode !== defaultResponse), length },
    };
  }

  /** A message for a return space is answered when it is over; and one that expects an answer gets none. */
  over(): { readonly answered: number | undefined; readonly unanswered: number | undefined } {
    const { ended } = this;
    if (ended === undefined) return { answered: undefined, unanswered: undefined };
    const { message: of } = ended.message;
    const { result: its, deferred } = this.told(ended);
    const isBack = of.back!.enable === 1 && of.back!.close === 0;
    const waits = of.expects === 1 && !isRead(of) && (its === 'refused' || deferred === 1);
    return {
      answered: isBack ? of.back!.pdcid : undefined,
      unanswered: waits ? Number(ended.last.place) : undefined,
    };
  }

  edge(now: {
    readonly enters: { readonly kind: Kind; readonly item: MessageItem } | undefined;
    readonly goes: Readonly<Record<Kind, boolean>>;
    readonly outcome: OutcomeItem | undefined;
    readonly isCompletionTaken: boolean;
  }): void {
    const { entries } = this.#sizes;
    if (now.goes.message) this.opened = undefined;
    if (now.goes.answer) this.openedAnswer = undefined;
    if (now.enters !== undefined) this.#enter(now.enters.kind, now.enters.item);
    const shown = this.completions.shown(this.#now);
    if (now.isCompletionTaken && shown !== undefined) {
      this.completions.take(this.#now);
      const id = shown.message_id;
      // The next use of its entry.
      this.#ids.push((id + entries) % 2 ** 16, this.#now);
    }
    if (this.ended !== undefined) this.completions.push(this.told(this.ended), this.#now);
    this.ended = this.#hear(this.#heard);
    this.#heard = now.outcome;
    this.#now++;
  }

  #enter(kind: Kind, message: MessageItem): void {
    const id = this.#ids.shown(this.#now)!;
    this.#ids.take(this.#now);
    const { length } = message;
    const units = (unit: number): number => Math.max(1, Math.ceil(length / unit));
    // Of a READ the request, and the bytes that it asks for.
    const total = isRead(message) ? 1 + Number(length > 0) : units(this.#sizes.mtu);
    this.open.set(id, { id, message, total, left: total, first: undefined, isDeferred: false });
    const item = { message, id, beats: isRead(message) ? 1 : units(this.#sizes.bytes) };
    if (kind === 'message') this.opened = item;
    else this.openedAnswer = item;
    this.#isAnswersTurn = kind === 'message';
  }

  #isFine({ response }: OutcomeItem): boolean {
    return response.return_code === ok || response.return_code === nothing;
  }

  #hear(outcome: OutcomeItem | undefined): MessageModel['ended'] {
    if (outcome === undefined) return undefined;
    const message = this.open.get(outcome.message)!;
    const { kind, response } = outcome;
    const isFine = kind === 'response' && this.#isFine(outcome);
    if (kind === 'failed' || (kind === 'response' && !isFine))
      message.first ??= {
        result: kind === 'failed' ? 'failed' : 'refused',
        code: kind === 'failed' ? outcome.code : response.return_code,
        generation: response.modified_length % 256,
      };
    if (isFine && response.list === overflow) message.isDeferred = true;
    if (--message.left > 0) return undefined;
    this.open.delete(message.id);
    return { message, last: outcome };
  }
}
