/** A design of ours as Yosys reads its Verilog. */
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import type { NetClock, Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';
import { allFiles } from '../../../rtl-gen/verilog/verilog-file.ts';
import type { SimulatorOptions } from '../simulator.ts';
import { startValues, unsetState } from '../start-values.ts';
import { importNetlist } from './import-netlist.ts';
import type { StartValues } from './importing.ts';
import { type SourceFile, verilogToJson } from './verilog-to-json.ts';
import type { JsonDesign } from './yosys-json.ts';

/**
 * The netlist that Yosys makes of a design's Verilog, with the design's own names, enums and start values. Black boxes
 * with a model stay boxes; the others are what their Verilog says.
 */
export function netlistThroughYosys(
  design: Design,
  { seed = 1, boxes = {} }: Pick<SimulatorOptions, 'seed' | 'boxes'> = {},
): Promise<Netlist> {
  const modelled = Object.keys(boxes);
  if (modelled.length > 0) return netlistOfText(design, readDesign(design, modelled), seed);
  const { text, netlists } = read.get(design) ?? { text: readDesign(design, []), netlists: new Map() };
  read.set(design, { text, netlists });
  const net = netlists.get(seed) ?? netlistOfText(design, text, seed);
  if (netlists.size < SEEDS) netlists.set(seed, net);
  return net;
}

/** What has been read, as long as its design is in use: tests run one design again and again, mostly with few seeds. */
const read = new WeakMap<
  Design,
  { readonly text: Promise<JsonDesign>; readonly netlists: Map<number, Promise<Netlist>> }
>();

/** Seeds of a design of which netlists are kept: each has the start values of all memories in it. */
const SEEDS = 4;

/** What Yosys makes of a design's Verilog, without what is in the modules that have models. */
async function readDesign(design: Design, modelled: readonly string[]): Promise<JsonDesign> {
  const verilog = emitVerilog(design, { stubs: modelled });
  const { top } = verilog;
  // The assertions stand under FORMAL, and Yosys knows them in SystemVerilog only.
  const sources: readonly SourceFile[] = allFiles(verilog).map(({ name, text, foreign }) => ({
    name: foreign ? name : name.replace(/\.v$/, '.sv'),
    text,
  }));
  return await verilogToJson(sources, top, { defines: { FORMAL: '' } });
}

async function netlistOfText(design: Design, text: Promise<JsonDesign>, seed: number): Promise<Netlist> {
  const json = await text;
  const ours = flatten(design);
  return describedAs(ours, importNetlist(json, startsOf(ours, seed)));
}

/** What each register and memory starts with, drawn as the interpreter draws it. */
export function startsOf({ registers, memories }: Netlist, seed: number): StartValues {
  const unset = unsetState({ registers, memories });
  const drawn = startValues(unset, seed);
  const starts = { registers: new Map<string, bigint>(), memories: new Map<string, readonly bigint[]>() };
  unset.forEach((state, index) => {
    if (state.depth !== undefined) {
      const words = Array.from({ length: state.depth }, (_, address) => BigInt(drawn(index, address)));
      starts.memories.set(state.path, words);
    } else starts.registers.set(state.path, BigInt(drawn(index, 0)));
  });
  return starts;
}

/**
 * Ports and signals in the order, of the kinds and with the states of the design; then what is inside its black boxes.
 */
function describedAs(ours: Netlist, net: Netlist): Netlist {
  const known = new Set(ours.signals.map((signal) => signal.path));
  const found = new Map(net.signals.map((signal) => [signal.path, signal]));
  const states = new Map([...ours.inputs, ...ours.outputs].map((port) => [port.name, port.states]));
  const withStates = <T extends { readonly name: string }>(port: T): T => {
    const names = states.get(port.name);
    return names === undefined ? port : { ...port, states: names };
  };
  const resets = new Map(ours.inputs.map(({ name, reset }) => [name, reset]));
  const isKnown = (clock: NetClock): boolean => net.clocks.some((c) => c.name === clock.name && c.edge === clock.edge);
  return {
    ...net,
    // A clock at which nothing changes is one all the same.
    clocks: [...net.clocks, ...ours.clocks.filter((c) => !isKnown(c))],
    inputs: net.inputs.map((port) => {
      const { reset: _, ...plain } = withStates(port);
      const reset = resets.get(port.name);
      return reset === undefined ? plain : { ...plain, reset };
    }),
    outputs: net.outputs.map(withStates),
    signals: [
      ...ours.signals.flatMap((signal) => {
        const node = found.get(signal.path)?.node;
        return node === undefined ? [] : [{ ...signal, node }];
      }),
      ...net.signals.filter(
        ({ path }) => !known.has(path) && ours.boxes.some((box) => path.startsWith(`${box.path}.`)),
      ),
    ],
  };
}
