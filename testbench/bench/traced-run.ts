/** One run with waves, and the text that explains a run that failed. */

import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { Sampler } from '../kernel/agent.ts';
import type { TimedFailure } from '../kernel/timeline.ts';
import { everything } from '../log/levels.ts';
import { LogFile, type WrittenLog } from '../log/log-file.ts';
import type { LogTarget } from '../log/logger.ts';
import { selectSignals } from '../waves/select-signals.ts';
import { waveFile } from '../waves/wave-file.ts';
import { CheckReadings } from './check-readings.ts';
import type { Body } from './context.ts';
import type { KernelChoice } from './kernel-choice.ts';
import { runSeed, type SeedRun, type Watcher } from './run-seed.ts';
import { HiddenSignal } from './signals.ts';
import { edgesFor, LAST_VARIABLE, type WaveChoice, wavesPath } from './wave-choice.ts';

/** Makes the simulator of one run. `trace`: with all signals, for waves. `forces`: with these to be forced. */
export type CreateSimulator = (options: {
  readonly seed: number;
  readonly trace: boolean;
  readonly forces?: readonly string[];
}) => Promise<Simulator>;

/** The subject of a run, and the folder for its waves. */
export interface TracedOptions extends KernelChoice {
  readonly name: string;
  readonly create: CreateSimulator;
  /**
   * Signals that `t.force` and `t.deposit` may name: paths (`u_fifo.count`), instances with everything inside
   * (`u_fifo`), `*` for any part of a name. The simulated design then has hardware for forces. Default none.
   */
  readonly forces?: readonly string[];
  /** Every run shows all signals of the design, for `t.signal` and `t.dut.signals`. Slower. Default false. */
  readonly trace?: boolean;
  /** The design of the simulators from `create`: a failed assertion is then reported with its location and values. */
  readonly designOf?: () => Design;
  /** Folder for the waves of failed runs. Default `out/waves`. */
  readonly wavesFolder?: string;
}

/** The result of a run, and of its waves. */
export interface Traced {
  readonly run: SeedRun;
  /** The file that was written. */
  readonly path?: string;
  /** The first edge that it shows, if it does not show all. */
  readonly from?: number;
  /** Why there is none. */
  readonly problem?: Error;
  /** The log of the testbench components, if there is any. */
  readonly log?: WrittenLog;
  readonly note?: string;
  /** The values read by the checks of the design that ended the run. */
  readonly values?: string;
}

/** The signals that the simulator of a run has to show. */
export const shownBy = ({
  trace = false,
  forces,
}: Pick<TracedOptions, 'trace' | 'forces'>): Pick<Parameters<CreateSimulator>[0], 'trace' | 'forces'> => ({
  trace,
  ...(forces === undefined ? {} : { forces }),
});

/**
 * Run with waves, and with all of the log in a file beside them. `edges` of the run that is repeated: the waves hold
 * its end; `paths` those of the checks that fail, if they are known. Rejects where the file cannot be begun; later
 * problems with it do not disturb the run.
 */
export async function runWithWaves(
  options: TracedOptions,
  waves: WaveChoice,
  body: Body<void>,
  seed: number,
  edges = 0,
  paths?: readonly string[],
): Promise<Traced> {
  const simulator = await options.create({ ...shownBy(options), seed, trace: true });
  try {
    const path = wavesPath(options.wavesFolder ?? 'out/waves', options.name, seed, waves);
    const held = waves.last ?? edgesFor(selectSignals(simulator.signals, waves.scopes).length);
    const from = Math.max(0, edges - held);
    const watcher = waveFile(path, simulator, { ...waves, from });
    const readings = await readingsOf(options, simulator, paths);
    const file = new LogFile(`${path.replace(/\.[^./]*$/, '')}.log`);
    const target: LogTarget = { rules: everything, write: (line) => file.write(line) };
    const watching = readings === undefined ? watcher : both(watcher, readings);
    const run = await runSeed(simulator, seed, body, { ...options, watcher: watching, log: target });
    const log = file.close();
    const values = readings?.text(run.checks);
    const traced = { run, ...(log === undefined ? {} : { log }), ...(values === undefined ? {} : { values }) };
    try {
      watcher.close();
      return { ...traced, path, ...(from > 0 ? { from } : {}) };
    } catch (error) {
      return { ...traced, problem: errorOf(error) };
    }
  } finally {
    simulator.dispose();
  }
}

