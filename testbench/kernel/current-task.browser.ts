/**
 * Browsers have nothing that follows code through an `await`. A wait is then counted for the task that made it, which
 * is right; where another task awaits it, the kernel takes a macrotask turn to see that all is still, which takes
 * longer.
 */
import type { TaskStore } from './current-task.ts';

export const taskStore = <T>(): TaskStore<T> => ({
  run: (_, body) => body(),
  getStore: () => undefined,
});
