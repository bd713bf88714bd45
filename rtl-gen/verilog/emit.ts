/** From a design to Verilog-2005. */
import type { Design } from '../ir/module-ir.ts';
import { moduleText } from './module-text.ts';
import type { VerilogDesign } from './verilog-file.ts';

/**
 * One file a module, the top's first. The text passes `verilator --lint-only -Wall` without a waiver, `iverilog -Wall`
 * and Yosys, and is byte-identical on every run and machine.
 */
export function emitVerilog(design: Design): VerilogDesign {
  return {
    top: design.top.name,
    files: design.modules.toReversed().map((m) => ({ name: `${m.name}.v`, text: moduleText(m) })),
  };
}
