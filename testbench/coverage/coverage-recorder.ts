/** Simulators that record coverage, and the sum of what they recorded. */
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../support/user-error.ts';
import { Interpreter } from '../engine/interpreter/engine.ts';
import type { ClockEdges, EngineName, PortHandle, Simulator, SimulatorOptions, Snapshot } from '../engine/simulator.ts';
import { simulate } from '../engine/wasm/engine.ts';
import { bitSet, type CoverageData, mergeCoverage } from './coverage-data.ts';
import { type Instrumented, instrument, outputName } from './instrument.ts';

type Run = (net: Netlist, options: SimulatorOptions) => Promise<Simulator>;

/** The engines that run netlists. */
const runs: { readonly [engine in EngineName]?: Run } = {
  wasm: simulate,
  interpreter: async (net, options) => new Interpreter(net, options),
};

/** What runs reached in the fewest digits: its meaning is known to a recorder of the same design alone. */
export interface Reached {
  /** The recording words, in hexadecimal. */
  readonly words: readonly string[];
  readonly clocks: number;
}

/** What several runs reached together. */
export function joinReached(all: readonly Reached[]): Reached {
  const words = (all[0]?.words ?? []).map((_, i) => all.reduce((bits, run) => bits | BigInt(run.words[i]!), 0n));
  return { words: words.map(bitSet), clocks: all.reduce((sum, run) => sum + run.clocks, 0) };
}

/** Coverage of one design over all simulators made here, on any of the engines. */
export class CoverageRecorder {
  readonly #design: Instrumented;
  #sum: CoverageData | undefined;

  constructor(design: Design) {
    this.#design = instrument(flatten(design));
  }

  /**
   * A simulator that behaves as the engine's own. Its coverage is added when it is disposed of, and counts as one run;
   * a `UserError` for an engine that does not run netlists. `onRun` is then given what it reached, for a recorder
   * elsewhere.
   */
  async create(engine: EngineName, options: SimulatorOptions = {}, onRun?: (run: Reached) => void): Promise<Simulator> {
    const run = runs[engine];
    if (run === undefined) {
      throw new UserError(
        `coverage needs an engine that runs our netlist: ${Object.keys(runs).join(' or ')}, not ${engine}`,
      );
    }
    if (options.forces?.length) {
      throw new UserError(
        'coverage is not recorded where signals are forced: run the test without forces, or without coverage',
      );
    }
    return new CoveredSimulator(await run(this.#design.net, options), this.#design.words, (words, clocks) => {
      this.#add(this.#design.read(words, clocks));
      onRun?.({ words: words.map(bitSet), clocks });
    });
  }

  /** Add what `count` runs reached together elsewhere; a point counts as one that one of them reached. */
  add({ words, clocks }: Reached, count = 1): void {
    this.#add({ ...this.#design.read(words.map(BigInt), clocks), runs: count });
  }

  /** Of all runs so far; a design that never ran has reached nothing. */
  data(): CoverageData {
    const words = Array.from({ length: this.#design.words }, () => 0n);
    return this.#sum ?? { ...this.#design.read(words, 0), runs: 0 };
  }

  #add(data: CoverageData): void {
    this.#sum = this.#sum === undefined ? data : mergeCoverage(this.#sum, data);
  }
}

/** Hides the words of coverage, and hands them over at the end. */
class CoveredSimulator implements Simulator {
  readonly engine: EngineName;
  readonly clocks: Simulator['clocks'];
  readonly ports: Simulator['ports'];
  readonly signals: Simulator['signals'];
  readonly memories: Simulator['memories'];
  readonly registers: Simulator['registers'];
  readonly #inner: Simulator;
  readonly #words: readonly PortHandle[];
  readonly #report: (words: readonly bigint[], clocks: number) => void;
  /** What was reached before the last `restore`, which takes the recording registers back too. */
  #before: readonly bigint[];
  /** All that were run, whatever was restored. */
  #clocks = 0;
  #disposed = false;

  constructor(inner: Simulator, words: number, report: (words: readonly bigint[], clocks: number) => void) {
    this.#inner = inner;
    this.engine = inner.engine;
    this.clocks = inner.clocks;
    this.#words = Array.from({ length: words }, (_, i) => inner.port(outputName(i)));
    const own = new Set(this.#words);
    this.ports = inner.ports.filter((port) => !own.has(port));
    this.signals = inner.signals;
    this.memories = inner.memories;
    this.registers = inner.registers;
    this.#report = report;
    this.#before = this.#words.map(() => 0n);
  }

  get cycle(): number {
    return this.#inner.cycle;
  }

  port(name: string): PortHandle {
    return this.#inner.port(name);
  }

  step(n?: number, clocks?: readonly string[]): void {
    this.#inner.step(n, clocks);
    this.#clocks += n ?? 1;
  }

  edges(edges: ClockEdges): void {
    const before = this.#inner.cycle;
    this.#inner.edges(edges);
    this.#clocks += this.#inner.cycle - before;
  }

  takeFailures(): ReturnType<Simulator['takeFailures']> {
    return this.#inner.takeFailures();
  }

  snapshot(): Snapshot {
    return this.#inner.snapshot();
  }

  restore(snapshot: Snapshot): void {
    this.#before = this.#reached();
    this.#inner.restore(snapshot);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#report(this.#reached(), this.#clocks);
    this.#inner.dispose();
  }

  #reached(): readonly bigint[] {
    return this.#words.map((port, i) => BigInt(port.get()) | this.#before[i]!);
  }
}
