/** A C++ compiler and linker for WebAssembly, itself WebAssembly, in a thread of its own so that this one stays responsive. */
import '../../../support/wasm-wrappers.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Bytes } from '../../../support/cache.ts';

/** Files by name and folders by name, as the compiler sees them from its root. */
export interface SourceTree {
  readonly [name: string]: SourceTree | string | Uint8Array;
}

/** A call of `clang++`; it runs in the root of `files` and is to write its result to standard output (`-o -`). */
export interface ClangJob {
  readonly args: readonly string[];
  readonly files: SourceTree;
}

export type ClangReply = { readonly output: Bytes } | { readonly error: string };

/** Time without work after which the thread ends, in milliseconds: starting it again takes about a second. */
const IDLE_MS = 10_000;

/** What the command wrote to standard output. Jobs run one after the other. Rejects with the compiler's messages. */
export function runClang(job: ClangJob): Promise<Bytes> {
  const result = queue.then(() => perform(job));
  queue = result.catch(() => undefined);
  return result;
}

/** The version of the `@yowasp/clang` package. */
export async function clangVersion(): Promise<string> {
  const bundle = createRequire(import.meta.url).resolve('@yowasp/clang');
  const { version } = JSON.parse(await readFile(new URL('../package.json', `file://${bundle}`), 'utf8'));
  return String(version);
}

let queue: Promise<unknown> = Promise.resolve();
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

function perform(job: ClangJob): Promise<Bytes> {
  clearTimeout(idle);
  worker ??= new Worker(new URL('./clang-worker.ts', import.meta.url));
  const w = worker;
  w.ref();
  return new Promise<Bytes>((resolve, reject) => {
    const release = (): void => {
      w.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (reply: ClangReply): void => {
      release();
      rest(w);
      if ('output' in reply) resolve(reply.output);
      else reject(new Error(`clang++ ${job.args.join(' ')}\n${reply.error}`));
    };
    const fail = (error: Error): void => {
      release();
      worker = undefined;
      reject(error);
    };
    const onError = (error: unknown): void => fail(error instanceof Error ? error : new Error(String(error)));
    const onExit = (code: number): void => fail(new Error(`the compiler's thread ended with code ${code}`));
    w.on('message', onMessage).on('error', onError).on('exit', onExit);
    w.postMessage(job);
  });
}

/** Neither the waiting thread nor the timer that ends it keeps the process alive. */
function rest(w: Worker): void {
  w.unref();
  idle = setTimeout(() => {
    worker = undefined;
    void w.terminate();
  }, IDLE_MS);
  idle.unref();
}
