/**
 * Clocks per second of each engine on the largest SACK tracker, with the design alone: constant inputs, no testbench.
 *
 * Run with `node bench/engines.ts`. The engines take turns, five times, and the median counts, so that a machine whose
 * speed drifts slows all of them alike. `verilator` is the emitted Verilog through Verilator's C++ and clang into
 * WebAssembly; it is left out where Verilator is not installed.
 */
import { textTable } from '../report/table.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { sackTracker } from '../rtl-gen/uet/pds/sack-tracker.ts';
import { engines } from '../testbench/engine/engines.ts';
import type { Simulator } from '../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../testbench/engine/verilator/toolchain.ts';

const rounds = 5;
/** Clocks of one turn: about as long for the slow engine as for the fast ones. */
const clocksOf = { wasm: 1_000_000, verilator: 1_000_000, interpreter: 5_000 };

interface Run {
  readonly engine: keyof typeof clocksOf;
  readonly simulator: Simulator;
  /** From the elaborated design to the end of the first clock. */
  readonly readyMs: number;
  readonly clocksPerSecond: number[];
}

const design = elaborate(sackTracker(1024));
const installed = await verilatorAvailable();
const runs: Run[] = [];
for (const { name, create } of Object.values(engines)) {
  if (name === 'verilator' && !installed) continue;
  const started = performance.now();
  const simulator = await create(design);
  simulator.port('rst').set(1);
  simulator.step();
  const readyMs = performance.now() - started;
  simulator.port('rst').set(0);
  for (const port of ['verdict_ready', 'sack_ready', 'arrival_valid', 'query_valid']) simulator.port(port).set(1);
  // Time for the WebAssembly compiler's second tier.
  simulator.step(clocksOf[name] / 5);
  runs.push({ engine: name, simulator, readyMs, clocksPerSecond: [] });
}

for (let round = 0; round < rounds; round++) {
  for (const { engine, simulator, clocksPerSecond } of runs) {
    const started = performance.now();
    simulator.step(clocksOf[engine]);
    clocksPerSecond.push((clocksOf[engine] * 1000) / (performance.now() - started));
  }
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;
const reference = runs.find((r) => r.engine === 'verilator') ?? runs[0]!;
console.log(
  textTable(runs, [
    { header: 'engine', value: (r) => r.engine },
    { header: 'clocks/s', value: (r) => median(r.clocksPerSecond) },
    {
      header: `ratio to ${reference.engine}`,
      value: (r) => (median(r.clocksPerSecond) / median(reference.clocksPerSecond)).toPrecision(2),
      align: 'right',
    },
    { header: 'design to first clock, ms', value: (r) => r.readyMs },
  ]),
);
