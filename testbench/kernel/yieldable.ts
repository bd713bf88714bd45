/** What a task waits for: by `await`, or by `yield` where its function is a generator. */
import { Thenable } from './thenable.ts';
import type { Trigger } from './trigger.ts';

/** A thenable of a trigger. */
export abstract class Yieldable<T> extends Thenable<T> {
  abstract readonly trigger: Trigger<T>;

  /** For `yield* wait`, which gives the value of the wait with its type. */
  *[Symbol.iterator](): Generator<this, T, unknown> {
    // The kernel goes on with what the trigger has given.
    return (yield this) as T;
  }
}
