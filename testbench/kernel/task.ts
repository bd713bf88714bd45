/** Tasks: async functions that wait for the simulation, in a tree where children end before their parents. */
import { Cancelled } from './cancelled.ts';
import { Few } from './few.ts';
import type { Counted, CountedState, Quiescence } from './quiescence.ts';
import { isSteps, type Running, Stepper, type Steps } from './steps.ts';
import type { OnError, OnValue } from './thenable.ts';
import { type Armed, type Listener, nothingArmed, type Trigger } from './trigger.ts';
import { currentTask, type Registered, Wait } from './wait.ts';
import { Yieldable } from './yieldable.ts';

/** A task as its user sees it: `await task` gives its result or throws its error. */
export interface TaskHandle<T> extends PromiseLike<T> {
  /** For `yield* task` in a generator, which gives its result. */
  [Symbol.iterator](): Steps<T>;
  readonly name: string;
  /** `closing`: its function has ended, its children have not yet. */
  readonly status: 'active' | 'closing' | 'done' | 'failed' | 'cancelled';
  /**
   * Cancel the task and its children: their waits are rejected with `Cancelled`, so `finally` blocks run, in no
   * simulated time. Takes effect at once, awaited or not; awaiting it waits until the last of them has ended.
   */
  cancel(): Wait<void>;
}

/** What tasks need of the run they belong to. */
export interface TaskHost {
  readonly quiescence: Quiescence;
  readonly cycle: number;
  /** Moments so far: time has passed when it has changed. */
  readonly moment: number;
  /** Waits that one task may begin within one moment. */
  readonly maxTurns: number;
  /** Where wakes are to be put for now, instead of taking effect at once. */
  readonly wakes: (() => void)[] | undefined;
  /** End the run with this error, unless it has failed already. */
  fail(error: unknown): void;
}

/** A task began more waits within one cycle than any sane task does: it loops without letting time pass. */
export class TaskSpins extends Error {
  override readonly name = 'TaskSpins';
}

/** How a task ends that is a scope: it waits for its children where another one cancels them. */
export interface ScopeOptions {
  /**
   * What fails in one child leaves the others alone; the scope ends when all have, with the one error or an
   * `AggregateError`. Default false: the first failure cancels the others.
   */
  readonly continueOnError?: boolean;
}

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/**
 * One task. Guarantees:
 * - its children have ended before it ends; those still running when its function returns are cancelled, or waited for
 *   if it is a scope;
 * - an exception in it goes to whoever waits in `await task`; if no one does, it fails the parent, which is cancelled
 *   and ends with that exception;
 * - after `cancel` every wait of the task is rejected with `Cancelled`.
 */
export class Task<T = unknown> extends Yieldable<T> implements TaskHandle<T>, Counted {
  readonly name: string;
  readonly host: TaskHost;
  readonly parent: Task<unknown> | undefined;
  /** Fires with the result, fails with the error. */
  readonly trigger: Trigger<T>;
  /** Fires when the task has ended, however it did; does not count as somebody who takes its error. */
  readonly over: Trigger<void>;

  // Counted.
  pending = 0;
  state: CountedState = 'running';
  tangled = false;

  readonly #children = new Set<Task<unknown>>();
  #forks = 0;
  readonly #joiners = new Set<Listener<T>>();
  readonly #watchers = new Set<Listener<void>>();
  readonly #waits = new Few<Registered>();
  #turns = 0;
  #turnMoment = -1;
  #cancelled: Cancelled | undefined;
  /** Errors of children that no one took: the first one, or of a scope that goes on all. */
  readonly #childErrors: unknown[] = [];
  readonly #scope: ScopeOptions | undefined;
  /** How the function ended. */
  #body: Outcome<T> | undefined;
  #outcome: Outcome<T> | undefined;

