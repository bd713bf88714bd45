/** Compares what came out of a design with what should have, by rules: out of order, nearly, in time, or not at all. */
import { Ring } from '../../support/ring.ts';
import { type BoardHost, DeferredBoard, type Stamped } from './deferred-board.ts';
import { differenceText, leftOverText, type ScoreboardMismatch } from './mismatch.ts';
import type { Compare } from './tolerance.ts';
import { differences, formatValue } from './values.ts';

/** What a scoreboard allows; without rules items come in order and are equal, at any time. */
export interface ScoreboardRules<T> {
  /** Items of one key come in order, those of different keys in any order. Keys are equal as their texts are. */
  readonly key?: (item: T) => number | bigint | string;
  /** How items are compared; default equal field by field. `within({ time: 4 })` lets some be near. */
  readonly compare?: Compare<T>;
  /**
   * Edges from the one at which an item was expected to the one at which it came. One that is late fails in that cycle.
   */
  readonly latency?: { readonly min?: number; readonly max?: number };
  /** How many of all expected items may be missing. Default 0. */
  readonly drops?: number;
}

/** A scoreboard with rules, checked for left-over items at the end of the test. */
export function scoreboard<T>(t: BoardHost, name: string, rules: ScoreboardRules<T> = {}): RuledScoreboard<T> {
  const board = t.attach(new RuledScoreboard<T>(name, t.host, rules));
  t.atEnd(() => board.finish());
  return board;
}

/** An item that is to come. */
interface Expected<T> extends Stamped<T> {
  state: 'expected' | 'matched' | 'dropped';
}

/** The items of one key that are to come, in order. */
interface Lane<T> {
  readonly key: number | bigint | string | undefined;
  readonly expected: Ring<Expected<T>>;
}

/**
 * Two sets of items that must be equal by the rules. With `drops`, an item that is not the next one may be one behind
 * it, if those between are few enough to have been dropped; an item that is late counts as dropped too, while any may
 * be.
 */
export class RuledScoreboard<T> extends DeferredBoard<T> {
  readonly #rules: ScoreboardRules<T>;
  readonly #compare: Compare<T>;
  /** By the texts of keys; only those of which items are expected. */
  readonly #lanes = new Map<string, Lane<T>>();
  /**
   * All that are expected, in the order in which they become late; those that came are taken out when they are first.
   */
  readonly #byAge = new Ring<Expected<T>>();
  #expected = 0;
  #matched = 0;
  #dropped = 0;

  constructor(name: string, clock: { readonly cycle: number }, rules: ScoreboardRules<T> = {}) {
    super(name, clock);
    this.#rules = rules;
    this.#compare = rules.compare ?? differences;
  }

  /** Items expected, come, found to match, and missing by what is allowed, so far. */
  get counts() {
    return {
      expected: this.#expected,
      actual: this.#matched + this.pending,
      matched: this.#matched,
      dropped: this.#dropped,
    } as const;
  }

  /** The next item that has to come, expected in the present cycle by default. Cycles must not go back. */
  expect(item: T, cycle: number = this.clock.cycle): void {
    const expected: Expected<T> = { item, cycle, state: 'expected' };
    const key = this.#rules.key?.(item);
    const lane = this.#lanes.get(String(key)) ?? { key, expected: new Ring<Expected<T>>() };
    this.#lanes.set(String(key), lane);
    lane.expected.push(expected);
    if (this.#rules.latency?.max !== undefined) this.#byAge.push(expected);
    this.#expected++;
  }

  protected override take(came: Stamped<T>): void {
    const key = this.#rules.key?.(came.item);
    const lane = this.#lanes.get(String(key));
    if (lane === undefined) throw this.unexpected(this.#what(key), came);
    const { expected } = lane;
    const place = this.#find(expected, came.item);
    if (place < 0) throw this.#different(lane, came);
    for (let i = 0; i < place; i++) this.#drop(expected.shift());
    const match = expected.shift();
    if (expected.length === 0) this.#lanes.delete(String(key));
    this.#checkLatency(match, came);
    match.state = 'matched';
    this.#matched++;
  }

  protected override overdue(): void {
    const max = this.#rules.latency?.max;
    if (max === undefined) return;
    while (this.#byAge.length > 0) {
      const first = this.#byAge.first();
      // This is after the edge, so the last one that could bring an item was the one before.
      if (first.state === 'expected' && first.cycle + max >= this.clock.cycle) return;
      this.#byAge.shift();
      if (first.state !== 'expected') continue;
      if (this.#dropsLeft === 0) throw this.#late(first, max);
      this.#drop(first);
      this.#forget(first);
    }
  }

  protected override leftOver(): void {
    const missing = this.#expected - this.#matched - this.#dropped;
    if (missing <= this.#dropsLeft) return;
    const [lane] = this.#lanes.values();
    const next = `${this.#what(lane!.key)}: ${formatValue(lane!.expected.first().item)}`;
    const { drops } = this.#rules;
    const allowed = drops === undefined ? '' : `; ${drops} may be missing, and ${this.#dropped} were before`;
    throw this.fail(leftOverText(missing, this.#matched, next) + allowed);
  }

  get #dropsLeft(): number {
    return (this.#rules.drops ?? 0) - this.#dropped;
  }

  /** Where the first expected item is that matches and that drops allow; below 0 if there is none. */
  #find(expected: Ring<Expected<T>>, item: T): number {
    let place = 0;
    for (const candidate of expected) {
      if (place > this.#dropsLeft) return -1;
      if (this.#compare(candidate.item, item).length === 0) return place;
      place++;
    }
    return -1;
  }

  #drop(expected: Expected<T>): void {
    expected.state = 'dropped';
    this.#dropped++;
  }

  /** Take one out of its lane that is late: the first there, because all before it are later still. */
  #forget({ item }: Expected<T>): void {
    const key = String(this.#rules.key?.(item));
    const { expected } = this.#lanes.get(key)!;
    expected.shift();
    if (expected.length === 0) this.#lanes.delete(key);
  }

  #checkLatency(expected: Expected<T>, { item, cycle }: Stamped<T>): void {
    const { min = 0, max = Number.POSITIVE_INFINITY } = this.#rules.latency ?? {};
    const latency = cycle - expected.cycle;
    if (latency >= min && latency <= max) return;
    const bound = latency < min ? `at least ${min}` : `at most ${max}`;
    const times = `came ${latency} cycles after cycle ${expected.cycle}, in which it was expected`;
    throw this.fail(
      `${this.#what(this.#rules.key?.(item))} at cycle ${cycle} ${times}; ${bound} are right: ${formatValue(item)}`,
    );
  }

  #late(expected: Expected<T>, max: number): ScoreboardMismatch {
    const { item, cycle } = expected;
    return this.fail(
      `the item expected in cycle ${cycle} has not come by cycle ${cycle + max}, ${max} cycles later: ${formatValue(item)}`,
    );
  }

  #different(lane: Lane<T>, { item, cycle }: Stamped<T>): ScoreboardMismatch {
    const next = lane.expected.first().item;
    const text = differenceText(next, item, this.#compare(next, item));
    const behind = Math.min(this.#dropsLeft, lane.expected.length - 1);
    const nor = behind > 0 ? `\n  nor is it one of the ${behind} behind that, if those before them were dropped` : '';
    return this.fail(`${this.#what(lane.key)} at cycle ${cycle} is not what was expected:${text}${nor}`);
  }

  #what(key: Lane<T>['key']): string {
    return key === undefined ? `item ${this.#matched}` : `the item of key ${formatValue(key)}`;
  }
}
