/** Random traffic for the SACK tracker: arrival orders and queries that look for its corners. */

import { addPsn } from '../../golden/serial.ts';
import type { Agent, Random } from '../test-kit.ts';
import type { SackBench } from './sack-bench.ts';

/** How the next PSN is drawn, given the window's base. */
type Order = (base: number, random: Random, window: number) => number;

const half = 2 ** 31;

/** Arrival orders, each a way in which trackers break. */
const orders: readonly Order[] = [
  // Anywhere in the window and a little outside of it.
  (base, random, window) => addPsn(base, random.int(-10, window + 10)),
  // Nearly in order, as on a quiet network.
  (base, random) => addPsn(base, random.below(4)),
  // Deep reordering, with duplicates.
  (base, random) => addPsn(base, random.int(-2, 70)),
  // Everything but the lowest hole, until the window is full; then the hole: CACK jumps over the whole window.
  (base, random, window) => (random.chance(1 / window) ? base : addPsn(base, random.int(1, window - 1))),
  // At the edges: the last PSNs of the window, those just beyond, those just before, and half the PSN space away.
  (base, random, window) => {
    const edge = random.pick([0, 0, 0, window, half]);
    return addPsn(base, edge + random.int(-8, 8));
  },
  // Strictly in order: one PSN a clock at the highest rate that the window's lag allows.
  (base, random) => addPsn(base, random.chance(0.9) ? 0 : 1),
  // Any PSN at all.
  (_, random) => random.word(),
  // About a power of two away: the distance differs in one bit from one in the window.
  (base, random) => nearPowerOfTwo(base, random),
];

const nearPowerOfTwo = (base: number, random: Random): number =>
  addPsn(base, random.pick([1, -1]) * 2 ** random.int(6, 31) + random.int(-70, 70));

/**
 * Keeps sources supplied: changes the order of arrivals every few hundred clocks, fills windows or parts of them in one
 * sweep but for a few holes now and then (so that CACK jumps by every length at every window size), asks for SACKs
 * around the window, at half range, powers of two away and anywhere, and loads a new start PSN once in a while, often
 * just below 2^32.
 */
export class SackStimulus implements Agent {
  readonly #bench: SackBench;
  readonly #random: Random;
  readonly #window: number;
  /**
   * How often a new start PSN is loaded between sweeps: rarely in some runs, which so go over many laps of the window.
   */
  readonly #restarts: number;
  #order: Order = orders[0]!;
  #left = 0;
  /** PSNs to be sent before the next order is chosen. */
  #planned: number[] = [];

  constructor(bench: SackBench, window: number, random: Random) {
    this.#bench = bench;
    this.#window = window;
    this.#random = random;
    this.#restarts = 1 / random.pick([800, 10_000]);
  }

  /** Two items ahead of what has been taken keeps each stream full and close to the model's present state. */
  drive(): void {
    const random = this.#random;
    const { arrivals, queries, checker } = this.#bench;
    const base = addPsn(checker.model.status().cack, 1);
    // A sweep is never cut short: its last PSN is what moves the window, and at low rates it comes late.
    if (this.#planned.length === 0 && this.#left-- <= 0) this.#chooseOrder(base);
    while (arrivals.queued < 2) arrivals.sendNow(this.#planned.pop() ?? this.#order(base, random, this.#window));
    while (queries.queued < 2) queries.sendNow(this.#query(base));
    // In a sweep rarely, as a load makes the rest of it worthless.
    if (random.chance(this.#planned.length === 0 ? this.#restarts : this.#restarts / 20)) this.#load();
  }

  #load(): void {
    const random = this.#random;
    this.#bench.starts.sendNow(random.chance(0.6) ? 2 ** 32 - random.int(1, 3000) : random.word());
    this.#planned = [];
  }

  #chooseOrder(base: number): void {
    const random = this.#random;
    this.#left = random.int(50, 400);
    this.#order = random.pick(orders);
    if (random.chance(0.5)) return;
    // The lower part of the window, often all of it, shuffled or in order, but for its lowest PSN and up to three
    // others; then those, so that CACK jumps from hole to hole, over words that are complete.
    const length = random.pick([this.#window, random.int(1, this.#window)]);
    const holes = new Set([0, ...Array.from({ length: random.below(4) }, () => random.below(length))]);
    const rest = Array.from({ length }, (_, i) => i).filter((i) => !holes.has(i));
    const inOrder = [...(random.chance(0.5) ? random.shuffle(rest) : rest), ...holes];
    this.#planned = inOrder.map((i) => addPsn(base, i)).reverse();
  }

  #query(base: number): number {
    const random = this.#random;
    const where = random.below(10);
    if (where < 6) return addPsn(base, random.int(-80, this.#window + 80));
    if (where < 8) return addPsn(base, half + random.int(-150, 150));
    return where < 9 ? nearPowerOfTwo(base, random) : random.word();
  }
}
