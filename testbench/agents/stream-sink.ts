/** The agent that takes items from a stream of the design. */
import { UserError } from '../../support/user-error.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Agent } from '../kernel/kernel.ts';
import { type Armed, type Listener, nothingArmed } from '../kernel/trigger.ts';
import type { Wait } from '../kernel/wait.ts';
import { Waiters } from '../kernel/waiters.ts';
import { type PatternLike, startPattern } from './patterns.ts';
import { inReset, type OnItem, type StreamPorts } from './stream-ports.ts';

/** An item and the edge, counted from 0, at which it was handed over. */
export interface Received<T> {
  readonly item: T;
  readonly cycle: number;
}

/** How a sink behaves. */
export interface SinkOptions<T> {
  /** In which clocks it is ready. Default: in all. */
  readonly ready?: PatternLike;
  /** Called for each item as it is taken. */
  readonly onItem?: OnItem<T>;
  /** Whether `items` and `recv` are to have what was taken. Default true; false saves memory in very long runs. */
  readonly keep?: boolean;
}

/**
 * Takes items and keeps them in order. Ready does not depend on valid, and is first high after the first edge.
 * `recv` hands each kept item out once; `items` has them all.
 */
export class StreamSink<T> implements Agent {
  readonly ports: StreamPorts<T, never>;
  readonly #host: AgentHost;
  readonly #onItem: OnItem<T> | undefined;
  readonly #keeps: boolean;
  readonly #willing: () => boolean;
  readonly #items: Received<T>[] = [];
  readonly #receivers = new Waiters<Received<T>>();
  readonly #counters = new Set<{ readonly count: number; readonly listener: Listener<void> }>();
  #count = 0;
  /** Items of `#items` that `recv` has handed out. */
  #handed = 0;
  #paused = false;
  #ready = false;

  constructor(ports: StreamPorts<T, never>, host: AgentHost, options: SinkOptions<T> = {}) {
    this.ports = ports;
    this.#host = host;
    this.#onItem = options.onItem;
    this.#keeps = options.keep !== false;
    this.#willing = startPattern(options.ready ?? true, host.random.fork(`sink ${ports.name}`));
    ports.ready.set(0);
  }

  /** All items taken so far, with their edges. */
  get items(): readonly Received<T>[] {
    return this.#items;
  }

  /** Number of items taken so far. */
  get count(): number {
    return this.#count;
  }

  /** The next item that has not been received yet; waits until there is one. First come, first served. */
  recv(): Wait<Received<T>> {
    if (!this.#keeps)
      throw new UserError(`the sink ${this.ports.name} was made with keep: false, so it has nothing for recv`);
    return this.#host.wait({
      describe: () => `an item on ${this.ports.name}`,
      arm: (listener) => {
        const item = this.recvNow();
        if (item === undefined) return this.#receivers.add(listener);
        listener.fire(item);
        return nothingArmed;
      },
    });
  }

  /** As `recv`, or undefined if there is none now. */
  recvNow(): Received<T> | undefined {
    const item = this.#items[this.#handed];
    if (item !== undefined) this.#handed++;
    return item;
  }

  /** Wait until `count` items have been taken since the start. */
  received(count: number): Wait<void> {
    return this.#host.wait({
      describe: () => `${count} items on ${this.ports.name} (${this.#count} came)`,
      arm: (listener) => this.#armCount(count, listener),
    });
  }

  /** Not ready until `resume`. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
  }

  sample(): void {
    if (!this.#ready || this.ports.valid.get() === 0) return;
    if (inReset(this.ports)) return;
    const item = this.ports.payload.read();
    const cycle = this.#host.cycle;
    this.#count++;
    if (this.#onItem !== undefined) this.#onItem(item, cycle);
    if (this.#keeps) this.#keep({ item, cycle });
    if (this.#counters.size > 0) this.#tellCounters();
  }

  drive(): void {
    const ready = this.#willing() && !this.#paused;
    if (ready === this.#ready) return;
    this.#ready = ready;
    this.ports.ready.set(ready ? 1 : 0);
  }

  #keep(received: Received<T>): void {
    this.#items.push(received);
    // A receiver waits only when everything before has been handed out.
    if (this.#receivers.size === 0) return;
    this.#handed++;
    this.#receivers.fireFirst(received);
  }

  #armCount(count: number, listener: Listener<void>): Armed {
    if (this.#count >= count) {
      listener.fire();
      return nothingArmed;
    }
    const entry = { count, listener };
    this.#counters.add(entry);
    return { disarm: () => this.#counters.delete(entry) };
  }

  #tellCounters(): void {
    for (const entry of this.#counters) {
      if (this.#count < entry.count) continue;
      this.#counters.delete(entry);
      entry.listener.fire();
    }
  }
}
