/** The property run of a receiver of RCCC: random targets, each grant and its clock held against the model. */
import { GRANT } from '../../../../../rtl-gen/uet/cms/rccc/source-credit.ts';
import type { Agent, Body, Random, TestContext } from '../../test-kit.ts';
import { ReceiverChecker } from './receiver-checker.ts';
import {
  type ReceiverSettings,
  receiverPorts,
  type SourceEvent,
  setReceiverRegisters,
  sourceWriter,
} from './receiver-ports.ts';

const MODULUS = 2 ** 24;

const drawSettings = (random: Random): ReceiverSettings => ({
  // From more than the line of 800 Gb/s to less than one of 100 Gb/s.
  timePerQuantum: random.pick([0, 800, 3_310, 6_620, 26_480, 2 ** 24 - 1]),
  background: random.pick([0, 1, GRANT, GRANT + 1, 300, 2_970, 65_535]),
});

/** What traffic is like for some clocks. */
interface Phase {
  readonly sources: readonly number[];
  readonly busy: number;
  readonly room: number;
  readonly waits: number;
  readonly most: number;
}

/** Drives events and `room`. */
class SourceStimulus implements Agent {
  readonly #random: Random;
  readonly #write: (event: SourceEvent | undefined) => void;
  readonly #room: ReturnType<typeof receiverPorts>['room'];
  readonly #checker: ReceiverChecker;
  readonly #sources: number;
  readonly #targets = new Map<number, number>();
  #phase: Phase;
  #left = 0;

  constructor(t: TestContext, checker: ReceiverChecker, sources: number) {
    this.#random = t.random.fork('stimulus');
    this.#write = sourceWriter(t.dut);
    this.#room = receiverPorts(t).room;
    this.#checker = checker;
    this.#sources = sources;
    this.#phase = this.#nextPhase();
  }

  drive(): void {
    const random = this.#random;
    if (this.#left === 0) {
      this.#phase = this.#nextPhase();
      this.#left = random.int(40, 800);
    }
    this.#left -= 1;
    this.#room.set(Number(random.chance(this.#phase.room)));
    this.#write(random.chance(this.#phase.busy) ? this.#event() : undefined);
  }

  #nextPhase(): Phase {
    const random = this.#random;
    return {
      sources: Array.from({ length: random.pick([1, 2, 5, 40]) }, () => random.below(this.#sources)),
      busy: random.pick([0, 0.02, 0.1, 0.5, 0.9, 1]),
      room: random.pick([0, 0.1, 1, 1, 1]),
      waits: random.pick([0, 0.1, 0.5]),
      most: random.pick([1, GRANT, 2 * GRANT, 1_000, 100_000]),
    };
  }

  #event(): SourceEvent {
    const random = this.#random;
    const source = random.pick(this.#phase.sources);
    const known = this.#targets.get(source);
    const isFree = !this.#checker.model.source(source).isWaiting;
    if (known === undefined || (isFree && random.chance(0.01))) {
      const target = random.chance(0.5) ? random.below(MODULUS) : MODULUS - random.int(1, 200);
      this.#targets.set(source, target);
      return { source, kind: 'start', target };
    }
    if (random.chance(this.#phase.waits)) return { source, kind: 'waits', target: random.below(MODULUS) };
    // Mostly on, now and then back, and never so far beyond what was granted that it would seem before it.
    const { granted } = this.#checker.model.source(source);
    const open = ((known - granted) << 8) >> 8;
    const step = open > 2 ** 20 || random.chance(0.2) ? -random.below(300) : random.below(this.#phase.most + 1);
    const target = (known + step + MODULUS) % MODULUS;
    if (step > 0) this.#targets.set(source, target);
    return { source, kind: 'target', target };
  }
}

/** A test of `clocks` clocks with so many sources. */
export function receiverProperty(sources: number, clocks: number): Body<void> {
  return async (t) => {
    const settings = drawSettings(t.random.fork('registers'));
    setReceiverRegisters(t.dut, settings);
    sourceWriter(t.dut)(undefined);
    receiverPorts(t).room.set(0);
    await t.cycles(3);
    const checker = t.attach(new ReceiverChecker(t.dut, settings, sources));
    t.attach(new SourceStimulus(t, checker, sources));
    await t.cycles(clocks);
  };
}
