/** The thenables that tasks await: lazy, counted, and attributed to the task that awaits them. */
import { type TaskStore, taskStore } from './current-task.ts';
import type { Task } from './task.ts';
import { type OnError, type OnValue, Thenable } from './thenable.ts';
import { type Armed, type Listener, nothingArmed, type Trigger } from './trigger.ts';
import { Yieldable } from './yieldable.ts';

/** The task whose code runs; it follows the code through every `await`, so a wait is counted for the right task. */
export const currentTask: TaskStore<Task<unknown>> = taskStore();

/**
 * What `t.rising()` and its kin return: nothing happens until it is awaited, and each `await` waits again.
 * Guarantee: an awaited wait is fulfilled, or rejected with its own error, or rejected with `Cancelled`.
 */
export class Wait<T> extends Yieldable<T> {
  readonly trigger: Trigger<T>;
  readonly #maker: Task<unknown>;

  /** `maker` is whom the wait is counted for when it is awaited outside of every task of its run. */
  constructor(trigger: Trigger<T>, maker: Task<unknown>) {
    super();
    this.trigger = trigger;
    this.#maker = maker;
  }

  protected override subscribe<A, B>(onValue: OnValue<T, A>, onError: OnError<B>): PromiseLike<A | B> {
    const current = currentTask.getStore();
    const task = current !== undefined && current.host === this.#maker.host ? current : this.#maker;
    const registration = new Registration<T, A, B>(task, this.trigger, onValue, onError);
    task.register(registration);
    return registration;
  }
}

/** A wait that a task has registered, seen without its types. */
export interface Registered {
  describe(): string;
  arm(): void;
  /** Disarm and reject; no effect after the wait is over. */
  reject(error: unknown): void;
}

/**
 * One `await` of one wait. The native callbacks of `await` are called directly; a promise for what `then` returns is
 * made only if someone asks for it, which `await` never does.
 */
class Registration<T, A, B> extends Thenable<A | B> implements Listener<T>, Registered {
  readonly #task: Task<unknown>;
  readonly #trigger: Trigger<T>;
  readonly #onValue: OnValue<T, A>;
  readonly #onError: OnError<B>;
  #armed: Armed = nothingArmed;
  #over = false;
  #result: A | B | PromiseLike<A | B> | undefined;
  #chain: PromiseWithResolvers<A | B> | undefined;

  constructor(task: Task<unknown>, trigger: Trigger<T>, onValue: OnValue<T, A>, onError: OnError<B>) {
    super();
    this.#task = task;
    this.#trigger = trigger;
    this.#onValue = onValue;
    this.#onError = onError;
  }

  describe(): string {
    return this.#trigger.describe();
  }

  arm(): void {
    this.#armed = this.#trigger.arm(this);
  }

  fire(value: T): void {
    if (this.#over) return;
    this.#over = true;
    this.#task.woken(this);
    const { wakes } = this.#task.host;
    if (wakes === undefined) this.#wake(value);
    else wakes.push(() => this.#wake(value));
  }

  #wake(value: T): void {
    if (this.#onValue) this.#run(this.#onValue, value);
    // Without `onValue`, `A` is `T`: the value passes through, as in every promise.
    else this.#resolve(value as unknown as A);
  }

  fail(error: unknown): void {
    if (this.#over) return;
    this.#over = true;
    this.#task.woken(this);
    const { wakes } = this.#task.host;
    if (wakes === undefined) this.#break(error);
    else wakes.push(() => this.#break(error));
  }

  #break(error: unknown): void {
    if (this.#onError) this.#run(this.#onError, error);
    else this.#resolve(Promise.reject(error));
  }

  reject(error: unknown): void {
    this.#armed.disarm();
    this.fail(error);
  }

  protected override subscribe<C, D>(onValue: OnValue<A | B, C>, onError: OnError<D>): PromiseLike<C | D> {
    // Over means settled with `#result`: `A | B` may itself be undefined.
    if (this.#over) return Promise.resolve(this.#result as A | B | PromiseLike<A | B>).then(onValue, onError);
    this.#chain ??= Promise.withResolvers<A | B>();
    return this.#chain.promise.then(onValue, onError);
  }

  #run<V, R extends A | B>(callback: (value: V) => R | PromiseLike<R>, value: V): void {
    try {
      this.#resolve(callback(value));
    } catch (error) {
      this.#resolve(Promise.reject(error));
    }
  }

  #resolve(result: A | B | PromiseLike<A | B>): void {
    if (this.#chain === undefined) this.#result = result;
    else this.#chain.resolve(result);
  }
}
