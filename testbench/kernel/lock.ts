/** Something that one task has at a time. */
import type { WaitMaker } from './event.ts';
import { nothingArmed } from './trigger.ts';
import type { Wait } from './wait.ts';
import { Waiters } from './waiters.ts';

/**
 * A lock. Guarantees: it is fair, those who wait get it in the order in which they began to; a wait that is cancelled
 * or given up never gets it.
 */
export class Lock {
  readonly #host: WaitMaker;
  readonly #waiters = new Waiters<void>();
  #locked = false;

  constructor(host: WaitMaker) {
    this.#host = host;
  }

  get locked(): boolean {
    return this.#locked;
  }

  /** Over when it is one's own. Who gets it must `release` it, whatever happens: `use` does. */
  acquire(): Wait<void> {
    return this.#host.wait({
      describe: () => 'a lock',
      arm: (listener) => {
        if (!this.tryAcquire()) return this.#waiters.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  /** Take it if it is free; false if not. */
  tryAcquire(): boolean {
    if (this.#locked) return false;
    this.#locked = true;
    return true;
  }

  /** Give it to who has waited longest. Throws an `Error` if no one has it. */
  release(): void {
    if (!this.#locked) throw new Error('a lock was released that is not held');
    // Handed over without being free between, or somebody could come first who did not wait.
    this.#locked = this.#waiters.fireFirst();
  }

  /** Run a function that has the lock, and release it however that ends. */
  async use<T>(body: () => PromiseLike<T>): Promise<T> {
    await this.acquire();
    try {
      return await body();
    } finally {
      this.release();
    }
  }
}
