/** Compares what came out of a design with what should have, in order. */
import type { Agent } from './kernel.ts';
import { differences, formatValue, same } from './values.ts';

/** An item that is not the one that was expected, or that was not expected, or that did not come. */
export class ScoreboardMismatch extends Error {
  override readonly name = 'ScoreboardMismatch';
}

/**
 * Two lists that must be equal. Items are compared field by field; numbers and bigints by value.
 * Attached to a run as an agent, it does not matter in which order `expect` and `actual` are called for an item that
 * passes the design in one cycle: an item counts as unexpected only when nobody has expected it by the end of its cycle.
 */
export class Scoreboard<T> implements Agent {
  readonly name: string;
  readonly #clock: { readonly cycle: number };
  readonly #expected: T[] = [];
  readonly #actual: { readonly item: T; readonly cycle: number }[] = [];
  /** Items of each list that have been compared; the longer list has the rest. */
  #compared = 0;
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
      expected: this.#matched + this.#expected.length - this.#compared,
      actual: this.#matched + this.#actual.length - this.#compared,
      matched: this.#matched,
    };
  }

  /** The next item that has to come. Throws `ScoreboardMismatch` if another came already in this cycle. */
  expect(item: T): void {
    this.#expected.push(item);
    this.#compare();
  }

  /** The next item that came, by default in the present cycle. Throws `ScoreboardMismatch` if it is not the expected one. */
  actual(item: T, cycle: number = this.#clock.cycle): void {
    this.#actual.push({ item, cycle });
    this.#compare();
  }

  /** Throws `ScoreboardMismatch` if an item of an earlier cycle has not been expected. */
  drive(): void {
    const early = this.#actual[this.#compared];
    if (early !== undefined) throw this.#unexpected(early);
  }

  /** To be called at the end: throws the first failure, or `ScoreboardMismatch` for items that are left over. */
  finish(): void {
    if (this.#failure !== undefined) throw this.#failure;
    const early = this.#actual[this.#compared];
    if (early !== undefined) throw this.#unexpected(early);
    const missing = this.#expected.length - this.#compared;
    if (missing === 0) return;
    const next = formatValue(this.#expected[this.#compared]);
    const items = missing === 1 ? '1 expected item' : `${missing} expected items`;
    throw this.#fail(`${items} did not come (${this.#matched} did); the next is item ${this.#matched}: ${next}`);
  }

  #compare(): void {
    if (this.#compared >= this.#expected.length || this.#compared >= this.#actual.length) return;
    // In range, as just checked.
    const expected = this.#expected[this.#compared] as T;
    const { item, cycle } = this.#actual[this.#compared] as { item: T; cycle: number };
    if (!same(expected, item)) {
      const lines = differences(expected, item).map(
        ({ path, expected: e, actual: a }) =>
          `\n  ${path === '' ? 'value' : path}: expected ${formatValue(e)}, got ${formatValue(a)}`,
      );
      throw this.#fail(
        `item ${this.#matched} at cycle ${cycle} is not what was expected:${lines.join('')}` +
          `\n  expected item: ${formatValue(expected)}\n  actual item:   ${formatValue(item)}`,
      );
    }
    this.#matched++;
    this.#compared++;
    this.#forgetCompared();
  }

  /** Once they are half of the longer list: a constant time an item. */
  #forgetCompared(): void {
    if (this.#compared < 1024 || this.#compared * 2 < Math.max(this.#expected.length, this.#actual.length)) return;
    this.#expected.splice(0, this.#compared);
    this.#actual.splice(0, this.#compared);
    this.#compared = 0;
  }

  #unexpected({ item, cycle }: { item: T; cycle: number }): ScoreboardMismatch {
    return this.#fail(`item ${this.#matched} at cycle ${cycle} was not expected: ${formatValue(item)}`);
  }

  #fail(text: string): ScoreboardMismatch {
    this.#failure ??= new ScoreboardMismatch(`scoreboard ${this.name}: ${text}`);
    return this.#failure;
  }
}
