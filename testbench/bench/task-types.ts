/** Types of tasks, for functions of a user's own that tasks call. */
export type { Running, Steps } from '../kernel/steps.ts';
export type { TaskHandle } from '../kernel/task.ts';
