/** Threads that stay for the next job: what a tool in WebAssembly takes longest for is to be loaded and compiled. */
import './wasm-wrappers.ts';
import { Worker } from 'node:worker_threads';

/** Time without work after which a thread ends, in milliseconds: what it has loaded may be a hundred megabytes. */
const IDLE_MS = 10_000;

/** How a job ended. */
export interface Ended<Result> {
  readonly result: Result;
}

/**
 * Threads of one script. The script takes jobs as messages, one at a time, and answers each with any number of
 * messages, of which the last one lets the caller say how the job ended. At most `limit` jobs are worked at, more wait
 * their turn. Threads without work keep no process alive.
 */
export class ThreadPool<Job, Message> {
  readonly #script: URL;
  readonly #idle: Worker[] = [];
  readonly #timers = new Map<Worker, NodeJS.Timeout>();
  readonly #waiting: (() => void)[] = [];
  #freeTurns: number;

  constructor(script: URL, limit: number) {
    this.#script = script;
    this.#freeTurns = limit;
  }

  /**
   * Have a thread do `job`. `receive` hears each of its messages and gives the result with the last one; what it throws
   * the job rejects with, as it does with the thread's own error. An aborted `signal` ends the job, which rejects with
   * its reason. A thread whose job failed ends with it, because no one knows in which state it is.
   */
  async run<Result>(
    job: Job,
    receive: (message: Message) => Ended<Result> | undefined,
    signal?: AbortSignal,
  ): Promise<Result> {
    await this.#takeTurn();
    try {
      signal?.throwIfAborted();
      const thread = this.#wake();
      const result = await inThread(thread, job, receive, signal);
      this.#rest(thread);
      return result;
    } finally {
      this.#giveTurnBack();
    }
  }

  async #takeTurn(): Promise<void> {
    if (this.#freeTurns > 0) this.#freeTurns--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #giveTurnBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#freeTurns++;
    else next();
  }

  /** The thread that has rested for the shortest time, so that the others can end; or a new one. */
  #wake(): Worker {
    const rested = this.#idle.pop();
    if (rested === undefined) return this.#start();
    clearTimeout(this.#timers.get(rested));
    rested.ref();
    return rested;
  }

  #start(): Worker {
    // Its streams are kept off the terminal, and loaders that a test runner gave this process are not for it.
    const thread = new Worker(this.#script, { execArgv: [], stdout: true, stderr: true });
    thread.once('exit', () => {
      clearTimeout(this.#timers.get(thread));
      this.#timers.delete(thread);
      const place = this.#idle.indexOf(thread);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    return thread;
  }

  #rest(thread: Worker): void {
    thread.unref();
    this.#idle.push(thread);
    // Not to be woken any more: it takes a moment to end.
    const end = (): void => {
      this.#idle.splice(this.#idle.indexOf(thread), 1);
      void thread.terminate();
    };
    this.#timers.set(thread, setTimeout(end, IDLE_MS).unref());
  }
}

function inThread<Job, Message, Result>(
  thread: Worker,
  job: Job,
  receive: (message: Message) => Ended<Result> | undefined,
  signal: AbortSignal | undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const release = (): void => {
      thread.off('message', onMessage).off('error', fail).off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
    };
    const fail = (error: unknown): void => {
      release();
      reject(error);
      void thread.terminate();
    };
    const onMessage = (message: Message): void => {
      try {
        const ended = receive(message);
        if (ended === undefined) return;
        release();
        resolve(ended.result);
      } catch (error) {
        fail(error);
      }
    };
    const onExit = (code: number): void => fail(new Error(`a thread ended with code ${code} before its job did`));
    const onAbort = (): void => fail(signal?.reason);
    thread.on('message', onMessage).on('error', fail).on('exit', onExit);
    signal?.addEventListener('abort', onAbort);
    thread.postMessage(job);
  });
}
