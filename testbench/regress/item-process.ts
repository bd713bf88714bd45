/** A process that works on items, and survives none of their crashes for us. */
import { type ChildProcess, fork } from 'node:child_process';

/** What a worker process answers to an item. */
export type WorkerAnswer<R> = { readonly result: R } | { readonly error: string };

/** The result, or why there is none: in words that do not change from run to run. */
export type Outcome<R> = { readonly result: R } | { readonly lost: string; readonly output: string };

/** Lines of what a lost process wrote last. */
const TAIL = 40;

/**
 * Runs `module` (see `worker-process.ts`) in a process of its own, which is begun with the first item and again after
 * one that it did not survive. It gets one item at a time, and `limit` seconds for it.
 */
export class ItemProcess<I, R> {
  readonly #module: URL;
  readonly #limit: number;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #output = '';

  /** `args`: of each process. */
  constructor(module: URL, limit: number, args: readonly string[] = []) {
    this.#module = module;
    this.#limit = limit;
    this.#args = args;
  }

  /** Never rejects. */
  run(item: I): Promise<Outcome<R>> {
    this.#child ??= this.#start();
    const child = this.#child;
    this.#output = '';
    return new Promise((resolve) => {
      const settle = (outcome: Outcome<R>): void => {
        clearTimeout(timer);
        child.off('message', answered).off('close', ended).off('error', broken);
        resolve(outcome);
      };
      const lost = (why: string): void => {
        this.close();
        settle({ lost: why, output: this.#output.trimEnd().split('\n').slice(-TAIL).join('\n') });
      };
      const answered = (answer: unknown): void => {
        const { result, error } = answer as { result?: R; error?: string };
        if (result !== undefined) {
          settle({ result });
        } else {
          this.#output += error;
          lost('the process that ran it failed');
        }
      };
      const ended = (code: number | null, signal: string | null): void =>
        lost(`the process that ran it ended with ${signal === null ? `exit code ${code}` : `signal ${signal}`}`);
      const broken = (error: Error): void => lost(`no process could run it: ${error.message}`);
      const timer = setTimeout(() => lost(`no result within ${this.#limit} seconds`), this.#limit * 1000);
      child.once('message', answered).once('close', ended).once('error', broken);
      child.send(item as object, (error) => {
        // The end of the process says more, if there is one.
        if (error !== null) setTimeout(() => broken(error), 1000).unref();
      });
    });
  }

  /** End the process and all that it began. */
  close(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  #start(): ChildProcess {
    const child = fork(this.#module, this.#args, {
      // A group of its own, so that what it began ends with it.
      detached: true,
      // Loaders that a test runner gave this process are not for it.
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (text: string): void => {
      this.#output = (this.#output + text).slice(-1 << 16);
    };
    child.stdout!.setEncoding('utf8').on('data', keep);
    child.stderr!.setEncoding('utf8').on('data', keep);
    return child;
  }
}
