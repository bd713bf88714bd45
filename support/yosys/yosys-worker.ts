/** The thread of `run-yosys.ts`: one run at a time. Yosys in WebAssembly blocks the thread that it runs in. */
import { parentPort } from 'node:worker_threads';
import { runYosys } from '@yowasp/yosys';
import { sliceAtHighAddresses } from './high-addresses.ts';
import type { YosysJob, YosysMessage } from './run-yosys.ts';
import { YosysOutput } from './yosys-output.ts';
import { treeOf } from './yosys-script.ts';

sliceAtHighAddresses(ArrayBuffer.prototype);

const post = (message: YosysMessage): void => parentPort!.postMessage(message);

parentPort!.on('message', async ({ script, files, write }: YosysJob) => {
  const output = new YosysOutput((text) => post({ kind: 'log', text }));
  const commands = write === undefined ? script : `${script}; ${output.around(write)}`;
  let error: unknown;
  try {
    const options = { stdin: null, stdout: output.sink(), stderr: output.sink(), decodeASCII: true };
    await runYosys(['-p', commands], treeOf(files), options);
  } catch (thrown) {
    error = thrown;
  }
  const written = output.end();
  post(error === undefined ? { kind: 'done', written } : { kind: 'failed', error: String(error) });
});
