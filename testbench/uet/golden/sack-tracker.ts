/**
 * The software model of one context of the SACK tracker: which PSNs of one flow have arrived, at the receiver.
 *
 * Rules: fact sheet of the wire format, 4.3 (bitmap), 7.2 (serial order, Start_PSN), 7.3 (receive window), 7.8 (CACK).
 * Every PSN counts as done as soon as it has arrived: a response with guaranteed delivery, which holds CACK back until
 * it is cleared, is not part of this block.
 */
import { UserError } from '../../../support/user-error.ts';
import { addPsn, isPsn, psnDifference } from './serial.ts';

/** What became of one arrival: marked as received, already received, or refused as below or above the window. */
export type Verdict = 'accepted' | 'duplicate' | 'before' | 'beyond';

/** The counters of a context at one moment. */
export interface Status {
  /** The highest PSN up to which all have arrived; Start_PSN - 1 before the first. */
  readonly cack: number;
  /** The highest PSN accepted, by serial order; Start_PSN - 1 before the first. */
  readonly highest: number;
  /** How many received PSNs lie above `cack`. */
  readonly outOfOrder: number;
}

export interface SackTrackerOptions {
  /** W, the window in PSNs: a multiple of 64 from 64 to 32,640, the largest MP_Range that an ACK can offer. */
  readonly window: number;
  /**
   * An arrival at clock t is judged against the CACK that covers the arrivals of clocks up to t - checkLag.
   * From 1 (default), the exact model.
   */
  readonly checkLag?: number;
  /** The largest `ago` that can be asked for, in clocks. Default 16. */
  readonly history?: number;
  /** The Start_PSN of the context that is there from the beginning. Default 0. */
  readonly startPsn?: number;
}

/** The largest window: 255 x 128 PSNs (fact sheet 7.3). */
export const MAX_WINDOW = 32_640;

/** Where a context stands after some clock. Never changed once made. */
interface Moment extends Status {
  readonly context: Context;
}

/** What a `load` starts again. */
interface Context {
  readonly startPsn: number;
  /** PSNs at or below it are no longer listed. */
  forgotten: number;
  /**
   * The clock at which each PSN was accepted, `never` of the others: that of a PSN is at the PSN modulo the length, of
   * the first PSNs above `forgotten`, as many as there are places.
   */
  readonly acceptedAt: Float64Array;
}

const never = Number.POSITIVE_INFINITY;

/** When a PSN was accepted. */
function acceptedAt({ forgotten, acceptedAt }: Context, psn: number): number {
  return (psn - forgotten - 1) >>> 0 < acceptedAt.length ? acceptedAt[psn & (acceptedAt.length - 1)]! : never;
}

/**
 * One context, advanced one clock at a time.
 *
 * Clocks are numbered by the calls of `clock`. The window is [base, base + W) with base = CACK + 1, by serial
 * comparison; the CACK may be `checkLag` clocks old, but never older than the last load. A PSN within that window which
 * has been received is a duplicate, whether it lies above or below today's CACK.
 *
 * A `load` opens the next clock: the state of that clock begins with the load, and the PSN then given to `clock`
 * already belongs to the new context. Both count as one clock. For a load in which no packet arrives, call
 * `load(start)` and then `clock(undefined)`.
 */
export class SackTracker {
  readonly window: number;
  readonly checkLag: number;
  readonly history: number;
  /** The state after each of the last clocks: that of clock t is at t modulo the length. */
  readonly #moments: Moment[];
  /** How many PSNs a context has room for. */
  readonly #places: number;
  #now = 0;
  /** A `load` has opened the present clock, and `clock` has not closed it yet. */
  #open = false;

  /** Throws a `UserError` on a window, a lag, a history or a Start_PSN out of range. */
  constructor({ window, checkLag = 1, history = 16, startPsn = 0 }: SackTrackerOptions) {
    if (!Number.isInteger(window) || window < 64 || window > MAX_WINDOW || window % 64 !== 0) {
      throw new UserError(`The window is ${window} PSNs; it must be a multiple of 64 from 64 to ${MAX_WINDOW}.`);
    }
    requireClocks('check lag', checkLag, 1);
    requireClocks('history', history, 0);
    if (!isPsn(startPsn))
      throw new UserError(`The Start_PSN is ${startPsn}; it must be an integer from 0 to 2^32 - 1.`);
    this.window = window;
    this.checkLag = checkLag;
    this.history = history;
    // What is listed lies above the oldest CACK: a window, and what the CACK has passed since, which came in one packet
    // a clock or lay in the window of then.
    this.#places = 2 ** Math.ceil(Math.log2(2 * window + Math.max(checkLag, history) + 2));
    this.#moments = new Array<Moment>(Math.max(checkLag, history) + 1).fill(beginning(startPsn, this.#places));
  }

  /**
   * Begin a new context in the next clock: nothing received, CACK = Start_PSN - 1. Throws on a number that is no PSN.
   */
  load(startPsn: number): void {
    if (!isPsn(startPsn)) throw new RangeError(`Start_PSN ${startPsn} is not an integer from 0 to 2^32 - 1`);
    this.#openClock();
    this.#setMoment(beginning(startPsn, this.#places));
  }

