/**
 * How much slower a run is with its waves written: the property run of the largest SACK tracker in its testbench.
 *
 * Run with `node bench/uet/waves.ts`. The kinds take turns, five times, and the median counts, so that a machine whose
 * speed drifts slows all of them alike. `traced` makes all signals readable without writing them.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textTable } from '../../report/table.ts';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { sackProperty } from '../../testbench/uet/blocks/pds/sack-property.ts';
import { waveFile } from '../../testbench/waves/wave-file.ts';

const rounds = 5;
const clocks = 20_000;
const window = 1024;

interface Kind {
  readonly name: string;
  readonly trace: boolean;
  readonly file?: string;
  readonly scopes?: readonly string[];
}

const kinds: readonly Kind[] = [
  { name: 'no waves', trace: false },
  { name: 'traced', trace: true },
  { name: 'VCD', trace: true, file: 'all.vcd' },
  { name: 'FST', trace: true, file: 'all.fst' },
  { name: 'HTML', trace: true, file: 'all.html' },
  { name: 'VCD, streams only', trace: true, file: 'some.vcd', scopes: ['arrival', 'verdict', 'query', 'sack'] },
  { name: 'FST, streams only', trace: true, file: 'some.fst', scopes: ['arrival', 'verdict', 'query', 'sack'] },
];

const design = elaborate(sackTracker(window));
const folder = mkdtempSync(join(tmpdir(), 'gatewright-bench-waves-'));

/** Milliseconds of one run, its file included. */
async function timeOf({ trace, file, scopes }: Kind): Promise<number> {
  const simulator = await wasmEngine.create(design, { trace });
  const started = performance.now();
  const options = scopes === undefined ? {} : { scopes };
  const watcher = file === undefined ? undefined : waveFile(join(folder, file), simulator, options);
  const run = await runSeed(simulator, 1, sackProperty(window, clocks), watcher === undefined ? {} : { watcher });
  watcher?.close();
  if (run.failure !== undefined) throw run.failure;
  return performance.now() - started;
}

const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
// The first round warms up.
for (let round = 0; round <= rounds; round++) {
  for (const kind of kinds) {
    const time = await timeOf(kind);
    if (round > 0) times.get(kind)!.push(time);
  }
}

const median = (kind: Kind): number => times.get(kind)!.toSorted((a, b) => a - b)[rounds >> 1]!;
const bytes = ({ file }: Kind): number => (file === undefined ? 0 : statSync(join(folder, file)).size);
console.log(`${window} PSNs, ${clocks} clocks, median of ${rounds}`);
console.log(
  textTable(kinds, [
    { header: 'waves', value: (kind) => kind.name },
    { header: 'clocks/s', value: (kind) => (clocks * 1000) / median(kind) },
    { header: 'times slower', value: (kind) => (median(kind) / median(kinds[0]!)).toPrecision(3), align: 'right' },
    { header: 'bytes/clock', value: (kind) => bytes(kind) / clocks },
  ]),
);
rmSync(folder, { recursive: true });
