/** Which of many mutants tests notice, where a design takes longer to compile than its tests to fail. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../support/user-error.ts';
import { runSeed } from '../bench/run-seed.ts';
import { simulate } from '../engine/wasm/engine.ts';
import { CYCLE_LIMIT, firstFailure, type Kill } from './judge.ts';
import type { Mutation } from './mutant.ts';
import type { PlannedRun } from './test-plan.ts';
import { chooser, differed, together, togetherMost, togetherWatched } from './together.ts';

/** What the tests have made of a mutant. */
export interface Judged {
  readonly kill: Kill | undefined;
  /** Runs in which its place has had another value than in the design; undefined where that is not known. */
  readonly reached: number | undefined;
}

/**
 * Judges the mutations in their order, each told to `onJudged`. A run is left out for those whose place has the value
 * of the design before each of its edges, and ends after four times the clocks that the design takes. Those runs come
 * first that have killed most for their time. `UserError` if the design fails its own tests.
 */
export async function judgeTogether(
  net: Netlist,
  mutations: readonly Mutation[],
  runs: readonly PlannedRun[],
  onJudged: (mutation: Mutation, judged: Judged) => void,
): Promise<readonly Judged[]> {
  const edits = mutations.flatMap(({ edit }) => edit ?? []);
  if (edits.length > togetherMost) throw new UserError(`${edits.length} mutants are more than ${togetherMost}`);
  const watched = togetherWatched(net, edits);
  const own = new Map<PlannedRun, { readonly cycles: number; readonly reached: bigint }>();
  const kills = new Map(runs.map((run) => [run, 1]));
  const spent = new Map<PlannedRun, number>();
  for (const run of runs) {
    const started = performance.now();
    const { cycles, failure, reached } = await runOne(watched, run, 0, CYCLE_LIMIT);
    if (failure !== undefined) throw new UserError(`${net.name} fails its own test, ${run.name}: ${failure.message}`);
    own.set(run, { cycles, reached });
    spent.set(run, performance.now() - started);
  }
  const all = together(net, edits);
  const worth = (run: PlannedRun): number => kills.get(run)! / spent.get(run)!;
  const judged: Judged[] = [];
  let index = 0;
  for (const mutation of mutations) {
    const order = runs.toSorted((a, b) => worth(b) - worth(a));
    const one = mutation.edit === undefined ? await alone(mutation, order) : await among(++index, order);
    judged.push(one);
    onJudged(mutation, one);
  }
  return judged;

  async function alone(mutation: Mutation, order: readonly PlannedRun[]): Promise<Judged> {
    return { kill: await firstFailure(mutation.apply(), order), reached: undefined };
  }

  async function among(chosen: number, order: readonly PlannedRun[]): Promise<Judged> {
    const candidates = order.filter((run) => (own.get(run)!.reached >> BigInt(chosen - 1)) & 1n);
    const reached = candidates.length;
    for (const run of candidates) {
      const started = performance.now();
      const { failure, cycles } = await runOne(all, run, chosen, 4 * own.get(run)!.cycles);
      spent.set(run, spent.get(run)! + performance.now() - started);
      if (failure === undefined) continue;
      kills.set(run, kills.get(run)! + 1);
      const reason = failure.message.split('\n')[0]!;
      return { kill: { test: run.name, seed: run.seed, cycles, reason }, reached };
    }
    return { kill: undefined, reached };
  }
}

async function runOne(net: Netlist, { seed, body }: PlannedRun, chosen: number, maxCycles: number) {
  const simulator = await simulate(net, { seed });
  simulator.port(chooser).set(chosen);
  // Tests may set all inputs that there are.
  const ports = simulator.ports.filter(({ name }) => name !== chooser);
  Object.defineProperty(simulator, 'ports', { value: ports });
  const { failure, cycles } = await runSeed(simulator, seed, body, { maxCycles });
  const isWatched = net.outputs.some(({ name }) => name === differed);
  const reached = isWatched ? BigInt(simulator.port(differed).get()) : 0n;
  simulator.dispose();
  return { failure, cycles, reached };
}
