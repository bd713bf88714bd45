/** The property run of the sending end of RCCC: random events, each credit and target held against the model. */

import type { SourceSettings } from '../../../golden/cms/rccc/fixed/source-context.ts';
import type { Agent, Body, Random, TestContext } from '../../test-kit.ts';
import { SourceChecker } from './source-checker.ts';
import { type SpendEvent, setSourceRegisters, spendWriter } from './source-ports.ts';

const MODULUS = 2 ** 24;

const drawSettings = (random: Random): SourceSettings => ({
  maxWindow: random.pick([187_500, 760_344, 760_344, 2_100_000, 2 ** 24 - 1, 5_000]),
  mtu: random.pick([4160, 4160, 1088, 9_000, 2 ** 14 - 1]),
});

/** Drives the event port. */
class SpendStimulus implements Agent {
  readonly #random: Random;
  readonly #write: (event: SpendEvent | undefined) => void;
  readonly #checker: SourceChecker;
  readonly #settings: SourceSettings;
  readonly #contexts: number;
  /** By the context, all that was granted. */
  readonly #totals = new Map<number, number>();
  #cccs: readonly number[] = [0];
  #busy = 1;
  #left = 0;

  constructor(t: TestContext, checker: SourceChecker, settings: SourceSettings, contexts: number) {
    this.#random = t.random.fork('stimulus');
    this.#write = spendWriter(t.dut);
    this.#checker = checker;
    this.#settings = settings;
    this.#contexts = contexts;
  }

  drive(): void {
    const random = this.#random;
    if (this.#left === 0) {
      this.#cccs = Array.from({ length: random.pick([1, 2, 3, 16]) }, () => random.below(this.#contexts));
      this.#busy = random.pick([1, 1, 0.5, 0.05]);
      this.#left = random.int(40, 400);
    }
    this.#left -= 1;
    this.#write(random.chance(this.#busy) ? this.#event() : undefined);
  }

  #event(): SpendEvent {
    const random = this.#random;
    const { maxWindow, mtu } = this.#settings;
    const ccc = random.pick(this.#cccs);
    const bytes = () => random.pick([0, random.below(300), random.below(maxWindow), random.below(2 ** 30)]);
    const some = {
      ccc,
      size: random.chance(0.8) ? mtu : random.below(mtu + 1),
      backlog: bytes(),
      resendBacklog: bytes(),
      cwnd: random.pick([2 ** 24 - 1, random.below(maxWindow), random.below(mtu)]),
      flows: random.pick([0, 1, 2, 3, 7, random.below(256)]),
    };
    const total = this.#totals.get(ccc);
    if (total === undefined || random.chance(0.005)) {
      const first = random.pick([0, 100_000_000 % MODULUS, MODULUS - 50]);
      this.#totals.set(ccc, first);
      return { ...some, kind: 'start', credit: first };
    }
    const isPoor = this.#checker.context(ccc).credit < -3_000_000;
    const kind = isPoor ? 'credit' : random.pick(['data', 'data', 'data', 'resend', 'credit', 'credit'] as const);
    if (random.chance(0.02)) return { ...some, kind: 'ends', credit: random.below(MODULUS) };
    if (kind !== 'credit') return { ...some, kind, credit: random.below(MODULUS) };
    const more = random.pick([0, 1, 17, 64, 64, 64, 5_000, 65_536, 2 ** 22, -random.below(2 ** 20)]);
    const credit = (total + more + MODULUS) % MODULUS;
    if (more > 0) this.#totals.set(ccc, credit);
    return { ...some, kind, credit };
  }
}

/** A test of `clocks` clocks with so many contexts. */
export function sourceProperty(contexts: number, clocks: number): Body<void> {
  return async (t) => {
    const settings = drawSettings(t.random.fork('registers'));
    setSourceRegisters(t.dut, settings);
    const checker = t.attach(new SourceChecker(t.dut, settings));
    t.attach(new SpendStimulus(t, checker, settings, contexts));
    await t.cycles(clocks);
  };
}
