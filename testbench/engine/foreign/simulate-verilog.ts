/** Verilog that was written elsewhere, as a simulator. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { Interpreter } from '../interpreter/engine.ts';
import type { SimulatorOptions } from '../simulator.ts';
import { simulate } from '../wasm/engine.ts';
import { withDisplayTasks } from './display-tasks.ts';
import { importNetlist, importPrinting } from './import-netlist.ts';
import { PrintingSimulator, type VerilogSimulator } from './printing-simulator.ts';
import { type ReadOptions, type SourceFile, verilogToJson } from './verilog-to-json.ts';

export interface VerilogOptions extends SimulatorOptions, ReadOptions {
  /** What runs the netlist. Default `wasm`. */
  readonly engine?: 'wasm' | 'interpreter';
  /** Takes what the design prints, in its order: lines end with a line break. Default: the standard output. */
  readonly print?: (text: string) => void;
}

/**
 * A simulator of module `top`: Yosys reads the files (nothing but npm is needed), the built-in engine runs the netlist,
 * and the ports are those that it has. One-bit inputs at whose edges something changes are the clocks. Two-state: `x`
 * and `z` are 0. What `$display` and its kin print goes to `print`; `$finish` ends the run, `$error` and `$fatal` fail
 * it. Rejects with a `UserError` for Verilog that Yosys does not accept and for what cannot be simulated.
 */
export async function simulateVerilog(
  files: readonly SourceFile[],
  top: string,
  options: VerilogOptions = {},
): Promise<VerilogSimulator> {
  const json = await verilogToJson(withDisplayTasks(files), top, options);
  const { net, prints } = importPrinting(json);
  const simulator = options.engine === 'interpreter' ? new Interpreter(net, options) : await simulate(net, options);
  if (prints.length === 0) return simulator;
  const print = options.print ?? ((text: string) => void process.stdout.write(text));
  return new PrintingSimulator(simulator, prints, print);
}

/** The same up to the netlist. */
export async function readVerilog(
  files: readonly SourceFile[],
  top: string,
  options: ReadOptions = {},
): Promise<Netlist> {
  return importNetlist(await verilogToJson(withDisplayTasks(files), top, options));
}
