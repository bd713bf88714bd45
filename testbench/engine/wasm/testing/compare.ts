/** Runs a netlist in this engine and in the interpreter, side by side. */
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../../support/random.ts';
import type { BlackBoxModels } from '../../black-box.ts';
import { Interpreter } from '../../interpreter/engine.ts';
import type { Simulator, SimulatorOptions, Value } from '../../simulator.ts';
import { CompareSimulator } from '../compare-simulator.ts';
import { compileNetlist } from '../compile.ts';
import { allOn, type CompileSettings, type Optimisations } from '../options.ts';
import { WasmSimulator } from '../wasm-simulator.ts';

/** How to compile and to compare: the start values' and inputs' seed, the edges. */
export interface Comparison extends CompileSettings {
  readonly seed: number;
  readonly edges: number;
  readonly trace: boolean;
  /** Probability of `rst` in a clock. Default 0.1. */
  readonly reset?: number;
  /** Probability that all inputs stay as they are in a clock. Default 0. */
  readonly hold?: number;
  /** Models of the netlist's black boxes. */
  readonly boxes?: BlackBoxModels;
  /** Run the optimised and the plain program side by side in the place of one. */
  readonly compare?: boolean;
}

/** This engine's simulator of a netlist. */
export function compiled(
  net: Netlist,
  options: SimulatorOptions & { readonly trace: boolean },
  settings: CompileSettings = {},
): WasmSimulator {
  const { trace } = options;
  const kept = [...net.outputs, ...(trace ? net.signals : [])].map(({ node }) => node);
  const compiled = compileNetlist(net, kept, { gateAfter: 0, ...settings });
  return new WasmSimulator(net, compiled, new WebAssembly.Module(compiled.bytes), trace ? net.signals : [], options);
}

/**
 * The first difference between the two under random inputs, in words: any output (with `trace` any signal, so any
 * register too) in any clock before its edge, or the failures of checks. `undefined` when there is none.
 */
export async function difference(net: Netlist, comparison: Comparison): Promise<string | undefined> {
  const { seed, edges, trace, reset = 0.1, hold = 0, boxes = {}, compare = false, optimise } = comparison;
  const reference = new Interpreter(net, { seed, boxes });
  const build = (choice: Optimisations): WasmSimulator =>
    compiled(net, { seed, trace, boxes }, { ...comparison, optimise: choice });
  const positions = { ...allOn, ...optimise };
  const subject = compare ? new CompareSimulator(build, positions) : build(positions);
  const random = seededRandom(seed);
  const names = [...new Set(net.clocks.map(({ name }) => name))];
  // Of a value also whether it is a number or a bigint.
  const observed = (s: Simulator): readonly (() => readonly (Value | string)[])[] => [
    () => s.ports.map((p) => p.get()),
    () => (trace ? s.signals.map((x) => x.get()) : []),
    () => s.takeFailures().map((f) => `${f.path} at ${f.cycle}`),
  ];
  const named = [reference.ports.map((p) => p.name), reference.signals.map((x) => x.path), []];
  const pairs = observed(subject).map((ours, i) => [ours, observed(reference)[i]!, named[i]!] as const);
  for (let edge = 0; edge < edges; edge++) {
    for (const { name, width } of random.chance(hold) ? [] : net.inputs) {
      const value = name === 'rst' ? Number(random.chance(reset)) : random.chance(0.2) ? 0 : random.bits(width);
      // Resets that do not wait for an edge see every value.
      subject.port(name).set(value);
      reference.port(name).set(value);
    }
    for (const [ours, theirs, names] of pairs) {
      const [a, b] = [ours(), theirs()];
      const at = a.length === b.length ? a.findIndex((x, i) => x !== b[i]) : Math.min(a.length, b.length);
      if (at >= 0)
        return `edge ${edge}: ${names[at] ?? 'failed'} ${typeof a[at]} ${a[at]}, in the interpreter ${typeof b[at]} ${b[at]}`;
    }
    const ticking = net.clocks.length > 1 ? names.filter(() => random.chance(0.6)) : undefined;
    subject.step(1, ticking);
    reference.step(1, ticking);
  }
  return undefined;
}
