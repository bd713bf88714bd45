/**
 * A C++ compiler and linker for WebAssembly, itself WebAssembly, in a thread of its own so that this one stays
 * responsive.
 */
import type { Bytes } from '../../../support/cache.ts';
import { packageVersion } from '../../../support/optional-package.ts';
import { type Ended, ThreadPool } from '../../../support/thread-pool.ts';

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

/**
 * One at a time: the compiler takes hundreds of megabytes. Starting it takes about a second, so the thread stays a
 * while.
 */
const threads = new ThreadPool<ClangJob, ClangReply>(new URL('./clang-worker.ts', import.meta.url), 1);

/** What the command wrote to standard output. Jobs run one after the other. Rejects with the compiler's messages. */
export async function runClang(job: ClangJob): Promise<Bytes> {
  const receive = (reply: ClangReply): Ended<Bytes> => {
    if ('output' in reply) return { result: reply.output };
    throw new Error(`clang++ ${job.args.join(' ')}\n${reply.error}`);
  };
  return await threads.run(job, receive);
}

/** The version of the `@yowasp/clang` package; without it, a `UserError`. */
export const clangVersion = (): string => packageVersion('@yowasp/clang', 'the verilator engine');
