/** A function as something to wait for: it runs as a child task for as long as the wait lasts. */
import type { Task } from './task.ts';
import type { Armed, Listener, Trigger } from './trigger.ts';

/**
 * Starts a task when it is armed, and passes on how that ends. Given up, the task is cancelled and has ended before
 * anyone goes on.
 */
export class OwnTask<T> implements Trigger<T> {
  readonly #start: () => Task<T>;

  constructor(start: () => Task<T>) {
    this.#start = start;
  }

  describe(): string {
    return 'a task';
  }

  arm(listener: Listener<T>): Armed {
    const task = this.#start();
    const joined = task.trigger.arm(listener);
    const disarm = (): void => {
      joined.disarm();
      task.cancel();
    };
    return {
      disarm,
      end(done) {
        disarm();
        task.over.arm({ fire: done, fail: done });
      },
    };
  }
}
