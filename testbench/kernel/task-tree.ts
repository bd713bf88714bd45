/** What reports say of all tasks of a run. */
import type { Task } from './task.ts';

/** The task and its descendants that have not returned, parents first. */
export function* unended(task: Task<unknown>): Generator<Task<unknown>> {
  if (task.status === 'active') yield task;
  for (const child of task.children) yield* unended(child);
}

/** Who waits for what. */
export function describeWaits(main: Task<unknown>): string {
  const waits = [...unended(main)].map(
    (task) => `${task.name} waits for ${task.waits.join(' and ') || 'a promise that is not of the testbench'}`,
  );
  return waits.join('; ');
}
