/** What one PDC has finished: responses, guaranteed delivery, CLEAR and CACK (6.4, 7.8). */
import { addPsn, psnDifference } from '../serial.ts';
import { History } from './history.ts';
import type { Lags } from './settings.ts';

/** What is known of the response to a PSN. */
export type ResponseState =
  /** There is none yet. */
  | 'waiting'
  /** There was one that need not be kept, or that has been cleared. */
  | 'plain'
  /** There was one that the source still needs. */
  | 'guaranteed';

/**
 * A PSN is done when SES has responded to it, and the response is not of guaranteed delivery or has been cleared. CACK
 * is the highest PSN up to which all are done; it never moves back.
 *
 * The rule of 7.8 speaks of received PSNs. This target waits for the response as well, because a source takes a PSN
 * that CACK covers for one that SES has answered OK.
 */
export class Completion {
  /** CACK as it is; what it was is asked for by the responses to duplicates. */
  readonly #cack: History<number>;
  /** CACK as it was looked up last. */
  readonly #told: History<number>;
  #clear: number;
  /** PSNs that have a response, above the CACK of so long ago that no one asks any more. */
  readonly #responded = new Map<number, { readonly guaranteed: boolean; readonly tick: number }>();
  readonly #lag: number;
  #forgotten: number;

  /** Before the first packet CACK and CLEAR are Start_PSN - 1 (7.2). */
  constructor(startPsn: number, lags: Lags) {
    const before = addPsn(startPsn, -1);
    this.#lag = lags.duplicate;
    this.#cack = new History(before, lags.duplicate);
    this.#told = new History(before, lags.window);
    this.#clear = before;
    this.#forgotten = startPsn;
  }

  /** CACK. */
  get cack(): number {
    return this.#cack.now;
  }

  /** CACK, looked up: the window follows. */
  tell(tick: number): number {
    this.#told.record(tick, this.cack);
    return this.cack;
  }

  /** The CACK that was looked up last by the end of a tick. */
  toldAt(tick: number): number {
    return this.#told.at(tick);
  }

  get clearPsn(): number {
    return this.#clear;
  }

  /** Whether it is a guaranteed response that holds CACK. */
  get isHeld(): boolean {
    return this.#responded.get(addPsn(this.cack, 1))?.guaranteed === true;
  }

  /** Of a PSN that has been received, by the responses up to the end of a tick. */
  stateOf(psn: number, tick: number): ResponseState {
    if (psnDifference(psn, this.#forgotten) < 0) return 'plain';
    const response = this.#responded.get(psn);
    if (response === undefined || response.tick > tick) return 'waiting';
    return response.guaranteed && psnDifference(psn, this.#clear) > 0 ? 'guaranteed' : 'plain';
  }

  /** SES has responded to a PSN. */
  respond(psn: number, guaranteed: boolean, tick: number): void {
    this.#responded.set(psn, { guaranteed, tick });
    this.#advance(tick);
  }

  /** The source needs no response up to this PSN any more; the PSN is beyond `clearPsn`. */
  clear(psn: number, tick: number): void {
    this.#clear = psn;
    this.#advance(tick);
  }

  #isDone(psn: number): boolean {
    const response = this.#responded.get(psn);
    return response !== undefined && (!response.guaranteed || psnDifference(psn, this.#clear) <= 0);
  }

  #advance(tick: number): void {
    let next = addPsn(this.cack, 1);
    while (this.#isDone(next)) next = addPsn(next, 1);
    this.#cack.record(tick, addPsn(next, -1));
    const oldest = addPsn(this.#cack.at(tick - this.#lag), 1);
    for (; this.#forgotten !== oldest; this.#forgotten = addPsn(this.#forgotten, 1)) {
      this.#responded.delete(this.#forgotten);
    }
  }
}
