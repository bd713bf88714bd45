/** A test of a design over its seeds; a failing seed is repeated with waves. Knows no test runner. */
import { type FunctionalCoverage, mergeFunctional } from '../coverage/functional/functional-coverage.ts';
import { coverageText, missingCoverage } from '../coverage/functional/missing.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { KernelOptions } from '../kernel/kernel.ts';
import { framesOf } from '../kernel/reword.ts';
import { waveFile } from '../waves/wave-file.ts';
import type { Body } from './context.ts';
import { runSeed, type SeedRun } from './run-seed.ts';
import { chooseSeeds, SEED_VARIABLE } from './seeds.ts';
import { chooseWaves, type WaveChoice, wavesPath } from './wave-choice.ts';

/** Makes the simulator of one run. `trace`: with all signals, for waves. */
export type CreateSimulator = (options: { readonly seed: number; readonly trace: boolean }) => Promise<Simulator>;

/** How a test is to be run. */
export interface HwOptions extends KernelOptions {
  readonly name: string;
  readonly create: CreateSimulator;
  /** The seeds, or how many; see `chooseSeeds`. Default 1. */
  readonly seeds?: number | readonly number[];
  /** Fail where the functional coverage of all seeds together misses a goal. A repeat of chosen seeds is not held to it. */
  readonly goals?: boolean;
  /** Folder for the waves of failed runs. Default `out/waves`. */
  readonly wavesFolder?: string;
  /** Format and contents of the waves; `GATEWRIGHT_WAVES` and `GATEWRIGHT_SCOPES` of the environment go before it. */
  readonly waves?: WaveChoice;
  /** The command that repeats one seed of this test. Default: Vitest, filtered by the name. */
  readonly replay?: (seed: number) => string;
  /** Where `GATEWRIGHT_SEED` and the like are looked for. Default `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** A test that passed. */
export interface HwReport {
  readonly name: string;
  readonly runs: readonly SeedRun[];
  /** Functional coverage of all runs together. */
  readonly coverage: FunctionalCoverage;
}

/** All runs passed, but what they have seen together misses a goal of functional coverage. */
export class GoalMissed extends Error {
  override readonly name = 'GoalMissed';
}

/**
 * A test that failed with one of its seeds. The message is that of the failure, then the seed, the file with the waves
 * and the command that repeats it; `cause` is the failure itself, and the stack is the failure's.
 */
export class HwFailure extends Error {
  override readonly name = 'HwFailure';
  override readonly cause: Error;
  readonly run: SeedRun;
  /** Undefined if the waves could not be written. */
  readonly waves: string | undefined;
  readonly replay: string;

  constructor(message: string, cause: Error, run: SeedRun, waves: string | undefined, replay: string) {
    super(message);
    this.cause = cause;
    this.run = run;
    this.waves = waves;
    this.replay = replay;
    this.stack = `HwFailure: ${message}${framesOf(cause)}`;
  }
}

/**
 * Run `body` once a seed, each time on a simulator of its own; rejects with `HwFailure` at the first seed that fails, and
 * with `GoalMissed` as `goals` says. Waves
 * of a run that passed, where they were asked for, but could not be written, are a `UserError`.
 */
export async function runHw(options: HwOptions, body: Body<void>): Promise<HwReport> {
  const environment = options.environment ?? process.env;
  const waves = chooseWaves(options.waves ?? {}, environment);
  const runs: SeedRun[] = [];
  for (const seed of chooseSeeds(options.name, options.seeds, environment)) {
    const first = await (waves.always === true
      ? runWithWaves(options, waves, body, seed)
      : runOnce(options, body, seed));
    const { run } = first;
    if (run.failure !== undefined) throw await explain(options, waves, body, run.failure, first);
    if (first.problem !== undefined) throw first.problem;
    runs.push(run);
  }
  const coverage = mergeFunctional(runs.map((run) => run.coverage));
  if (options.goals === true && !environment[SEED_VARIABLE] && missingCoverage(coverage).length > 0)
    throw new GoalMissed(coverageText(coverage));
  return { name: options.name, runs, coverage };
}

/** The command that repeats a seed of test `name` in Vitest, of one test file if it is given. */
export function vitestReplay(name: string, seed: number, file?: string): string {
  // Vitest takes the filter as a regular expression for the end of the full name.
  const pattern = `${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`.replace(/'/g, `'\\''`);
  return `${SEED_VARIABLE}=${seed} npx vitest run ${file === undefined ? '' : `${file} `}-t '${pattern}'`;
}

async function explain(
  options: HwOptions,
  waves: WaveChoice,
  body: Body<void>,
  failure: Error,
  first: Traced,
): Promise<HwFailure> {
  const { run } = first;
  const replay = options.replay?.(run.seed) ?? vitestReplay(options.name, run.seed);
  const traced = waves.always === true ? first : await repeatWithWaves(options, waves, body, run, failure);
  const message = [
    failure.message,
    '',
    `  seed:   ${run.seed} (stopped in cycle ${run.cycles})`,
    ...(traced.path === undefined ? [] : [`  waves:  ${traced.path}`]),
    `  replay: ${replay}`,
    ...(traced.problem === undefined ? [] : [`  note:   no waves were written: ${traced.problem.message}`]),
    ...(traced.note === undefined ? [] : [`  note:   ${traced.note}`]),
  ].join('\n');
  return new HwFailure(message, failure, run, traced.path, replay);
}

/** What came of a run, and of its waves. */
interface Traced {
  readonly run: SeedRun;
  /** The file that was written. */
  readonly path?: string;
  /** Why there is none. */
  readonly problem?: Error;
  readonly note?: string;
}

async function runOnce(options: HwOptions, body: Body<void>, seed: number): Promise<Traced> {
  const simulator = await options.create({ seed, trace: false });
  try {
    return { run: await runSeed(simulator, seed, body, options) };
  } finally {
    simulator.dispose();
  }
}

/** Rejects where the file cannot be begun; later problems with it do not disturb the run. */
async function runWithWaves(options: HwOptions, waves: WaveChoice, body: Body<void>, seed: number): Promise<Traced> {
  const simulator = await options.create({ seed, trace: true });
  try {
    const path = wavesPath(options.wavesFolder ?? 'out/waves', options.name, seed, waves);
    const watcher = waveFile(path, simulator, waves);
    const run = await runSeed(simulator, seed, body, { ...options, watcher });
    try {
      watcher.close();
      return { run, path };
    } catch (error) {
      return { run, problem: errorOf(error) };
    }
  } finally {
    simulator.dispose();
  }
}

/** Never rejects: the failure that is being explained is more important than what goes wrong here. */
async function repeatWithWaves(
  options: HwOptions,
  waves: WaveChoice,
  body: Body<void>,
  first: SeedRun,
  failure: Error,
): Promise<Traced> {
  try {
    const repeat = await runWithWaves(options, waves, body, first.seed);
    return { ...repeat, ...compare(first, failure, repeat.run) };
  } catch (error) {
    return { run: first, problem: errorOf(error) };
  }
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** A note if the repeat did not fail as the first run did. */
function compare(first: SeedRun, failure: Error, repeated: SeedRun): { note?: string } {
  const cause = 'so it depends on something besides the seed';
  if (repeated.failure === undefined) return { note: `the repeat with waves passed, ${cause}` };
  if (repeated.failure.message !== failure.message)
    return { note: `the repeat with waves failed differently, ${cause}: ${repeated.failure.message}` };
  if (repeated.cycles !== first.cycles)
    return { note: `the repeat with waves stopped in cycle ${repeated.cycles}, ${cause}` };
  return {};
}
