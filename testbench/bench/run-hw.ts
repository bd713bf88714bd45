/** A test of a design over its seeds; a failing seed is repeated with waves. Knows no test runner. */
import type { Simulator } from '../engine/simulator.ts';
import type { Body } from './context.ts';
import type { KernelOptions } from './kernel.ts';
import { framesOf } from './reword.ts';
import { runSeed, type SeedRun } from './run-seed.ts';
import { chooseSeeds, SEED_VARIABLE } from './seeds.ts';
import { VcdWriter } from './vcd.ts';

/** Makes the simulator of one run. `trace`: with all signals, for waves. */
export type CreateSimulator = (options: { readonly seed: number; readonly trace: boolean }) => Promise<Simulator>;

/** How a test is to be run. */
export interface HwOptions extends KernelOptions {
  readonly name: string;
  readonly create: CreateSimulator;
  /** The seeds, or how many; see `chooseSeeds`. Default 1. */
  readonly seeds?: number | readonly number[];
  /** Folder for the waves of failed runs. Default `out/waves`. */
  readonly wavesFolder?: string;
  /** The command that repeats one seed of this test. Default: Vitest, filtered by the name. */
  readonly replay?: (seed: number) => string;
  /** Where `GATEWRIGHT_SEED` is looked for. Default `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** A test that passed. */
export interface HwReport {
  readonly name: string;
  readonly runs: readonly SeedRun[];
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

/** Run `body` once a seed, each time on a simulator of its own; rejects with `HwFailure` at the first seed that fails. */
export async function runHw(options: HwOptions, body: Body<void>): Promise<HwReport> {
  const runs: SeedRun[] = [];
  for (const seed of chooseSeeds(options.name, options.seeds, options.environment ?? process.env)) {
    const simulator = await options.create({ seed, trace: false });
    try {
      const run = await runSeed(simulator, seed, body, options);
      if (run.failure !== undefined) throw await explain(options, body, run, run.failure);
      runs.push(run);
    } finally {
      simulator.dispose();
    }
  }
  return { name: options.name, runs };
}

/** The command that repeats a seed of test `name` in Vitest, of one test file if it is given. */
export function vitestReplay(name: string, seed: number, file?: string): string {
  // Vitest takes the filter as a regular expression for the end of the full name.
  const pattern = `${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`.replace(/'/g, `'\\''`);
  return `${SEED_VARIABLE}=${seed} npx vitest run ${file === undefined ? '' : `${file} `}-t '${pattern}'`;
}

/** The file for the waves of one run. */
export function wavesPath(folder: string, name: string, seed: number): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|-+$/g, '');
  return `${folder}/${plain || 'test'}-${seed}.vcd`;
}

async function explain(options: HwOptions, body: Body<void>, run: SeedRun, failure: Error): Promise<HwFailure> {
  const replay = options.replay?.(run.seed) ?? vitestReplay(options.name, run.seed);
  const path = wavesPath(options.wavesFolder ?? 'out/waves', options.name, run.seed);
  const repeat = await repeatWithWaves(options, body, run, failure, path);
  const message = [
    failure.message,
    '',
    `  seed:   ${run.seed} (stopped in cycle ${run.cycles})`,
    ...(repeat.waves === undefined ? [] : [`  waves:  ${repeat.waves}`]),
    `  replay: ${replay}`,
    ...(repeat.note === undefined ? [] : [`  note:   ${repeat.note}`]),
  ].join('\n');
  return new HwFailure(message, failure, run, repeat.waves, replay);
}

interface Repeat {
  readonly waves?: string;
  readonly note?: string;
}

/** Never rejects: the failure that is being explained is more important than what goes wrong here. */
async function repeatWithWaves(
  options: HwOptions,
  body: Body<void>,
  first: SeedRun,
  failure: Error,
  path: string,
): Promise<Repeat> {
  try {
    const simulator = await options.create({ seed: first.seed, trace: true });
    try {
      const watcher = new VcdWriter(path, simulator);
      const repeated = await runSeed(simulator, first.seed, body, { ...options, watcher });
      watcher.close();
      return { waves: path, ...compare(first, failure, repeated) };
    } finally {
      simulator.dispose();
    }
  } catch (error) {
    return { note: `no waves were written: ${error instanceof Error ? error.message : String(error)}` };
  }
}

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
