/**
 * How much slower the largest SACK tracker runs with coverage: its property run in its testbench, and the design alone
 * with constant inputs.
 *
 * Run with `node bench/uet/coverage.ts`. With and without take turns, eleven times, and the median of the rounds'
 * ratios counts, so that a machine whose speed drifts slows both alike.
 */
import { textTable } from '../../report/table.ts';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { CoverageRecorder } from '../../testbench/coverage/coverage-recorder.ts';
import type { Simulator } from '../../testbench/engine/simulator.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { sackProperty } from '../../testbench/uet/blocks/pds/sack-property.ts';

const rounds = 11;
const window = 1024;
const design = elaborate(sackTracker(window));
const recorder = new CoverageRecorder(design);
const makers: readonly (() => Promise<Simulator>)[] = [
  () => wasmEngine.create(design, { seed: 1 }),
  () => recorder.create('wasm', { seed: 1 }),
];

/** Runs a number of clocks. */
type Work = (simulator: Simulator, clocks: number) => Promise<void> | void;

const property: Work = async (simulator, clocks) => {
  const { failure } = await runSeed(simulator, 1, sackProperty(window, clocks));
  if (failure !== undefined) throw failure;
};

const alone: Work = (simulator, clocks) => {
  for (const port of ['verdict_ready', 'sack_ready', 'arrival_valid', 'query_valid']) simulator.port(port).set(1);
  simulator.step(clocks);
};

const kinds: readonly { readonly what: string; readonly work: Work; readonly clocks: number }[] = [
  { what: 'property run', work: property, clocks: 20_000 },
  { what: 'design alone', work: alone, clocks: 500_000 },
];

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;
const rows: { readonly what: string; readonly clocks: number; readonly times: readonly (readonly number[])[] }[] = [];
for (const { what, work, clocks } of kinds) {
  const times: number[][] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const pair: number[] = [];
    for (const make of makers) {
      const simulator = await make();
      // Time for the WebAssembly compiler's second tier, where nothing else takes time.
      if (work === alone) simulator.step(clocks / 10);
      const started = performance.now();
      await work(simulator, clocks);
      pair.push(performance.now() - started);
      simulator.dispose();
    }
    if (round > 0) times.push(pair);
  }
  rows.push({ what, clocks, times });
}

console.log(
  textTable(rows, [
    { header: 'sack_tracker_w1024 on wasm', value: (r) => r.what },
    { header: 'clocks/s', value: (r) => (r.clocks * 1000) / median(r.times.map(([without]) => without!)) },
    { header: 'with coverage', value: (r) => (r.clocks * 1000) / median(r.times.map(([, covered]) => covered!)) },
    {
      header: 'times slower',
      value: (r) => median(r.times.map(([without, covered]) => covered! / without!)).toPrecision(2),
      align: 'right',
    },
  ]),
);
