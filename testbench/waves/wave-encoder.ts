/** What the formats of wave files have in common. */

/** Time units (ns in the files) from one rising edge to the next. */
export const UNITS_PER_CYCLE = 10;

/**
 * Turns the changes of a run into the contents of a file. Time: what edge `k` sees is shown from `10 k` on, and edge `k`
 * itself is at `10 (k + 1)`, where the clock rises and values change to those after it.
 */
export interface WaveEncoder {
  /** The present values, which are those that edge `cycle` sees. Cycles must rise. */
  sample(cycle: number): void;
  /**
   * The values after the last edge, and the time to see them in. `cycle` as in `sample`; if it has been written already,
   * because the run stopped between sampling and the edge, only the end of the time is written.
   */
  finish(cycle: number): void;
}

/** Names of the variables that stand in the outermost scope beside the signals: the clock, and the number of the edge that comes. */
export const CLOCK_NAME = 'clk';
export const CYCLE_NAME = 'cycle';
