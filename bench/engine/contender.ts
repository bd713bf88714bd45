/** What the benchmark measures: every way to run a design, behind one small interface. */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import type { Bytes } from '../../support/cache.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { engines } from '../../testbench/engine/engines.ts';
import { Interpreter } from '../../testbench/engine/interpreter/engine.ts';
import { netlistOf } from '../../testbench/engine/netlist-of.ts';
import type { Engine, Simulator, SimulatorOptions } from '../../testbench/engine/simulator.ts';
import { verilatorVersion } from '../../testbench/engine/verilator/toolchain.ts';
import { simulate } from '../../testbench/engine/wasm/engine.ts';
import { equalWork } from './equal-work.ts';
import { buildNative, nativeTools } from './native-build.ts';
import type { NativePort } from './native-main.ts';
import { NativeProcess } from './native-process.ts';
import { threadSeconds } from './thread-seconds.ts';

/** A design that is running, from power-up on. */
export interface Running {
  /** `clocks` clocks with that reset; resolves with the seconds of processor time that they took. */
  run(reset: 0 | 1, clocks: number): Promise<number>;
  /** The outputs now, in the order of the ports. */
  outputs(): readonly bigint[];
  dispose(): void;
}

/** A way to run designs of kind `D`. */
export interface Contender<D = Design> {
  readonly name: string;
  /** Thousands of times slower than the others: gets fewer clocks. */
  readonly slow?: true;
  /** Why it cannot run here, as a sentence. */
  missing(): Promise<string | undefined>;
  start(design: D): Promise<Running>;
}

/** The one whose speed is 1 in ratios. */
export const referenceName = 'native-verilator';

/** The sentence of the `UserError` with which `check` rejects. */
export const complaint = (check: () => Promise<unknown>) => (): Promise<string | undefined> =>
  check().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );

/** An engine that runs netlists, here without what native Verilator leaves out. */
const ofNetlist = (
  run: (net: Netlist, options?: SimulatorOptions) => Simulator | Promise<Simulator>,
): Pick<Engine, 'create'> => ({
  create: async (design, options) => run(equalWork(await netlistOf(design)), options),
});

/** The built-in engine, as the benchmark runs it. */
export const wasm = ofNetlist(simulate);
const interpreter = ofNetlist((net) => new Interpreter(net));

/**
 * In the order in which reports list them: the netlist compiled to WebAssembly, built in; the emitted Verilog through
 * Verilator's C++ and g++ -O3, in a process of its own; the same C++ through clang -O3 into WebAssembly; the reference
 * for tests.
 */
export const contenders: readonly Contender[] = [
  {
    name: 'wasm',
    missing: async () => undefined,
    start: (design) => inProcess(wasm, design),
  },
  {
    name: referenceName,
    missing: complaint(nativeTools),
    start: native,
  },
  {
    name: 'verilator',
    missing: complaint(verilatorVersion),
    start: (design) => inProcess(engines.verilator, design),
  },
  {
    name: 'interpreter',
    slow: true,
    missing: async () => undefined,
    start: (design) => inProcess(interpreter, design),
  },
];

/** The contender of that name; an unknown name is a `UserError` with the nearest one. */
export function findContender(name: string): Contender {
  const found = contenders.find((c) => c.name === name);
  if (found !== undefined) return found;
  const names = contenders.map((c) => c.name);
  throw new UserError(`there is no engine ${name}${didYouMean(name, names)} (engines: ${names.join(', ')})`);
}

/** A design in an engine that runs in this process. */
export async function inProcess(
  engine: Pick<Engine, 'create'>,
  design: Design,
  options: SimulatorOptions = {},
): Promise<Running> {
  return runningOf(await engine.create(design, options));
}

/** A simulator of this process whose only inputs are `clk` and `rst`. */
export function runningOf(simulator: Simulator): Running {
  const outputs = simulator.ports.filter((p) => p.direction === 'out');
  return {
    run: async (reset, clocks) => {
      simulator.port('rst').set(reset);
      const started = threadSeconds();
      simulator.step(clocks);
      return threadSeconds() - started;
    },
    outputs: () => outputs.map((p) => BigInt(p.get())),
    dispose: () => simulator.dispose(),
  };
}

async function native(design: Design): Promise<Running> {
  const { top } = design;
  const ports = top.ports.map((id) => top.decls[id]!).filter((d) => d.kind === 'output');
  return runningProgram(await buildNative(emitVerilog(design), ports), ports);
}

/** A program of `buildNative` at work, with these outputs. */
export function runningProgram(built: Bytes, ports: readonly NativePort[]): Running {
  const program = new NativeProcess(built);
  let outputs: readonly bigint[] = ports.map(() => 0n);
  return {
    run: async (reset, clocks) => {
      const answer = await program.run(reset, clocks);
      outputs = answer.outputs;
      return answer.seconds;
    },
    outputs: () => outputs,
    dispose: () => program.dispose(),
  };
}
