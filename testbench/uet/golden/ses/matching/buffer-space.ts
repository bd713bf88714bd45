/** How much of a posted receive is free (ses.md 3.7). */
import type { Claim, PostedReceive } from './receive.ts';

/** A posted receive as it stands. */
export class BufferSpace {
  readonly receive: PostedReceive;
  /** When it was posted: receives have rising numbers. */
  readonly order: number;
  #used = 0;

  constructor(receive: PostedReceive, order: number) {
    this.receive = receive;
    this.order = order;
  }

  get free(): number {
    return this.receive.length - this.#used;
  }

  /** What no message has got, of a receive that is taken back. */
  get rest(): Claim {
    return { receive: this.receive, offset: this.#used, length: this.free, released: true };
  }

  /**
   * A message gets what it needs of the rest. The offset moves at once and not when the bytes have come, so that
   * several
   * messages can be under way into one buffer.
   */
  claim(requestLength: number): Claim {
    const { receive } = this;
    const length = Math.min(requestLength, this.free);
    const offset = this.#used;
    this.#used += length;
    return { receive, offset, length, released: receive.minFree === undefined || this.free < receive.minFree };
  }
}
