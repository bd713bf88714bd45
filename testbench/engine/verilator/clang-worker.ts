/** The thread behind `clang.ts`: one job at a time, a `ClangReply` for each. */
import { parentPort } from 'node:worker_threads';
import { commands, type RunOptions, runLLVM, type Tree } from '@yowasp/clang';
import type { Bytes } from '../../../support/cache.ts';
import type { ClangJob, ClangReply } from './clang.ts';

// Loading prints its progress unless told otherwise, and only this call can be told.
const loaded = runLLVM(undefined, {}, { fetchProgress: () => {} });

parentPort!.on('message', async (job: ClangJob) => {
  const output: Uint8Array[] = [];
  const messages: Uint8Array[] = [];
  const collect = (into: Uint8Array[]) => (bytes: Uint8Array | null) => {
    if (bytes !== null) into.push(bytes.slice());
  };
  const options: RunOptions = { stdout: collect(output), stderr: collect(messages), decodeASCII: false };
  let reply: ClangReply;
  try {
    await loaded;
    // A result in a file would be copied once for each 4 KiB written; standard output is not.
    await commands['clang++']([...job.args, '-o', '-'], job.files as Tree, options);
    reply = { output: joined(output) };
  } catch (error) {
    reply = { error: `${String(error)}\n${Buffer.from(joined(messages)).toString()}` };
  }
  parentPort!.postMessage(reply);
});

function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, p) => length + p.length, 0));
  let at = 0;
  for (const p of parts) {
    all.set(p, at);
    at += p.length;
  }
  return all;
}
