/** The engine that runs the emitted Verilog through Verilator. */
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { foreignModules } from '../../../rtl-gen/ir/foreign-ir.ts';
import type { Decl, Design } from '../../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Engine } from '../simulator.ts';
import { unsetState } from '../start-values.ts';
import { buildVerilated } from './build-verilated.ts';
import type { VerilatedPort, VerilatedSource } from './source.ts';

/** Needs the system's Verilator, version 5 or newer. */
export const verilatorEngine: Engine = {
  name: 'verilator',
  create: async (design, options) => {
    const unknown = foreignModules(design).find((m) => m.foreign.files.length === 0);
    if (unknown !== undefined) {
      throw new UserError(
        `${unknown.name} is a black box: Verilator needs its Verilog (blackBox has an option verilog), models are for other engines`,
      );
    }
    return await buildVerilated(verilatedSource(design), options);
  },
};

/** The Verilog of a design with what the engine needs to know of it. */
export function verilatedSource(design: Design): VerilatedSource {
  const { top } = design;
  const { clocks, inputs, signals, registers, memories, checks } = flatten(design);
  return {
    verilog: emitVerilog(design),
    ports: [
      ...top.ports.map((id) => port(top.decls[id]!)),
      ...inputs.filter((i) => i.reset !== undefined).map((i): VerilatedPort => ({ ...i, direction: 'in' })),
    ],
    clocks,
    internals: signals,
    assumed: new Set(checks.filter((c) => c.assumed).map((c) => c.path)),
    unset: unsetState({ registers, memories }),
  };
}

const states = (d: Decl): Pick<Decl, 'states'> => (d.states === undefined ? {} : { states: d.states });

const port = (d: Decl): VerilatedPort => ({
  name: d.name,
  width: d.width,
  direction: d.kind === 'input' ? 'in' : 'out',
  ...states(d),
});
