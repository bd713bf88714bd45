/**
 * Who waits for what is due at a number: an edge by its count, a time. Timers in a heap, those of the next number and
 * conditions in lists; no one is woken early.
 */
import type { Armed, Listener } from './trigger.ts';

/**
 * Says that somebody has begun to wait in a queue that is given it; whoever finds no one there any more takes it back.
 */
export interface Doorbell {
  rung: boolean;
}

/** Numbers the waits of a run in the order in which they began. */
export interface Order {
  next: number;
}

/**
 * The listeners that wait for edges of one clock, or for times.
 * Guarantee: at an edge all timers that are due and all conditions that hold fire in the order they were armed, and the
 * conditions are all evaluated before the first of them fires.
 */
export class EdgeQueue {
  /** The number at which the next timer is due; Infinity without timers. */
  nextDue = Number.POSITIVE_INFINITY;
  readonly #order: Order;
  readonly #bell: Doorbell;
  readonly #timers: Entry[] = [];
  /** Timers of one number, the next one for nearly all: in the order in which they were armed, without a heap. */
  #soon: Entry[] = [];
  #soonEdge = Number.POSITIVE_INFINITY;
  /** Those of them that are not disarmed. */
  #soonLive = 0;
  #conditions: Condition[] = [];
  /** An empty list, where one is left. */
  #spare: Entry[] | undefined;
  /** Disarmed timers still in the heap. */
  #dead = 0;

  /** Queues that are to fire together share their order. */
  constructor(order: Order = { next: 0 }, bell: Doorbell = { rung: false }) {
    this.#order = order;
    this.#bell = bell;
  }

  /** True if something has to be looked at on every edge. */
  get watching(): boolean {
    return this.#conditions.length > 0;
  }

  /** True if anyone waits. */
  get busy(): boolean {
    return this.#conditions.length > 0 || this.nextDue !== Number.POSITIVE_INFINITY;
  }

