/** An access of a manager, and the waits for its response. */
import { type Armed, type Listener, nothingArmed, type Trigger } from '../kernel/trigger.ts';
import { Waiters } from '../kernel/waiters.ts';

/** Settles once, with a result or an error; a later wait returns immediately. */
export class Operation<T> implements Trigger<T> {
  readonly #what: string;
  readonly #waiters = new Waiters<T>();
  #outcome: { readonly value: T } | { readonly error: Error } | undefined;

  /** `what` is how reports name it. */
  constructor(what: string) {
    this.#what = what;
  }

  describe(): string {
    return this.#what;
  }

  arm(listener: Listener<T>): Armed {
    if (this.#outcome === undefined) return this.#waiters.add(listener);
    if ('error' in this.#outcome) listener.fail(this.#outcome.error);
    else listener.fire(this.#outcome.value);
    return nothingArmed;
  }

  complete(value: T): void {
    this.#outcome = { value };
    this.#waiters.fire(value);
  }

  fail(error: Error): void {
    this.#outcome = { error };
    this.#waiters.fail(error);
  }
}
