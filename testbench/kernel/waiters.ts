/** A list of those who wait for something that an agent announces. */
import type { Armed, Listener } from './trigger.ts';

/**
 * Listeners in the order in which they came. An agent that calls `fire` in `sample` or `drive` wakes tasks in the
 * present cycle, after all drives, before those who wait for the edge.
 */
export class Waiters<T> {
  readonly #listeners = new Set<Listener<T>>();

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener<T>): Armed {
    this.#listeners.add(listener);
    return { disarm: () => this.#listeners.delete(listener) };
  }

  /** Tell everyone and forget them. */
  fire(value: T): void {
    if (this.#listeners.size === 0) return;
    for (const listener of this.#takeAll()) listener.fire(value);
  }

  /** Tell everyone that it will not happen, and forget them. */
  fail(error: unknown): void {
    for (const listener of this.#takeAll()) listener.fail(error);
  }

  /** Tell the one that came first. False if there is none. */
  fireFirst(value: T): boolean {
    for (const listener of this.#listeners) {
      this.#listeners.delete(listener);
      listener.fire(value);
      return true;
    }
    return false;
  }

  #takeAll(): Listener<T>[] {
    const all = [...this.#listeners];
    this.#listeners.clear();
    return all;
  }
}
