/** Verilog that was written elsewhere: what users of the package import. */
export type { VerilogSimulator } from './printing-simulator.ts';
export { readSourceFiles } from './read-files.ts';
export { readVerilog, simulateVerilog, type VerilogOptions } from './simulate-verilog.ts';
export type { ReadOptions, SourceFile } from './verilog-to-json.ts';
