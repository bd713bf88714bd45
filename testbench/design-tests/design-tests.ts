/** What can be run on a design: by `sim`, by mutants, by regressions. */
import type { Body } from '../bench/context.ts';
import type { Explanation } from './explanation.ts';
import type { NamedTest } from './named-test.ts';
import type { Replay } from './replay.ts';
import type { StartUp } from './start-up.ts';

/** The tests of a design; all but the property run may be left out. */
export interface DesignTests {
  /** A run of that many clocks with random stimulus, against a golden model. */
  readonly property: (clocks: number) => Body<void>;
  /** Clocks of the longest property runs that mutants are given. Default 20,000. */
  readonly longRun?: number;
  /** A recording through hardware and golden model, where the design takes such. */
  readonly replay?: Replay;
  /** What the design promises, step by step. */
  readonly directed?: readonly NamedTest[];
  /** The recordings that the design is tested with. */
  readonly recorded?: () => Promise<readonly NamedTest[]>;
  /** The files of the recordings that coverage is collected of, beside property runs. */
  readonly recordings?: () => readonly string[];
  /** Mutants that are known to behave as the design does. */
  readonly survivors?: readonly Explanation[];
  /** How it begins, for proofs that a mutant is the same once it has begun. */
  readonly startUp?: StartUp;
}
