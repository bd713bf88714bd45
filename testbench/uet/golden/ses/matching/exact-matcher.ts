/** Exact matching by a hash, as AI Full has it (ses.md 3.2, 10). */
import { BufferSpace } from './buffer-space.ts';
import {
  type Arrived,
  admits,
  type Claim,
  defaultMatchSettings,
  type Matcher,
  type MatchSettings,
  type MessageHeader,
  type Posted,
  type PostedReceive,
} from './receive.ts';

/** Entries under keys, of one key in the order in which they came. */
class Chains<V> {
  readonly #chains = new Map<string, V[]>();
  size = 0;

  put(key: string, value: V): void {
    const chain = this.#chains.get(key);
    if (chain === undefined) this.#chains.set(key, [value]);
    else chain.push(value);
    this.size++;
  }

  of(key: string): readonly V[] {
    return this.#chains.get(key) ?? [];
  }

  remove(key: string, value: V): void {
    const chain = this.#chains.get(key)!;
    chain.splice(chain.indexOf(value), 1);
    if (chain.length === 0) this.#chains.delete(key);
    this.size--;
  }

  all(): V[] {
    return [...this.#chains.values()].flat();
  }
}

const keyOf = (matchBits: bigint, initiator: number | undefined): string => `${matchBits}/${initiator ?? 'any'}`;

interface Waiting<T> {
  readonly header: T;
  readonly order: number;
}

/**
 * Receives lie under {tag, initiator} or {tag, any}; a message looks under both and takes the older one, which the
 * reference does not (ses.md 9, deviation 12). Receives of one key are taken in the order in which they were posted.
 */
export class ExactMatcher<T extends MessageHeader = MessageHeader> implements Matcher<T> {
  readonly #settings: MatchSettings;
  readonly #posted = new Chains<BufferSpace>();
  /** Under {tag, initiator}, and all under {tag, any} too. */
  readonly #unexpected = new Chains<Waiting<T>>();
  #order = 0;

  /** `tooLong` is not `skip`: a hash finds one receive. */
  constructor(settings: Partial<MatchSettings> & { readonly tooLong?: 'truncate' | 'reject' } = {}) {
    this.#settings = { ...defaultMatchSettings, ...settings };
  }

  get posted(): readonly PostedReceive[] {
    return this.#posted
      .all()
      .sort((a, b) => a.order - b.order)
      .map(({ receive }) => receive);
  }

  get unexpected(): readonly T[] {
    const waiting = new Set(this.#unexpected.all());
    return [...waiting].sort((a, b) => a.order - b.order).map(({ header }) => header);
  }

  /** A `RangeError` where there are ignore bits. */
  post(receive: PostedReceive): Posted<T> {
    const { matchBits, initiator, ignoreBits } = receive;
    if (ignoreBits !== 0n) throw new RangeError('exact matching has no wildcards: a receive has ignore bits');
    const space = new BufferSpace(receive, this.#order++);
    const { tooLong, postedPlaces, places } = this.#settings;
    const key = keyOf(matchBits, initiator);
    const messages: { header: T; claim: Claim }[] = [];
    for (;;) {
      const waiting = this.#unexpected
        .of(key)
        .find(
          ({ header }) =>
            admits(receive, header.jobId) && (tooLong === 'truncate' || header.requestLength <= space.free),
        );
      if (waiting === undefined) break;
      this.#forget(waiting);
      const claim = space.claim(waiting.header.requestLength);
      messages.push({ header: waiting.header, claim });
      if (claim.released) return { kind: 'matched', messages };
    }
    const isFull = this.#posted.size >= postedPlaces || this.#used >= places;
    if (!isFull) this.#posted.put(key, space);
    if (messages.length > 0) return { kind: 'matched', messages };
    return { kind: isFull ? 'full' : 'posted' };
  }

  arrive(header: T, keep: boolean): Arrived {
    const { tooLong, unexpectedPlaces, places } = this.#settings;
    const oldest = this.#find(header);
    if (oldest !== undefined) {
      const { key, space } = oldest;
      if (tooLong === 'reject' && header.requestLength > space.free)
        return { kind: 'too_long', receive: space.receive };
      const claim = space.claim(header.requestLength);
      if (claim.released) this.#posted.remove(key, space);
      return { kind: 'matched', claim };
    }
    if (!keep || this.#unexpected.size / 2 >= unexpectedPlaces || this.#used >= places) return { kind: 'refused' };
    const waiting = { header, order: this.#order++ };
    this.#unexpected.put(keyOf(header.matchBits, header.initiator), waiting);
    this.#unexpected.put(keyOf(header.matchBits, undefined), waiting);
    return { kind: 'kept' };
  }

  peek(header: T): PostedReceive | undefined {
    return this.#find(header)?.space.receive;
  }

  cancel(wrId: number): Claim | undefined {
    const space = this.#posted.all().find(({ receive }) => receive.wrId === wrId);
    if (space === undefined) return undefined;
    this.#posted.remove(keyOf(space.receive.matchBits, space.receive.initiator), space);
    return space.rest;
  }

  drop(header: T): boolean {
    const waiting = this.#unexpected.of(keyOf(header.matchBits, header.initiator)).find((w) => w.header === header);
    if (waiting !== undefined) this.#forget(waiting);
    return waiting !== undefined;
  }

  #find(header: T): { readonly key: string; readonly space: BufferSpace } | undefined {
    const found = [keyOf(header.matchBits, header.initiator), keyOf(header.matchBits, undefined)].flatMap((key) => {
      const space = this.#posted.of(key)[0];
      return space === undefined ? [] : [{ key, space }];
    });
    return found.sort((a, b) => a.space.order - b.space.order)[0];
  }

  #forget(waiting: Waiting<T>): void {
    const { matchBits, initiator } = waiting.header;
    this.#unexpected.remove(keyOf(matchBits, initiator), waiting);
    this.#unexpected.remove(keyOf(matchBits, undefined), waiting);
  }

  get #used(): number {
    return this.#posted.size + this.#unexpected.size / 2;
  }
}
