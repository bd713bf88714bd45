/** The other side of `ItemProcess`: what a worker's module calls. */
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer } from './item-process.ts';

/**
 * Answer each item with what `work` makes of it. Ends with the process that began this one, in whatever way that ends.
 */
export function serveItems<I, R>(work: (item: I) => Promise<R>): void {
  // A thread, because an item that hangs leaves this one no time to look.
  new Worker(new URL('./parent-watch.ts', import.meta.url), { workerData: process.ppid, execArgv: [] }).unref();
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
  process.on('message', async (item: I) => {
    const answer = await work(item).then(
      (result): WorkerAnswer<R> => ({ result }),
      (error: unknown): WorkerAnswer<R> => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    process.send?.(answer);
  });
}
