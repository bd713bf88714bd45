/** A mutation run: which mutants the tests kill, and which of the others are the same design after all. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import type { Explanation } from '../design-tests/explanation.ts';
import { allMutations } from './all-mutations.ts';
import { chooseMutants, type Mutant, namedMutants } from './choose.ts';
import type { Kill } from './judge.ts';
import { mutantName } from './mutant.ts';
import { type MutationReport, mutationReport } from './report.ts';

/** Runs a design's tests on a netlist: the first that fails, or undefined. */
export type Judge = (net: Netlist) => Promise<Kill | undefined>;

/** Whether a netlist has been proved to behave as the original. */
export type Prover = (original: Netlist, mutant: Netlist) => Promise<boolean>;

export interface CampaignOptions {
  readonly count: number;
  readonly seed: number;
  /** Instances in which there are none, by their paths. */
  readonly leftOut?: readonly string[];
  /** The mutants of these names instead. */
  readonly names?: readonly string[] | undefined;
  /** As many mutants are tested, and proved, at once. */
  readonly judges: readonly Judge[];
  readonly prove: Prover;
  readonly explanations?: readonly Explanation[];
  readonly onProgress?: OnProgress;
}

/** Mutants tested between two reports of progress. */
const REPORT_EVERY = 25;

/**
 * Test `count` mutants of the netlist, or those of `names`. The report depends on the netlist, the tests, count and
 * seed, not on how many judges there are (except that a proof may run out of time). `UserError` if the design fails its
 * own tests.
 */
export async function runCampaign(net: Netlist, options: CampaignOptions): Promise<MutationReport> {
  const { count, seed, leftOut, names, explanations = [] } = options;
  const broken = await options.judges[0]!(net);
  if (broken !== undefined) {
    throw new UserError(`${net.name} fails its own test, ${broken.test} (seed ${broken.seed}): ${broken.reason}`);
  }
  const mutants = names === undefined ? chooseMutants(net, count, seed, leftOut) : namedMutants(net, names);
  const kills = await testAll(mutants, options);
  const proved = await proveAll(
    net,
    mutants.filter((_, i) => kills[i] === undefined),
    options,
  );
  const fates = mutants.map((mutant, i) => {
    const kill = kills[i];
    if (kill !== undefined) return { kill };
    return proved.has(mutant) ? 'equivalent' : 'survivor';
  });
  const possible = [...allMutations(net).values()].flat().map(mutantName);
  return mutationReport({ design: net.name, seed }, mutants, fates, explanations, possible);
}

function testAll(
  mutants: readonly Mutant[],
  { judges, onProgress }: CampaignOptions,
): Promise<readonly (Kill | undefined)[]> {
  const started = performance.now();
  let done = 0;
  let killed = 0;
  return inParallel(mutants, judges, async (mutant, judge) => {
    const kill = await judge(mutant.net);
    done++;
    if (kill !== undefined) killed++;
    if (done % REPORT_EVERY === 0 || done === mutants.length) {
      const left = Math.ceil(((performance.now() - started) / done) * (mutants.length - done) * 1e-3);
      const fates = `${killed} killed, ${done - killed} surviving`;
      onProgress?.(`${done} of ${mutants.length} mutants tested: ${fates}, ${left} s to go`);
    }
    return kill;
  });
}

async function proveAll(
  net: Netlist,
  mutants: readonly Mutant[],
  { judges, prove, onProgress }: CampaignOptions,
): Promise<ReadonlySet<Mutant>> {
  let done = 0;
  const results = await inParallel(mutants, judges, async (mutant) => {
    const proved = await prove(net, mutant.net);
    const answer = proved ? 'equivalent' : 'not proved equivalent';
    onProgress?.(`${++done} of ${mutants.length} survivors given to Yosys: ${answer}: ${mutantName(mutant)}`);
    return proved;
  });
  return new Set(mutants.filter((_, i) => results[i]));
}

/** `work` on every item, with as many at once as there are helpers; the results in the items' order. */
async function inParallel<T, H, R>(
  items: readonly T[],
  helpers: readonly H[],
  work: (item: T, helper: H) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let next = 0;
  const help = async (helper: H): Promise<void> => {
    while (next < items.length) {
      const i = next++;
      results[i] = await work(items[i]!, helper);
    }
  };
  await Promise.all(helpers.map(help));
  return results;
}