  /** Fire when the number is `edge`. */
  at(edge: number, listener: Listener<void>): Armed {
    const timer = new Entry(this.#order.next++, edge, listener, this);
    this.#push(timer);
    this.#bell.rung = true;
    return timer;
  }

  /** As `at`, for the next number that comes. `used` is what the listener was given before, if it is over. */
  next(edge: number, listener: Listener<void>, used?: Armed): Armed {
    if (this.#soon.length === 0) this.#soonEdge = edge;
    else if (this.#soonEdge !== edge) return this.at(edge, listener);
    const sequence = this.#order.next++;
    const again = used instanceof Entry && used.again(sequence, edge, this);
    const timer = again ? used : new Entry(sequence, edge, listener, this);
    timer.place = 'soon';
    this.#soon.push(timer);
    this.#soonLive++;
    if (edge < this.nextDue) this.nextDue = edge;
    this.#bell.rung = true;
    return timer;
  }

  /** Fire at the first edge after which `holds` returns true; fail if it throws. `holds` must only read. */
  when(holds: () => boolean, listener: Listener<void>): Armed {
    const condition = new Condition(this.#order.next++, holds, listener, this);
    this.#conditions.push(condition);
    this.#bell.rung = true;
    return condition;
  }

  /** Fire everything that is due now that the number is `edge`. */
  expire(edge: number): void {
    if (edge < this.nextDue && this.#conditions.length === 0) return;
    let due = this.#spare ?? [];
    if (this.#conditions.length === 0 && !(edge >= this.#heapDue)) {
      // What nearly always is all: those who wait for this very edge.
      const soon = this.#soon;
      this.#soon = due;
      due = soon;
      this.#soonTaken();
    } else {
      this.collect(edge, due);
    }
    this.#spare = undefined;
    for (let i = 0; i < due.length; i++) due[i]!.fire();
    empty(due);
    this.#spare = due;
  }

  /** Move everything that is due into the list, in the order in which it was armed. */
  collect(edge: number, due: Due[]): void {
    const list = due as Entry[];
    const first = list.length;
    if (edge >= this.#soonEdge && this.#soon.length > 0) {
      list.push(...this.#soon);
      empty(this.#soon);
      this.#soonTaken();
    }
    const soon = list.length;
    this.#takeTimers(edge, list);
    if (soon > first && list.length > soon) fireOrder(list);
    if (this.#conditions.length > 0) this.#takeConditions(list, first);
  }

  /** Called by an entry that is disarmed. */
  forget(entry: Entry): void {
    if (entry instanceof Condition) {
      this.#conditions = this.#conditions.filter((other) => other !== entry);
      return;
    }
    if (entry.place === 'soon') {
      // Of an edge that is being told, it is in no list any more.
      if (entry.edge !== this.#soonEdge || --this.#soonLive > 0) return;
      empty(this.#soon);
      this.#setNextDue();
      return;
    }
    if (entry.place === 'none') return;
    this.#dead++;
    this.#dropDead();
    // Long timeouts are nearly always disarmed; without this they would fill the heap.
    if (this.#dead < 64 || this.#dead * 2 < this.#timers.length) return;
    const live = this.#timers.filter((timer) => timer.live).sort(before);
    // A sorted list is a heap.
    this.#timers.length = 0;
    this.#timers.push(...live);
    this.#dead = 0;
    this.#setNextDue();
  }

  #takeTimers(edge: number, due: Entry[]): void {
    while (edge >= this.#heapDue) {
      due.push(this.#pop());
      this.#dropDead();
    }
  }

  /** Keeps the top of the heap alive, so that `nextDue` is true. */
  #dropDead(): void {
    while (this.#timers[0]?.live === false) {
      this.#pop();
      this.#dead--;
    }
  }

  #takeConditions(due: Entry[], first: number): void {
    const timers = due.length - first;
    let kept = 0;
    const all = this.#conditions;
    for (const condition of all) {
      if (condition.test()) due.push(condition);
      else all[kept++] = condition;
    }
    // A new length is a call out of compiled code, even where it is the old one.
    if (kept < all.length) all.length = kept;
    if (timers > 0 && due.length - first > timers) fireOrder(due);
  }

  #push(timer: Entry): void {
    const heap = this.#timers;
    let i = heap.push(timer) - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = heap[up] as Entry;
      if (before(parent, timer) < 0) break;
      heap[i] = parent;
      i = up;
    }
    heap[i] = timer;
    this.#setNextDue();
  }

  /** To be called when the heap is not empty. */
  #pop(): Entry {
    const heap = this.#timers;
    const top = heap[0] as Entry;
    top.place = 'none';
    const last = heap.pop() as Entry;
    if (heap.length > 0) {
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= heap.length) break;
        const right = heap[child + 1];
        if (right !== undefined && before(right, heap[child] as Entry) < 0) child++;
        const smaller = heap[child] as Entry;
        if (before(last, smaller) < 0) break;
        heap[i] = smaller;
        i = child;
      }
      heap[i] = last;
    }
    this.#setNextDue();
    return top;
  }

  #setNextDue(): void {
    const soon = this.#soon.length > 0 ? this.#soonEdge : Number.POSITIVE_INFINITY;
    this.nextDue = Math.min(this.#heapDue, soon);
  }

  /** When the first timer of the heap is due. */
  get #heapDue(): number {
    return this.#timers.length === 0 ? Number.POSITIVE_INFINITY : this.#timers[0]!.edge;
  }

  /** To be called when the timers of the next edge have been taken. */
  #soonTaken(): void {
    this.#soonLive = 0;
    this.#soonEdge = Number.POSITIVE_INFINITY;
    this.nextDue = this.#heapDue;
  }
}

/** Remove all elements; quicker than a new length, which is a call out of compiled code. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Sort what several queues found due into the order in which it was armed. */
export function fireOrder(due: Due[]): void {
  due.sort((a, b) => a.sequence - b.sequence);
}

/** A wait that is over; `fire` tells its listener, unless one that was told before has disarmed it. */
export interface Due {
  readonly sequence: number;
  fire(): void;
}

/** Negative if `a` is due first; armed first counts when they are due together. */
function before(a: Entry, b: Entry): number {
  return a.edge - b.edge || a.sequence - b.sequence;
}

class Entry implements Armed, Due {
  sequence: number;
  edge: number;
  readonly #listener: Listener<void>;
  readonly #queue: EdgeQueue;
  live = true;
  /** Where it waits; nowhere from the moment it is found due. */
  place: 'heap' | 'soon' | 'none' = 'heap';

  constructor(sequence: number, edge: number, listener: Listener<void>, queue: EdgeQueue) {
    this.sequence = sequence;
    this.edge = edge;
    this.#listener = listener;
    this.#queue = queue;
  }

  /** Waits once more, where it is in no list of that queue any more; false where it may be. */
  again(sequence: number, edge: number, queue: EdgeQueue): boolean {
    if (this.place !== 'none' || this.#queue !== queue) return false;
    this.sequence = sequence;
    this.edge = edge;
    this.live = true;
    return true;
  }

  /** Not if an entry that fired before it, at the same edge, has disarmed it. */
  fire(): void {
    if (!this.live) return;
    this.live = false;
    this.place = 'none';
    this.deliver(this.#listener);
  }

  disarm(): void {
    if (!this.live) return;
    this.live = false;
    this.#queue.forget(this);
  }

  protected deliver(listener: Listener<void>): void {
    listener.fire();
  }
}

class Condition extends Entry {
  readonly #holds: () => boolean;
  #error: { readonly thrown: unknown } | undefined;

  constructor(sequence: number, holds: () => boolean, listener: Listener<void>, queue: EdgeQueue) {
    super(sequence, 0, listener, queue);
    this.#holds = holds;
  }

  test(): boolean {
    try {
      return this.#holds();
    } catch (thrown) {
      this.#error = { thrown };
      return true;
    }
  }

  protected override deliver(listener: Listener<void>): void {
    if (this.#error === undefined) listener.fire();
    else listener.fail(this.#error.thrown);
  }
}
