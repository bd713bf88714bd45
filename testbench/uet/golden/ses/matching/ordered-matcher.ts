/** Matching in order with wildcards, as HPC has it and the SEND space of every profile (ses.md 3.1, 3.2). */
import { BufferSpace } from './buffer-space.ts';
import {
  type Arrived,
  admits,
  type Claim,
  defaultMatchSettings,
  type Matcher,
  type MatchSettings,
  type MessageHeader,
  matches,
  type Posted,
  type PostedReceive,
} from './receive.ts';

/**
 * Two lists. Posted receives, the oldest first, are Portals' priority list; headers that matched none are its overflow
 * list. The first that matches wins, whether by wildcard or exactly.
 */
export class OrderedMatcher<T extends MessageHeader = MessageHeader> implements Matcher<T> {
  readonly #settings: MatchSettings;
  readonly #posted: BufferSpace[] = [];
  readonly #unexpected: T[] = [];
  #order = 0;

  constructor(settings: Partial<MatchSettings> = {}) {
    this.#settings = { ...defaultMatchSettings, ...settings };
  }

  get posted(): readonly PostedReceive[] {
    return this.#posted.map(({ receive }) => receive);
  }

  get unexpected(): readonly T[] {
    return this.#unexpected;
  }

  post(receive: PostedReceive): Posted<T> {
    const space = new BufferSpace(receive, this.#order++);
    const { tooLong, postedPlaces, places } = this.#settings;
    const fits = (header: T): boolean =>
      admits(receive, header.jobId) && (tooLong === 'truncate' || header.requestLength <= space.free);
    const messages: { header: T; claim: Claim }[] = [];
    for (;;) {
      const index = this.#unexpected.findIndex((header) => matches(receive, header) && fits(header));
      if (index < 0) break;
      const header = this.#unexpected.splice(index, 1)[0]!;
      const claim = space.claim(header.requestLength);
      messages.push({ header, claim });
      if (claim.released) return { kind: 'matched', messages };
    }
    const isFull = this.#posted.length >= postedPlaces || this.#used >= places;
    if (!isFull) this.#posted.push(space);
    if (messages.length > 0) return { kind: 'matched', messages };
    return { kind: isFull ? 'full' : 'posted' };
  }

  arrive(header: T, keep: boolean): Arrived {
    const { tooLong, unexpectedPlaces, places } = this.#settings;
    const index = this.#find(header);
    const space = this.#posted[index];
    if (space !== undefined) {
      if (tooLong === 'reject' && header.requestLength > space.free)
        return { kind: 'too_long', receive: space.receive };
      const claim = space.claim(header.requestLength);
      if (claim.released) this.#posted.splice(index, 1);
      return { kind: 'matched', claim };
    }
    if (!keep || this.#unexpected.length >= unexpectedPlaces || this.#used >= places) return { kind: 'refused' };
    this.#unexpected.push(header);
    return { kind: 'kept' };
  }

  peek(header: T): PostedReceive | undefined {
    return this.#posted[this.#find(header)]?.receive;
  }

  cancel(wrId: number): Claim | undefined {
    const index = this.#posted.findIndex(({ receive }) => receive.wrId === wrId);
    return index < 0 ? undefined : this.#posted.splice(index, 1)[0]!.rest;
  }

  drop(header: T): boolean {
    const index = this.#unexpected.indexOf(header);
    if (index >= 0) this.#unexpected.splice(index, 1);
    return index >= 0;
  }

  #find(header: T): number {
    const skips = this.#settings.tooLong === 'skip';
    return this.#posted.findIndex(
      ({ receive, free }) => matches(receive, header) && !(skips && header.requestLength > free),
    );
  }

  get #used(): number {
    return this.#posted.length + this.#unexpected.length;
  }
}
