/** A context of DCQCN as the hardware has it: turns of a sweep, alpha and its product in fixed point (cms.md 9.1). */

/** Rates in bit/s; times in ticks of any length, below 2^23. */
export interface DcqcnFixedSettings {
  readonly linkRate: number;
  readonly leastRate: number;
  readonly additive: number;
  readonly hyper: number;
  readonly alphaTime: number;
  readonly decreaseTime: number;
  readonly rateTime: number;
  readonly fastStages: number;
  readonly clampsTarget: boolean;
  /** The gain of alpha is 2^-this. */
  readonly gainShift: number;
  /** Bytes of a sweep for 2^14 bit/s, 22 bits after the point. */
  readonly pace: number;
  readonly burst: number;
}

/** What waits for a turn. */
export interface Heard {
  readonly start: boolean;
  readonly mark: boolean;
  /** All that was sent, modulo 2^32. */
  readonly sent: number;
}

type Timer = 'alpha' | 'decrease' | 'rate';

/** Alpha has so many bits after the point, of which a cut takes so many. */
const ALPHA_ONE = 2 ** 32;
const CUT_BITS = 25;
/** A cut is counted in units of so many bit/s. */
const CUT_UNIT = 64;
const TIME = 2 ** 24;
const FRACTION = 2 ** 12;
const MOST_STAGE = 31;

/** a - b modulo 2^bits, as a number with a sign. */
const distance = (a: number, b: number, modulus: number): number =>
  ((((a - b + modulus / 2) % modulus) + modulus) % modulus) - modulus / 2;

export class DcqcnFixed {
  readonly #settings: DcqcnFixedSettings;
  active = false;
  running = false;
  armed = false;
  alphaMarked = false;
  decreaseMarked = false;
  stage = 0;
  alpha = ALPHA_ONE;
  rate = 0;
  target = 0;
  window = 0;
  #fraction = 0;
  readonly due: Record<Timer, number> = { alpha: 0, decrease: 0, rate: 0 };

  constructor(settings: DcqcnFixedSettings) {
    this.#settings = settings;
  }

  /** A turn: what was heard, then each timer that is due, in the order in which they are. */
  turn(now: number, { start, mark, sent }: Heard): void {
    this.#pace(start, sent);
    if (start) this.#start();
    const ran = this.running;
    if (mark && this.active) this.#mark(now);
    if (!ran) return;
    const before = { ...this.due };
    const isDue = (timer: Timer): boolean => distance(now, before[timer], TIME) >= 0;
    const decreaseIsBefore = (timer: Timer): boolean => distance(before.decrease, before[timer], TIME) < 0;
    const raises = this.armed && isDue('rate');
    // Of timers that are due together that of alpha is the first, and that of decreases the last.
    if (isDue('alpha') && !decreaseIsBefore('alpha')) this.#updateAlpha();
    if (raises && !decreaseIsBefore('rate')) this.#raise();
    const cuts = isDue('decrease') && this.#cut();
    // A cut sets the timer of the rate back.
    if (raises && decreaseIsBefore('rate') && !cuts) this.#raise();
    if (isDue('alpha') && decreaseIsBefore('alpha')) this.#updateAlpha();
  }

  #start(): void {
    this.active = true;
    this.running = false;
    this.armed = false;
    this.alphaMarked = false;
    this.decreaseMarked = false;
    this.stage = 0;
    this.alpha = ALPHA_ONE;
    this.rate = this.#settings.linkRate;
    this.target = this.#settings.linkRate;
  }

  #mark(now: number): void {
    const { alphaTime, decreaseTime } = this.#settings;
    this.decreaseMarked = true;
    this.alphaMarked = this.running;
    if (this.running) return;
    this.running = true;
    this.alpha = ALPHA_ONE;
    this.due.alpha = (now + alphaTime) % TIME;
    this.due.decrease = (now + decreaseTime + 1) % TIME;
  }

  #updateAlpha(): void {
    const { gainShift, alphaTime } = this.#settings;
    const share = (of: number): number => Math.floor(of / 2 ** gainShift);
    this.alpha = this.alpha - share(this.alpha) + (this.alphaMarked ? share(ALPHA_ONE) : 0);
    this.alphaMarked = false;
    this.due.alpha = (this.due.alpha + alphaTime) % TIME;
  }

  /** Whether the rate is cut. */
  #cut(): boolean {
    const { decreaseTime, clampsTarget, leastRate, rateTime } = this.#settings;
    const due = this.due.decrease;
    this.due.decrease = (due + decreaseTime) % TIME;
    if (!this.decreaseMarked) return false;
    if (clampsTarget || this.stage > 0) this.target = this.rate;
    const alpha = BigInt(Math.floor(this.alpha / (ALPHA_ONE / 2 ** CUT_BITS)));
    const product = BigInt(Math.floor(this.rate / CUT_UNIT)) * alpha * BigInt(CUT_UNIT);
    this.rate = Math.max(leastRate, this.rate - Number(product / BigInt(2 * 2 ** CUT_BITS)));
    this.stage = 0;
    this.decreaseMarked = false;
    this.armed = true;
    this.due.rate = (due + rateTime) % TIME;
    return true;
  }

  #raise(): void {
    const { fastStages, additive, hyper, linkRate, rateTime } = this.#settings;
    if (this.stage >= fastStages)
      this.target = Math.min(this.target + (this.stage === fastStages ? additive : hyper), linkRate);
    this.rate = Math.floor(this.rate / 2) + Math.floor(this.target / 2);
    this.stage = Math.min(this.stage + 1, MOST_STAGE);
    this.due.rate = (this.due.rate + rateTime) % TIME;
  }

  /** Bytes of a sweep at the rate that was, at most a burst beyond what was sent. */
  #pace(start: boolean, sent: number): void {
    const { pace, burst } = this.#settings;
    const bytes = Number((BigInt(Math.floor(this.rate / 2 ** 14)) * BigInt(pace)) >> 10n) + this.#fraction;
    const more = Math.floor(bytes / FRACTION);
    const isFull = start || distance(this.window, sent, 2 ** 32) + more > burst;
    this.window = (isFull ? sent + burst : this.window + more) % 2 ** 32;
    this.#fraction = isFull ? 0 : bytes % FRACTION;
  }
}
