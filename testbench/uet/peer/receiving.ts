/** A transfer that comes from a peer. */
import { createHash } from 'node:crypto';
import type { Offer, Verdict } from './control-message.ts';
import type { OpenRegion } from './host-memory.ts';
import type { Milliseconds } from './node.ts';

/** What has come of it. */
export interface ReceivedTransfer {
  readonly from: string;
  readonly name: string;
  readonly messages: number;
  readonly bytes: number;
  /** Bytes that were not written, that were more than once, and messages that were not heard of once. */
  readonly missing: number;
  readonly twice: number;
  readonly lostMessages: number;
  readonly hashIsRight: boolean;
  readonly passed: boolean;
  /** Where its bytes are kept. */
  readonly file?: string;
  /** Why it did not come to its end. */
  readonly failure?: string;
}

export class Receiving {
  readonly offer: Offer;
  readonly peer: number;
  readonly region: OpenRegion;
  readonly #from: string;
  /** How often each message was heard of. */
  readonly #heard: Uint8Array;
  /** Bytes of messages that were heard of. */
  heard = 0;
  /** When something was heard of it last. */
  heardAt: Milliseconds = performance.now();

  constructor(offer: Offer, { peer, from }: { peer: number; from: string }, region: OpenRegion) {
    this.offer = offer;
    this.peer = peer;
    this.region = region;
    this.#from = from;
    this.#heard = new Uint8Array(Math.ceil(offer.bytes / offer.messageBytes));
  }

  get messages(): number {
    return this.#heard.length;
  }

  /** A message of it is complete; `false` where it has no such one. */
  hear(index: number, bytes: number): boolean {
    this.heardAt = performance.now();
    if (index >= this.#heard.length) return false;
    if (this.#heard[index] === 0) this.heard += bytes;
    this.#heard[index] = Math.min(2, this.#heard[index]! + 1);
    return true;
  }

  /** What its memory is like by now. */
  verdict(): Verdict {
    const { bytes, writes } = this.region;
    let [missing, twice, lostMessages] = [0, 0, 0];
    for (const count of writes) {
      if (count === 0) missing++;
      if (count > 1) twice++;
    }
    for (const count of this.#heard) if (count !== 1) lostMessages++;
    const hashIsRight = createHash('sha256').update(bytes).digest('hex') === this.offer.sha256;
    return { kind: 'verdict', transfer: this.offer.transfer, missing, twice, hashIsRight, lostMessages };
  }

  result(end: { readonly file?: string; readonly failure?: string }): ReceivedTransfer {
    const { kind: _, transfer: __, ...found } = this.verdict();
    const { name, bytes } = this.offer;
    const { missing, twice, lostMessages, hashIsRight } = found;
    const isRight = missing + twice + lostMessages === 0 && hashIsRight && end.failure === undefined;
    return { from: this.#from, name, messages: this.messages, bytes, ...found, passed: isRight, ...end };
  }
}
