/** A property of a design: many short runs, each with its own stimulus, which shrinks. Independent of a test runner. */

import * as fc from 'fast-check';
import { environmentNow } from '../../support/environment.ts';
import { UserError } from '../../support/user-error.ts';
import { type FunctionalCoverage, mergeFunctional } from '../coverage/functional/functional-coverage.ts';
import { coverageText, missingCoverage } from '../coverage/functional/missing.ts';
import type { Simulator } from '../engine/simulator.ts';
import { followedBy, type Running } from '../kernel/steps.ts';
import type { Body, TestContext } from './context.ts';
import { chooseReplay, REPLAY_VARIABLE, type Replay, replayText } from './replay.ts';
import { GoalMissed, HwFailure } from './run-hw.ts';
import { runSeed, type SeedRun } from './run-seed.ts';
import { chooseSeeds, SEED_VARIABLE } from './seeds.ts';
import { stimulusText } from './stimulus-text.ts';
import { explanation, repeatWithWaves, runWithWaves, shownBy, type Traced, type TracedOptions } from './traced-run.ts';
import { vitestCommand } from './vitest-command.ts';
import { chooseWaves, type WaveChoice } from './wave-choice.ts';

/** A property's function: one run with one stimulus, which it should leave as it is, or it shrinks less well. */
export type PropertyBody<T> = (t: TestContext, value: T) => Running<unknown>;

/** How a property is to be run. */
export interface PropertyOptions<T> extends TracedOptions {
  /** How many stimuli are tried. Default 100. */
  readonly numRuns?: number;
  /** Stimuli that are tried before the drawn ones. */
  readonly examples?: readonly T[];
  /** Fail if the functional coverage of all runs together misses a goal. A replay is exempt. */
  readonly goals?: boolean;
  /**
   * fast-check's seed, and that of each run. Default: the one that fast-check is configured with
   * (`fc.configureGlobal`), or one derived from the name, so that it stays the same. `GATEWRIGHT_SEED` overrides
   * it.
   */
  readonly seed?: number;
  /** Milliseconds after which it ends, reporting a failure as far as it has been shrunk. Default: none. */
  readonly timeLimit?: number;
  /**
   * Format and contents of the waves of a failure, and of a last run that passed; `GATEWRIGHT_WAVES`,
   * `GATEWRIGHT_SCOPES` and `GATEWRIGHT_LAST` override it.
   */
  readonly waves?: WaveChoice;
  /**
   * The command that repeats one run, given the value of `GATEWRIGHT_REPLAY`. Default: Vitest, filtered by the name.
   */
  readonly replay?: (replay: string) => string;
  /** The environment with `GATEWRIGHT_REPLAY` and similar variables. Default `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Returns the simulator of all runs, instead of one from `create`; it is not disposed of. */
  readonly shared?: (seed: number) => Promise<Simulator>;
}

/** A property that held. */
export interface PropertyReport {
  readonly name: string;
  readonly runs: number;
  /** Functional coverage of all runs together. */
  readonly coverage: FunctionalCoverage;
  /** The file with the waves of the one run of a replay, or of the last run where they were asked for. */
  readonly waves?: string;
}

/** A property that did not hold: as `HwFailure`, of the smallest stimulus that was found. */
export class PropertyFailure extends HwFailure {
  /** The stimulus as `stimulusText` has it. */
  readonly stimulus: string;

  constructor(
    message: string,
    cause: Error,
    run: SeedRun,
    waves: string | undefined,
    replay: string,
    stimulus: string,
  ) {
    super(message, cause, run, waves, replay);
    this.stimulus = stimulus;
  }
}

/** Stimuli; or a function that makes them, told which run is to be repeated (lists of commands have to know). */
export type Stimuli<T> = fc.Arbitrary<T> | ((replay: Replay | undefined) => fc.Arbitrary<T>);

/** Edges after which a run of a property counts as hung, unless the options say otherwise. */
const CYCLE_LIMIT = 100_000;
/** Runs between two macrotask turns, so that timeouts and messages of the test runner get through. */
const BREATH = 32;

