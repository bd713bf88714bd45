/** The Verilog of a design as one text. */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';

const texts = new WeakMap<Design, string>();

/** All that is emitted of the design. Made once, as a design has many tests. */
export function verilogText(design: Design): string {
  const text = texts.get(design) ?? JSON.stringify(emitVerilog(design));
  texts.set(design, text);
  return text;
}