  /** One clock, with the packet that arrives in it or `undefined`; its verdict. Throws on a number that is no PSN. */
  clock(psn: number | undefined): Verdict | undefined {
    if (psn !== undefined && !isPsn(psn)) throw new RangeError(`PSN ${psn} is not an integer from 0 to 2^32 - 1`);
    this.#openClock();
    this.#open = false;
    return psn === undefined ? undefined : this.#arrive(psn);
  }

  /**
   * The counters after all arrivals of clocks up to now - `ago`, where now is the last clock; `ago` = 0 is after the
   * last call. Clocks before the first are as the first found them. Throws where `ago` exceeds the history.
   */
  status(ago = 0): Status {
    const { cack, highest, outOfOrder } = this.#moment(this.#view(ago));
    return { cack, highest, outOfOrder };
  }

  /**
   * The 64-bit bitmap as on the wire, with the received PSNs as of `ago` clocks ago: bit i, from the least significant,
   * is PSN base + i. 1 where that PSN is at or below CACK, or has been received; 0 elsewhere, above the window too. Any
   * base will do. Each bit's PSN is compared by itself and as for verdicts: it is at or below CACK when it lies before
   * CACK + 1 in serial order. The CACK may be an older one, of `cackAgo` clocks ago: it decides only bits whose PSNs
   * have been received, and which way the farthest PSNs wrap.
   */
  sack(base: number, ago = 0, cackAgo = ago): bigint {
    if (!isPsn(base)) throw new RangeError(`SACK base ${base} is not an integer from 0 to 2^32 - 1`);
    const clock = this.#view(ago);
    const { context } = this.#moment(clock);
    const windowBase = addPsn(this.#moment(this.#view(cackAgo)).cack, 1);
    let words = 0n;
    for (const start of [32, 0]) {
      let word = 0;
      for (let i = 0; i < 32; i++) {
        const psn = addPsn(base, start + i);
        if (psnDifference(psn, windowBase) < 0 || acceptedAt(context, psn) <= clock) word |= 1 << i;
      }
      words = (words << 32n) | BigInt(word >>> 0);
    }
    return words;
  }

  #arrive(psn: number): Verdict {
    const now = this.#moment(this.#now);
    const { context } = now;
    const lagging = this.#moment(this.#now - this.checkLag);
    const base = lagging.context === context ? addPsn(lagging.cack, 1) : context.startPsn;
    const d = psnDifference(psn, base);
    if (d < 0) return 'before';
    if (d >= this.window) return 'beyond';
    if (psnDifference(psn, now.cack) <= 0 || acceptedAt(context, psn) !== never) return 'duplicate';

    context.acceptedAt[psn & (this.#places - 1)] = this.#now;
    let { cack } = now;
    let outOfOrder = now.outOfOrder + 1;
    for (let next = addPsn(cack, 1); acceptedAt(context, next) !== never; next = addPsn(next, 1)) {
      cack = next;
      outOfOrder--;
    }
    const highest = psnDifference(psn, now.highest) > 0 ? psn : now.highest;
    this.#setMoment({ context, cack, highest, outOfOrder });
    return 'accepted';
  }

  /** Begin a clock, unless a load has begun it already: as yet it is as the one before left it. */
  #openClock(): void {
    if (this.#open) return;
    const before = this.#moment(this.#now);
    this.#now++;
    this.#open = true;
    this.#setMoment(before);
    this.#forget();
  }

  /**
   * Drop the PSNs at or below the oldest CACK that can be asked for: every question finds them below CACK by
   * comparison, and once the PSNs have gone round they would be taken for received ones. Each is listed once and
   * dropped once.
   */
  #forget(): void {
    const { context, cack } = this.#moment(this.#now - this.history);
    while (context.forgotten !== cack) {
      context.forgotten = addPsn(context.forgotten, 1);
      context.acceptedAt[context.forgotten & (this.#places - 1)] = never;
    }
  }

  /** The clock that `ago` means. */
  #view(ago: number): number {
    if (!Number.isInteger(ago) || ago < 0 || ago > this.history) {
      throw new RangeError(`the state of ${ago} clocks ago was asked for; the history holds 0 to ${this.history}`);
    }
    return this.#now - ago;
  }

  #moment(clock: number): Moment {
    const length = this.#moments.length;
    return this.#moments[(clock + length) % length]!;
  }

  #setMoment(moment: Moment): void {
    this.#moments[this.#now % this.#moments.length] = moment;
  }
}

function beginning(startPsn: number, places: number): Moment {
  const before = addPsn(startPsn, -1);
  const context = { startPsn, acceptedAt: new Float64Array(places).fill(never), forgotten: before };
  return { context, cack: before, highest: before, outOfOrder: 0 };
}

function requireClocks(what: string, clocks: number, least: number): void {
  if (!Number.isInteger(clocks) || clocks < least || clocks > MAX_CLOCKS) {
    throw new UserError(`The ${what} is ${clocks} clocks; it must be an integer from ${least} to ${MAX_CLOCKS}.`);
  }
}

/** Lags and histories beyond this are mistakes; it also keeps the listed PSNs far below half of the PSN space. */
const MAX_CLOCKS = 65_536;
