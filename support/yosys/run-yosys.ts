/** Yosys, as a function: WebAssembly from npm, in a thread of its own. */
import '../wasm-wrappers.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { OnProgress } from '../progress.ts';
import { UserError } from '../user-error.ts';

export interface YosysJob {
  /** Commands, separated by `;`. They see the files from the working directory. */
  readonly script: string;
  /** By name; a `/` in it is a folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** What the thread says: text of the log as it comes, then how it ended. */
export type YosysMessage =
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'done'; readonly files: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly error: string };

export interface YosysResult {
  readonly log: string;
  /** Text files in the working directory afterwards. */
  readonly files: Readonly<Record<string, string>>;
}

/** Yosys reported an error: the message has its first error line, `log` all that it printed. */
export class YosysError extends UserError {
  // Private, so that nobody who prints the error gets thousands of lines with it.
  readonly #log: string;

  constructor(message: string, log: string) {
    super(message);
    this.#log = log;
  }

  get log(): string {
    return this.#log;
  }
}

/**
 * Run a script over files; prints nothing. As many runs work at once as there are processors, more wait their turn.
 * `onProgress` hears each pass as it begins, in Yosys's words. What Yosys reports as an error is a `YosysError`; an
 * aborted `signal` ends the run, which rejects with its reason.
 */
export async function runYosys(job: YosysJob, onProgress?: OnProgress, signal?: AbortSignal): Promise<YosysResult> {
  const giveBack = await takeTurn();
  try {
    signal?.throwIfAborted();
    return await inThread(job, onProgress, signal);
  } finally {
    giveBack();
  }
}

/** The version of the `@yowasp/yosys` package, which decides what a script gives. */
export async function yosysVersion(): Promise<string> {
  const bundle = createRequire(import.meta.url).resolve('@yowasp/yosys');
  const { version } = JSON.parse(await readFile(new URL('../package.json', `file://${bundle}`), 'utf8'));
  return String(version);
}

let freeTurns = availableParallelism();
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<() => void> {
  if (freeTurns > 0) freeTurns--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    if (next === undefined) freeTurns++;
    else next();
  };
}

function inThread(
  job: YosysJob,
  onProgress: OnProgress | undefined,
  signal: AbortSignal | undefined,
): Promise<YosysResult> {
  return new Promise((resolve, reject) => {
    // Its streams are kept off the terminal, and loaders that a test runner gave this process are not for it.
    const options = { workerData: job, execArgv: [], stdout: true, stderr: true };
    const worker = new Worker(new URL('./yosys-worker.ts', import.meta.url), options);
    let log = '';
    const abort = (): void => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.on('message', (message: YosysMessage) => {
      switch (message.kind) {
        case 'log':
          log += message.text;
          for (const [, pass] of message.text.matchAll(/^\d[\d.]*\. Executing (.*?)\.?$/gm)) onProgress?.(pass!);
          return;
        case 'done':
          resolve({ log, files: message.files });
          break;
        case 'failed':
          reject(failure(log, message.error));
          break;
      }
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', abort);
      reject(new Error(`the thread of Yosys ended with code ${code}`));
    });
  });
}

/** Without an error line Yosys did not refuse the design but broke down: that is nobody's mistake in the design. */
function failure(log: string, error: string): Error {
  const line = /^(.*)ERROR: (.*)$/m.exec(log);
  if (line !== null) return new YosysError(`Yosys does not accept the design: ${line[1]}${line[2]}`, log);
  return new Error(`Yosys ended with ${error}\n${log.split('\n').slice(-20).join('\n')}`);
}
