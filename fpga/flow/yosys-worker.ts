/** The thread behind `run-yosys.ts`: one run, then it ends. Yosys in WebAssembly blocks the thread that it runs in. */
import { parentPort, workerData } from 'node:worker_threads';
import { runYosys, type Tree } from '@yowasp/yosys';
import type { YosysJob, YosysReply } from './run-yosys.ts';

const { script, files } = workerData as YosysJob;
const decoder = new TextDecoder();
let log = '';
const collect = (bytes: Uint8Array | null): void => {
  if (bytes !== null) log += decoder.decode(bytes, { stream: true });
};

let reply: YosysReply;
try {
  const tree = await runYosys(['-p', script], files as Tree, { stdout: collect, stderr: collect, decodeASCII: true });
  const texts = Object.entries(tree ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  reply = { ok: true, log, files: Object.fromEntries(texts) };
} catch (error) {
  reply = { ok: false, log, error: String(error) };
}
parentPort!.postMessage(reply);
