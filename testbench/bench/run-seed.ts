/** One run of a test's function on one simulator. */
import { formatLocation } from '../../rtl-gen/ir/location.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { environmentNow } from '../../support/environment.ts';
import { seededRandom } from '../../support/random.ts';
import { functionalCoverage } from '../coverage/functional/cover-group.ts';
import type { FunctionalCoverage } from '../coverage/functional/functional-coverage.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { Sampler } from '../kernel/agent.ts';
import { Kernel } from '../kernel/kernel.ts';
import { framesOf } from '../kernel/reword.ts';
import { RunStore } from '../kernel/run-store.ts';
import { followedBy } from '../kernel/steps.ts';
import { timeText } from '../kernel/time.ts';
import type { TimedFailure } from '../kernel/timeline.ts';
import { type LogTarget, openLog } from '../log/logger.ts';
import type { WaveTime } from '../waves/wave-time.ts';
import { Bench } from './bench.ts';
import { type Body, TestContext } from './context.ts';
import { chooseKernel, type KernelChoice } from './kernel-choice.ts';
import { runTime } from './run-time.ts';

/** The result of one run. */
export interface SeedRun {
  readonly seed: number;
  /** Rising edges, including those in reset. */
  readonly cycles: number;
  /** Moments at which a clock rose: `cycles`, if there is one clock only. */
  readonly edges: number;
  /** Steps in which counting did not show that all tasks were waiting; each costs about a microsecond. */
  readonly slowSteps: number;
  /** Why the run failed; undefined if it passed. */
  readonly failure: Error | undefined;
  /** The coverage of the cover groups of the run; without groups if there are none. */
  readonly coverage: FunctionalCoverage;
  /** The assertions and assumptions of the design that failed, the first first; they are part of `failure` too. */
  readonly checks: readonly TimedFailure[];
}

/** Edges of every clock in reset before the test's function starts. */
export const RESET_CYCLES = 2;

/** Sees every moment of a run before it takes place. */
export interface Watcher extends Sampler {
  /** Called before the first moment. */
  follow?(time: WaveTime): void;
}

/** How a run is to behave, and who watches it. */
export interface RunOptions extends KernelChoice {
  /** Sees every moment, the reset included. */
  readonly watcher?: Watcher;
  /** What is simulated: failed assertions are then named with their places in its source. */
  readonly designOf?: () => Design;
  /** Where the log goes. Default nowhere. */
  readonly log?: LogTarget;
  /** The environment with `GATEWRIGHT_SHUFFLE` and `GATEWRIGHT_VERIFY`. Default `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Ends a run at the edge at which a check of the design has failed, or the design has ended it. */
class DesignStop extends Error {}

/**
 * Release the forces of an earlier run, reset the design (all its resets are active for two edges of all clocks), run
 * `body`, and perform the final checks: the simulator's findings always, and the checks of scoreboards and
 * `t.atEnd` unless the run has failed already. A failed assertion of the design ends the run at its edge, unless
 * `onAssertion` says otherwise. Never rejects because of an error of the test.
 */
export async function runSeed(
  simulator: Simulator,
  seed: number,
  body: Body<void>,
  options: RunOptions = {},
): Promise<SeedRun> {
  const kernel = new Kernel(simulator, chooseKernel(options, seed, options.environment ?? environmentNow()));
  const goesOn = options.onAssertion === 'continue';
  let stopped = false;
  let reached: number | undefined;
  kernel.timeline.onStop((why, to) => {
    if (why === 'failed' && goesOn) return false;
    stopped ||= why === 'failed';
    reached ??= to;
    kernel.fail(new DesignStop());
    return true;
  });
  if (options.watcher !== undefined) {
    options.watcher.follow?.(runTime(kernel.timeline));
    kernel.timeline.observe(options.watcher);
  }
  const failures: unknown[] = [];
  const store = new RunStore();
  if (options.log !== undefined) openLog(store, options.log);
  let bench: Bench | undefined;
  try {
    simulator.forces?.releaseAll();
    reset(kernel);
    await kernel.run((main) => {
      const made = new Bench(kernel, main, seed, seededRandom(seed), store);
      bench = made;
      return followedBy(body(new TestContext(made, main)), () => {
        failures.push(...made.finish());
      });
    });
  } catch (error) {
    if (!(error instanceof DesignStop)) failures.unshift(error);
    else if (!stopped) failures.push(...(bench?.finish() ?? []));
  }
  // A watcher still writes the values after the last edge: those of the run.
  if (options.watcher === undefined) simulator.forces?.releaseAll();
  const taken = kernel.timeline.takeFailures();
  const broken = stopped
    ? taken.filter(({ cycle, time }) => cycle === taken[0]!.cycle && time === taken[0]!.time)
    : taken;
  if (broken.length > 0) failures.push(new Error(await describeChecks(broken, options.designOf?.())));
  // Edges at which nothing is looked at are carried out together, some of them after the one at which it failed.
  const edges = stopped ? broken[0]!.cycle + 1 : simulator.cycle;
  const beyond = (reached ?? edges) - edges;
  failures.push(...((await simulator.findings?.()) ?? []));
  return {
    seed,
    cycles: kernel.cycle - beyond,
    edges,
    slowSteps: kernel.quiescence.slowSteps,
    failure: join(failures),
    checks: broken,
    coverage: functionalCoverage(store),
  };
}

function reset(kernel: Kernel): void {
  const resets = kernel.simulator.ports.filter((port) => port.reset !== undefined);
  if (resets.length === 0) return;
  for (const port of resets) port.set(port.reset!.active);
  kernel.advance(RESET_CYCLES);
  for (const port of resets) port.set(1 - port.reset!.active);
}

async function describeChecks(failures: readonly TimedFailure[], design: Design | undefined): Promise<string> {
  const facts = design === undefined ? undefined : await (await import('./check-facts.ts')).checkFacts(design);
  const first = new Map<string, TimedFailure & { times: number }>();
  for (const failure of failures) {
    const entry = first.get(failure.path);
    if (entry === undefined) first.set(failure.path, { ...failure, times: 1 });
    else entry.times++;
  }
  const lines = [...first.values()].map(({ path, assumed, cycle, time, times }) => {
    const at = time === undefined ? `at cycle ${cycle}` : `at ${timeText(time)}`;
    const place = facts?.get(path)?.at;
    const where = place === undefined ? '' : ` (${formatLocation(place)})`;
    const later = times === 1 ? '' : ` (and ${times - 1} times later)`;
    // Who broke an assumption is what drives the design, so the design is not to be searched for the mistake.
    if (assumed) return `the environment broke assumption ${path} of the design ${at}${where}${later}`;
    return `assertion ${path} of the design failed ${at}${where}${later}`;
  });
  return lines.join('\n');
}

/** One error of all; a single one stays as it is. */
function join(thrown: readonly unknown[]): Error | undefined {
  const errors = thrown.map((error) => (error instanceof Error ? error : new Error(`thrown: ${String(error)}`)));
  const [first] = errors;
  if (first === undefined || errors.length === 1) return first;
  const joined = new AggregateError(errors, errors.map((error) => error.message).join('\nand: '));
  joined.stack = `${joined.name}: ${joined.message}${framesOf(first)}`;
  return joined;
}
