/** The agent that takes items from a stream of the design. */
import type { Random } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Agent } from '../kernel/kernel.ts';
import { type Armed, type Listener, nothingArmed } from '../kernel/trigger.ts';
import type { Wait } from '../kernel/wait.ts';
import { Waiters } from '../kernel/waiters.ts';
import { checkedLimit } from './limit.ts';
import { type PatternLike, startPattern } from './patterns.ts';
import type { Assembly } from './payload.ts';
import { inReset, type OnItem, onClock, type SinkPorts } from './stream-ports.ts';

/** An item and the edge, counted from 0, at which it was handed over. */
export interface Received<T> {
  readonly item: T;
  readonly cycle: number;
  /** The first edge at which it was offered; only of a sink with `offers`. */
  readonly offered?: number;
}

/** How a sink behaves. */
export interface SinkOptions<T> {
  /** In which clocks it is ready. Default: in all. */
  readonly ready?: PatternLike;
  /** Called for each item as it is taken. */
  readonly onItem?: OnItem<T>;
  /** Whether `items` and `recv` are to have what was taken. Default true; false saves memory in very long runs. */
  readonly keep?: boolean;
  /** How many items may wait for `recv`: it is not ready while there are as many. Default: any number. */
  readonly limit?: number;
  /** Whether to note since which edge each item was offered. Default false. */
  readonly offers?: boolean;
}

/**
 * Takes items and keeps them in order. Ready does not depend on valid, and is first high after the first edge.
 * `recv` hands each kept item out once; `items` has them all. With a `limit` it takes no item that would exceed it:
 * room that `recv` makes after an edge counts from the next one on.
 */
export class StreamSink<T> implements Agent {
  readonly ports: SinkPorts<T>;
  readonly #host: AgentHost;
  readonly #onItem: OnItem<T> | undefined;
  readonly #keeps: boolean;
  readonly #limit: number;
  readonly #watches: boolean;
  readonly #random: Random;
  readonly #arrivals = new Waiters<void>();
  #willing: () => boolean;
  #items: Received<T>[] = [];
  readonly #receivers = new Waiters<Received<T>>();
  readonly #counters = new Set<{ readonly count: number; readonly listener: Listener<void> }>();
  #count = 0;
  /** Items of `#items` that `recv` has handed out. */
  #handed = 0;
  #paused = false;
  #ready = false;
  /** The first edge at which the item that waits was offered; -1 while there is none. */
  #offered = -1;

  constructor(ports: SinkPorts<T>, host: AgentHost, options: SinkOptions<T> = {}) {
    this.ports = onClock(ports, host);
    this.#host = host;
    this.#onItem = options.onItem;
    this.#keeps = options.keep !== false;
    this.#limit = checkedLimit(options.limit, `the sink ${ports.name}`);
    if (options.limit !== undefined && !this.#keeps)
      throw new UserError(`the sink ${ports.name} was made with keep: false, so nothing in it counts towards a limit`);
    this.#watches = options.offers === true;
    this.#random = host.random.fork(`sink ${ports.name}`);
    this.#willing = startPattern(options.ready ?? true, this.#random);
    if (ports.alwaysReady === true) this.#refusePauses(options);
    else ports.ready.set(0);
  }

  /** All items taken so far, or since the last `clear`, with their edges. */
  get items(): readonly Received<T>[] {
    return this.#items;
  }

  /** Number of items taken so far. */
  get count(): number {
    return this.#count;
  }

  /** Items that wait for `recv`. */
  get waiting(): number {
    return this.#items.length - this.#handed;
  }

  /** Whether none waits for `recv`. */
  get empty(): boolean {
    return this.waiting === 0;
  }

  /** Whether `limit` items wait for `recv`. */
  get full(): boolean {
    return this.waiting >= this.#limit;
  }

  /** Whether an item of several beats has begun that is not yet whole. */
  get open(): boolean {
    return this.ports.payload.assembly?.open === true;
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

  /** Wait until there is an item for `recv`, without receiving it. */
  arrival(): Wait<void> {
    return this.#host.wait({
      describe: () => `an item to arrive on ${this.ports.name}`,
      arm: (listener) => {
        if (this.empty) return this.#arrivals.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  /** Forget the items that it keeps, those that wait for `recv` too; `count` goes on. */
  clear(): void {
    this.#items = [];
    this.#handed = 0;
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
    if (this.ports.alwaysReady === true) throw this.#cannotWait();
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** From now on be ready in the clocks of this pattern. */
  setPattern(ready: PatternLike): void {
    if (this.ports.alwaysReady === true) throw this.#cannotWait();
    this.#willing = startPattern(ready, this.#random);
  }

  sample(): void {
    const { assembly } = this.ports.payload;
    if (this.#watches) this.#watch(assembly);
    if (assembly?.open === true && inReset(this.ports)) assembly.restart();
    if (!this.#ready || this.ports.valid.get() === 0) return;
    if (inReset(this.ports)) return;
    if (assembly === undefined) this.#take(this.ports.payload.read());
    else {
      const item = assembly.take();
      if (item !== undefined) this.#take(item);
    }
  }

  drive(): void {
    const ready = this.#willing() && !this.#paused && !this.full;
    if (ready === this.#ready) return;
    this.#ready = ready;
    this.ports.ready.set(ready ? 1 : 0);
  }

  #take(item: T): void {
    const { cycle } = this.#host;
    this.#count++;
    if (this.#onItem !== undefined) this.#onItem(item, cycle, this.#watches ? this.#offered : cycle);
    if (this.#keeps) this.#keep(this.#watches ? { item, cycle, offered: this.#offered } : { item, cycle });
    if (this.#counters.size > 0) this.#tellCounters();
    this.#offered = -1;
  }

  #watch(assembly: Assembly<T> | undefined): void {
    if (inReset(this.ports)) this.#offered = -1;
    else if (this.#offered < 0 && this.ports.valid.get() !== 0) this.#offered = this.#host.cycle;
    else if (this.ports.valid.get() === 0 && assembly?.open !== true) this.#offered = -1;
  }

  #keep(received: Received<T>): void {
    this.#items.push(received);
    if (this.#arrivals.size > 0) this.#arrivals.fire();
    // A receiver waits only when everything before has been handed out.
    if (this.#receivers.size === 0) return;
    this.#handed++;
    this.#receivers.fireFirst(received);
  }

  #refusePauses(options: SinkOptions<T>): void {
    if (options.ready !== undefined || options.limit !== undefined) throw this.#cannotWait();
    this.#ready = true;
  }

  #cannotWait(): UserError {
    return new UserError(`the stream ${this.ports.name} has no tready, so its sink cannot make it wait`);
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
