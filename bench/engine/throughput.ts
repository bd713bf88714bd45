/** Clocks per second of several engines on one design, in turns. */
import type { Contender, Running } from './contender.ts';
import { median } from './statistics.ts';

/** Engines that do not agree about a design; what they were measured to be is worth nothing then. */
export class Disagreement extends Error {}

/** Clocks after which all engines, the slow ones too, must agree. */
const COMMON_CLOCKS = 1000;
/** How long a turn takes the slowest of those that get the same number of clocks, about. */
const TURN_SECONDS = 0.1;
/** Turns of a round: short ones, so that other work on the machine slows all engines alike. */
const TURNS = 5;
/** Calibration ends when it has taken that engine so long: enough for WebAssembly's second compiler. */
const CALIBRATION_SECONDS = 0.2;

interface Runner {
  readonly contender: Pick<Contender, 'name' | 'slow'>;
  readonly running: Running;
  readonly clocksPerSecond: number[];
}

/**
 * The median of `rounds` rounds, in the order of `entrants`. Engines take turns, in each round in another order, so
 * that a machine whose speed drifts slows all of them alike. Seconds are processor time of the engine's thread: on a
 * machine with nothing else to do the same as any clock's, on another one without the time of other programs. All start
 * with two clocks of reset; after 1,000 more all of them must have the same outputs, and at the end all that have run
 * the same number of clocks: else it rejects with a `Disagreement`.
 */
export async function throughput<D>(
  name: string,
  design: D,
  entrants: readonly Contender<D>[],
  rounds: number,
): Promise<readonly number[]> {
  const runners: Runner[] = [];
  try {
    for (const contender of entrants) {
      runners.push({ contender, running: await contender.start(design), clocksPerSecond: [] });
    }
    for (const { running } of runners) {
      await running.run(1, 2);
      await running.run(0, COMMON_CLOCKS);
    }
    requireAgreement(name, runners);

    const groups = [runners.filter((r) => !r.contender.slow), runners.filter((r) => r.contender.slow)];
    const turns = new Map<Runner, number>();
    for (const group of groups) {
      const clocks = await calibrate(group);
      for (const runner of group) turns.set(runner, clocks);
    }
    for (let round = 0; round < rounds; round++) {
      const order = runners.map((_, i) => runners[(i + round) % runners.length]!);
      const seconds = new Map<Runner, number>();
      for (let turn = 0; turn < TURNS; turn++) {
        for (const runner of order) {
          const taken = await runner.running.run(0, turns.get(runner)!);
          seconds.set(runner, (seconds.get(runner) ?? 0) + taken);
        }
      }
      for (const [runner, taken] of seconds) runner.clocksPerSecond.push((TURNS * turns.get(runner)!) / taken);
    }
    for (const group of groups) requireAgreement(name, group);
    return runners.map((r) => median(r.clocksPerSecond));
  } finally {
    for (const { running } of runners) running.dispose();
  }
}

/** The number of clocks of a turn for engines that all get the same; they have run equally many afterwards. */
async function calibrate(group: readonly Runner[]): Promise<number> {
  for (let clocks = 64; ; clocks *= 2) {
    let slowest = 0;
    for (const { running } of group) slowest = Math.max(slowest, await running.run(0, clocks));
    if (slowest > CALIBRATION_SECONDS || group.length === 0) {
      return Math.max(1, Math.round((clocks * TURN_SECONDS) / slowest));
    }
  }
}

function requireAgreement(name: string, runners: readonly Runner[]): void {
  const [first, ...others] = runners;
  for (const other of others) {
    const [expected, found] = [first!, other].map((r) =>
      r.running
        .outputs()
        .map((v) => v.toString(16))
        .join(' '),
    );
    if (found === expected) continue;
    throw new Disagreement(
      `${name}: ${other.contender.name} has the outputs ${found} where ${first!.contender.name} has ${expected}`,
    );
  }
}
