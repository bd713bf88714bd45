/** The property run of DCQCN: random events and times, each turn held against the model. */
import { sweepClocks } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-clocks.ts';
import type { DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import type { Agent, Body, Random, TestContext } from '../../test-kit.ts';
import { DcqcnChecker } from './dcqcn-checker.ts';
import { dcqcnPorts, type PacedEvent, pacedWriter, setDcqcnRegisters } from './dcqcn-ports.ts';

/** Timers of a few sweeps, so that they meet; a sweep has `sweep` clocks. */
export function drawDcqcnSettings(random: Random, sweep: number): DcqcnFixedSettings {
  const linkRate = random.pick([25e9, 100e9, 400e9, 800e9, 2 ** 40 - 1]);
  const time = (sweeps: number): number => sweep + random.below(sweep * sweeps);
  const long = sweep + 2 ** random.int(8, 21);
  const decreaseTime = random.pick([sweep, time(3), time(3), time(20), long]);
  return {
    linkRate,
    leastRate: random.pick([0, 100e6, Math.floor(linkRate / 4), Math.floor(linkRate / 2) + 1]),
    additive: random.pick([1, 40e6, Math.floor(linkRate / 16), linkRate]),
    hyper: random.pick([200e6, Math.floor(linkRate / 8), 2 ** 40 - 1]),
    alphaTime: random.pick([sweep, decreaseTime, time(3), time(20), long]),
    decreaseTime,
    rateTime: random.pick([decreaseTime + 1, 2 * decreaseTime, decreaseTime + time(4), decreaseTime + long]),
    fastStages: random.pick([0, 1, 2, 5]),
    clampsTarget: random.chance(0.5),
    gainShift: random.pick([1, 2, 4, 8]),
    pace: random.pick([1, random.below(16), 7037, 28_147, random.below(2 ** 17), 2 ** 17 - 1]),
    burst: random.pick([4160, 65_536, 2 ** 24 - 1]),
  };
}

/** Drives the event port and the time. */
class PacedStimulus implements Agent {
  readonly #random: Random;
  readonly #write: (event: PacedEvent | undefined) => void;
  readonly #port: ReturnType<typeof dcqcnPorts>['now'];
  readonly #checker: DcqcnChecker;
  readonly #contexts: number;
  readonly #begun = new Set<number>();
  #cccs: readonly number[] = [0];
  #busy = 1;
  #marks = 0.1;
  #left = 0;
  #now: number;

  constructor(t: TestContext, checker: DcqcnChecker, contexts: number) {
    this.#random = t.random.fork('stimulus');
    this.#write = pacedWriter(t.dut);
    this.#port = dcqcnPorts(t.dut).now;
    this.#checker = checker;
    this.#contexts = contexts;
    this.#now = this.#random.pick([0, 2 ** 24 - 1000]);
  }

  drive(): void {
    const random = this.#random;
    this.#now = (this.#now + 1) % 2 ** 24;
    this.#port.set(this.#now);
    if (this.#left === 0) {
      this.#cccs = Array.from({ length: random.pick([1, 2, 3, 16]) }, () => random.below(this.#contexts));
      this.#busy = random.pick([1, 0.3, 0.02]);
      this.#marks = random.pick([0, 0.02, 0.5]);
      this.#left = random.int(40, 1200);
    }
    this.#left -= 1;
    this.#write(this.#checker.isReady && random.chance(this.#busy) ? this.#event() : undefined);
  }

  #event(): PacedEvent {
    const random = this.#random;
    const ccc = random.pick(this.#cccs);
    const bytes = random.pick([4160, 4160, random.below(10_000), random.below(2 ** 24)]);
    if (!this.#begun.has(ccc) || random.chance(0.001)) {
      this.#begun.add(ccc);
      return { ccc, kind: 'start', bytes };
    }
    if (random.chance(this.#marks)) return { ccc, kind: 'mark', bytes };
    if (random.chance(0.01)) return { ccc, kind: 'idle', bytes: random.below(2 ** 32) };
    return { ccc, kind: 'sent', bytes };
  }
}

/** A test of six sweeps, the first of which clears, and `clocks` clocks more, with so many contexts. */
export function dcqcnProperty(contexts: number, clocks: number): Body<void> {
  return async (t) => {
    const settings = drawDcqcnSettings(t.random.fork('registers'), sweepClocks(contexts));
    setDcqcnRegisters(t.dut, settings);
    const checker = t.attach(new DcqcnChecker(t.dut, contexts, settings));
    t.attach(new PacedStimulus(t, checker, contexts));
    await t.cycles(6 * sweepClocks(contexts) + clocks);
  };
}
