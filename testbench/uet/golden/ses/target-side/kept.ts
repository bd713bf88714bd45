/** Unexpected messages of a target whose bytes are kept until they have a receive (ses.md 3.3, U3). */
import { admits, type Matcher, matches, type PostedReceive } from '../matching/index.ts';
import type { TargetSettings } from '../settings.ts';
import type { TargetMessage } from './message.ts';
import { hasPlaceFor } from './peer-share.ts';

export class KeptMessages {
  readonly #settings: TargetSettings;
  /**
   * That have a place, where there is a limit: from their first packet until their host has given it back, or they have
   * failed.
   */
  readonly #places = new Set<TargetMessage>();
  #bytes = 0;

  constructor(settings: TargetSettings) {
    this.#settings = settings;
  }

  /** Peer, PDC and message id of those that have a place. */
  get names(): readonly string[] {
    return [...this.#places].map(({ arrival: { peer, pdc }, first: { messageId } }) => `${peer}/${pdc}/${messageId}`);
  }

  /** Whether one more of `bytes` bytes from `peer` may be kept. */
  admits(bytes: number, peer: number): boolean {
    const { keptBytes, keptLongest, keptPlaces, keptShare } = this.#settings;
    const holders = [...this.#places].map(({ arrival }) => arrival.peer);
    const hasPlace = hasPlaceFor(peer, holders, keptPlaces, keptShare);
    return hasPlace && bytes <= keptLongest && this.#bytes + bytes <= keptBytes;
  }

  take(message: TargetMessage): void {
    if (Number.isFinite(this.#settings.keptPlaces)) this.#places.add(message);
  }

  /** Bytes of a packet wait for the receive. */
  add(message: TargetMessage, offset: number, bytes: Uint8Array): void {
    message.pieces.push({ offset, bytes: Uint8Array.from(bytes) });
    this.#bytes += bytes.length;
  }

  /** Those that have waited, which are kept no longer. */
  bytesOf(message: TargetMessage): TargetMessage['pieces'] {
    this.#bytes -= message.keptBytes;
    return message.pieces.splice(0);
  }

  /** Its place is free. */
  free(message: TargetMessage): void {
    this.#places.delete(message);
  }

  /** The host has copied what a message has brought. Whether it had a place. */
  giveBack(of: { readonly peer: number; readonly pdc: number; readonly messageId: number }): boolean {
    const found = [...this.#places].find(
      ({ arrival, first, state }) =>
        state === 'bound' && arrival.peer === of.peer && arrival.pdc === of.pdc && first.messageId === of.messageId,
    );
    return found !== undefined && this.#places.delete(found);
  }
}

/**
 * Headers of messages that have failed, and that a receive finds before any other: each is taken off before the next.
 */
export function* failedFoundBy(matcher: Matcher<TargetMessage>, receive: PostedReceive): Generator<TargetMessage> {
  const fits = (header: TargetMessage): boolean => matches(receive, header) && admits(receive, header.jobId);
  for (;;) {
    const first = matcher.unexpected.find(fits);
    if (first?.state !== 'failed') return;
    yield first;
  }
}
