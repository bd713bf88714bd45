/** From a module value to its Verilog in one step. */

import type { AnyModule, Module } from '../../hdl/body/module.ts';
import { elaborate } from '../../hdl/elaboration/elaborate.ts';
import { emitVerilog } from '../emit.ts';
import type { VerilogDesign } from '../verilog-file.ts';

/** The emitted form of any module. */
export const emitModule = (mod: AnyModule): VerilogDesign =>
  emitVerilog(elaborate(mod as unknown as Module<object, object, Record<never, never>>));

/** What stands between the header of the top's file and its `endmodule`. */
export function bodyOf(design: VerilogDesign): string {
  const [, body] = /^\);\n+([\s\S]*?)\n*^endmodule$/m.exec(design.files[0]!.text)!;
  return body!;
}
