/** One test on every engine: the netlist in two of them, the emitted Verilog as two other programs read it. */
import { missingTools } from '../engine/available.ts';
import { engines } from '../engine/engines.ts';
import type { Engine, EngineName } from '../engine/simulator.ts';
import type { Body } from './context.ts';
import { type HwTestOptions, hwTest } from './hw-test.ts';
import { test } from './test-runner.ts';
import { onEngine } from './verilog-once.ts';

/** An elaborated design, as engines take it. */
type Design = Parameters<Engine['create']>[0];

const missing = await missingTools();

/** Milliseconds for reading and compiling Verilog, and for the test. */
export const buildTimeout = 600_000;

/**
 * Register a test of `design` four times: on `interpreter` and `wasm`, which run the netlist, and on `yosys` and
 * `verilator`, which run the emitted Verilog; each of these is skipped where its tool is not installed. `body` runs
 * once a seed and engine, on a fresh simulator after reset, which is built quickly rather than to be quick. Where
 * `timeout` is not given it is ten minutes, because the tools read and compile the Verilog first.
 */
export function everyEngineTest(
  name: string,
  design: Design,
  options: Omit<HwTestOptions, 'create'>,
  body: Body<void>,
): void {
  for (const engine of Object.keys(engines) as EngineName[]) {
    const title = `${name}, on ${engine}`;
    if (missing.has(engine)) test.skip(`${title} (${missing.get(engine)} is not installed)`);
    else {
      const create = onEngine(engine, design, { quick: true });
      hwTest(title, { timeout: buildTimeout, ...options, create, designOf: () => design }, body);
    }
  }
}
