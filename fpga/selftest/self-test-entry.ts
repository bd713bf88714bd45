/** A self-test by its name: a bench that runs on a board and says PASS or FAIL. */
import type { Capacity, Part } from '../boards/board.ts';
import type { SelfTestBench } from './bench.ts';

/** What is known of it without making its hardware. */
export interface SelfTest {
  readonly name: string;
  readonly summary: string;
  /** The boards that it is for; of several self-tests a board's default is the first in the config. */
  readonly boards: readonly string[];
  /** The bench, made on demand. */
  readonly bench: () => SelfTestBench;
  /** Why it may fail, from bit 0 of `wrong` up. */
  readonly reasons: readonly string[];
  /** What a pass takes: powers of two. */
  readonly goal: { readonly checked: number; readonly faults: number };
  /**
   * What it takes of a part, with the serial line and all, where it was measured. LUTs of iCE40 are logic cells, as
   * nextpnr packs them.
   */
  readonly sizes: Readonly<Partial<Record<Part['family'], Capacity>>>;
}
