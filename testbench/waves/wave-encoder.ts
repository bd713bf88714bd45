/** What the formats of wave files have in common. */

/**
 * Turns the changes of a run into the contents of a file. Values are shown from the moment on at which they came to be,
 * which is where the clock rises; `WaveTime` says when that is.
 */
export interface WaveEncoder {
  /** The present values, which are those that edge `cycle` sees. Cycles must not fall. */
  sample(cycle: number): void;
  /**
   * The values after the last edge, and the time to see them in. `cycle` as in `sample`; if it has been written
   * already, because the run stopped between sampling and the edge, only the end of the time is written.
   */
  finish(cycle: number): void;
}

/**
 * Name of the variable that stands in the outermost scope beside the clocks and signals: the number of the edge that
 * comes.
 */
export const CYCLE_NAME = 'cycle';
