/** Random events for path selection: few or many contexts, in clocks in a row or far apart. */
import { pathLag } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import type { PathSelectOptions } from '../../../../../rtl-gen/uet/cms/paths/path-select.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import type { Agent, Random, TestContext } from '../../test-kit.ts';
import { type PathEvent, pathWriter } from './path-ports.ts';

/** What traffic is like for some clocks. */
interface Phase {
  readonly cccs: readonly number[];
  /** How often there is an event, and how much time passes with a clock. */
  readonly busy: number;
  readonly step: number;
  readonly picks: number;
  /** Of what comes back. */
  readonly bad: number;
  readonly lost: number;
  /** Only so many paths come back, so that the same are charged again and again. */
  readonly paths: number;
}

/** Drives the event port; `now` begins anywhere, so that times go round. */
export class PathStimulus implements Agent {
  readonly #random: Random;
  readonly #write: (event: PathEvent | undefined) => void;
  readonly #settings: PathSettings;
  readonly #contexts: number;
  /** Paths that the hardware has: draws are below that. */
  readonly #most: number;
  /** By the context, the clock of its start. */
  readonly #begun = new Map<number, number>();
  #phase: Phase;
  #left = 0;
  #clock = 0;
  #now: number;

  constructor(t: TestContext, { contexts, paths }: PathSelectOptions, settings: PathSettings) {
    this.#random = t.random.fork('stimulus');
    this.#write = pathWriter(t.dut);
    this.#settings = settings;
    this.#contexts = contexts;
    this.#most = paths;
    this.#now = this.#random.pick([0, 2 ** 32 - 20_000, this.#random.word() >>> 0]);
    this.#phase = this.#nextPhase();
  }

  drive(): void {
    if (this.#left === 0) {
      this.#phase = this.#nextPhase();
      this.#left = this.#random.int(40, 400);
    }
    this.#left -= 1;
    this.#clock += 1;
    this.#now = (this.#now + this.#phase.step) % 2 ** 32;
    this.#write(this.#random.chance(this.#phase.busy) ? this.#event() : undefined);
  }

  #nextPhase(): Phase {
    const random = this.#random;
    const { freeze, paths } = this.#settings;
    const count = random.pick([1, 1, 2, 3, 16]);
    return {
      cccs: Array.from({ length: count }, () => random.below(this.#contexts)),
      busy: random.pick([1, 1, 0.5, 0.05]),
      step: random.pick([0, 1, 1, Math.floor(freeze / 20)]),
      picks: random.pick([0.05, 0.3, 0.5, 0.5, 0.7, 0.95]),
      bad: random.pick([0, 0.1, 0.5, 1]),
      lost: random.pick([0, 0.05, 0.3]),
      paths: random.pick([1, 3, paths]),
    };
  }

  #event(): PathEvent {
    const random = this.#random;
    const ccc = random.pick(this.#phase.cccs);
    const word = random.word() >>> 0;
    const some = { ccc, now: this.#now, firstDraw: word & (this.#most - 1), secondDraw: word >>> 16 };
    const entropy = random.chance(0.3) ? random.below(2 ** 16) : random.below(this.#phase.paths);
    const begun = this.#begun.get(ccc);
    if (begun === undefined || random.chance(0.002)) {
      this.#begun.set(ccc, this.#clock);
      return { ...some, kind: 'start', entropy };
    }
    // The first packet of a context comes when its start is done.
    const isYoung = this.#clock - begun < pathLag.penalties;
    if (!isYoung && random.chance(this.#phase.picks)) return { ...some, kind: 'pick', entropy };
    if (random.chance(this.#phase.lost)) return { ...some, kind: 'timeout', entropy };
    return { ...some, kind: random.chance(this.#phase.bad) ? random.pick(['ecn', 'nack']) : 'good', entropy };
  }
}