/**
 * Run `body` with each stimulus. The simulator is made once and restored before each run to its state before reset, so
 * every run, reset included, is that of a fresh simulator. A stimulus that fails is shrunk, and the smallest one is run
 * again with waves: rejects with `PropertyFailure`. If the environment has `GATEWRIGHT_REPLAY`, only that stimulus
 * is run, with waves; if waves were requested, the last run of a property that held is repeated with them.
 * `UserError` if the time was over before anything failed, or if a replay is of another property.
 */
export async function runProperty<T>(
  options: PropertyOptions<T>,
  stimuli: Stimuli<T>,
  body: PropertyBody<T>,
): Promise<PropertyReport> {
  const environment = options.environment ?? environmentNow();
  const waves = chooseWaves(options.waves ?? {}, environment);
  const limited: Settled<T> = { maxCycles: CYCLE_LIMIT, ...options, waves, environment };
  const replay = chooseReplay(environment);
  const property: Property<T> = { stimuli, play: (value) => (t) => followedBy(body(t, value), () => {}) };
  return replay === undefined
    ? search(limited, property)
    : repeatOne(limited, property, replay, `the one of ${REPLAY_VARIABLE}`);
}

/** Options with their defaults filled in. */
type Settled<T> = PropertyOptions<T> & Required<Pick<PropertyOptions<T>, 'waves' | 'environment'>>;

/** What is run. */
interface Property<T> {
  readonly stimuli: Stimuli<T>;
  /** The body of the run with one stimulus. */
  readonly play: (value: T) => Body<void>;
}

const arbitrary = <T>({ stimuli }: Property<T>, replay?: Replay): fc.Arbitrary<T> =>
  typeof stimuli === 'function' ? stimuli(replay) : stimuli;

/** The stimulus of that run; `UserError` if there is none. */
function stimulusOf<T>({ name, examples = [] }: PropertyOptions<T>, property: Property<T>, replay: Replay): T {
  const { seed, path } = replay;
  try {
    const [value] = fc.sample(arbitrary(property, replay), { seed, path, numRuns: 1, examples: [...examples] });
    return value as T;
  } catch (error) {
    const why = 'it is of another property, or the stimuli have changed since';
    const where = `${REPLAY_VARIABLE}=${replayText(replay)}`;
    throw new UserError(`${where} leads to no stimulus of the property ${name}: ${why}`, { cause: error });
  }
}

