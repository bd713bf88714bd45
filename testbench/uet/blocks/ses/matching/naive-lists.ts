/** Matching as arrays that are searched from their beginning: what the hardware has to agree with. */
import type { Command, Place, Result, Tag } from './match-ports.ts';

/** Numbers of uet-wire.md 12.8 and ses.md 3.3. */
const OK = 1;
const NO_MATCH = 5;
const PERM_VIOLATION = 23;
const EXPECTED = 0;
const OVERFLOW = 1;

const fits = (receive: Command, tag: Tag): boolean =>
  (receive.tag.matchBits | receive.ignoreBits) === (tag.matchBits | receive.ignoreBits) &&
  (receive.anyInitiator || receive.tag.initiator === tag.initiator);

const isSameKey = (one: Command, other: Command): boolean =>
  one.tag.matchBits === other.tag.matchBits &&
  one.anyInitiator === other.anyInitiator &&
  (one.anyInitiator || one.tag.initiator === other.tag.initiator);

/** Whether a receive is for messages of that job. */
const admits = ({ job: receive }: Command, { job: message }: Command): boolean =>
  receive === undefined || !receive.restricts || receive.jobId === message?.jobId;

/** What a message gets of a receive, and what stays posted of that: nothing of one for a single message. */
function partOf(
  receive: Command,
  { header }: Command,
): { readonly place: Place; readonly rest: Command | undefined; readonly released: boolean } {
  const { place, multi } = receive;
  if (!multi?.is) return { place, rest: undefined, released: false };
  const length = Math.min(place.length, header.requestLength);
  const left = { ...place, address: BigInt.asUintN(64, place.address + BigInt(length)), length: place.length - length };
  const released = left.length < multi.minFree;
  return { place: { ...place, length }, rest: released ? undefined : { ...receive, place: left }, released };
}

/** A result, and how many entries were looked at. */
export interface Matched {
  readonly result: Result;
  readonly looked: number;
}

/** Whether there is room for one more entry of a command: by default for a number of entries in all. */
export type Room = (lists: NaiveLists, command: Command) => boolean;

/** Is told of entries that come and go, as the commands that they are of. */
export type Listener = (entry: Command, by: 1 | -1) => void;

export const roomFor =
  (entries: number): Room =>
  (lists) =>
    lists.entries < entries;

export class NaiveLists {
  readonly #posted = new Map<number, Command[]>();
  readonly #unexpected = new Map<number, Command[]>();
  readonly #hasRoom: Room;
  readonly #listener: Listener | undefined;
  readonly #byKey: boolean;
  entries = 0;

  /** `byKey`: a receive is taken back by its tag, too. */
  constructor(hasRoom: Room, byKey = false, listener?: Listener) {
    this.#hasRoom = hasRoom;
    this.#byKey = byKey;
    this.#listener = listener;
  }

  take(command: Command): Matched {
    const { kind, resource, tag, place, header } = command;
    const echo = { kind, resource, tag, place, header, returnCode: OK, list: EXPECTED, released: false };
    const [posted, unexpected] = [of(this.#posted, resource), of(this.#unexpected, resource)];
    if (kind === 'post') {
      const at = unexpected.findIndex((message) => fits(command, message.tag) && admits(command, message));
      const looked = at < 0 ? unexpected.length : at + 1;
      if (at >= 0) {
        const message = this.#takeFrom(unexpected, at);
        const { header: found, tag: of } = message;
        const { place: part, released } = partOf(command, message);
        return { looked, result: { ...echo, outcome: 'matched', tag: of, header: found, place: part, released } };
      }
      if (!this.#hasRoom(this, command)) return { looked, result: { ...echo, outcome: 'refused' } };
      this.#addTo(posted, command);
      return { looked, result: { ...echo, outcome: 'stored' } };
    }
    const at =
      kind === 'arrive'
        ? posted.findIndex((receive) => fits(receive, tag))
        : posted.findIndex(
            (receive) => receive.place.wrId === place.wrId && (!this.#byKey || isSameKey(receive, command)),
          );
    const looked = at < 0 ? posted.length : at + 1;
    // The first receive that fits is for another job: it stays, and no later one is looked at.
    if (kind === 'arrive' && at >= 0 && !admits(posted[at]!, command))
      return { looked, result: { ...echo, outcome: 'refused', returnCode: PERM_VIOLATION } };
    if (at >= 0 && kind === 'arrive') {
      const { place: part, rest, released } = partOf(posted[at]!, command);
      if (rest === undefined) this.#takeFrom(posted, at);
      else posted[at] = rest;
      return { looked, result: { ...echo, outcome: 'matched', place: part, released } };
    }
    if (at >= 0) return { looked, result: { ...echo, outcome: 'matched', place: this.#takeFrom(posted, at).place } };
    if (kind === 'cancel') return { looked, result: { ...echo, outcome: 'absent' } };
    if (!command.keep || !this.#hasRoom(this, command)) {
      return { looked, result: { ...echo, outcome: 'refused', returnCode: NO_MATCH } };
    }
    this.#addTo(unexpected, command);
    return { looked, result: { ...echo, outcome: 'stored', list: OVERFLOW } };
  }

  #addTo(list: Command[], entry: Command): void {
    list.push(entry);
    this.entries += 1;
    this.#listener?.(entry, 1);
  }

  #takeFrom(list: Command[], at: number): Command {
    const entry = list.splice(at, 1)[0]!;
    this.entries -= 1;
    this.#listener?.(entry, -1);
    return entry;
  }
}

function of<T>(lists: Map<number, T[]>, resource: number): T[] {
  const known = lists.get(resource) ?? [];
  lists.set(resource, known);
  return known;
}
