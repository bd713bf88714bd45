/** The compare mode: the optimised program beside the plain translation, on their own state. */
import { portByName } from '../ports.ts';
import type { CheckFailure, ClockEdges, MemoryHandle, PortHandle, Signal, Simulator, Snapshot } from '../simulator.ts';
import { allOff, type Optimisations, optimisationNames } from './options.ts';
import type { WasmSimulator } from './wasm-simulator.ts';

/** Makes a simulator of the one netlist, from the one seed. */
export type Build = (optimise: Optimisations) => WasmSimulator;

interface CompareSnapshot extends Snapshot {
  readonly owner: CompareSimulator;
  readonly optimised: Snapshot;
  readonly plain: Snapshot;
}

/** Arguments of a call of `step`, or of one of `edges`. */
interface Steps {
  readonly edges: number;
  readonly clocks?: readonly string[] | undefined;
  readonly moment?: ClockEdges;
}

/** Edges between two comparisons inside one call of `step`. */
const EDGES = 64;

/**
 * Steps both programs and compares all registers and memories, the outputs and the failed assertions: before and after
 * each call of `step`, and every 64 edges in between. At the first difference `step` throws an `Error` that names the
 * edge, the register, memory row or output, and the optimisations without any one of which the difference is gone.
 */
export class CompareSimulator implements Simulator {
  readonly engine = 'wasm';
  readonly clocks: Simulator['clocks'];
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly memories: readonly MemoryHandle[];
  readonly registers: WasmSimulator['registers'];
  readonly #build: Build;
  readonly #optimise: Optimisations;
  readonly #optimised: WasmSimulator;
  readonly #plain: WasmSimulator;
  readonly #byName: ReadonlyMap<string, PortHandle>;
  #failures: CheckFailure[] = [];

  constructor(build: Build, optimise: Optimisations) {
    this.#build = build;
    this.#optimise = optimise;
    this.#optimised = build(optimise);
    this.#plain = build(allOff);
    this.ports = this.#optimised.ports.map((port, i) => ({
      ...port,
      set: (value) => {
        port.set(value);
        this.#plain.ports[i]!.set(value);
      },
    }));
    this.#byName = new Map(this.ports.map((p) => [p.name, p]));
    this.signals = this.#optimised.signals;
    this.registers = this.#optimised.registers;
    this.memories = this.#optimised.memories.map((memory, i) => ({
      ...memory,
      set: (address, value) => {
        memory.set(address, value);
        this.#plain.memories[i]!.set(address, value);
      },
    }));
    this.clocks = this.#plain.clocks;
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#plain.design);
  }

  get cycle(): number {
    return this.#plain.cycle;
  }

  step(n = 1, clocks?: readonly string[]): void {
    const outputs = outputDifference(this.#optimised, this.#plain);
    if (outputs !== undefined) throw this.#fault(this.snapshot(), { edges: 0, clocks }, outputs);
    for (let left = n; left > 0; left -= EDGES) this.#compared({ edges: Math.min(left, EDGES), clocks });
  }

  edges(moment: ClockEdges): void {
    const outputs = outputDifference(this.#optimised, this.#plain);
    if (outputs !== undefined) throw this.#fault(this.snapshot(), { edges: 0, moment }, outputs);
    this.#compared({ edges: 1, moment });
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = this.#failures;
    this.#failures = [];
    return failures;
  }

  snapshot(): CompareSnapshot {
    const [optimised, plain] = [this.#optimised.snapshot(), this.#plain.snapshot()];
    return { cycle: plain.cycle, owner: this, optimised, plain };
  }

  /** Failures that have not been taken are forgotten. */
  restore(snapshot: Snapshot): void {
    const { owner, optimised, plain } = snapshot as CompareSnapshot;
    if (owner !== this) throw new TypeError('the snapshot is of another simulator');
    this.#optimised.restore(optimised);
    this.#plain.restore(plain);
    this.#failures = [];
  }

  /** Nothing is held outside of this object. */
  dispose(): void {}

  #compared(steps: Steps): void {
    const before = this.snapshot();
    if (stepBoth(this.#optimised, this.#plain, steps, this.#failures) === undefined) return;
    this.#optimised.restore(before.optimised);
    this.#plain.restore(before.plain);
    for (let edge = 1; edge <= steps.edges; edge++) {
      const different = stepBoth(this.#optimised, this.#plain, { ...steps, edges: 1 }, []);
      if (different !== undefined) throw this.#fault(before, { ...steps, edges: edge }, different);
    }
    throw new Error('a difference between the two programs does not appear again one edge at a time');
  }

  /** What is to be thrown about a difference that shows after some steps from a snapshot. */
  #fault(before: CompareSnapshot, steps: Steps, different: string): Error {
    const { cycle } = this.#plain;
    this.#plain.restore(before.plain);
    const remains = (optimise: Optimisations): boolean => {
      const [subject, reference] = [this.#build(optimise), this.#build(allOff)];
      for (const simulator of [subject, reference]) simulator.adopt(this.#plain);
      return stepBoth(subject, reference, steps, []) !== undefined;
    };
    const at = `${this.#plain.design}, ${steps.edges === 0 ? `before edge ${cycle}` : `after edge ${cycle - 1}`}: ${different}`;
    if (!remains(this.#optimise)) {
      return new Error(`${at}; it hangs on what an optimisation kept from edges before ${before.cycle}`);
    }
    const guilty = optimisationNames.filter(
      (name) => this.#optimise[name] && !remains({ ...this.#optimise, [name]: false }),
    );
    const without =
      guilty.length === 0
        ? 'switching off any one optimisation does not help'
        : `gone without ${guilty.join(', and without ')}`;
    return new Error(`${at}; ${without}`);
  }
}

/** Steps two simulators alike; their first difference afterwards, in words. */
function stepBoth(
  optimised: WasmSimulator,
  plain: WasmSimulator,
  { edges, clocks, moment }: Steps,
  failures: CheckFailure[],
): string | undefined {
  for (const simulator of [optimised, plain]) {
    if (moment === undefined) simulator.step(edges, clocks);
    else if (edges > 0) simulator.edges(moment);
  }
  const [ours, theirs] = [optimised, plain].map((s) => s.takeFailures());
  failures.push(...theirs!);
  const listed = (list: readonly CheckFailure[]): string =>
    list.map(({ path, cycle }) => `${path} at ${cycle}`).join(', ') || 'nothing';
  return (
    optimised.state.difference(plain.state) ??
    outputDifference(optimised, plain) ??
    (listed(ours!) === listed(theirs!) ? undefined : `${listed(ours!)} failed instead of ${listed(theirs!)}`)
  );
}

function outputDifference(optimised: WasmSimulator, plain: WasmSimulator): string | undefined {
  for (const [i, { name, get }] of optimised.ports.entries()) {
    const [ours, theirs] = [get(), plain.ports[i]!.get()];
    if (ours !== theirs) return `output ${name} is ${ours} instead of ${theirs}`;
  }
  return undefined;
}
