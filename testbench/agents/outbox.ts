/** The send queue of an agent: every item can be awaited. */
import { Ring } from '../../support/ring.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import { type Armed, type Listener, nothingArmed, type Trigger } from '../kernel/trigger.ts';
import type { Wait } from '../kernel/wait.ts';
import { Waiters } from '../kernel/waiters.ts';
import type { Begun } from './begun.ts';

/** Items in order; an item is told what became of it when it has been sent, a `D`. */
export class Outbox<T, D> {
  readonly #name: string;
  readonly #host: Pick<AgentHost, 'wait'>;
  readonly #entries = new Ring<Entry<T, D>>();
  readonly #idle = new Waiters<void>();
  #sent = 0;

  /** `name` is the agent's, for the messages of waits. */
  constructor(name: string, host: Pick<AgentHost, 'wait'>) {
    this.#name = name;
    this.#host = host;
  }

  /** Items not yet sent. */
  get length(): number {
    return this.#entries.length;
  }

  /** Items sent so far. */
  get sent(): number {
    return this.#sent;
  }

  /** Queue an item, now. Awaiting the result waits until it has been sent. */
  push(item: T): Begun<D> {
    const entry = new Entry<T, D>(item, this.#name);
    this.#entries.push(entry);
    return this.#host.wait(entry);
  }

  /** The oldest item; the queue must not be empty. */
  first(): T {
    return this.#entries.first().item;
  }

  /** The oldest item has been sent. */
  complete(done: D): void {
    this.#sent++;
    this.#entries.shift().complete(done);
    if (this.length === 0) this.#idle.fire();
  }

  /** Wait until all items queued by then have been sent. */
  whenIdle(): Wait<void> {
    return this.#host.wait({
      describe: () => `${this.#name} to be idle`,
      arm: (listener) => {
        if (this.length > 0) return this.#idle.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  /** Discard all but the oldest `kept` items; waits for the discarded ones fail. */
  cut(kept: number): void {
    for (const entry of this.#entries.cut(kept)) entry.forget();
    if (this.length === 0) this.#idle.fire();
  }
}

class Entry<T, D> implements Trigger<D> {
  readonly item: T;
  readonly #owner: string;
  readonly #waiters = new Waiters<D>();
  #done: { readonly value: D } | { readonly error: Error } | undefined;

  constructor(item: T, owner: string) {
    this.item = item;
    this.#owner = owner;
  }

  describe(): string {
    return `${this.#owner} to send an item`;
  }

  arm(listener: Listener<D>): Armed {
    if (this.#done === undefined) return this.#waiters.add(listener);
    if ('error' in this.#done) listener.fail(this.#done.error);
    else listener.fire(this.#done.value);
    return nothingArmed;
  }

  complete(value: D): void {
    this.#done = { value };
    this.#waiters.fire(value);
  }

  forget(): void {
    const error = new Error(`${this.#owner} was cleared before it sent this item`);
    this.#done = { error };
    this.#waiters.fail(error);
  }
}
