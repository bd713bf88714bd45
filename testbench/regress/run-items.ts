/** Items in processes, one after the other in each, to the end of all. */
import { ItemProcess, type Outcome } from './item-process.ts';
import { type Schedulable, Schedule } from './schedule.ts';

export interface RunItemsOptions<I, R> {
  /** The module that a worker process runs; it calls `serveItems`. */
  readonly worker: URL;
  /** Of each process. */
  readonly workerArguments?: readonly string[];
  /** Processes at once. */
  readonly jobs: number;
  /** Seconds for one item. */
  readonly limit: number;
  /** Called once an item, in the order in which they end; what it throws ends everything. */
  readonly onOutcome: (item: I, outcome: Outcome<R>, seconds: number) => void;
  /** Ends everything when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Run all items. An item that crashes its process or takes too long has an outcome like any other. Rejects with what
 * `onOutcome` threw, or with the signal's reason; no process is left then either.
 */
export async function runItems<I extends Schedulable, R>(
  items: readonly I[],
  options: RunItemsOptions<I, R>,
): Promise<void> {
  const { worker, workerArguments = [], jobs, limit, onOutcome, signal } = options;
  const schedule = new Schedule(items);
  const processes = Array.from(
    { length: Math.min(jobs, items.length) },
    () => new ItemProcess<I, R>(worker, limit, workerArguments),
  );
  const closeAll = (): void => {
    for (const process of processes) process.close();
  };
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();

  let stopped = false;
  const work = async (process: ItemProcess<I, R>): Promise<void> => {
    for (let item = schedule.next(); item !== undefined; item = schedule.next(item.group)) {
      const started = performance.now();
      const outcome = await process.run(item);
      if (stopped) return;
      onOutcome(item, outcome, (performance.now() - started) / 1000);
    }
    process.close();
  };
  try {
    await Promise.race([Promise.all(processes.map(work)), aborted.promise]);
  } finally {
    stopped = true;
    signal?.removeEventListener('abort', abort);
    closeAll();
  }
}
