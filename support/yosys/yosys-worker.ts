/** The thread behind `run-yosys.ts`: one run, then it ends. Yosys in WebAssembly blocks the thread that it runs in. */
import { parentPort, workerData } from 'node:worker_threads';
import { runYosys, type Tree } from '@yowasp/yosys';
import type { YosysJob, YosysMessage } from './run-yosys.ts';

const { script, files } = workerData as YosysJob;
const post = (message: YosysMessage): void => parentPort!.postMessage(message);

// Yosys writes in small pieces; whole lines keep the messages few and let the other side look for passes.
let line = '';
const sink = () => {
  const decoder = new TextDecoder();
  return (bytes: Uint8Array | null): void => {
    line += bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
    const end = line.lastIndexOf('\n') + 1;
    if (end === 0) return;
    post({ kind: 'log', text: line.slice(0, end) });
    line = line.slice(end);
  };
};

/** Files by names with `/` as folders. */
function treeOf(named: YosysJob['files']): Tree {
  const root: Tree = {};
  for (const [name, text] of Object.entries(named)) {
    const path = name.split('/').filter((part) => part !== '.');
    let folder = root;
    for (const part of path.slice(0, -1)) {
      folder[part] ??= {};
      folder = folder[part] as Tree;
    }
    folder[path.at(-1)!] = text;
  }
  return root;
}

let ending: YosysMessage;
try {
  const options = { stdin: null, stdout: sink(), stderr: sink(), decodeASCII: true };
  const tree = await runYosys(['-p', script], treeOf(files), options);
  const texts = Object.entries(tree ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  ending = { kind: 'done', files: Object.fromEntries(texts) };
} catch (error) {
  ending = { kind: 'failed', error: String(error) };
}
post({ kind: 'log', text: line });
post(ending);
