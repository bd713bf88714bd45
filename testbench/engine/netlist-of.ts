/** The netlist that the built-in engines run. */
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { foreignModules } from '../../rtl-gen/ir/foreign-ir.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { netlistThroughYosys } from './foreign/through-yosys.ts';
import type { SimulatorOptions } from './simulator.ts';

/**
 * The design flattened. Where a black box has its Verilog and no model, all of the design comes as Yosys reads its
 * Verilog, the box's with it.
 */
export async function netlistOf(design: Design, options: SimulatorOptions = {}): Promise<Netlist> {
  const { boxes = {} } = options;
  const needsText = foreignModules(design).some((m) => m.foreign.files.length > 0 && !Object.hasOwn(boxes, m.name));
  return needsText ? await netlistThroughYosys(design, options) : flattened(design);
}

/** One netlist a design, so that what engines make of it is made once. */
const netlists = new WeakMap<Design, Netlist>();

function flattened(design: Design): Netlist {
  const known = netlists.get(design) ?? flatten(design);
  netlists.set(design, known);
  return known;
}
