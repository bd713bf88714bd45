/** Calls from the page to a worker, which answers each with a value or an error. */

/** What a worker does, by name. */
export type Handlers = Readonly<Record<string, (argument: never, progress: (text: string) => void) => unknown>>;

/** The functions of a worker as the page calls them. */
export type Remote<H extends Handlers> = {
  readonly [K in keyof H]: (
    argument: Parameters<H[K]>[0],
    onProgress?: (text: string) => void,
  ) => Promise<Awaited<ReturnType<H[K]>>>;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly argument: unknown;
}

type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly progress: string };

/** In a worker: answers calls, one after the other. */
export function serve(handlers: Handlers): void {
  let before: Promise<unknown> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const { id, name, argument } = data;
    before = before.then(async () => {
      const answer = (rest: object): void => postMessage({ id, ...rest });
      try {
        const handler = handlers[name] as
          | ((argument: unknown, progress: (text: string) => void) => unknown)
          | undefined;
        if (handler === undefined) throw new Error(`the worker has no ${name}`);
        answer({ result: await handler(argument, (progress) => answer({ progress })) });
      } catch (error) {
        answer({ error: error instanceof Error ? error.message : String(error) });
      }
    });
  });
}

/** A worker that ended before it answered. */
export class WorkerEnded extends Error {}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
  readonly onProgress: ((text: string) => void) | undefined;
}

/** On the page: a worker that is started at the first call, and again after `stop`. */
export class Calls<H extends Handlers> {
  readonly #start: () => Worker;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #next = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Calls `name`; rejects with the worker's error, and with `WorkerEnded` after `stop`. */
  call<K extends keyof H & string>(
    name: K,
    argument: Parameters<H[K]>[0],
    onProgress?: (text: string) => void,
  ): Promise<Awaited<ReturnType<H[K]>>> {
    const worker = this.#wake();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve: resolve as Pending['resolve'], reject, onProgress });
      worker.postMessage({ id, name, argument } satisfies Call);
    });
  }

  /** Ends the worker, whatever it does. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail(new WorkerEnded('stopped'));
  }

  #wake(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const pending = this.#pending.get(data.id);
      if (pending === undefined) return;
      if ('progress' in data) {
        pending.onProgress?.(data.progress);
        return;
      }
      this.#pending.delete(data.id);
      if ('error' in data) pending.reject(new Error(data.error));
      else pending.resolve(data.result);
    });
    // A script that is missing, or that throws as it begins, answers nothing.
    worker.addEventListener('error', (event) => this.#fail(new Error(event.message || 'a worker could not be loaded')));
    this.#worker = worker;
    return worker;
  }

  #fail(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
