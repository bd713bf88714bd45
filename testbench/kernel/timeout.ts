/** A limit, in cycles or in time, on anything that can be waited for. */
import { UserError } from '../../support/user-error.ts';
import type { ClockEdge } from './clock.ts';
import { reword } from './reword.ts';
import { timeText } from './time.ts';
import type { Timeline } from './timeline.ts';
import { type Armed, endArmed, type Listener, type Trigger } from './trigger.ts';

/** A wait was not over within its limit. Its stack is that of the call that set the limit. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

/** How long something may take. */
export interface Limit {
  /** As it was given. */
  readonly short: string;
  readonly text: string;
  /** The present, in words. */
  now(): string;
  /** Tell when so much has passed. */
  arm(listener: Listener<void>): Armed;
}

/** So many edges, from 1 up. */
export function cycleLimit(edge: ClockEdge, cycles: number): Limit {
  if (!Number.isSafeInteger(cycles) || cycles < 1)
    throw new UserError(`a timeout is a number of cycles from 1 up, not ${cycles}`);
  return {
    short: String(cycles),
    text: `${cycles} cycles`,
    now: () => `cycle ${edge.count}`,
    arm: (listener) => edge.queue.at(edge.count + cycles, listener),
  };
}

/** So many femtoseconds, from 1 up. */
export function timeLimit(timeline: Timeline, time: number): Limit {
  const text = timeText(time);
  return {
    short: text,
    text,
    now: () => timeText(timeline.time),
    arm: (listener) => timeline.timers.at(timeline.time + time, listener),
  };
}

/**
 * Passes on what `inner` does, unless the limit comes first: then `inner` is given up, and it fails with `WaitTimeout`.
 * When both happen at the same moment, `inner` wins.
 */
export class Timeout<T> implements Trigger<T> {
  readonly #limit: Limit;
  readonly #inner: Trigger<T>;
  /** Made where the limit is set, because there is no user code on the stack when it is reached. */
  readonly #error: WaitTimeout;

  constructor(limit: Limit, inner: Trigger<T>, error: WaitTimeout) {
    this.#limit = limit;
    this.#inner = inner;
    this.#error = error;
  }

  describe(): string {
    return `timeout(${this.#limit.short}, ${this.#inner.describe()})`;
  }

  arm(listener: Listener<T>): Armed {
    const start = this.#limit.now();
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
      endArmed(inner, () => listener.fail(reword(this.#error, this.#message(start))));
    };
    if (!over) timer = this.#limit.arm({ fire: expire, fail: expire });
    const silence = (): void => {
      over = true;
      timer?.disarm();
    };
    return {
      disarm() {
        silence();
        inner.disarm();
      },
      end(done) {
        silence();
        endArmed(inner, done);
      },
    };
  }

  #message(start: string): string {
    return `${this.#inner.describe()} was not over ${this.#limit.text} after ${start}`;
  }
}
