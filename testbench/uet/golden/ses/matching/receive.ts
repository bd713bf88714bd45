/** Posted receives and the headers that they match (ses.md 3). */

/** A buffer that a process has posted for a message. */
export interface PostedReceive {
  /** 32 bits, of no other receive that is posted at the resource. */
  readonly wrId: number;
  /** Of the host, 64 bits. */
  readonly address: bigint;
  /** Bytes. */
  readonly length: number;
  /** 64 bits; of the SEND space 0, with all ignore bits set. */
  readonly matchBits: bigint;
  /** Set where a message may differ. They are never on the wire (ses.md 3.2). */
  readonly ignoreBits: bigint;
  /** 32 bits; `undefined`: any. */
  readonly initiator: number | undefined;
  /** The only job whose messages may use it; `undefined`: any (ses.md 1.2, step 9). */
  readonly jobId?: number | undefined;
  /** Takes messages one after the other until less than so many bytes are free (ses.md 3.7). */
  readonly minFree?: number | undefined;
}

/** What of a message's header takes part in matching. */
export interface MessageHeader {
  readonly matchBits: bigint;
  readonly initiator: number;
  /** Bytes of the whole message. */
  readonly requestLength: number;
  readonly jobId?: number;
}

/** The part of a posted receive that a message has got. */
export interface Claim {
  readonly receive: PostedReceive;
  /** Bytes of the buffer before those of the message: 0 unless it is a multi-receive buffer. */
  readonly offset: number;
  /** Bytes of the message that fit. */
  readonly length: number;
  /** The buffer is no longer posted. */
  readonly released: boolean;
}

/** What has become of an arrival. `refused`: it matches nothing, and is not kept. */
export type Arrived =
  | { readonly kind: 'matched'; readonly claim: Claim }
  | { readonly kind: 'kept' }
  | { readonly kind: 'too_long'; readonly receive: PostedReceive }
  | { readonly kind: 'refused' };

/**
 * What has become of a receive. `matched`: by one message, or by several of a multi-receive buffer. `full`: not posted.
 */
export type Posted<T extends MessageHeader = MessageHeader> =
  | { readonly kind: 'matched'; readonly messages: readonly { readonly header: T; readonly claim: Claim }[] }
  | { readonly kind: 'posted' }
  | { readonly kind: 'full' };

/** How a message longer than the buffer is met (ses.md 3.6, 3.2; `truncate` is libfabric's default [M]). */
export type TooLong =
  /** It gets what fits. */
  | 'truncate'
  /** TOO_LONG, and the buffer stays posted [D]. */
  | 'reject'
  /** Such a buffer does not match, and the search goes on: Portals' PTL_ME_NO_TRUNCATE. Not seen in UET. */
  | 'skip';

export interface MatchSettings {
  readonly tooLong: TooLong;
  /** Posted receives and unexpected headers that there is room for. */
  readonly postedPlaces: number;
  readonly unexpectedPlaces: number;
  /** Places of both together, where they share a pool. */
  readonly places: number;
}

export const defaultMatchSettings: MatchSettings = {
  tooLong: 'truncate',
  postedPlaces: Number.POSITIVE_INFINITY,
  unexpectedPlaces: Number.POSITIVE_INFINITY,
  places: Number.POSITIVE_INFINITY,
};

/**
 * Posted receives and unexpected headers of one resource. Each call is one step: no arrival comes between the search
 * and
 * the append of a receive, nor the other way round (ses.md 3.2).
 */
export interface Matcher<T extends MessageHeader = MessageHeader> {
  /**
   * The oldest unexpected header that matches gets the receive, and others get what is left of a multi-receive buffer;
   * it
   * is posted where none has released it.
   */
  post(receive: PostedReceive): Posted<T>;
  /** The receive that `arrive` would find now. */
  peek(header: T): PostedReceive | undefined;
  /** The oldest receive that matches gets the message; else its header is kept where `keep` says so. */
  arrive(header: T, keep: boolean): Arrived;
  /** What is left of a receive that is taken back, if it is there: one that a message has got is not (ses.md 3.5). */
  cancel(wrId: number): Claim | undefined;
  /** Drops a header that waits; whether it did. */
  drop(header: T): boolean;
  readonly posted: readonly PostedReceive[];
  readonly unexpected: readonly T[];
}

/** Whether a receive is for a message. */
export const matches = (receive: PostedReceive, header: MessageHeader): boolean =>
  ((receive.matchBits ^ header.matchBits) & ~receive.ignoreBits) === 0n &&
  (receive.initiator === undefined || receive.initiator === header.initiator);

/** Whether a receive is for messages of the job. */
export const admits = (receive: PostedReceive, jobId: number | undefined): boolean =>
  receive.jobId === undefined || jobId === undefined || receive.jobId === jobId;
