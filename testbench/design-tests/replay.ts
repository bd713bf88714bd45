/** A recording through hardware and golden model. */
import type { Simulator } from '../engine/simulator.ts';

/** What the hardware made of a recording. */
export interface ReplayResult {
  /** What the recording is of, such as `packets`, and how many there were; columns of tables, in this order. */
  readonly counts: Readonly<Record<string, number>>;
  /** How often the hardware and the golden model differed; the first difference in words. */
  readonly disagreements: number;
  readonly firstDisagreement?: string;
  readonly clocks: number;
  /** A picture of it with that title, as SVG; for designs of which one tells something. */
  readonly picture?: (title: string) => string;
}

/** Which of several recordings a file holds. */
export interface ReplayOptions {
  readonly flow?: number | undefined;
}

/**
 * Replays the recording in a file on a simulator of the design. Disagreements are counted, not thrown; a file that is
 * no such recording is a `UserError`.
 */
export type Replay = (simulator: Simulator, file: string, options?: ReplayOptions) => Promise<ReplayResult>;
