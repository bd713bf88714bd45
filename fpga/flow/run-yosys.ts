/** Yosys, as a function: WebAssembly from npm, in a thread of its own. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { UserError } from '../../support/user-error.ts';

export interface YosysJob {
  /** Commands, separated by `;`. They see the files in the working directory. */
  readonly script: string;
  readonly files: Readonly<Record<string, string>>;
}

export type YosysReply =
  | { readonly ok: true; readonly log: string; readonly files: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly log: string; readonly error: string };

export interface YosysResult {
  readonly log: string;
  /** Text files in the working directory afterwards. */
  readonly files: Readonly<Record<string, string>>;
}

/** Run a script over files. What Yosys reports as an error is a `UserError` with its first error line. */
export async function runYosys(job: YosysJob): Promise<YosysResult> {
  const reply = await inThread(job);
  if (reply.ok) return reply;
  const line = /^ERROR: (.*)$/m.exec(reply.log) ?? /^(.*: ERROR: .*)$/m.exec(reply.log);
  if (line !== null) throw new UserError(`Yosys does not accept the design: ${line[1]}`);
  throw new Error(`Yosys ended with ${reply.error}\n${reply.log.split('\n').slice(-20).join('\n')}`);
}

/** The version of the `@yowasp/yosys` package, which decides what a script gives. */
export async function yosysVersion(): Promise<string> {
  const bundle = createRequire(import.meta.url).resolve('@yowasp/yosys');
  const { version } = JSON.parse(await readFile(new URL('../package.json', `file://${bundle}`), 'utf8'));
  return String(version);
}

function inThread(job: YosysJob): Promise<YosysReply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./yosys-worker.ts', import.meta.url), { workerData: job });
    worker.once('message', (reply: YosysReply) => {
      resolve(reply);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread of Yosys ended with code ${code}`)));
  });
}
