/** Waits for the first, or for all, of several triggers. */
import { type Armed, endAll, type Listener, nothingArmed, type Trigger } from './trigger.ts';

/** Which of several triggers fired first, and with what. */
export interface Winner<T> {
  readonly index: number;
  readonly value: T;
}

/**
 * Does what the first of the triggers does. The others are given up before it is told: waits are taken out, own tasks
 * are cancelled and have ended. Of those that come at one moment the one that is told first wins, as the order of a
 * moment says; if that does not decide, the one that stands first. A trigger after one that fires at once is never
 * armed.
 */
export class First<T> implements Trigger<Winner<T>> {
  readonly #triggers: readonly Trigger<T>[];

  /** At least one trigger. */
  constructor(triggers: readonly Trigger<T>[]) {
    this.#triggers = triggers;
  }

  describe(): string {
    return `first(${described(this.#triggers)})`;
  }

  arm(listener: Listener<Winner<T>>): Armed {
    const all: Armed[] = [];
    let over = false;
    const end = (index: number, report: () => void): void => {
      if (over) return;
      over = true;
      const others = all.filter((_, i) => i !== index);
      endAll(others, report);
    };
    for (const [index, trigger] of this.#triggers.entries()) {
      if (over) break;
      all[index] = trigger.arm({
        fire: (value) => end(index, () => listener.fire({ index, value })),
        fail: (error) => end(index, () => listener.fail(error)),
      });
    }
    return together(all, () => {
      over = true;
    });
  }
}

/**
 * Fires with all values, in the triggers' order, when the last of them has fired. The first that fails has the others
 * given up, as in `First`.
 */
export class All<T> implements Trigger<readonly T[]> {
  readonly #triggers: readonly Trigger<T>[];

  constructor(triggers: readonly Trigger<T>[]) {
    this.#triggers = triggers;
  }

  describe(): string {
    return `all(${described(this.#triggers)})`;
  }

  arm(listener: Listener<readonly T[]>): Armed {
    const count = this.#triggers.length;
    if (count === 0) {
      listener.fire([]);
      return nothingArmed;
    }
    const all: Armed[] = [];
    const values: T[] = [];
    let left = count;
    let over = false;
    for (const [index, trigger] of this.#triggers.entries()) {
      if (over) break;
      all[index] = trigger.arm({
        fire: (value) => {
          if (over) return;
          values[index] = value;
          if (--left > 0) return;
          over = true;
          listener.fire(values);
        },
        fail: (error) => {
          if (over) return;
          over = true;
          const others = all.filter((_, i) => i !== index);
          endAll(others, () => listener.fail(error));
        },
      });
    }
    return together(all, () => {
      over = true;
    });
  }
}

const described = (triggers: readonly Trigger<unknown>[]): string => triggers.map((t) => t.describe()).join(', ');

/** Several armed triggers as one; `silence` keeps what they still do from being reported. */
function together(all: readonly Armed[], silence: () => void): Armed {
  return {
    disarm() {
      silence();
      for (const armed of all) armed.disarm();
    },
    end(done) {
      silence();
      endAll(all, done);
    },
  };
}
