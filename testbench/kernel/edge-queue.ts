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
    const timer = new Timer(listener);
    this.enter(edge, timer);
    return timer;
  }

  /** As `at`, of an entry that is in no list. */
  enter(edge: number, entry: Entry): void {
    entry.begin(this, this.#order.next++, edge, 'heap');
    this.#push(entry);
    this.#bell.rung = true;
  }

  /** As `enter`, for the next number that comes. */
  enterNext(edge: number, entry: Entry): void {
    if (this.#soon.length === 0) this.#soonEdge = edge;
    else if (this.#soonEdge !== edge) {
      this.enter(edge, entry);
      return;
    }
    entry.begin(this, this.#order.next++, edge, 'soon');
    this.#soon.push(entry);
    this.#soonLive++;
    if (edge < this.nextDue) this.nextDue = edge;
    this.#bell.rung = true;
  }

  /** Fire at the first edge after which `holds` returns true; fail if it throws. `holds` must only read. */
  when(holds: () => boolean, listener: Listener<void>): Armed {
    const condition = new Condition(holds, listener);
    condition.begin(this, this.#order.next++, 0, 'none');
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
    if (entry.place !== 'heap') return;
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
      const timer = this.#pop();
      timer.place = 'due';
      due.push(timer);
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

/** Where an entry is: in the heap, in the list of the next edge, or among those found due. `none` once it has fired. */
type Place = 'heap' | 'soon' | 'due' | 'none';

/** What waits in a queue, for one time after another: it may be entered again while its place is `none`. */
export abstract class Entry implements Armed, Due {
  sequence = 0;
  edge = 0;
  live = false;
  place: Place = 'none';
  #queue: EdgeQueue | undefined;

  /** Called by the queue that it is entered in. */
  begin(queue: EdgeQueue, sequence: number, edge: number, place: Place): void {
    this.#queue = queue;
    this.sequence = sequence;
    this.edge = edge;
    this.place = place;
    this.live = true;
  }

  /** Not if an entry that fired before it, at the same edge, has disarmed it. */
  fire(): void {
    if (!this.live) return;
    this.live = false;
    this.place = 'none';
    this.deliver();
  }

  /** Where there is nothing to wait for. */
  fireAtOnce(): void {
    this.live = true;
    this.fire();
  }

  disarm(): void {
    if (!this.live) return;
    this.live = false;
    this.#queue!.forget(this);
  }

  protected abstract deliver(): void;
}

/** Tells its listener once. */
export class Timer extends Entry {
  readonly #listener: Listener<void>;

  constructor(listener: Listener<void>) {
    super();
    this.#listener = listener;
  }

  protected override deliver(): void {
    this.#listener.fire();
  }
}

class Condition extends Entry {
  readonly #holds: () => boolean;
  readonly #listener: Listener<void>;
  #error: { readonly thrown: unknown } | undefined;

  constructor(holds: () => boolean, listener: Listener<void>) {
    super();
    this.#holds = holds;
    this.#listener = listener;
  }

  test(): boolean {
    try {
      return this.#holds();
    } catch (thrown) {
      this.#error = { thrown };
      return true;
    }
  }

  protected override deliver(): void {
    if (this.#error === undefined) this.#listener.fire();
    else this.#listener.fail(this.#error.thrown);
  }
}
