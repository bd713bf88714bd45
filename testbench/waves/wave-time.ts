/** The time axis of waves: when values came to be, and when clocks have their edges. */

/** The units of a file's times. */
export type WaveUnit = 'ns' | 'ps' | 'fs';

/** What a writer of waves asks of a run. All times are whole numbers of the unit. */
export interface WaveTime {
  readonly unit: WaveUnit;
  /** The names of the clocks. */
  readonly clocks: readonly string[];
  /** Since when the present values have been there, which edge `cycle` is to see. */
  now(cycle: number): number;
  /** When a clock last rose, and when it falls after that. */
  rise(clock: number, cycle: number): { readonly at: number; readonly fall: number };
  /** Until when the last values are to be seen. */
  end(cycle: number): number;
}

/** Nanoseconds from one rise to the next where nothing else is said. */
export const UNITS_PER_CYCLE = 10;

/** One clock of 10 ns: what edge `k` sees is there from `10 k` on, and edge `k` is at `10 (k + 1)`. */
export const plainTime: WaveTime = {
  unit: 'ns',
  clocks: ['clk'],
  now: (cycle) => cycle * UNITS_PER_CYCLE,
  rise: (_, cycle) => ({ at: cycle * UNITS_PER_CYCLE, fall: cycle * UNITS_PER_CYCLE + UNITS_PER_CYCLE / 2 }),
  end: (cycle) => (cycle + 1) * UNITS_PER_CYCLE,
};

/** An edge of a clock. */
export interface WaveEdge {
  readonly time: number;
  readonly clock: number;
  readonly level: 0 | 1;
}

/** Follows the clocks from sample to sample. */
export class ClockTrace {
  readonly #time: WaveTime;
  readonly #rises: number[];
  /** Infinity where the clock is low. */
  readonly #falls: number[];
  /** The time of the last sample; -1 before the first. */
  last = -1;

  constructor(time: WaveTime) {
    this.#time = time;
    this.#rises = time.clocks.map(() => -1);
    this.#falls = time.clocks.map(() => Number.POSITIVE_INFINITY);
  }

  /**
   * Go on to the present values; the edges since the last sample, in the order of time. All clocks are low at the
   * first.
   */
  sample(cycle: number): { readonly time: number; readonly edges: readonly WaveEdge[] } {
    const time = this.#time.now(cycle);
    const first = this.last < 0;
    const edges = [...this.fallsUntil(time)];
    this.#rises.forEach((last, clock) => {
      const { at, fall } = this.#time.rise(clock, cycle);
      if (first) this.#rises[clock] = at;
      if (first || at === last) return;
      this.#rises[clock] = at;
      this.#falls[clock] = fall;
      edges.push({ time: at, clock, level: 1 });
    });
    this.last = time;
    return { time, edges: [...edges, ...this.fallsUntil(time)].toSorted((a, b) => a.time - b.time) };
  }

  /** The falls up to a time, in its order. */
  fallsUntil(time: number): readonly WaveEdge[] {
    const falls = this.#falls.flatMap((at, clock): readonly WaveEdge[] =>
      at <= time ? [{ time: at, clock, level: 0 }] : [],
    );
    for (const { clock } of falls) this.#falls[clock] = Number.POSITIVE_INFINITY;
    return falls.toSorted((a, b) => a.time - b.time);
  }
}
