/** Time of the network: events in the order of their times, and of one time in the order in which they were set. */

/** Times are integers of ps below 2^53, two and a half hours. */
export class EventQueue {
  #now = 0;
  #count = 0;
  #order = 0;
  // A binary heap in arrays side by side, which is several times as fast as one of objects.
  readonly #times: number[] = [];
  readonly #orders: number[] = [];
  readonly #actions: ((argument: never) => void)[] = [];
  readonly #arguments: unknown[] = [];

  get now(): number {
    return this.#now;
  }

  /** Events that wait. */
  get size(): number {
    return this.#count;
  }

  /** Runs `action(argument)` at time `at`, which must not be past. */
  at<T>(at: number, action: (argument: T) => void, argument: T): void {
    if (!(at >= this.#now)) throw new RangeError(`an event at ${at} ps is set at ${this.#now} ps`);
    let hole = this.#count++;
    const order = this.#order++;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (this.#times[parent]! <= at) break;
      this.#move(parent, hole);
      hole = parent;
    }
    this.#put(hole, at, order, action, argument);
  }

  /** Runs `action(argument)` after `delay` ps. */
  after<T>(delay: number, action: (argument: T) => void, argument: T): void {
    this.at(this.#now + delay, action, argument);
  }

  /** Runs the next event; `false`: there is none. */
  step(): boolean {
    if (this.#count === 0) return false;
    this.#now = this.#times[0]!;
    const action = this.#actions[0]!;
    const argument = this.#arguments[0];
    this.#removeFirst();
    action(argument as never);
    return true;
  }

  /** Runs all events up to time `end`; `isDone` is asked after each. Whether events remain. */
  run(end = Number.POSITIVE_INFINITY, isDone: () => boolean = () => false): boolean {
    while (this.#count > 0 && this.#times[0]! <= end) {
      this.step();
      if (isDone()) break;
    }
    return this.#count > 0;
  }

  #removeFirst(): void {
    const last = --this.#count;
    const time = this.#times[last]!;
    const order = this.#orders[last]!;
    const action = this.#actions[last]!;
    const argument = this.#arguments[last];
    this.#arguments[last] = undefined;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= last) break;
      if (child + 1 < last && this.#isBefore(child + 1, child)) child += 1;
      const isLater = this.#times[child]! > time || (this.#times[child] === time && this.#orders[child]! > order);
      if (isLater) break;
      this.#move(child, hole);
      hole = child;
    }
    if (last > 0) this.#put(hole, time, order, action, argument);
  }

  #isBefore(a: number, b: number): boolean {
    const [atA, atB] = [this.#times[a]!, this.#times[b]!];
    return atA < atB || (atA === atB && this.#orders[a]! < this.#orders[b]!);
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#times[from]!, this.#orders[from]!, this.#actions[from]!, this.#arguments[from]);
  }

  #put(at: number, time: number, order: number, action: (argument: never) => void, argument: unknown): void {
    this.#times[at] = time;
    this.#orders[at] = order;
    this.#actions[at] = action;
    this.#arguments[at] = argument;
  }
}
