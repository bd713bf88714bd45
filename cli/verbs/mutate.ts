/** `gatewright mutate`: how many mistakes a design's own tests notice. */
import { availableParallelism } from 'node:os';
import { elaborateEntry, findDesign } from '../../rtl-gen/catalogue.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { designTests } from '../../testbench/blocks/design-tests.ts';
import { runCampaign } from '../../testbench/mutation/campaign.ts';
import { proveEquivalent } from '../../testbench/mutation/equivalence/prove.ts';
import type { MutationReport } from '../../testbench/mutation/report.ts';
import { threadJudge } from '../../testbench/mutation/workers/thread-judge.ts';

export interface MutateOptions {
  /** Mutants to test. */
  readonly count: number;
  /** Chooses the mutants. */
  readonly seed: number;
  /** Mutants tested at once. Default: as many as there are processors. */
  readonly jobs?: number | undefined;
  readonly onProgress?: OnProgress;
}

/** Test mutants of the design of that name with its own tests, in threads. */
export async function mutate(name: string, options: MutateOptions): Promise<MutationReport> {
  const { count, seed, jobs = availableParallelism(), onProgress } = options;
  const net = flatten(elaborateEntry(findDesign(name)));
  const { survivors, startUp } = designTests(name);
  if (count < 1) throw new UserError(`--count is ${count}: give an integer of 1 or more`);
  if (jobs < 1 || jobs > 64) throw new UserError(`--jobs is ${jobs}: give an integer from 1 to 64`);
  const threads = Array.from({ length: jobs }, () => threadJudge(name));
  try {
    return await runCampaign(net, {
      count,
      seed,
      judges: threads.map(({ judge }) => judge),
      prove: (original, mutant) => proveEquivalent(original, mutant, { startUp }),
      explanations: survivors,
      ...(onProgress === undefined ? {} : { onProgress }),
    });
  } finally {
    for (const { close } of threads) await close();
  }
}
