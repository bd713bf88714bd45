/** The engine that compiles the netlist to WebAssembly in this process. */
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { forceableEngine } from '../forces/forceable-engine.ts';
import { netlistOf } from '../netlist-of.ts';
import type { Engine, Simulator, SimulatorOptions } from '../simulator.ts';
import { CompareSimulator } from './compare-simulator.ts';
import { type Compiled, compileNetlist } from './compile.ts';
import { allOn, type Optimisations } from './options.ts';
import { WasmSimulator } from './wasm-simulator.ts';

/** Needs nothing but Node. */
export const wasmEngine: Engine = forceableEngine({
  name: 'wasm',
  create: async (design: Design, options?: SimulatorOptions) => simulate(await netlistOf(design, options), options),
});

/** Compiles a netlist and starts it. Without `trace` the only signals are the top's ports. */
export async function simulate(net: Netlist, options: SimulatorOptions = {}): Promise<Simulator> {
  const isPort = ({ kind, path }: Netlist['signals'][number]): boolean =>
    (kind === 'input' || kind === 'output') && !path.includes('.');
  const signals = options.trace ? net.signals : net.signals.filter(isPort);
  const kept = [...net.outputs, ...signals].map(({ node }) => node);
  const { optimise = {}, compare = false } = options;
  if (compare) {
    const build = (choice: Optimisations): WasmSimulator => {
      const compiled = compileNetlist(net, kept, { optimise: choice, gateAfter: 0 });
      return new WasmSimulator(net, compiled, new WebAssembly.Module(compiled.bytes), signals, options);
    };
    return new CompareSimulator(build, { ...allOn, ...optimise });
  }
  const make = async (): Promise<Prepared> => {
    const compiled = compileNetlist(net, kept, { optimise });
    return { compiled, module: await WebAssembly.compile(compiled.bytes) };
  };
  const { compiled, module } = await (options.optimise === undefined
    ? shared(net, options.trace ?? false, make)
    : make());
  return new WasmSimulator(net, compiled, module, signals, options);
}

interface Prepared {
  readonly compiled: Compiled;
  readonly module: WebAssembly.Module;
}

/** What has been compiled, as long as its netlist is in use, with all signals and with the ports alone. */
const prepared = new WeakMap<Netlist, Map<boolean, Promise<Prepared>>>();

/** Tests run one design with many seeds: they share what takes longer than a short test, and what V8 has made of it. */
function shared(net: Netlist, trace: boolean, make: () => Promise<Prepared>): Promise<Prepared> {
  const ofNet = prepared.get(net) ?? new Map<boolean, Promise<Prepared>>();
  prepared.set(net, ofNet);
  const known = ofNet.get(trace) ?? make();
  ofNet.set(trace, known);
  return known;
}
