/** What scoreboards share that compare at the end of a cycle. */
import type { Agent } from '../kernel/kernel.ts';
import { ScoreboardMismatch } from './mismatch.ts';
import { formatValue } from './values.ts';

/** An item with the cycle of its edge. */
export interface Stamped<T> {
  readonly item: T;
  readonly cycle: number;
}

/** What a function that makes a scoreboard needs of a test: its `t` has it. */
export interface BoardHost {
  readonly host: { readonly cycle: number };
  attach<A extends Agent>(agent: A): A;
  atEnd(check: () => void): void;
}

/**
 * Items that came are kept until the end of their cycle, when all that the cycle expects is known: it does not matter
 * in which order `expect` and `actual` are called for an item that passes the design in one cycle. The first failure
 * ends the run, and is thrown again at the end of the test for those who swallowed it.
 */
export abstract class DeferredBoard<T> implements Agent {
  readonly name: string;
  protected readonly clock: { readonly cycle: number };
  #came: Stamped<T>[] = [];
  #failure: ScoreboardMismatch | undefined;

  /** `clock` tells the cycle that reports name. */
  constructor(name: string, clock: { readonly cycle: number }) {
    this.name = name;
    this.clock = clock;
  }

  /** The next item that came, by default in the present cycle. */
  actual(item: T, cycle: number = this.clock.cycle): void {
    this.#came.push({ item, cycle });
  }

  /** Throws `ScoreboardMismatch` for what came in this cycle and was not expected, or is overdue. */
  drive(): void {
    if (this.#came.length > 0) this.#compare();
    this.overdue();
  }

  /** To be called at the end: throws the first failure, or `ScoreboardMismatch` for items that are left over. */
  finish(): void {
    if (this.#failure !== undefined) throw this.#failure;
    this.#compare();
    this.leftOver();
  }

  /** Items that came and have not been compared yet. */
  protected get pending(): number {
    return this.#came.length;
  }

  /** Compares one item that came with what is expected. */
  protected abstract take(came: Stamped<T>): void;
  /** Fails for what should have come by now. */
  protected abstract overdue(): void;
  /** Fails for what is expected when nothing comes any more. */
  protected abstract leftOver(): void;

  /** The failure with that text. */
  protected fail(text: string): ScoreboardMismatch {
    this.#failure ??= new ScoreboardMismatch(`scoreboard ${this.name}: ${text}`);
    return this.#failure;
  }

  protected unexpected(what: string, { item, cycle }: Stamped<T>): ScoreboardMismatch {
    return this.fail(`${what} at cycle ${cycle} was not expected: ${formatValue(item)}`);
  }

  #compare(): void {
    const came = this.#came;
    this.#came = [];
    for (const one of came) this.take(one);
  }
}
