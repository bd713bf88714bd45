/** What one PDC has finished: responses, guaranteed delivery, CLEAR and CACK (6.4, 7.8). */
import { addPsn, psnDifference } from '../serial.ts';
import { History } from './history.ts';

/** What is known of the response to a PSN. */
export type ResponseState =
  /** There is none yet. */
  | 'waiting'
  /** There was one that need not be kept, or that has been cleared. */
  | 'plain'
  /** There was one that the source still needs. */
  | 'guaranteed';

/**
 * A PSN is done when SES has responded to it, and the response is not of guaranteed delivery or has been cleared. CACK is the
 * highest PSN up to which all are done; it never moves back.
 *
 * The rule of 7.8 speaks of received PSNs. This target waits for the response as well, because a source takes a PSN that CACK
 * covers for one that SES has answered OK.
 */
export class Completion {
  readonly #depth: number;
  readonly #cack: History<number>;
  readonly #clear: History<number>;
  /** PSNs that have a response, above the CACK of `depth` ticks ago. */
  readonly #responded = new Map<number, { readonly guaranteed: boolean; readonly tick: number }>();
  #forgotten: number;

  /** Before the first packet CACK and CLEAR are Start_PSN - 1 (7.2). */
  constructor(startPsn: number, depth: number) {
    this.#depth = depth;
    this.#cack = new History(addPsn(startPsn, -1), depth);
    this.#clear = new History(addPsn(startPsn, -1), depth);
    this.#forgotten = startPsn;
  }

  /** The exact CACK. */
  get cack(): number {
    return this.#cack.now;
  }

  get clearPsn(): number {
    return this.#clear.now;
  }

  /** The CACK that covers the responses and the CLEARs by the ends of two ticks: never ahead of the exact one. */
  cackAt(responseTick: number, clearTick: number): number {
    const clear = this.#clear.at(clearTick);
    let next = this.#forgotten;
    while (this.#isDone(next, clear, responseTick)) next = addPsn(next, 1);
    return addPsn(next, -1);
  }

  /** Whether it is a guaranteed response that holds this CACK. */
  isHeld(cack: number): boolean {
    return this.#responded.get(addPsn(cack, 1))?.guaranteed === true;
  }

  /** The highest PSN up to which all have a response: as far as a CLEAR could move CACK. */
  get responded(): number {
    let next = this.#forgotten;
    while (this.#responded.has(next)) next = addPsn(next, 1);
    return addPsn(next, -1);
  }

  /** Of a PSN that has been received. */
  stateOf(psn: number): ResponseState {
    if (psnDifference(psn, this.cack) <= 0) return 'plain';
    const response = this.#responded.get(psn);
    if (response === undefined) return 'waiting';
    return response.guaranteed && psnDifference(psn, this.clearPsn) > 0 ? 'guaranteed' : 'plain';
  }

  /** SES has responded to a PSN. */
  respond(psn: number, guaranteed: boolean, tick: number): void {
    this.#responded.set(psn, { guaranteed, tick });
    this.#advance(tick);
  }

  /** The source needs no response up to this PSN any more; the PSN is beyond `clearPsn`. */
  clear(psn: number, tick: number): void {
    this.#clear.record(tick, psn);
    this.#advance(tick);
  }

  #isDone(psn: number, clear: number, tick: number): boolean {
    const response = this.#responded.get(psn);
    if (response === undefined || response.tick > tick) return false;
    return !response.guaranteed || psnDifference(psn, clear) <= 0;
  }

  #advance(tick: number): void {
    let next = addPsn(this.cack, 1);
    while (this.#isDone(next, this.clearPsn, tick)) next = addPsn(next, 1);
    this.#cack.record(tick, addPsn(next, -1));
    const oldest = addPsn(this.#cack.at(tick - this.#depth), 1);
    for (; this.#forgotten !== oldest; this.#forgotten = addPsn(this.#forgotten, 1)) {
      this.#responded.delete(this.#forgotten);
    }
  }
}
