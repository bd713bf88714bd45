/** Messages that may wait at a target, for a receive or for their rest, and the places that they have (ses.md 3.3). */
import { isDeferrable, isRendezvous, type SesRequest } from '../packets/packet.ts';
import type { TargetSettings } from '../settings.ts';
import type { DeferredReceives } from './deferred.ts';
import { KeptMessages } from './kept.ts';
import type { TargetMessage } from './message.ts';
import { hasPlaceFor } from './peer-share.ts';
import type { Arrival } from './port.ts';

const peersOf = (messages: Iterable<TargetMessage>): number[] => [...messages].map(({ arrival }) => arrival.peer);

export class WaitingMessages {
  readonly kept: KeptMessages;
  /** That are deferred and have not found a receive. */
  readonly deferred = new Set<TargetMessage>();
  /** Rendezvous sends that have a receive, or wait for one, and are not complete. */
  readonly rendezvous = new Set<TargetMessage>();
  readonly #settings: TargetSettings;
  readonly #receives: DeferredReceives;

  /** `receives`: those that wait for a deferred message. */
  constructor(settings: TargetSettings, receives: DeferredReceives) {
    this.#settings = settings;
    this.#receives = receives;
    this.kept = new KeptMessages(settings);
  }

  /** Whether one more rendezvous send of that peer has a place. */
  admitsRendezvous(peer: number): boolean {
    const { readPlaces, readShare } = this.#settings;
    return hasPlaceFor(peer, peersOf(this.rendezvous), readPlaces, readShare);
  }

  /** Whether a message without a receive is deferred. */
  defers(request: SesRequest, { mode, peer }: Arrival): boolean {
    const { deferrable, deferOnRod, deferredPlaces, deferredShare } = this.#settings;
    // One without bytes has nothing to gain, and modified_length would not tell its answer from one of a kept message.
    const mayDefer = isDeferrable(request.opcode) && request.requestLength > 0 && deferrable === 'defer';
    const holders = peersOf([...this.deferred, ...this.#receives.messages]);
    const isFull = !hasPlaceFor(peer, holders, deferredPlaces, deferredShare);
    return mayDefer && !isFull && (mode !== 'rod' || deferOnRod);
  }

  /** Whether a message without a receive is kept with all that its packets bring. */
  keeps(request: SesRequest, { peer }: Arrival): boolean {
    const { unexpected, deferrable, headerPlaces } = this.#settings;
    const isOther = isDeferrable(request.opcode) && deferrable === 'defer' && request.requestLength > 0;
    if (unexpected === 'refuse' || isOther) return false;
    if (isRendezvous(request.opcode) && unexpected !== 'keep') return this.#waitingRendezvous < headerPlaces;
    return unexpected !== 'header' && this.kept.admits(request.rendezvous?.eagerLength ?? request.requestLength, peer);
  }

  get #waitingRendezvous(): number {
    return [...this.rendezvous].filter(({ state }) => state === 'kept').length;
  }

  /** Its header alone was kept: all of it is read, and nothing that its packets bring is placed (ses.md 3.3, U1). */
  isHeader({ state, isOverflow, first }: TargetMessage): boolean {
    const isLate = state === 'kept' || (state === 'bound' && isOverflow);
    return isLate && isRendezvous(first.opcode) && this.#settings.unexpected !== 'keep';
  }

  /** Bytes of a rendezvous send that its packets have brought to its receive. */
  eagerOf(message: TargetMessage): number {
    return this.isHeader(message) ? 0 : message.first.rendezvous!.eagerLength;
  }

  /** It waits for a receive, deferred or not. */
  take(message: TargetMessage, isDeferred: boolean): void {
    message.state = isDeferred ? 'deferred' : 'kept';
    if (isDeferred) this.deferred.add(message);
    else if (!this.isHeader(message)) this.kept.take(message);
  }

  /** It has failed: its bytes are kept no longer, and its header as long as that is wanted. */
  drop(message: TargetMessage): void {
    this.kept.bytesOf(message);
    message.state = 'failed';
    if (this.#settings.failedHeaders === 'taken_off') this.takeOff(message);
  }

  /** Its header waits no longer. */
  takeOff(message: TargetMessage): void {
    const isThere = message.resource!.matcher!.drop(message);
    if (isThere) this.deferred.delete(message);
    this.rendezvous.delete(message);
    this.kept.free(message);
  }
}
