/** What can be run on the designs of a block. */
import type { Body } from '../../bench/context.ts';
import type { Explanation } from '../../design-tests/explanation.ts';
import type { NamedTest } from '../../design-tests/named-test.ts';
import type { StartUp } from '../../design-tests/start-up.ts';
import type { Simulator } from '../../engine/simulator.ts';
import type { Trace } from '../traces/trace.ts';
import type { ReplayOptions, ReplayResult } from './pds/sack-replay.ts';

export interface DesignTests {
  /** A property run of that many clocks against the golden model. */
  readonly property: (clocks: number) => Body<void>;
  /**
   * Clocks of the longest property runs that mutants are given; 20,000 unless a clock holds far more than one of the
   * tracker.
   */
  readonly longRun?: number;
  /** A recorded arrival trace through hardware and golden model, where the design takes such. */
  readonly replay?: (simulator: Simulator, trace: Trace, options?: ReplayOptions) => Promise<ReplayResult>;
  /** What the design promises, step by step. */
  readonly directed: readonly NamedTest[];
  /** The recorded traces that the design is tested with. */
  readonly recorded: () => Promise<readonly NamedTest[]>;
  /** Mutants that are known to behave as the design does. */
  readonly survivors: readonly Explanation[];
  /** How it begins, for proofs that a mutant is the same once it has begun. */
  readonly startUp?: StartUp;
}

/** The tests of a block's designs, by the design's name. */
export type BlockTests = Readonly<Record<string, () => DesignTests>>;

/**
 * The tests of the designs of one kind, one for each of `options`; there are no others than the property run where none
 * are given.
 */
export const testsOfEach = <O>(
  options: readonly O[],
  nameOf: (options: O) => string,
  testsOf: (options: O) => Pick<DesignTests, 'property'> & Partial<DesignTests>,
): BlockTests =>
  Object.fromEntries(
    options.map((of) => [
      nameOf(of),
      () => ({ directed: [], recorded: () => Promise.resolve([]), survivors: [], ...testsOf(of) }),
    ]),
  );
