/** A thread behind `run-nextpnr.ts`: one run at a time. Tools in WebAssembly block the thread that they run in. */
import { parentPort } from 'node:worker_threads';
import { runIcepack, runNextpnrIce40, type Tree } from '@yowasp/nextpnr-ice40';
import type { NextpnrJob, NextpnrMessage } from './run-nextpnr.ts';

const post = (message: NextpnrMessage): void => parentPort!.postMessage(message);

const textOf = (file: Tree[string] | undefined): string =>
  typeof file === 'string' ? file : new TextDecoder().decode(file as Uint8Array);

parentPort!.on('message', async ({ options, netlist, constraints }: NextpnrJob) => {
  const decoder = new TextDecoder();
  const log = (bytes: Uint8Array | null): void =>
    post({ kind: 'log', text: bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true }) });
  const run = { stdin: null, stdout: log, stderr: log };
  const files = { 'top.json': netlist, 'top.pcf': constraints };
  try {
    const named = ['--json', 'top.json', '--pcf', 'top.pcf', '--asc', 'top.asc', '--report', 'report.json'];
    const routed = (await runNextpnrIce40([...options, ...named], files, run)) as Tree;
    const packed = (await runIcepack(['top.asc', 'top.bin'], { 'top.asc': routed['top.asc']! }, run)) as Tree;
    post({ kind: 'done', bitstream: packed['top.bin'] as Uint8Array, report: textOf(routed['report.json']) });
  } catch (thrown) {
    post({ kind: 'failed', error: String(thrown) });
  }
});
