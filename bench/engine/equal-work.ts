/** What every engine of the benchmark runs: what native Verilator does with the emitted Verilog, and no more. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { observed } from './observed.ts';

/**
 * A netlist without its checks, which stand under `ifdef FORMAL` in the Verilog, and without what no output follows
 * from then; and what has no start value starts as 0, as a program of Verilator has it (`--x-initial fast`).
 */
export const equalWork = (net: Netlist): Netlist =>
  observed({
    ...net,
    registers: net.registers.map((register) => ({ init: 0n, ...register })),
    memories: net.memories.map((memory) => ({ init: [], ...memory })),
  });
