/** Functions that make what tasks share: events, locks and queues. */
import { Event } from '../kernel/event.ts';
import { Lock } from '../kernel/lock.ts';
import { ByPriority, Lifo, Queue } from '../kernel/queue.ts';
import type { TestContext } from './context.ts';

export type { Event, Lock, Queue };

/** An event: `const done = event<number>(t)`, `done.set(3)`, `await done.wait()`. */
export function event<T = void>(t: TestContext): Event<T> {
  return new Event<T>(t.host);
}

/** A lock: `await bus.use(async () => …)`. */
export function lock(t: TestContext): Lock {
  return new Lock(t.host);
}

/**
 * A queue, first in, first out; of at most `capacity` items if that is given: `await q.put(1)`, `await q.get()`,
 * `q.getNow()`.
 */
export function queue<T>(t: TestContext, capacity?: number): Queue<T> {
  return new Queue<T>(t.host, capacity === undefined ? {} : { capacity });
}

/** As `queue`, but the item that came last comes out first. */
export function lifoQueue<T>(t: TestContext, capacity?: number): Queue<T> {
  return new Queue<T>(t.host, { store: new Lifo<T>(), ...(capacity === undefined ? {} : { capacity }) });
}

/** As `queue`, but the item with the lowest priority number comes out first; of several, the one that came first. */
export function priorityQueue<T>(t: TestContext, priority: (item: T) => number, capacity?: number): Queue<T> {
  return new Queue<T>(t.host, { store: new ByPriority(priority), ...(capacity === undefined ? {} : { capacity }) });
}