/** If a run ends at the first failed check, the values read by the checks that failed there. */
async function readingsOf(
  { designOf, onAssertion }: TracedOptions,
  simulator: Simulator,
  paths: readonly string[] | undefined,
): Promise<CheckReadings | undefined> {
  if (designOf === undefined || onAssertion === 'continue' || paths?.length === 0) return undefined;
  return await CheckReadings.of(designOf(), simulator, paths);
}

/** The watcher and, before each edge, a further sampler. */
const both = (watcher: Watcher, sampler: Sampler): Watcher => ({
  follow: (time) => watcher.follow?.(time),
  sample: () => {
    sampler.sample();
    watcher.sample();
  },
});

/**
 * Repeat with waves a run that failed with `failure`; a note says if the repeat failed differently. Never rejects: the
 * original failure is more important than an error here.
 */
export async function repeatWithWaves(
  options: TracedOptions,
  waves: WaveChoice,
  body: Body<void>,
  first: SeedRun,
  failure: Error,
): Promise<Traced> {
  try {
    const repeat = await runWithWaves(options, waves, body, first.seed, first.edges, pathsOf(first.checks));
    return { ...repeat, ...compare(first, failure, repeat.run) };
  } catch (error) {
    return { run: first, problem: errorOf(error) };
  }
}

const pathsOf = (checks: readonly TimedFailure[]): readonly string[] => checks.map(({ path }) => path);

/** The failure's message, then `facts` and what is known of waves and replay, a line each after its title. */
export function explanation(
  failure: Error,
  facts: readonly (readonly [title: string, text: string])[],
  traced: Omit<Traced, 'run'>,
  replay: string,
): string {
  const lines = [
    ...(traced.values === undefined ? [] : [['values', traced.values] as const]),
    ...facts,
    ...(traced.path === undefined ? [] : [['waves', wavesText(traced.path, traced.from)] as const]),
    ...(traced.log === undefined ? [] : [['log', logText(traced.log)] as const]),
    ['replay', replay] as const,
    ...(traced.problem === undefined ? [] : [['note', `no waves were written: ${traced.problem.message}`] as const]),
    ...(traced.note === undefined ? [] : [['note', traced.note] as const]),
  ];
  const indent = Math.max(...lines.map(([title]) => title.length)) + 2;
  const further = `\n${' '.repeat(indent + 2)}`;
  const entries = lines.map(([title, text]) => `  ${`${title}:`.padEnd(indent)}${text.replaceAll('\n', further)}`);
  return [failure.message, '', ...entries].join('\n');
}

function wavesText(path: string, from: number | undefined): string {
  return from === undefined ? path : `${path}, from edge ${from} on (${LAST_VARIABLE}=all for the whole run)`;
}

function logText({ path, lines, tail }: WrittenLog): string {
  const which =
    lines > tail.length ? `${lines} lines, of which the last are` : lines === 1 ? '1 line' : `${lines} lines`;
  return [`${path}, ${which}:`, ...tail].join('\n');
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** A note if the repeat, which has more signals, did not fail as the first run did. */
function compare(first: SeedRun, failure: Error, repeated: SeedRun): { note?: string } {
  if (failure instanceof HiddenSignal) return {};
  const cause = 'so it depends on something besides the seed';
  if (repeated.failure === undefined) return { note: `the repeat with waves passed, ${cause}` };
  if (repeated.failure.message !== failure.message)
    return { note: `the repeat with waves failed differently, ${cause}: ${repeated.failure.message}` };
  if (repeated.cycles !== first.cycles)
    return { note: `the repeat with waves stopped in cycle ${repeated.cycles}, ${cause}` };
  return {};
}
