/** Random traffic for the PDC tracker that keeps to its contract and looks for its corners. */
import { pdcTrackerLatency as latency } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import type { Random } from '../../../../../support/random.ts';
import { addPsn } from '../../../golden/serial.ts';
import type { ArrivalIn, ClockIn, Pdc, QueryIn, ResponseIn, TrackerModel } from './tracker-model.ts';

type Order = (pdc: Pdc, random: Random, window: number) => number;

const nextNew: Order = ({ highest }) => addPsn(highest, 1);
const lowestHole: Order = ({ arrived, base }) => {
  let psn = base;
  while (arrived.has(psn)) psn = addPsn(psn, 1);
  return psn;
};
const near: Order = ({ highest }, random) => addPsn(highest, random.int(-20, 20));
const inWindow: Order = ({ base }, random, window) => addPsn(base, random.int(-10, window + 10));
const atEdges: Order = ({ base }, random, window) =>
  addPsn(base, random.pick([0, window, 2 ** 31]) + random.int(-3, 3));
const farAway: Order = ({ base }, random) =>
  random.chance(0.5)
    ? random.word()
    : addPsn(base, random.pick([1, -1]) * 2 ** random.int(6, 31) + random.int(-70, 70));
const allButLowest: Order = ({ base }, random, window) =>
  addPsn(base, random.chance(1 / window) ? 0 : random.int(1, window - 1));

const moods: readonly (readonly Order[])[] = [
  [nextNew, nextNew, nextNew, nextNew, lowestHole],
  [near, near, lowestHole, lowestHole],
  [inWindow, inWindow, lowestHole, atEdges],
  [allButLowest],
  [lowestHole],
  [nextNew, near, inWindow, atEdges, farAway, lowestHole],
];

interface Waiting {
  readonly pdc: Pdc;
  readonly index: number;
  readonly psn: number;
  readonly from: number;
}

/** How often things happen, redrawn every few hundred clocks. */
function moodOf(random: Random, contexts: number) {
  return {
    arrival: random.pick([1, 1, 0.9, 0.3]),
    response: random.pick([1, 1, 0.9, 0.2]),
    query: random.pick([1, 1, 0.7, 0.1]),
    guaranteed: random.pick([0, 0, 0.02, 0.3, 1]),
    clear: random.pick([0.05, 0.5, 1]),
    forget: random.pick([0, 0, 0.005]),
    /** What is not a request that wants to be taken. */
    odd: random.pick([0, 0, 0.05, 0.3]),
    /** Of packets: the next PSN, the lowest hole, anywhere in the window, at its edges, far away. */
    orders: random.pick(moods),
    /** How many contexts are busy. */
    busy: random.pick([1, 1, 2, contexts]),
    /** Whether responses come in the order of their packets. */
    inOrder: random.chance(0.5),
  };
}

type Mood = ReturnType<typeof moodOf>;

/** One clock's inputs after another, each drawn from the model's state. */
export class TrackerTraffic {
  readonly #model: TrackerModel;
  readonly #random: Random;
  readonly #usableFrom: number[];
  #waiting: Waiting[] = [];
  readonly #created: number[];
  #mood: Mood;
  #left = 0;

  constructor(model: TrackerModel, random: Random) {
    this.#model = model;
    this.#random = random;
    this.#usableFrom = model.pdcs.map(() => 0);
    this.#created = model.pdcs.map(() => 0);
    this.#mood = moodOf(this.#random, this.#model.pdcs.length);
  }

