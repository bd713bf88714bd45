/** Tasks whose function is a generator: they `yield` their waits, and no promise is made for one. */
import { UserError } from '../../support/user-error.ts';
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
  readonly #edges: StepWait;
  #failed = false;
  /** What its wait has given, or thrown. */
  #value: unknown;

  constructor(task: Task<T>, steps: Steps<T>, ended: (outcome: Ended<T>) => void) {
    this.#task = task;
    this.#steps = steps;
    this.#ended = ended;
    this.#edges = new StepWait(task, this);
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
      this.#ended({ ok: false, error });
      return;
    }
    if (next.done) {
      this.#ended({ ok: true, value: next.value });
      return;
    }
    // By its type it is one of these, but a type can be got around.
    const yielded: unknown = next.value;
    if (yielded instanceof Yieldable) this.#task.register(this.#waitFor(yielded.trigger));
    else this.goOn(new UserError(wrongYield(yielded)), true);
  }

  /** Edges tell their listener once and never after `disarm`, so one wait serves for all of them, one after another. */
  #waitFor(trigger: Trigger<unknown>): StepWait {
    return trigger instanceof Edges ? this.#edges.of(trigger) : new StepWait(this.#task, this).of(trigger);
  }
}

function wrongYield(yielded: unknown): string {
  const promise = typeof yielded === 'object' && yielded !== null && 'then' in yielded;
  const text = promise
    ? 'a promise: yield* t.fork(() => promise)'
    : `${String(yielded)}: yield t.rising(), for example`;
  return `the generator of a task yields waits of t and tasks, not ${text}`;
}

/** A wait of a `yield`. */
class StepWait implements Listener<unknown>, Registered {
  readonly #task: Task<unknown>;
  readonly #stepper: GoesOn;
  #trigger: Trigger<unknown> | undefined;
  #armed: Armed = nothingArmed;
  #over = true;

  constructor(task: Task<unknown>, stepper: GoesOn) {
    this.#task = task;
    this.#stepper = stepper;
  }

  /** Wait for that, when what it waited for before is over. */
  of(trigger: Trigger<unknown>): this {
    this.#trigger = trigger;
    this.#over = false;
    return this;
  }

  describe(): string {
    return this.#trigger!.describe();
  }

  arm(): void {
    this.#armed = this.#trigger!.arm(this, this.#armed);
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