  constructor(host: TaskHost, parent: Task<unknown> | undefined, name?: string, scope?: ScopeOptions) {
    super();
    this.#scope = scope;
    this.host = host;
    this.parent = parent;
    this.name = name ?? (parent === undefined ? 'test' : `${parent.name}.${parent.#forks++}`);
    if (parent !== undefined) parent.#children.add(this);
    this.trigger = {
      describe: () => `the end of task ${this.name}`,
      arm: (listener) => this.#armJoin(listener),
    };
    this.over = {
      describe: () => `the end of task ${this.name}`,
      arm: (listener) => {
        if (this.#outcome === undefined) return enlist(this.#watchers, listener);
        listener.fire();
        return nothingArmed;
      },
    };
  }

  get status(): TaskHandle<T>['status'] {
    if (this.#outcome === undefined) return this.#body === undefined ? 'active' : 'closing';
    if (this.#outcome.ok) return 'done';
    return this.#outcome.error === this.#cancelled ? 'cancelled' : 'failed';
  }

  /** How it ended; undefined until then. */
  get outcome(): Outcome<T> | undefined {
    return this.#outcome;
  }

  /** What it waits for, for reports. */
  get waits(): string[] {
    return [...this.#waits].map((wait) => wait.describe());
  }

  get children(): Iterable<Task<unknown>> {
    return this.#children;
  }

  /** Run `body` as this task, from the next microtask on and in the present cycle. To be called once. */
  start(body: () => T | Running<T>): void {
    this.host.quiescence.started(this);
    const ended = (outcome: Outcome<T>): void => this.#bodyEnded(outcome);
    const run = async (): Promise<T | Steps<T>> => {
      await undefined;
      if (this.#cancelled !== undefined) throw this.#cancelled;
      return body();
    };
    void currentTask.run(this, run).then(
      (value) => {
        if (isSteps(value)) new Stepper(this, value, ended).goOn(undefined);
        else ended({ ok: true, value });
      },
      (error: unknown) => ended({ ok: false, error }),
    );
  }

  cancel(): Wait<void> {
    if (this.#cancelled === undefined && this.#body === undefined) {
      this.#cancelled = new Cancelled(`task ${this.name} was cancelled in cycle ${this.host.cycle}`);
      this.#turns = 0;
      for (const child of [...this.#children]) child.cancel();
      for (const wait of [...this.#waits]) wait.reject(this.#cancelled);
    } else if (this.#scope !== undefined && this.#cancelled === undefined && this.#outcome === undefined) {
      // A scope that waits for its children.
      this.#cancelled = new Cancelled(`task ${this.name} was cancelled in cycle ${this.host.cycle}`);
      for (const child of [...this.#children]) child.cancel();
    }
    return new Wait(this.over, this.parent ?? this);
  }

  /** Count and arm a wait of this task. */
  register(wait: Registered): void {
    const spins = this.#spins();
    if (this.#body !== undefined) {
      // A strand that outlived the task's function. If it spins, it is left hanging: no one counts it any more.
      if (!spins) wait.reject(new Cancelled(`task ${this.name} has ended, and a call that it did not await goes on`));
      return;
    }
    if (this.#cancelled !== undefined && !spins) {
      wait.reject(this.#cancelled);
      return;
    }
    this.#waits.add(wait);
    this.host.quiescence.registered(this);
    // A spinning task is left parked in this wait; only `cancel` ends it.
    if (spins) this.host.fail(this.#spinError());
    else wait.arm();
  }

  /** As `register`, of a wait that is registered and over; the counts stay. */
  registerAgain(wait: Registered): void {
    if (this.#body === undefined && this.#cancelled === undefined && !this.#spins()) {
      this.host.quiescence.activity++;
      wait.arm();
      return;
    }
    this.woken(wait);
    this.register(wait);
  }

  /** Called by a wait that is over. */
  woken(wait: Registered): void {
    if (this.#waits.delete(wait)) this.host.quiescence.woken(this);
  }

  protected override subscribe<A, B>(onValue: OnValue<T, A>, onError: OnError<B>): PromiseLike<A | B> {
    return new Wait(this.trigger, this.parent ?? this).then(onValue, onError);
  }

  #armJoin(listener: Listener<T>): Armed {
    if (this.#outcome === undefined) return enlist(this.#joiners, listener);
    if (this.#outcome.ok) listener.fire(this.#outcome.value);
    else listener.fail(this.#outcome.error);
    return nothingArmed;
  }

  #spins(): boolean {
    if (this.#turnMoment !== this.host.moment) {
      this.#turnMoment = this.host.moment;
      this.#turns = 0;
    }
    return ++this.#turns > this.host.maxTurns;
  }

  #spinError(): TaskSpins {
    return new TaskSpins(
      `task ${this.name} waited ${this.host.maxTurns} times in cycle ${this.host.cycle} without letting time pass; ` +
        'what it waits for has always happened already: put an await t.rising() into its loop',
    );
  }

  #bodyEnded(outcome: Outcome<T>): void {
    this.#body = outcome;
    this.host.quiescence.ended(this);
    const leftover = new Cancelled(`task ${this.name} has ended, and a call that it did not await was still waiting`);
    for (const wait of [...this.#waits]) wait.reject(leftover);
    const waits = this.#scope !== undefined && (outcome.ok || this.#scope.continueOnError === true);
    if (!waits || this.#cancelled !== undefined) for (const child of [...this.#children]) child.cancel();
    this.#endIfAlone();
  }

  #endIfAlone(): void {
    if (this.#body === undefined || this.#children.size > 0) return;
    const outcome = this.#verdict(this.#body);
    this.#outcome = outcome;
    const { parent } = this;
    if (parent !== undefined) {
      parent.#children.delete(this);
      if (!outcome.ok && outcome.error !== this.#cancelled && this.#joiners.size === 0)
        parent.#childFailed(outcome.error);
    }
    for (const joiner of this.#joiners) {
      if (outcome.ok) joiner.fire(outcome.value);
      else joiner.fail(outcome.error);
    }
    for (const watcher of this.#watchers) watcher.fire();
    if (parent !== undefined) parent.#endIfAlone();
  }

  #verdict(body: Outcome<T>): Outcome<T> {
    const own = body.ok || body.error instanceof Cancelled ? [] : [body.error];
    const errors = this.#scope?.continueOnError === true ? [...own, ...this.#childErrors] : this.#childErrors;
    if (errors.length > 0) return { ok: false, error: errors.length === 1 ? errors[0] : allErrors(errors) };
    if (this.#cancelled === undefined) return body;
    // A cancelled task that returns, or passes any `Cancelled` on, was cancelled; its own error is a failure.
    return body.ok || body.error instanceof Cancelled ? { ok: false, error: this.#cancelled } : body;
  }

  #childFailed(error: unknown): void {
    if (this.#scope?.continueOnError === true) {
      this.#childErrors.push(error);
      return;
    }
    if (this.#childErrors.length === 0) this.#childErrors.push(error);
    this.cancel();
  }
}

function allErrors(errors: readonly unknown[]): AggregateError {
  const texts = errors.map((error) => (error instanceof Error ? error.message : String(error)));
  return new AggregateError(errors, texts.join('\nand: '));
}

function enlist<L>(set: Set<L>, listener: L): Armed {
  set.add(listener);
  return { disarm: () => set.delete(listener) };
}
