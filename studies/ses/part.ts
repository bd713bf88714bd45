/** A block whose mutants are counted. */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Body } from '../../testbench/bench/context.ts';
import type { Explanation } from '../../testbench/design-tests/explanation.ts';
import type { NamedTest } from '../../testbench/design-tests/named-test.ts';
import type { PlannedRun } from '../../testbench/mutation/test-plan.ts';

/** A design, the tests that its mutants are run on, and what is known of mutants that survive. */
export interface Part {
  readonly design: () => Design;
  readonly runs: readonly PlannedRun[];
  readonly explanations: readonly Explanation[];
  /** Instances that have mutants of their own, and those of the library, which has tests of its own. */
  readonly leftOut?: readonly string[];
}

/** The directed tests, and then random runs of the property. */
export const runsOf = (directed: readonly NamedTest[], property: Body<void>): readonly PlannedRun[] => [
  ...directed.map(({ name, body }) => ({ name, seed: 7, body })),
  ...[1, 2, 3].map((seed) => ({ name: 'random', seed, body: property })),
];