/** Try stimuli, and shrink the first that fails. */
async function search<T>(options: Settled<T>, property: Property<T>): Promise<PropertyReport> {
  const { name, numRuns = 100, examples = [], timeLimit } = options;
  const seed = chooseSeed(options);
  const limit = timeLimit === undefined ? {} : { interruptAfterTimeLimit: timeLimit, markInterruptAsFailure: true };
  const parameters = { numRuns, seed, examples: examples.map((value): [T] => [value]), ...limit };
  const simulator = await (options.shared?.(seed >>> 0) ?? options.create({ ...shownBy(options), seed: seed >>> 0 }));
  const fresh = simulator.snapshot();
  let runs = 0;
  let last: Failed<T> | undefined;
  let held = -1;
  const seen: FunctionalCoverage[] = [];
  const checked = fc.asyncProperty(arbitrary(property), async (value) => {
    if (++runs % BREATH === 0) await nextTurn();
    simulator.restore(fresh);
    const run = await runSeed(simulator, seed >>> 0, property.play(value), options);
    if (run.coverage.groups.length > 0) seen.push(run.coverage);
    const { failure } = run;
    if (failure === undefined) {
      held = runs - 1;
      return;
    }
    // What `fc.pre` throws counts as neither passed nor failed.
    if (!fc.PreconditionFailure.isFailure(failure)) last = { value, run, failure };
    throw failure;
  });
  try {
    const details = await fc.check(checked, parameters);
    if (details.failed) throw await explain(options, property, details, last);
    const coverage = mergeFunctional(seen);
    if (options.goals === true && missingCoverage(coverage).length > 0) throw new GoalMissed(coverageText(coverage));
    const all = { name, runs: details.numRuns, coverage };
    if (options.waves.always !== true || held < 0) return all;
    const { waves } = await repeatOne(options, property, { seed, path: `${held}` }, 'the last, repeated with waves');
    return waves === undefined ? all : { ...all, waves };
  } finally {
    simulator.restore(fresh);
    if (options.shared === undefined) simulator.dispose();
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** 32 bits, signed, as fast-check has them. */
function chooseSeed<T>({ name, seed, environment }: Settled<T>): number {
  const [first] = chooseSeeds(name, undefined, environment);
  return (environment[SEED_VARIABLE] ? first! : (seed ?? fc.readConfigureGlobal().seed ?? first!)) | 0;
}

/** A run that failed. */
interface Failed<T> {
  readonly value: T;
  readonly run: SeedRun;
  readonly failure: Error;
}

/** The error of a property that did not hold. `last` is the run of the smallest failing stimulus. */
async function explain<T>(
  options: Settled<T>,
  property: Property<T>,
  details: fc.RunDetails<[T]>,
  last: Failed<T> | undefined,
): Promise<unknown> {
  const { seed, counterexamplePath: path, numRuns, numShrinks } = details;
  if (path === null || last === undefined) {
    if (!details.interrupted) return details.errorInstance ?? new UserError(fc.defaultReportMessage(details));
    const runs = `${numRuns} of ${options.numRuns ?? 100} runs`;
    const fix = 'allow it fewer runs (numRuns) or more time (timeout)';
    const limit = `${options.timeLimit} ms`;
    return new UserError(`the property ${options.name} was not over after ${limit}, with ${runs}; ${fix}`);
  }
  const { run, failure } = last;
  // A list of commands shows those that were executed.
  const executed = fc.stringify(last.value);
  const commands = /replayPath="([^"]*)"/.exec(executed)?.[1];
  const replay: Replay = { seed, path, ...(commands === undefined ? {} : { commands }) };
  // Drawn again, as the replay does: the body may have changed the other one.
  const value = stimulusOf(options, property, replay);
  const stimulus = commands === undefined ? stimulusText(value) : executed;
  const traced = await repeatWithWaves(options, options.waves, property.play(value), run, failure);
  const how = `${numRuns}, shrunk ${numShrinks} times`;
  return failureOf(options, failure, { ...traced, run }, stimulus, replay, how);
}

/** One stimulus again, with waves; `which` says in a failure which run it is. */
async function repeatOne<T>(
  options: Settled<T>,
  property: Property<T>,
  replay: Replay,
  which: string,
): Promise<PropertyReport> {
  const { name } = options;
  const value = stimulusOf(options, property, replay);
  const stimulus = stimulusText(value);
  const traced = await runWithWaves(options, options.waves, property.play(value), replay.seed >>> 0);
  const { failure } = traced.run;
  const text = replay.commands === undefined ? stimulus : stimulusText(value);
  if (failure !== undefined) throw failureOf(options, failure, traced, text, replay, which);
  if (traced.problem !== undefined) throw traced.problem;
  return { name, runs: 1, coverage: traced.run.coverage, ...(traced.path === undefined ? {} : { waves: traced.path }) };
}

function failureOf(
  options: Pick<PropertyOptions<unknown>, 'name' | 'replay'>,
  failure: Error,
  traced: Traced,
  stimulus: string,
  replay: Replay,
  how: string,
): PropertyFailure {
  const text = replayText(replay);
  const command = options.replay?.(text) ?? vitestCommand(`${REPLAY_VARIABLE}='${text}'`, options.name);
  const facts = [
    ['stimulus', stimulus.replace(/ ?\/\*replayPath=.*?\*\//, '')],
    ['run', `${how} (stopped in cycle ${traced.run.cycles})`],
    ['seed', `${replay.seed}, path ${replay.path}`],
  ] as const;
  const message = explanation(failure, facts, traced, command);
  return new PropertyFailure(message, failure, traced.run, traced.path, command, stimulus);
}
