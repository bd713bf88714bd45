/** Whether frames arrive exactly once, in order and byte-identical. */
import { Ring } from '../../../../../support/ring.ts';
import { type ClientFrame, FCS_BYTES, type Verdict } from '../../../golden/llr/index.ts';

/** A frame on its way. `numbered`: it left under LLR, and must come; the others may be lost. */
interface Sent {
  readonly frame: ClientFrame;
  way: 'waits' | 'numbered' | 'plain' | 'given up';
}

/**
 * One direction of a link: what its sender took, and what its receiver hands on. Each disagreement is thrown. A frame
 * may be missing only if it left without a number, was discarded, or was outstanding when its sender gave up; frames
 * that arrive are in order even so.
 */
export class Delivery {
  /**
   * Eligible frames that were handed on whole, marked as poisoned, and that will not come; frames beside LLR that were
   * handed on.
   */
  delivered = 0;
  errored = 0;
  missing = 0;
  besideDelivered = 0;
  /** Eligible frames that still have to come, sent or not. */
  due = 0;
  readonly #eligible = new Ring<Sent>();
  readonly #waiting = new Ring<Sent>();
  readonly #beside = new Ring<Sent>();

  submit(frame: ClientFrame): void {
    const sent: Sent = { frame, way: frame.eligible ? 'waits' : 'plain' };
    if (!frame.eligible) {
      this.#beside.push(sent);
      return;
    }
    this.due++;
    this.#eligible.push(sent);
    this.#waiting.push(sent);
  }

  begin(as: 'numbered' | 'plain' | 'discarded'): void {
    this.#waiting.shift().way = as === 'discarded' ? 'given up' : as;
    if (as !== 'numbered') this.due--;
  }

  giveUp(): void {
    for (const sent of this.#eligible) {
      if (sent.way !== 'numbered') continue;
      sent.way = 'given up';
      this.due--;
    }
  }

  receive(seq: number | undefined, verdict: Verdict, bytes: Uint8Array): void {
    if (verdict === 'drop') return;
    const content = bytes.subarray(0, -FCS_BYTES);
    if (seq !== undefined) {
      if (!this.#take(this.#eligible, content)) this.#fail(`frame ${seq} is not the next one`, content);
      if (verdict === 'deliver') this.delivered++;
      else this.errored++;
      return;
    }
    // A frame beside LLR that is wrong is not known by its bytes.
    if (verdict === 'errored') return;
    if (this.#take(this.#eligible, content)) this.delivered++;
    else if (this.#take(this.#beside, content)) this.besideDelivered++;
    else this.#fail('a frame beside LLR was not sent, or has been overtaken', content);
  }

  /** Takes out the frame of those bytes and, as missing, those ahead of it, if they may be. */
  #take(frames: Ring<Sent>, content: Uint8Array): boolean {
    let ahead = 0;
    for (const { frame, way } of frames) {
      if (Buffer.compare(frame.bytes, content) === 0 && way !== 'waits') {
        for (; ahead > 0; ahead--) {
          frames.shift();
          if (frames === this.#eligible) this.missing++;
        }
        frames.shift();
        if (way === 'numbered') this.due--;
        return true;
      }
      if (way === 'waits' || way === 'numbered') return false;
      ahead++;
    }
    return false;
  }

  #fail(what: string, content: Uint8Array): never {
    const next = [...this.#eligible][0];
    const shown = (bytes: Uint8Array | undefined) => Buffer.from(bytes?.subarray(0, 16) ?? []).toString('hex');
    throw new Error(
      `${what}: it begins with ${shown(content)}, after ${this.delivered} frames; next is ${shown(next?.frame.bytes)}`,
    );
  }
}