  next(): ClockIn {
    const random = this.#random;
    if (this.#left-- === 0) {
      this.#mood = moodOf(this.#random, this.#model.pdcs.length);
      this.#left = random.int(50, 400);
    }
    const index = random.below(this.#mood.busy);
    if (random.chance(this.#mood.forget) && this.#model.pdcs[index] !== undefined) {
      this.#usableFrom[index] = this.#model.now + latency.forget;
      this.#waiting = this.#waiting.filter((w) => w.index !== index);
      return { forget: index };
    }
    return {
      arrival: random.chance(this.#mood.arrival) ? this.#arrival(random.below(this.#mood.busy)) : undefined,
      response: random.chance(this.#mood.response) ? this.#response() : undefined,
      query: random.chance(this.#mood.query) ? this.#query(random.below(this.#mood.busy)) : undefined,
    };
  }

  /** The packet's verdict is the model's, in the clock in which it comes; its response may come when that is shown. */
  accepted(index: number, psn: number): void {
    const pdc = this.#model.pdcs[index]!;
    this.#waiting.push({ pdc, index, psn, from: this.#model.now - 1 + latency.verdict });
  }

  #arrival(index: number): ArrivalIn | undefined {
    const random = this.#random;
    const { window, now } = this.#model;
    const pdc = this.#model.pdcs[index];
    if (pdc === undefined) {
      if (now < this.#usableFrom[index]!) return undefined;
      const start = random.pick([0, 1, 2 ** 32 - 1, addPsn(0, -random.below(4 * window)), random.word()]);
      this.#created[index] = now;
      const psn = addPsn(start, random.chance(0.7) ? 0 : random.below(2 * window));
      const create = { start, rod: random.chance(0.3), pends: random.chance(0.2) };
      return { pdc: index, create, psn, ...this.#rarely() };
    }
    const psn = random.pick(this.#mood.orders)(pdc, random, window);
    const arrival = { pdc: index, psn, opens: pdc.state === 'pending' && random.chance(0.5), ...this.#rarely() };
    return random.chance(this.#mood.clear) ? { ...arrival, clear: this.#clear(pdc) } : arrival;
  }

  /** What packets are besides requests that want to be taken; ends of a PDC where it will be forgotten. */
  #rarely(): Partial<ArrivalIn> {
    const random = this.#random;
    const { odd, forget } = this.#mood;
    return {
      ...(random.chance(odd) ? { kind: 'asks' } : {}),
      ...(random.chance(odd) ? { lacks: true } : {}),
      ...(random.chance(odd * forget) ? { failed: true } : {}),
      ...(forget > 0 && random.chance(odd) ? { kind: 'close' } : {}),
      ...(random.chance(odd) ? { busy: true } : {}),
    };
  }

  #clear(pdc: Pdc): number {
    const random = this.#random;
    const { window } = this.#model;
    return random.pick([
      () => pdc.cack,
      () => addPsn(pdc.cack, random.int(-3, 3)),
      () => addPsn(pdc.cack, random.int(0, 70)),
      () => pdc.frontier,
      () => pdc.highest,
      () => addPsn(pdc.base, window + random.int(-3, 2)),
      () => addPsn(pdc.base, random.pick([1, -1]) * 2 ** random.int(6, 31)),
    ])();
  }

  #response(): ResponseIn | undefined {
    const random = this.#random;
    if (random.chance(0.02)) return this.#strayResponse();
    const due = this.#waiting.filter(({ from }) => from <= this.#model.now);
    if (due.length === 0) return undefined;
    const chosen = this.#mood.inOrder ? due[0]! : random.pick(due);
    const { index, psn } = chosen;
    // Sometimes SES responds twice.
    if (!random.chance(0.02)) this.#waiting = this.#waiting.filter((w) => w !== chosen);
    return { pdc: index, psn, guaranteed: random.chance(this.#mood.guaranteed) };
  }

  /** A response to no packet of the window, which must change nothing. */
  #strayResponse(): ResponseIn | undefined {
    const random = this.#random;
    const index = random.below(this.#mood.busy);
    const pdc = this.#model.pdcs[index];
    if (pdc === undefined || this.#model.now < this.#created[index]! + latency.verdict) return undefined;
    const places = random.pick([1, -1]) * 2 ** random.int(6, 31) + random.int(-70, 70);
    const d = places | 0;
    if (d >= 0 && d < this.#model.window) return undefined;
    return { pdc: index, psn: addPsn(pdc.base, places), guaranteed: random.chance(0.5) };
  }

  #query(index: number): QueryIn | undefined {
    const random = this.#random;
    const pdc = this.#model.pdcs[index];
    if (pdc === undefined || this.#model.now < this.#created[index]! + latency.frontier) return undefined;
    const { window } = this.#model;
    const far = (): number => addPsn(pdc.cack, random.pick([1, -1]) * 2 ** random.int(6, 31) + random.int(-70, 70));
    const around = (): number => addPsn(pdc.cack, random.int(-130, window + 130));
    const psn = random.pick([around, around, far, () => pdc.highest, () => addPsn(pdc.cack, 1)])();
    return { pdc: index, mode: random.pick(['at', 'next', 'next', 'note']), psn };
  }
}
