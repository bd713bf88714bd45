/** Compares what came out of a design with what should have, in order. */
import { Ring } from '../../support/ring.ts';
import type { Agent } from '../kernel/kernel.ts';
import { differenceText, leftOverText, ScoreboardMismatch } from './mismatch.ts';
import { differences, formatValue, same } from './values.ts';

/**
 * Two lists that must be equal. Items are compared field by field; numbers and bigints by value.
 * Attached to a run as an agent, it does not matter in which order `expect` and `actual` are called for an item that
 * passes the design in one cycle: an item counts as unexpected only when no one has expected it by the end of its
 * cycle.
 */
export class Scoreboard<T> implements Agent {
  readonly name: string;
  readonly #clock: { readonly cycle: number };
  readonly #expected = new Ring<T>();
  /** What came before anyone expected it, and what differed: what is equal to the next expected item is not kept. */
  readonly #early = new Ring<Early<T>>();
  #matched = 0;
  #failure: ScoreboardMismatch | undefined;

  /** `clock` tells the cycle that reports name. */
  constructor(name: string, clock: { readonly cycle: number }) {
    this.name = name;
    this.#clock = clock;
  }

  /** Items expected, come, and found equal so far. */
  get counts(): { readonly expected: number; readonly actual: number; readonly matched: number } {
    return {
      expected: this.#matched + this.#expected.length,
      actual: this.#matched + this.#early.length,
      matched: this.#matched,
    };
  }

  /** The next item that has to come. Throws `ScoreboardMismatch` if another came already in this cycle. */
  expect(item: T): void {
    this.#expected.push(item);
    if (this.#early.length > 0) this.#compare();
  }

  /**
   * The next item that came, by default in the present cycle. Throws `ScoreboardMismatch` if it is not the expected
   * one.
   */
  actual(item: T, cycle?: number): void {
    const next = this.#early.length === 0 && this.#expected.length > 0;
    if (next && same(this.#expected.first(), item)) {
      this.#expected.shift();
      this.#matched++;
      return;
    }
    this.#early.push({ item, cycle: cycle ?? this.#clock.cycle });
    this.#compare();
  }

  /** Throws `ScoreboardMismatch` if an item of an earlier cycle has not been expected. */
  drive(): void {
    if (this.#early.length > 0) throw this.#unexpected(this.#early.first());
  }

  /** To be called at the end: throws the first failure, or `ScoreboardMismatch` for items that are left over. */
  finish(): void {
    if (this.#failure !== undefined) throw this.#failure;
    this.drive();
    const missing = this.#expected.length;
    if (missing === 0) return;
    const next = `item ${this.#matched}: ${formatValue(this.#expected.first())}`;
    throw this.#fail(leftOverText(missing, this.#matched, next));
  }

  #compare(): void {
    if (this.#expected.length === 0 || this.#early.length === 0) return;
    const expected = this.#expected.first();
    const { item, cycle } = this.#early.first();
    if (!same(expected, item)) {
      const text = differenceText(expected, item, differences(expected, item));
      throw this.#fail(`item ${this.#matched} at cycle ${cycle} is not what was expected:${text}`);
    }
    this.#expected.shift();
    this.#early.shift();
    this.#matched++;
  }

  #unexpected({ item, cycle }: Early<T>): ScoreboardMismatch {
    return this.#fail(`item ${this.#matched} at cycle ${cycle} was not expected: ${formatValue(item)}`);
  }

  #fail(text: string): ScoreboardMismatch {
    this.#failure ??= new ScoreboardMismatch(`scoreboard ${this.name}: ${text}`);
    return this.#failure;
  }
}

interface Early<T> {
  readonly item: T;
  readonly cycle: number;
}
