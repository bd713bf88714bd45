/** Promises from outside of the simulation: files, processes, other libraries. */
import type { Quiescence } from './quiescence.ts';
import type { Armed, Listener, Trigger } from './trigger.ts';

/** Follows a promise, and keeps simulated time standing still until it is settled. */
export class External<T> implements Trigger<T> {
  readonly #quiescence: Quiescence;
  readonly #promise: PromiseLike<T>;

  constructor(quiescence: Quiescence, promise: PromiseLike<T>) {
    this.#quiescence = quiescence;
    this.#promise = promise;
  }

  describe(): string {
    return 'external(...)';
  }

  arm(listener: Listener<T>): Armed {
    let holding = true;
    this.#quiescence.hold();
    const release = () => {
      if (!holding) return false;
      holding = false;
      this.#quiescence.release();
      return true;
    };
    this.#promise.then(
      (value) => {
        if (release()) listener.fire(value);
      },
      (error: unknown) => {
        if (release()) listener.fail(error);
      },
    );
    return { disarm: release };
  }
}

/**
 * Follows a promise while time goes on: for promises that other tasks settle. Until it is settled every step takes the
 * slow path, because nothing tells how many microtask turns lie between the task that settles it and this listener.
 */
export class Foreign<T> implements Trigger<T> {
  readonly #quiescence: Quiescence;
  readonly #promise: PromiseLike<T>;

  constructor(quiescence: Quiescence, promise: PromiseLike<T>) {
    this.#quiescence = quiescence;
    this.#promise = promise;
  }

  describe(): string {
    return 'a promise';
  }

  arm(listener: Listener<T>): Armed {
    let listening = true;
    this.#quiescence.suspects++;
    const stop = () => {
      if (!listening) return false;
      listening = false;
      this.#quiescence.suspects--;
      return true;
    };
    this.#promise.then(
      (value) => {
        if (stop()) listener.fire(value);
      },
      (error: unknown) => {
        if (stop()) listener.fail(error);
      },
    );
    return { disarm: stop };
  }
}
