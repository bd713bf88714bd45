/** A limit, in cycles, on anything that can be waited for. */
import { UserError } from '../../support/user-error.ts';
import type { Kernel } from './kernel.ts';
import { reword } from './reword.ts';
import type { Armed, Listener, Trigger } from './trigger.ts';

/** A wait was not over within its cycles. Its stack is that of the call that set the limit. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

/** What is done with a wait that took too long, before the timeout is reported; `done` goes on with reporting it. */
export type GiveUp = (done: () => void) => void;

/**
 * Passes on what `inner` does, unless `cycles` edges (at least 1) come first: then it fails with `WaitTimeout`, after `giveUp`.
 * When both happen at the same edge, `inner` wins.
 */
export class Timeout<T> implements Trigger<T> {
  readonly #kernel: Kernel;
  readonly #cycles: number;
  readonly #inner: Trigger<T>;
  readonly #giveUp: GiveUp;
  /** Made where the limit is set, because there is no user code on the stack when it is reached. */
  readonly #error: WaitTimeout;

  constructor(
    kernel: Kernel,
    cycles: number,
    inner: Trigger<T>,
    error: WaitTimeout,
    giveUp: GiveUp = (done) => done(),
  ) {
    if (!Number.isSafeInteger(cycles) || cycles < 1)
      throw new UserError(`a timeout is a number of cycles from 1 up, not ${cycles}`);
    this.#kernel = kernel;
    this.#cycles = cycles;
    this.#inner = inner;
    this.#giveUp = giveUp;
    this.#error = error;
  }

  describe(): string {
    return `timeout(${this.#cycles}, ${this.#inner.describe()})`;
  }

  arm(listener: Listener<T>): Armed {
    const start = this.#kernel.cycle;
    let over = false;
    let timer: Armed | undefined;
    const once = (report: () => void) => {
      if (over) return;
      over = true;
      timer?.disarm();
      report();
    };
    // Armed first, so that it is looked at first when both are due.
    const inner = this.#inner.arm({
      fire: (value) => once(() => listener.fire(value)),
      fail: (error) => once(() => listener.fail(error)),
    });
    const expire = () => {
      over = true;
      inner.disarm();
      this.#giveUp(() => {
        listener.fail(reword(this.#error, this.#message(start)));
      });
    };
    if (!over) timer = this.#kernel.edges.at(start + this.#cycles, { fire: expire, fail: expire });
    return {
      disarm: () => {
        over = true;
        inner.disarm();
        timer?.disarm();
      },
    };
  }

  #message(start: number): string {
    return `${this.#inner.describe()} was not over ${this.#cycles} cycles after cycle ${start}`;
  }
}
