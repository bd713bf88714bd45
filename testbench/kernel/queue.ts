/** Items on their way from some tasks to others. */
import { Ring } from '../../support/ring.ts';
import { UserError } from '../../support/user-error.ts';
import type { WaitMaker } from './event.ts';
import { type Listener, nothingArmed } from './trigger.ts';
import type { Wait } from './wait.ts';
import { Waiters } from './waiters.ts';

/** Where a queue keeps its items: decides which one comes out next. */
export interface Store<T> {
  readonly length: number;
  push(item: T): void;
  /** The next item; only called when there is one. */
  take(): T;
}

/** How a queue is made. */
export interface QueueOptions<T> {
  /** Items that it holds at most, from 1 up. Default: any number. */
  readonly capacity?: number;
  /** Default: first in, first out. */
  readonly store?: Store<T>;
}

/**
 * A queue. Guarantees: those who wait to get an item get one in the order in which they began to, those who wait to put
 * one likewise; a wait that is cancelled or given up takes no item and puts none.
 */
export class Queue<T> {
  readonly #host: WaitMaker;
  readonly #capacity: number;
  readonly #items: Store<T>;
  readonly #getters = new Waiters<T>();
  /** Those who wait for room, each with its item, in order. */
  readonly #putters = new Set<{ readonly item: T; readonly listener: Listener<void> }>();

  constructor(host: WaitMaker, { capacity = Number.POSITIVE_INFINITY, store = new Fifo<T>() }: QueueOptions<T> = {}) {
    if (!(capacity >= 1)) throw new UserError(`a queue holds 1 item or more, not ${capacity}`);
    this.#host = host;
    this.#capacity = capacity;
    this.#items = store;
  }

  /** Items in it. */
  get length(): number {
    return this.#items.length;
  }

  get empty(): boolean {
    return this.length === 0;
  }

  get full(): boolean {
    return this.length >= this.#capacity;
  }

  /** Put an item in; waits while it is full. */
  put(item: T): Wait<void> {
    return this.#host.wait({
      describe: () => 'room in a queue',
      arm: (listener) => {
        if (this.#accept(item)) {
          listener.fire();
          return nothingArmed;
        }
        const putter = { item, listener };
        this.#putters.add(putter);
        return { disarm: () => this.#putters.delete(putter) };
      },
    });
  }

  /** Put an item in if there is room; false if not. */
  putNow(item: T): boolean {
    return this.#accept(item);
  }

  /** The next item; waits while there is none. */
  get(): Wait<T> {
    return this.#host.wait({
      describe: () => 'an item in a queue',
      arm: (listener) => {
        if (this.empty) return this.#getters.add(listener);
        listener.fire(this.#take());
        return nothingArmed;
      },
    });
  }

  /** The next item, or undefined if there is none now. */
  getNow(): T | undefined {
    return this.empty ? undefined : this.#take();
  }

  #accept(item: T): boolean {
    // A getter waits only while the queue is empty.
    if (this.#getters.fireFirst(item)) return true;
    if (this.full) return false;
    this.#items.push(item);
    return true;
  }

  #take(): T {
    const item = this.#items.take();
    const [putter] = this.#putters;
    if (putter === undefined) return item;
    this.#putters.delete(putter);
    this.#items.push(putter.item);
    putter.listener.fire();
    return item;
  }
}

class Fifo<T> implements Store<T> {
  readonly #ring = new Ring<T>();

  get length(): number {
    return this.#ring.length;
  }

  push(item: T): void {
    this.#ring.push(item);
  }

  take(): T {
    return this.#ring.shift();
  }
}

/** The item that came last comes out first. */
export class Lifo<T> implements Store<T> {
  readonly #items: T[] = [];

  get length(): number {
    return this.#items.length;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  take(): T {
    // Only called when there is one; `T` may include undefined.
    return this.#items.pop() as T;
  }
}

/**
 * The item of the lowest priority number comes out first; of several, the one that came first. Both take logarithmic
 * time.
 */
export class ByPriority<T> implements Store<T> {
  readonly #priority: (item: T) => number;
  readonly #heap: { readonly item: T; readonly priority: number; readonly order: number }[] = [];
  #order = 0;

  constructor(priority: (item: T) => number) {
    this.#priority = priority;
  }

  get length(): number {
    return this.#heap.length;
  }

  push(item: T): void {
    const heap = this.#heap;
    heap.push({ item, priority: this.#priority(item), order: this.#order++ });
    for (let i = heap.length - 1; i > 0; ) {
      const up = (i - 1) >> 1;
      if (!this.#before(i, up)) return;
      this.#swap(i, up);
      i = up;
    }
  }

  take(): T {
    const heap = this.#heap;
    this.#swap(0, heap.length - 1);
    const { item } = heap.pop()!;
    for (let i = 0; ; ) {
      let next = i;
      for (const child of [2 * i + 1, 2 * i + 2]) if (child < heap.length && this.#before(child, next)) next = child;
      if (next === i) return item;
      this.#swap(i, next);
      i = next;
    }
  }

  #before(i: number, j: number): boolean {
    const [a, b] = [this.#heap[i]!, this.#heap[j]!];
    return (a.priority - b.priority || a.order - b.order) < 0;
  }

  #swap(i: number, j: number): void {
    const heap = this.#heap;
    const kept = heap[i]!;
    heap[i] = heap[j]!;
    heap[j] = kept;
  }
}
