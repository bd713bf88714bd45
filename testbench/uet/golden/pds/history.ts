/** A value and what it was some ticks ago, for views in which the hardware may lag. */

/** Ticks are numbered without end, and values are recorded in their order. */
export class History<T> {
  /** Oldest first; the first is also the value of all time before. */
  readonly #entries: { readonly tick: number; readonly value: T }[];
  readonly #depth: number;

  /** `depth`: how many ticks back can be asked for. The first value is that of all time before, too. */
  constructor(value: T, depth: number) {
    this.#entries = [{ tick: Number.NEGATIVE_INFINITY, value }];
    this.#depth = depth;
  }

  /** The newest value. */
  get now(): T {
    return this.#entries[this.#entries.length - 1]!.value;
  }

  /** The value at the end of `tick`, which is at most `depth` back from the last one recorded. */
  at(tick: number): T {
    return (this.#entries.findLast((entry) => entry.tick <= tick) ?? this.#entries[0]!).value;
  }

  record(tick: number, value: T): void {
    const last = this.#entries[this.#entries.length - 1]!;
    if (last.tick === tick) this.#entries.pop();
    this.#entries.push({ tick, value });
    // Of what is older than can be asked for, the newest has to stay.
    const kept = this.#entries.findLastIndex((entry) => entry.tick <= tick - this.#depth);
    if (kept > 0) this.#entries.splice(0, kept);
  }
}
