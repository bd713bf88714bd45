/** A test of a design over its seeds; a failing seed is repeated with waves. Knows no test runner. */
import { environmentNow, report } from '../../support/environment.ts';
import { type FunctionalCoverage, mergeFunctional } from '../coverage/functional/functional-coverage.ts';
import { coverageText, missingCoverage } from '../coverage/functional/missing.ts';
import { framesOf } from '../kernel/reword.ts';
import { LOG_VARIABLE, parseLogRules } from '../log/levels.ts';
import type { LogTarget } from '../log/logger.ts';
import type { Body } from './context.ts';
import { runSeed, type SeedRun } from './run-seed.ts';
import { chooseSeeds, SEED_VARIABLE } from './seeds.ts';
import { explanation, repeatWithWaves, runWithWaves, shownBy, type Traced, type TracedOptions } from './traced-run.ts';
import { vitestCommand } from './vitest-command.ts';
import { chooseWaves, type WaveChoice } from './wave-choice.ts';

/** How a test is to be run. */
export interface HwOptions extends TracedOptions {
  /** The seeds, or how many; see `chooseSeeds`. Default 1. */
  readonly seeds?: number | readonly number[];
  /**
   * Fail where the functional coverage of all seeds together misses a goal. A repeat of chosen seeds is not held to it.
   */
  readonly goals?: boolean;
  /**
   * Format and contents of the waves; `GATEWRIGHT_WAVES`, `GATEWRIGHT_SCOPES` and `GATEWRIGHT_LAST` of the environment
   * go before it.
   */
  readonly waves?: WaveChoice;
  /** The command that repeats one seed of this test. Default: Vitest, filtered by the name. */
  readonly replay?: (seed: number) => string;
  /** Where `GATEWRIGHT_SEED`, `GATEWRIGHT_SHUFFLE` and the like are looked for. Default `process.env`. */
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

/** The time for a test is nearly over: it ends by itself, so that it can say how it is repeated. */
export class TimeLimit extends Error {
  override readonly name = 'TimeLimit';

  constructor(milliseconds: number) {
    super(`the test was not over after ${milliseconds} ms (options timeout and maxCycles)`);
  }
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
 * Run `body` once a seed, each time on a simulator of its own; rejects with `HwFailure` at the first seed that fails,
 * and with `GoalMissed` as `goals` says. Waves of a run that passed, where they were asked for, but could not be
 * written, are a `UserError`.
 */
export async function runHw(options: HwOptions, body: Body<void>): Promise<HwReport> {
  const environment = options.environment ?? environmentNow();
  const waves = chooseWaves(options.waves ?? {}, environment);
  const rules = parseLogRules(environment[LOG_VARIABLE]);
  // Lines of several tests and seeds meet on the error output.
  const logOf = (seed: number): { log?: LogTarget } =>
    rules === undefined ? {} : { log: { rules, write: (line) => report(`${options.name} ${seed}  ${line}`) } };
  const runs: SeedRun[] = [];
  for (const seed of chooseSeeds(options.name, options.seeds, environment)) {
    const first = await (waves.always === true
      ? runWithWaves(options, waves, body, seed)
      : runOnce({ ...options, ...logOf(seed) }, body, seed));
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
  return vitestCommand(`${SEED_VARIABLE}=${seed}`, name, file);
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
  const traced: Traced =
    waves.always === true
      ? first
      : failure instanceof TimeLimit
        ? {
            run,
            note: 'no waves were written, for which no time is left: repeat it with a longer timeout, or fewer cycles',
          }
        : await repeatWithWaves(options, waves, body, run, failure);
  const facts = [['seed', `${run.seed} (stopped in cycle ${run.cycles})`]] as const;
  const message = explanation(failure, facts, traced, replay);
  return new HwFailure(message, failure, run, traced.path, replay);
}

async function runOnce(
  options: HwOptions & { readonly log?: LogTarget },
  body: Body<void>,
  seed: number,
): Promise<Traced> {
  const simulator = await options.create({ ...shownBy(options), seed });
  try {
    return { run: await runSeed(simulator, seed, body, options) };
  } finally {
    simulator.dispose();
  }
}
