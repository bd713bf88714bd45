/** Tasks whose function is a generator: they `yield` their waits, and no promise is made for one. */
import { UserError } from '../../support/user-error.ts';
import { Entry } from './edge-queue.ts';
import { Edges } from './edge-triggers.ts';
import type { Step } from './quiescence.ts';
import type { Task, TaskHandle } from './task.ts';
import { type Armed, type Listener, nothingArmed, type Trigger } from './trigger.ts';
import type { Registered, Wait } from './wait.ts';
import { Yieldable } from './yieldable.ts';

/** What a generator of a task may `yield`. */
export type Yielded = Wait<unknown> | TaskHandle<unknown>;

/**
 * A task's function as a generator. `yield wait` waits as `await wait` does in an `async` function; `yield* wait` also
 * gives the value of the wait with its type, and so does `yield* helper(t)` of another such generator.
 */
export type Steps<T> = Generator<Yielded, T, unknown>;

/** What a task's function returns: it is an `async` function, or a generator. */
export type Running<T> = PromiseLike<T> | Steps<T>;

/** How a generator has ended. */
type Ended<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/** Whether a task's function is a generator, by what it has returned. */
export function isSteps<T>(running: T | Running<T>): running is Steps<T> {
  return (
    typeof running === 'object' &&
    running !== null &&
    'next' in running &&
    'throw' in running &&
    Symbol.iterator in running
  );
}

/** The same, and `then` is called with the result before the task ends. */
export function followedBy<T, R>(running: Running<T>, then: (value: T) => R): Running<R> {
  if (!isSteps(running)) return running.then(then);
  return (function* (): Steps<R> {
    return then(yield* running);
  })();
}

/** What a wait of a generator tells its outcome. */
interface GoesOn {
  goOn(value: unknown, failed: boolean): void;
}

/** Runs the generator of one task, from wait to wait, when the kernel calls `step`. */
export class Stepper<T> implements GoesOn, Step {
  readonly #task: Task<T>;
  readonly #steps: Steps<T>;
  readonly #ended: (outcome: Ended<T>) => void;
  #edges: EdgeWait;
  #failed = false;
  /** What its wait has given, or thrown. */
  #value: unknown;

  constructor(task: Task<T>, steps: Steps<T>, ended: (outcome: Ended<T>) => void) {
    this.#task = task;
    this.#steps = steps;
    this.#ended = ended;
    this.#edges = new EdgeWait(task, this);
  }

  /** Go on with that value when the tasks of this moment run. */
  goOn(value: unknown, failed = false): void {
    this.#value = value;
    this.#failed = failed;
    this.#task.host.quiescence.ready.push(this);
  }

  /** Run to the next wait, or to the end. */
  step(): void {
    let next: IteratorResult<Yielded, T>;
    try {
      next = this.#failed ? this.#steps.throw(this.#value) : this.#steps.next(this.#value);
    } catch (error) {
      this.#edges.leave();
      this.#ended({ ok: false, error });
      return;
    }
    // By its type it is one of these, but a type can be got around.
    const yielded: unknown = next.value;
    if (!next.done && yielded instanceof Yieldable && yielded.trigger instanceof Edges) {
      // One that was disarmed may be in a list still.
      if (this.#edges.place !== 'none') this.#edges = new EdgeWait(this.#task, this);
      this.#edges.waitFor(yielded.trigger);
      return;
    }
    this.#edges.leave();
    if (next.done) this.#ended({ ok: true, value: next.value });
    else if (yielded instanceof Yieldable) this.#task.register(new StepWait(this.#task, this, yielded.trigger));
    else this.goOn(new UserError(wrongYield(yielded)), true);
  }
}

function wrongYield(yielded: unknown): string {
  const promise = typeof yielded === 'object' && yielded !== null && 'then' in yielded;
  const text = promise
    ? 'a promise: yield* t.fork(() => promise)'
    : `${String(yielded)}: yield t.rising(), for example`;
  return `the generator of a task yields waits of t and tasks, not ${text}`;
}

/** One `yield` of one wait. */
class StepWait implements Listener<unknown>, Registered {
  readonly #task: Task<unknown>;
  readonly #stepper: GoesOn;
  readonly #trigger: Trigger<unknown>;
  #armed: Armed = nothingArmed;
  #over = false;

  constructor(task: Task<unknown>, stepper: GoesOn, trigger: Trigger<unknown>) {
    this.#task = task;
    this.#stepper = stepper;
    this.#trigger = trigger;
  }

  describe(): string {
    return this.#trigger.describe();
  }

  arm(): void {
    this.#armed = this.#trigger.arm(this);
  }

  fire(value: unknown): void {
    this.#end(value, false);
  }

  fail(error: unknown): void {
    this.#end(error, true);
  }

  reject(error: unknown): void {
    this.#armed.disarm();
    this.fail(error);
  }

  #end(value: unknown, failed: boolean): void {
    if (this.#over) return;
    this.#over = true;
    this.#task.woken(this);
    const { wakes } = this.#task.host;
    if (wakes === undefined) this.#stepper.goOn(value, failed);
    else wakes.push(() => this.#stepper.goOn(value, failed));
  }
}

/**
 * The waits of one generator for edges, one after another: what most of them do all the time. From an edge to the next
 * `yield` the task stays registered: it is among those that are ready, and the kernel carries these out before it looks
 * whether anyone runs.
 */
class EdgeWait extends Entry implements Registered {
  readonly #task: Task<unknown>;
  readonly #stepper: GoesOn;
  #trigger: Edges | undefined;
  #fired = false;

  constructor(task: Task<unknown>, stepper: GoesOn) {
    super();
    this.#task = task;
    this.#stepper = stepper;
  }

  waitFor(trigger: Edges): void {
    this.#trigger = trigger;
    if (!this.#fired) {
      this.#task.register(this);
      return;
    }
    this.#fired = false;
    this.#task.registerAgain(this);
  }

  /** The generator waits for something else, or has ended. */
  leave(): void {
    if (!this.#fired) return;
    this.#fired = false;
    this.#task.woken(this);
  }

  describe(): string {
    return this.#trigger!.describe();
  }

  arm(): void {
    this.#trigger!.enter(this);
  }

  reject(error: unknown): void {
    if (this.#fired) return;
    this.disarm();
    this.#task.woken(this);
    this.#goOn(error, true);
  }

  protected override deliver(): void {
    this.#fired = true;
    this.#goOn(undefined, false);
  }

  #goOn(value: unknown, failed: boolean): void {
    const { wakes } = this.#task.host;
    if (wakes === undefined) this.#stepper.goOn(value, failed);
    else wakes.push(() => this.#stepper.goOn(value, failed));
  }
}
