/** `gatewright mutate`: how many mistakes a design's own tests notice. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Project } from '../../config/project.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { requireRange } from '../../support/in-range.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { runCampaign } from '../../testbench/mutation/campaign.ts';
import { designsWithin } from '../../testbench/mutation/designs-within.ts';
import { proveEquivalent } from '../../testbench/mutation/equivalence/prove.ts';
import { mutantName } from '../../testbench/mutation/mutant.ts';
import type { MutationReport } from '../../testbench/mutation/report.ts';
import { threadJudge } from '../../testbench/mutation/workers/thread-judge.ts';

export interface MutateOptions {
  /** Mutants to test. */
  readonly count: number;
  /** Chooses the mutants. */
  readonly seed: number;
  /** Mutants tested at once. Default: as many as there are processors. */
  readonly jobs?: number | undefined;
  /** A report that `--json` has written: what survived there is tested again, instead of `count` mutants. */
  readonly from?: string | undefined;
  /** Percent of the mutants that have to be killed, for who judges the report. */
  readonly require?: number | undefined;
  readonly onProgress?: OnProgress;
}

/**
 * Test mutants of the design of that name with its own tests, in threads. Instances that are designs with tests of
 * their own are left out: those are what holds them.
 */
export async function mutate(project: Project, name: string, options: MutateOptions): Promise<MutationReport> {
  const { count, seed, jobs = availableParallelism(), from, require = 0, onProgress } = options;
  requireRange('--count', count, 1, 1_000_000);
  requireRange('--jobs', jobs, 1, 64);
  requireRange('--require', require, 0, 100);
  const design = elaborateEntry(project.design(name));
  const net = flatten(design);
  const { survivors, startUp } = await project.tests(name);
  const names = from === undefined ? undefined : survivorsOf(from, name);
  const threads = Array.from({ length: jobs }, () => threadJudge(project.place, name));
  try {
    const report = await runCampaign(net, {
      count,
      seed,
      leftOut: designsWithin(design, project.testedModules),
      names,
      judges: threads.map(({ judge }) => judge),
      prove: (original, mutant) => proveEquivalent(original, mutant, { startUp }),
      ...(survivors === undefined ? {} : { explanations: survivors }),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    // The module may be called otherwise than the design.
    return { ...report, design: name };
  } finally {
    for (const { close } of threads) await close();
  }
}

/** The names of the mutants that survived in a report about that design. */
function survivorsOf(file: string, design: string): readonly string[] {
  const report = readReport(file);
  if (report?.design !== design || !Array.isArray(report.survivors)) {
    throw new UserError(`${file} is no report of mutants of ${design}: give what mutate ${design} --json has written`);
  }
  return report.survivors.map(({ kind, what, scope }) => mutantName({ kind, what, origin: { scope } }));
}

function readReport(file: string): Partial<MutationReport> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new UserError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
