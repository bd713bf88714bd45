/**
 * Knowing when all tasks have stopped, so that time may advance (research hdl-anchors 5.5).
 *
 * A task is an `async` function: between a wake and its next wait run microtasks that nothing announces. What can be
 * counted is the waits a task has registered and not been woken from, `pending`:
 *
 *   0: the task runs, or awaits a promise that is not ours;   1: it is parked;   2 or more: it has several strands
 *   (a native `Promise.all` or `race`, or a call of an async function that it has not awaited yet).
 *
 * The fast verdict, "everyone is parked", is given only when every live task has exactly one pending wait and none
 * ever had two. Such a task has one strand, and that strand is in the wait: nothing of it can run. In every other case
 * ("suspects") one macrotask turn is taken, which ends only after the microtask queue has run dry; slow, but sound.
 * A task that once had two strands stays a suspect, because from then on one pending wait no longer proves that the
 * other strand stands still.
 *
 * What counts cannot see: a second strand that has awaited nothing but foreign promises so far is noticed at its first
 * wait of ours, not before. `verify` finds such a task.
 */
import { macrotask } from './macrotask.ts';

/** A task without promises that is to go on. */
export interface Step {
  step(): void;
}

/** The part of a task that is counted. */
export interface Counted {
  readonly name: string;
  pending: number;
  state: CountedState;
  /** Has had two strands. */
  tangled: boolean;
}

/** `foreign`: a macrotask turn has shown that the task awaits a promise that is not ours. `ended`: its function has. */
export type CountedState = 'running' | 'parked' | 'foreign' | 'ended';

/**
 * Turns of the microtask queue to wait for the counts before the slow path. A task parks within two turns of its wake,
 * each level of async helper it returns through adds one to three, so this is reached only by a task on a foreign
 * promise.
 */
export const HOPS = 100;

/** The counts of one kernel's tasks. */
export class Quiescence {
  /** Tasks that run as far as the counts can tell. */
  running = 0;
  /** Reasons why counts do not suffice: a foreign task, a tangled task, a followed foreign promise; one each. */
  suspects = 0;
  /** Waits for the outside world during which time stands still. */
  holds = 0;
  /** Times that the slow path had to be taken. */
  slowSteps = 0;
  /** Starts, waits and ends so far: unchanged means that no task has done anything. */
  activity = 0;
  /** Tasks of generators that were woken, in that order. */
  readonly ready: Step[] = [];
  readonly #live = new Set<Counted>();
  #released: (() => void) | undefined;

  /** The fast verdict: every task is parked, and nothing else can wake one. */
  get still(): boolean {
    return this.running === 0 && this.suspects === 0 && this.holds === 0 && this.ready.length === 0;
  }

  started(task: Counted): void {
    this.activity++;
    this.#live.add(task);
    task.state = 'running';
    this.running++;
  }

  registered(task: Counted): void {
    this.activity++;
    if (++task.pending === 1) {
      if (task.state === 'running') this.running--;
      else this.suspects--;
      task.state = 'parked';
    } else if (!task.tangled) {
      task.tangled = true;
      this.suspects++;
    }
  }

  woken(task: Counted): void {
    if (--task.pending > 0 || task.state !== 'parked') return;
    task.state = 'running';
    this.running++;
  }

  ended(task: Counted): void {
    this.activity++;
    if (task.state === 'running') this.running--;
    else if (task.state === 'foreign') this.suspects--;
    if (task.tangled) this.suspects--;
    task.state = 'ended';
    this.#live.delete(task);
  }

  /** Names of the tasks that a foreign promise keeps. */
  foreign(): string[] {
    return [...this.#live].filter((task) => task.state === 'foreign').map((task) => task.name);
  }

  /** Resolves when no task can do anything more without an edge. With holds it waits for them, unless `abandon()`. */
  async settle(abandon: () => boolean): Promise<void> {
    for (;;) {
      this.runReady();
      for (let hop = 0; this.running > 0 && hop < HOPS; hop++) {
        await undefined;
        this.runReady();
      }
      if (this.running > 0 || this.suspects > 0) {
        this.slowSteps++;
        await this.drain();
        // Still running: a promise from outside was settled meanwhile.
        if (this.running > 0) continue;
      }
      if (this.holds === 0 || abandon()) return;
      await new Promise<void>((resolve) => {
        this.#released = resolve;
      });
      this.#released = undefined;
    }
  }

  /** Take one macrotask turn; who still has not registered a wait by then awaits a promise that is not ours. */
  async drain(): Promise<void> {
    do await macrotask();
    while (this.runReady());
    if (this.running === 0) return;
    for (const task of this.#live) {
      if (task.state !== 'running') continue;
      task.state = 'foreign';
      this.running--;
      this.suspects++;
    }
  }

  /** Have the tasks of generators go on, until all of them wait. False if there are none. */
  runReady(): boolean {
    const { ready } = this;
    if (ready.length === 0) return false;
    // Those that are woken meanwhile come at the end of the list.
    for (let i = 0; i < ready.length; i++) ready[i]!.step();
    // A few pops are quicker than a new length.
    while (ready.length > 0) ready.pop();
    return true;
  }

  hold(): void {
    this.holds++;
  }

  release(): void {
    this.holds--;
    this.#released?.();
  }

  /** Let `settle` look at `abandon()` again. */
  nudge(): void {
    this.#released?.();
  }
}
