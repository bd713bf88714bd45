/** A way through a network that loses, copies, delays and so reorders what it carries. */
import type { Random } from '../../../../../support/random.ts';

/** What the network does, now; may be written at any time. Times are in units of the bench's clock. */
export interface Weather {
  /** Probabilities. */
  loss: number;
  copies: number;
  /** Each thing, and each copy, is under way for a time between these. */
  minDelay: number;
  maxDelay: number;
}

export class Link<T> {
  readonly #weather: Readonly<Weather>;
  readonly #random: Random;
  readonly #alter: (item: T) => T;
  /** In the order of their arrival. */
  readonly #underWay: { readonly at: number; readonly item: T }[] = [];

  /** `alter`: what the way does to each copy, by itself. */
  constructor(weather: Readonly<Weather>, random: Random, alter: (item: T) => T = (item) => item) {
    this.#weather = weather;
    this.#random = random;
    this.#alter = alter;
  }

  send(item: T, now: number): void {
    const { loss, copies, minDelay, maxDelay } = this.#weather;
    for (let first = true; first || this.#random.chance(copies); first = false) {
      if (this.#random.chance(loss)) continue;
      const at = now + this.#random.int(minDelay, maxDelay);
      // After those of the same time: equal delays keep the order.
      const place = this.#underWay.findLastIndex((other) => other.at <= at) + 1;
      this.#underWay.splice(place, 0, { at, item: this.#alter(item) });
    }
  }

  /** What has arrived by now. */
  arrivals(now: number): T[] {
    const later = this.#underWay.findIndex(({ at }) => at > now);
    return this.#underWay.splice(0, later < 0 ? this.#underWay.length : later).map(({ item }) => item);
  }

  get isEmpty(): boolean {
    return this.#underWay.length === 0;
  }
}
