/** Verilog that was written elsewhere, as a simulator. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { Interpreter } from '../interpreter/engine.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import { simulate } from '../wasm/engine.ts';
import { importNetlist } from './import-netlist.ts';
import { type ReadOptions, type SourceFile, verilogToJson } from './verilog-to-json.ts';

export interface VerilogOptions extends SimulatorOptions, ReadOptions {
  /** What runs the netlist. Default `wasm`. */
  readonly engine?: 'wasm' | 'interpreter';
}

/**
 * A simulator of module `top`: Yosys reads the files (nothing but npm is needed), the built-in engine runs the netlist,
 * and the ports are those that it has. One-bit inputs at whose edges something changes are the clocks. Two-state: `x`
 * and `z` are
 * 0. Rejects with a `UserError` for Verilog that Yosys does not accept and for what cannot be simulated.
 */
export async function simulateVerilog(
  files: readonly SourceFile[],
  top: string,
  options: VerilogOptions = {},
): Promise<Simulator> {
  const net = await readVerilog(files, top, options);
  return options.engine === 'interpreter' ? new Interpreter(net, options) : await simulate(net, options);
}

/** The same up to the netlist. */
export async function readVerilog(
  files: readonly SourceFile[],
  top: string,
  options: ReadOptions = {},
): Promise<Netlist> {
  return importNetlist(await verilogToJson(files, top, options));
}
