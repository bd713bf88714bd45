/** The task whose code runs; it follows the code through every `await`, so a wait is counted for the right task. */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * As much of `AsyncLocalStorage` as is used: declarations that name Node's own make each user's compiler need its
 * types.
 */
export interface TaskStore<T> {
  run<R>(task: T, body: () => R): R;
  getStore(): T | undefined;
}

export const taskStore = <T>(): TaskStore<T> => new AsyncLocalStorage<T>();
