/** Runs a netlist in this engine and in the interpreter, side by side. */
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../../support/random.ts';
import type { BlackBoxModels } from '../../black-box.ts';
import { Interpreter } from '../../interpreter/engine.ts';
import type { Simulator, SimulatorOptions } from '../../simulator.ts';
import { compileNetlist } from '../compile.ts';
import type { CompileSettings } from '../options.ts';
import { WasmSimulator } from '../wasm-simulator.ts';

/** How to compile and to compare: the start values' and inputs' seed, the edges. */
export interface Comparison extends CompileSettings {
  readonly seed: number;
  readonly edges: number;
  readonly trace: boolean;
  /** Probability of `rst` in a clock. Default 0.1. */
  readonly reset?: number;
  /** Models of the netlist's black boxes. */
  readonly boxes?: BlackBoxModels;
}

/** This engine's simulator of a netlist. */
export async function compiled(
  net: Netlist,
  options: SimulatorOptions & { readonly trace: boolean },
  settings?: CompileSettings,
): Promise<WasmSimulator> {
  const { trace } = options;
  const kept = [...net.outputs, ...(trace ? net.signals : [])].map(({ node }) => node);
  const compiled = compileNetlist(net, kept, settings);
  const module = await WebAssembly.compile(compiled.bytes);
  return new WasmSimulator(net, compiled, module, trace ? net.signals : [], options);
}

/**
 * The first difference between the two under random inputs, in words: any output (with `trace` any signal, so any
 * register too) in any clock before its edge, or the failures of checks. `undefined` when there is none.
 */
export async function difference(net: Netlist, comparison: Comparison): Promise<string | undefined> {
  const { seed, edges, trace, reset = 0.1, boxes = {} } = comparison;
  const reference = new Interpreter(net, { seed, boxes });
  const subject = await compiled(net, { seed, trace, boxes }, comparison);
  const random = seededRandom(seed);
  const names = [...new Set(net.clocks.map(({ name }) => name))];
  const observed = (s: Simulator): (() => readonly string[])[] => [
    () => s.ports.map((p) => `${p.name} = ${p.get()} (${typeof p.get()})`),
    () => (trace ? s.signals.map((x) => `${x.path} = ${x.get()} (${typeof x.get()})`) : []),
    () => s.takeFailures().map((f) => `${f.path} failed at ${f.cycle}`),
  ];
  const pairs = observed(subject).map((ours, i) => [ours, observed(reference)[i]!] as const);
  for (let edge = 0; edge < edges; edge++) {
    for (const { name, width } of net.inputs) {
      const value = name === 'rst' ? Number(random.chance(reset)) : random.chance(0.2) ? 0 : random.bits(width);
      // Resets that do not wait for an edge see every value.
      subject.port(name).set(value);
      reference.port(name).set(value);
    }
    for (const [ours, theirs] of pairs) {
      const [a, b] = [ours(), theirs()];
      const at = a.length === b.length ? a.findIndex((x, i) => x !== b[i]) : Math.min(a.length, b.length);
      if (at >= 0) return `edge ${edge}: ${a[at]}, in the interpreter ${b[at]}`;
    }
    const ticking = net.clocks.length > 1 ? names.filter(() => random.chance(0.6)) : undefined;
    subject.step(1, ticking);
    reference.step(1, ticking);
  }
  return undefined;
}
