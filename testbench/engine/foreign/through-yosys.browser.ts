/** Yosys is not part of the core in a browser: a page that has it runs it by itself. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../../support/user-error.ts';

/** Refuses, with what to do. */
export async function netlistThroughYosys(): Promise<Netlist> {
  throw new UserError(
    'the simulator of a browser has no Yosys: choose the engine wasm, and give black boxes a model (`boxes`)',
  );
}
