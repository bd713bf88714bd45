/** The receive queue of an agent, and the waits on it. */
import type { AgentHost } from '../kernel/agent-host.ts';
import { type Armed, type Listener, nothingArmed } from '../kernel/trigger.ts';
import type { Wait } from '../kernel/wait.ts';
import { Waiters } from '../kernel/waiters.ts';

/** Items in the order in which they came. `recv` hands each out once; `items` has them all. */
export class Inbox<T> {
  readonly #name: string;
  readonly #host: Pick<AgentHost, 'wait'>;
  readonly #items: T[] = [];
  readonly #receivers = new Waiters<T>();
  readonly #counters = new Set<{ readonly count: number; readonly listener: Listener<void> }>();
  /** Items that `recv` has handed out. */
  #handed = 0;

  /** `name` says what comes from where, for the messages of waits: `frames on xgmii`. */
  constructor(name: string, host: Pick<AgentHost, 'wait'>) {
    this.#name = name;
    this.#host = host;
  }

  /** All that came so far. */
  get items(): readonly T[] {
    return this.#items;
  }

  /** The next item that has not been received yet; waits until there is one. First come, first served. */
  recv(): Wait<T> {
    return this.#host.wait({
      describe: () => `one of the ${this.#name}`,
      arm: (listener) => {
        if (this.#handed === this.#items.length) return this.#receivers.add(listener);
        listener.fire(this.#items[this.#handed++]!);
        return nothingArmed;
      },
    });
  }

  /** As `recv`, or undefined if there is none now. */
  recvNow(): T | undefined {
    return this.#handed < this.#items.length ? this.#items[this.#handed++] : undefined;
  }

  /** Wait until `count` items have come since the start. */
  received(count: number): Wait<void> {
    return this.#host.wait({
      describe: () => `${count} ${this.#name} (${this.#items.length} came)`,
      arm: (listener) => this.#armCount(count, listener),
    });
  }

  push(item: T): void {
    this.#items.push(item);
    // A receiver waits only when everything before has been handed out.
    if (this.#receivers.size > 0) {
      this.#handed++;
      this.#receivers.fireFirst(item);
    }
    for (const entry of this.#counters) {
      if (this.#items.length < entry.count) continue;
      this.#counters.delete(entry);
      entry.listener.fire();
    }
  }

  #armCount(count: number, listener: Listener<void>): Armed {
    if (this.#items.length >= count) {
      listener.fire();
      return nothingArmed;
    }
    const entry = { count, listener };
    this.#counters.add(entry);
    return { disarm: () => this.#counters.delete(entry) };
  }
}
