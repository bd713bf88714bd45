/** A flag that tasks wait for. */
import type { AgentHost } from './agent-host.ts';
import { nothingArmed } from './trigger.ts';
import type { Wait } from './wait.ts';
import { Waiters } from './waiters.ts';

/** What is needed to make waits: `t.host`. */
export type WaitMaker = Pick<AgentHost, 'wait'>;

/**
 * Something that happens once, until it is cleared, with a value for those who wait for it.
 * Guarantee: `set` wakes all who wait, in the order in which they began to, in the present moment.
 */
export class Event<T = void> {
  readonly #host: WaitMaker;
  readonly #waiters = new Waiters<T>();
  #value: { readonly of: T } | undefined;

  constructor(host: WaitMaker) {
    this.#host = host;
  }

  get isSet(): boolean {
    return this.#value !== undefined;
  }

  /**
   * It has happened: wake all who wait, and let no wait of it last until `clear`. A second value replaces the first.
   */
  set(value: T): void {
    this.#value = { of: value };
    this.#waiters.fire(value);
  }

  clear(): void {
    this.#value = undefined;
  }

  /** Over when it has happened, at once if it has; gives the value. */
  wait(): Wait<T> {
    return this.#host.wait({
      describe: () => 'an event',
      arm: (listener) => {
        if (this.#value === undefined) return this.#waiters.add(listener);
        listener.fire(this.#value.of);
        return nothingArmed;
      },
    });
  }
}
