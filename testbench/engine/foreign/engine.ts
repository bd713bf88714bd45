/** The engine that runs the emitted Verilog through Yosys's front end. */
import type { Engine } from '../simulator.ts';
import { simulate } from '../wasm/engine.ts';
import { netlistThroughYosys } from './through-yosys.ts';

/**
 * Emits the design's Verilog, has Yosys read it, and compiles what Yosys understood: a check of the emitter that needs
 * nothing but npm. Start values are those of the other engines; signals are those of the design that the Verilog still
 * has.
 */
export const yosysEngine: Engine = {
  name: 'yosys',
  create: async (design, options = {}) => simulate(await netlistThroughYosys(design, options), options),
};
