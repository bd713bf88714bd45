/** Yosys, as a function: WebAssembly from npm, in threads of its own. */
import { availableParallelism } from 'node:os';
import { packageVersion } from '../optional-package.ts';
import type { OnProgress } from '../progress.ts';
import { type Ended, ThreadPool } from '../thread-pool.ts';
import { YosysError } from './yosys-error.ts';
import { passesIn } from './yosys-script.ts';

export { YosysError };

export interface YosysJob {
  /** Commands, separated by `;`. They see the files from the working directory. */
  readonly script: string;
  /** By name; a `/` in it is a folder. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * A last command that writes to standard output, such as `write_json`: its text is the run's result. (A file would be
   * copied by the package for each 4 KiB that are added to it: 6 of 10 seconds for a netlist of 11 MB.)
   */
  readonly write?: string;
}

/** What the thread says: text of the log as it comes, then how it ended. */
export type YosysMessage =
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'done'; readonly written: string }
  | { readonly kind: 'failed'; readonly error: string };

export interface YosysResult {
  readonly log: string;
  /** What the command `write` wrote; empty without one. */
  readonly written: string;
}

/**
 * Run a script over files; prints nothing. As many runs work at once as there are processors, more wait their turn.
 * `onProgress` hears each pass as it begins, in Yosys's words. What Yosys reports as an error is a `YosysError`; an
 * aborted `signal` ends the run, which rejects with its reason. Without the package of Yosys it is a `UserError`.
 */
export async function runYosys(job: YosysJob, onProgress?: OnProgress, signal?: AbortSignal): Promise<YosysResult> {
  yosysVersion();
  let log = '';
  const receive = (message: YosysMessage): Ended<YosysResult | YosysError> | undefined => {
    switch (message.kind) {
      case 'log':
        log += message.text;
        for (const pass of passesIn(message.text)) onProgress?.(pass);
        return undefined;
      case 'done':
        return { result: { log, written: message.written } };
      case 'failed':
        return { result: YosysError.of(log) ?? broken(log, message.error) };
    }
  };
  const result = await threads.run(job, receive, signal);
  if (result instanceof Error) throw result;
  return result;
}

/** Threads that stay: V8 compiles a function of Yosys when it is first called, and again when it is called often. */
const script = new URL('./yosys-worker.ts', import.meta.url);
const threads = new ThreadPool<YosysJob, YosysMessage>(script, availableParallelism());

/** The version of the `@yowasp/yosys` package, which decides what a script gives. Without it, a `UserError`. */
export const yosysVersion = (): string => packageVersion('@yowasp/yosys', 'Yosys');

/** Without an error line Yosys broke down: that is no mistake in the design, and the thread is not used again. */
function broken(log: string, error: string): never {
  throw new Error(`Yosys ended with ${error}\n${log.split('\n').slice(-20).join('\n')}`);
}
