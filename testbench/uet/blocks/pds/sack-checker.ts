/** Holds the SACK tracker against the golden model, clock by clock. */

import { sackTrackerLatency as latency, sackTracker } from '../../../../rtl-gen/uet/pds/sack-tracker.ts';
import { SackTracker as Model, type Status, type Verdict } from '../../golden/sack-tracker.ts';
import { type Agent, type Dut, dutOf, type Value } from '../test-kit.ts';

/** An arrival as it was judged. */
export interface JudgedArrival {
  readonly cycle: number;
  readonly psn: number;
  /** The hardware's verdict. */
  readonly verdict: Verdict;
  /** Of the model: the CACK that the verdict hangs on, and the other counters, at the arrival. */
  readonly cack: number;
  readonly highest: number;
  readonly outOfOrder: number;
}

export interface CheckerOptions {
  readonly window: number;
  /** The golden model that is fed; default a new one (`sackModel`). */
  readonly model?: Model;
  /** Called for each arrival when its verdict leaves the tracker. */
  readonly onVerdict?: (arrival: JudgedArrival) => void;
  /** Called for each disagreement; default: throw it, which ends the test. */
  readonly onMismatch?: (error: Error) => void;
}

/** The golden model of a tracker after reset. */
export const sackModel = (window: number): Model => new Model({ window, checkLag: latency.windowLag });

/** Trackers differ in the width of a counter alone. */
const tracker = sackTracker(128);

export const sackPorts = (dut: Dut) => dutOf(dut, tracker);
export type SackPorts = ReturnType<typeof sackPorts>;

/** What one SACK must say. */
interface ExpectedSack {
  readonly cycle: number;
  readonly base: number;
  readonly cack: number;
  readonly bitmap: bigint;
}

/** No clock since a load that matters for any latency. */
const longAgo = 1_000;

/**
 * Watches every port of the tracker, drives none. Each clock it feeds the model what the tracker takes in, and compares
 * the verdicts and SACKs that come out, in order, and `cack`, `highest` and `out_of_order` in every clock, each with
 * the state of the model of as many clocks ago as the tracker's latency says.
 */
export class SackChecker implements Agent {
  readonly model: Model;
  /** Clocks watched. */
  clocks = 0;
  /** Verdicts and SACKs compared. */
  verdicts = 0;
  sacks = 0;
  readonly #options: CheckerOptions;
  readonly #ports: SackPorts;
  readonly #expectedVerdicts: JudgedArrival[] = [];
  readonly #expectedSacks: ExpectedSack[] = [];
  #sinceLoad = longAgo;
  /** Clocks for which nothing has held back the verdicts, and the SACKs. */
  #unhindered = { verdicts: 0, sacks: 0 };

  constructor(ports: SackPorts, options: CheckerOptions) {
    this.#options = options;
    this.#ports = ports;
    this.model = options.model ?? sackModel(options.window);
  }

  /** Arrivals and queries that have not been answered yet. */
  get outstanding(): number {
    return this.#expectedVerdicts.length + this.#expectedSacks.length;
  }

