/** The triggers of one clock: a number of edges, and a condition looked at after each. */
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';
import type { ClockEdge } from './clock.ts';
import { type Entry, Timer } from './edge-queue.ts';
import { type Armed, type Listener, nothingArmed, type Trigger } from './trigger.ts';

/** Fires after `n` edges of that kind, counted from when it is armed; at once for 0. */
export class Edges implements Trigger<void> {
  readonly #edge: ClockEdge;
  readonly #n: number;
  readonly #text: string;

  /** `text` is how reports name the wait. */
  constructor(edge: ClockEdge, n: number, text: string) {
    if (!Number.isSafeInteger(n) || n < 0) throw new UserError(`a number of cycles is an integer from 0 up, not ${n}`);
    this.#edge = edge;
    this.#n = n;
    this.#text = text;
  }

  describe(): string {
    return this.#text;
  }

  arm(listener: Listener<void>): Armed {
    const timer = new Timer(listener);
    this.enter(timer);
    return timer;
  }

  /** The same with an entry in the place of a listener. */
  enter(entry: Entry): void {
    const edge = this.#edge;
    if (!edge.rising) edge.clock.awaitFall();
    if (this.#n === 1) edge.queue.enterNext(edge.count + 1, entry);
    else if (this.#n > 0) edge.queue.enter(edge.count + this.#n, entry);
    else entry.fireAtOnce();
  }
}

/** A port as a condition, which holds while it is not 0; `String(word)` or its name is how reports name it. */
export interface Word {
  readonly name?: string;
  get(): Value;
}

/** Fires at once if the condition holds when it is armed, else at the first edge after which it does. */
export class Condition implements Trigger<void> {
  readonly #edge: ClockEdge;
  readonly #condition: Word | (() => boolean);
  readonly #holds: () => boolean;

  /** A function must only read; what it throws fails the wait. */
  constructor(edge: ClockEdge, condition: Word | (() => boolean)) {
    this.#edge = edge;
    this.#condition = condition;
    this.#holds = typeof condition === 'function' ? condition : () => Boolean(condition.get());
  }

  describe(): string {
    const condition = this.#condition;
    if (typeof condition !== 'function') return `until(${condition.name ?? String(condition)})`;
    const source = condition.toString().replace(/\s+/g, ' ');
    return `until(${source.length > 80 ? `${source.slice(0, 77)}...` : source})`;
  }

  arm(listener: Listener<void>): Armed {
    try {
      if (!this.#holds()) return this.#edge.queue.when(this.#holds, listener);
    } catch (error) {
      listener.fail(error);
      return nothingArmed;
    }
    listener.fire();
    return nothingArmed;
  }
}
