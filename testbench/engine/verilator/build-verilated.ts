/** Verilog to a simulator, in one call. */
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import { type BuildOptions, buildModule } from './build.ts';
import type { VerilatedSource } from './source.ts';
import { VerilatedSimulator } from './verilated-simulator.ts';

/**
 * Build `source` with Verilator, or take it from the cache, and start it. The first build of a design takes seconds,
 * the first of all about twenty more. Rejects with a `UserError` when Verilator is missing or refuses the Verilog, and
 * when the disk is full.
 */
export async function buildVerilated(
  source: VerilatedSource,
  options: SimulatorOptions & BuildOptions = {},
): Promise<Simulator> {
  return new VerilatedSimulator(source, await buildModule(source, options), options.seed ?? 1);
}
