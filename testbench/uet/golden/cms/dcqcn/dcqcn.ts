/** DCQCN's sender as NS-3 of HPCC's authors has it: a rate that marks cut and a timer raises (cms.md 9.1). */

/** Times in ns, rates in bit/s. */
export interface DcqcnSettings {
  readonly linkRate: number;
  readonly alphaTime: number;
  readonly decreaseTime: number;
  readonly rateTime: number;
  /** Stages of fast recovery. */
  readonly fastStages: number;
  /** Each cut makes the rate before it the target, not only the first one after a stage. */
  readonly clampsTarget: boolean;
  readonly additive: number;
  readonly hyper: number;
  readonly leastRate: number;
  readonly gain: number;
}

type Timer = 'alpha' | 'decrease' | 'rate';

/** The decrease timer follows the alpha timer by so much, in ns. */
const FOLLOWS = 1;

export class Dcqcn {
  readonly settings: DcqcnSettings;
  alpha = 1;
  /** A mark came since the alpha timer, and since the decrease timer. */
  isAlphaMarked = false;
  isDecreaseMarked = false;
  stage = 0;
  target: number;
  rate: number;
  #isFirst = true;
  /** When each timer that runs is due, in the order in which they were set. */
  readonly #due = new Map<Timer, number>();

  constructor(settings: DcqcnSettings) {
    this.settings = settings;
    this.target = settings.linkRate;
    this.rate = settings.linkRate;
  }

  /** When the next timer fires, in ns. */
  get nextTimer(): number {
    return Math.min(...this.#due.values());
  }

  /** A CNP, or an ACK with a mark. The first one of a flow starts the timers. */
  mark(now: number): void {
    this.isAlphaMarked = true;
    this.isDecreaseMarked = true;
    if (!this.#isFirst) return;
    this.#isFirst = false;
    this.alpha = 1;
    this.isAlphaMarked = false;
    this.#set('alpha', now + this.settings.alphaTime);
    this.#set('decrease', now + this.settings.decreaseTime + FOLLOWS);
    this.target = this.rate;
  }

  /** The timer that is due fires; of several the one that was set first. */
  fire(now: number): void {
    const timer = [...this.#due].find(([, due]) => due === this.nextTimer)?.[0];
    if (timer === 'alpha') this.#updateAlpha(now);
    else if (timer === 'decrease') this.#cut(now);
    else if (timer === 'rate') this.#raise(now);
  }

  #set(timer: Timer, due: number): void {
    this.#due.delete(timer);
    this.#due.set(timer, due);
  }

  #updateAlpha(now: number): void {
    const { gain, alphaTime } = this.settings;
    this.alpha = this.isAlphaMarked ? (1 - gain) * this.alpha + gain : (1 - gain) * this.alpha;
    this.isAlphaMarked = false;
    this.#set('alpha', now + alphaTime);
  }

  #cut(now: number): void {
    const { decreaseTime, clampsTarget, leastRate, rateTime } = this.settings;
    this.#set('decrease', now + decreaseTime);
    if (!this.isDecreaseMarked) return;
    if (clampsTarget || this.stage > 0) this.target = this.rate;
    this.rate = Math.max(leastRate, Math.trunc(this.rate * (1 - this.alpha / 2)));
    this.stage = 0;
    this.isDecreaseMarked = false;
    this.#set('rate', now + rateTime);
  }

  #raise(now: number): void {
    const { fastStages, additive, hyper, linkRate, rateTime } = this.settings;
    if (this.stage >= fastStages)
      this.target = Math.min(this.target + (this.stage === fastStages ? additive : hyper), linkRate);
    this.rate = Math.floor(this.rate / 2) + Math.floor(this.target / 2);
    this.stage += 1;
    this.#set('rate', now + rateTime);
  }
}