  sample(): void {
    const clock = this.clocks++;
    const [start, arrival, query] = [
      passing(this.#ports.start),
      passing(this.#ports.arrival),
      passing(this.#ports.query),
    ];
    if (start !== undefined) {
      this.model.load(start);
      this.#sinceLoad = 0;
    }
    this.#checkThroughput();
    const before = this.model.status();
    const verdict = this.model.clock(arrival);
    if (arrival !== undefined && verdict !== undefined) {
      const cack = this.#statusAgo(latency.windowLag).cack;
      this.#expectedVerdicts.push({ ...before, cack, cycle: clock, psn: arrival, verdict });
    }
    if (query !== undefined) this.#expectSack(clock, query);
    this.#checkStatus();
    this.#checkVerdict();
    this.#checkSack();
    this.#sinceLoad++;
  }

  /** The model's counters, never of a context before the last load. */
  #statusAgo(ago: number): Status {
    return this.model.status(Math.min(ago, this.#sinceLoad));
  }

  #expectSack(cycle: number, base: number): void {
    const cackAgo = Math.min(latency.sackCack, this.#sinceLoad);
    const bitmap = this.model.sack(base, Math.min(latency.sackBitmap, this.#sinceLoad), cackAgo);
    this.#expectedSacks.push({ cycle, base, cack: this.model.status(cackAgo).cack, bitmap });
  }

  /** One arrival and one query in every clock: with all results taken, ready may be low only in the clock of a load. */
  #checkThroughput(): void {
    const { arrival, query, start, verdict, sack } = this.#ports;
    const { verdicts, sacks } = this.#unhindered;
    this.#unhindered = {
      verdicts: verdict.ready.get() === 1 ? verdicts + 1 : 0,
      sacks: sack.ready.get() === 1 ? sacks + 1 : 0,
    };
    if (start.valid.get() === 1) return;
    const refused = ({ valid, ready }: Psns): boolean => valid.get() === 1 && ready.get() === 0;
    if (verdicts >= 16 && refused(arrival)) {
      this.#report('arrival_ready is low although all verdicts have been taken at once for 16 clocks');
    }
    if (sacks >= 16 && refused(query)) {
      this.#report('query_ready is low although all SACKs have been taken at once for 16 clocks');
    }
  }

  #checkStatus(): void {
    if (this.#sinceLoad < latency.load) return;
    const expected = this.#statusAgo(latency.cack);
    const highest = this.#statusAgo(latency.highest).highest;
    this.#compare('cack', this.#ports.cack.get(), expected.cack);
    this.#compare('highest', this.#ports.highest.get(), highest);
    this.#compare('out_of_order', this.#ports.out_of_order.get(), expected.outOfOrder);
  }

  #checkVerdict(): void {
    const judged = passing(this.#ports.verdict);
    if (judged === undefined) return;
    const expected = this.#expectedVerdicts.shift();
    if (expected === undefined) {
      this.#report('a verdict came that no arrival asked for');
      return;
    }
    this.verdicts++;
    const about = (): string => `verdict on PSN ${expected.psn} of cycle ${expected.cycle}`;
    if (judged.psn !== expected.psn) this.#differ(`PSN of the ${about()}`, judged.psn, expected.psn);
    if (judged.verdict !== expected.verdict) this.#differ(about(), judged.verdict, expected.verdict);
    const actual = judged.verdict as Verdict;
    this.#options.onVerdict?.({ ...expected, verdict: actual });
  }

  #checkSack(): void {
    const sack = passing(this.#ports.sack);
    if (sack === undefined) return;
    const expected = this.#expectedSacks.shift();
    if (expected === undefined) {
      this.#report('a SACK came that no query asked for');
      return;
    }
    this.sacks++;
    const about = (): string => `SACK at base ${expected.base} asked for in cycle ${expected.cycle}`;
    const { base, cack, bitmap } = sack;
    if (base !== expected.base) this.#differ(`base of the ${about()}`, base, expected.base);
    if (cack !== expected.cack) this.#differ(`CACK of the ${about()}`, cack, expected.cack);
    if (bitmap !== expected.bitmap) this.#differ(about(), hex(bitmap), hex(expected.bitmap));
  }

  #compare(what: string, actual: Value, expected: number): void {
    if (actual !== expected) this.#differ(what, actual, expected);
  }

  #differ(what: string, actual: unknown, expected: unknown): void {
    this.#report(`${what} is ${actual}, the golden model says ${expected}`);
  }

  #report(text: string): void {
    const error = new Error(`cycle ${this.clocks - 1}: ${text}`);
    if (this.#options.onMismatch === undefined) throw error;
    this.#options.onMismatch(error);
  }
}

const hex = (bitmap: bigint): string => `0x${bitmap.toString(16).padStart(16, '0')}`;

type Psns = SackPorts['arrival'];

/** What passes in this clock, if something does. */
function passing<V>({ valid, ready, payload }: PassingPorts<V>): V | undefined {
  return valid.get() === 1 && ready.get() === 1 ? payload.get() : undefined;
}

interface PassingPorts<V> {
  readonly valid: { get(): number };
  readonly ready: { get(): number };
  readonly payload: { get(): V };
}
