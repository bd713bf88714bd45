/** The engine that runs the emitted Verilog through Yosys's front end. */
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';
import type { Engine } from '../simulator.ts';
import { startValues } from '../start-values.ts';
import { simulate } from '../wasm/engine.ts';
import { importNetlist } from './import-netlist.ts';
import type { StartValues } from './importing.ts';
import { type SourceFile, verilogToJson } from './verilog-to-json.ts';

/**
 * Emits the design's Verilog, has Yosys read it, and compiles what Yosys understood: a check of the emitter that needs
 * nothing but npm. Start values are those of the other engines; signals are those of the design that the Verilog still has.
 */
export const yosysEngine: Engine = {
  name: 'yosys',
  create: async (design, options = {}) => simulate(await netlistThroughYosys(design, options.seed), options),
};

/** The netlist that Yosys makes of a design's Verilog, with the design's own names, enums and start values. */
export async function netlistThroughYosys(design: Design, seed = 1): Promise<Netlist> {
  const { top, files } = emitVerilog(design);
  // The assertions stand under FORMAL, and Yosys knows them in SystemVerilog only.
  const sources: readonly SourceFile[] = files.map(({ name, text }) => ({ name: name.replace(/\.v$/, '.sv'), text }));
  const json = await verilogToJson(sources, top, { defines: { FORMAL: '' } });
  const ours = flatten(design);
  return describedAs(ours, importNetlist(json, startsOf(ours, seed)));
}

/** What each register and memory starts with, drawn as the interpreter draws it. */
export function startsOf({ registers, memories }: Netlist, seed: number): StartValues {
  const unset = [...registers, ...memories].filter((state) => state.init === undefined);
  const drawn = startValues(unset, seed);
  const starts = { registers: new Map<string, bigint>(), memories: new Map<string, readonly bigint[]>() };
  unset.forEach((state, index) => {
    if ('depth' in state) {
      const words = Array.from({ length: state.depth }, (_, address) => BigInt(drawn(index, address)));
      starts.memories.set(state.path, words);
    } else starts.registers.set(state.path, BigInt(drawn(index, 0)));
  });
  return starts;
}

/** Ports and signals in the order, of the kinds and with the states of the design. */
function describedAs(ours: Netlist, net: Netlist): Netlist {
  const found = new Map(net.signals.map((signal) => [signal.path, signal]));
  const states = new Map([...ours.inputs, ...ours.outputs].map((port) => [port.name, port.states]));
  const withStates = <T extends { readonly name: string }>(port: T): T => {
    const names = states.get(port.name);
    return names === undefined ? port : { ...port, states: names };
  };
  return {
    ...net,
    inputs: net.inputs.map(withStates),
    outputs: net.outputs.map(withStates),
    signals: ours.signals.flatMap((signal) => {
      const node = found.get(signal.path)?.node;
      return node === undefined ? [] : [{ ...signal, node }];
    }),
  };
}
