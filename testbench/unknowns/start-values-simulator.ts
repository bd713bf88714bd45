/** Simulators of one design that differ in the start values alone, run side by side. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { portByName } from '../engine/ports.ts';
import type {
  CheckFailure,
  ClockEdges,
  MemoryHandle,
  PortHandle,
  Signal,
  Simulator,
  Snapshot,
  Value,
} from '../engine/simulator.ts';
import { AfterReset } from './after-reset.ts';
import { type OutputChoice, outputsOf } from './watched.ts';

/** How many choices of start values are run, and what is compared. */
export interface StartValueOptions extends OutputChoice {
  /** Choices of start values, 2 or more: those of the test's seed, and of the seeds after it. */
  readonly seeds: number;
  /** As in `UnknownOptions`. */
  readonly from?: number | string;
}

/** Start values decided what an output was after reset. */
export class StartValueError extends Error {
  override readonly name = 'StartValueError';
}

interface Compared {
  readonly name: string;
  readonly ports: readonly PortHandle[];
  /** They count where all of these are 1. */
  readonly when?: { readonly name: string; readonly ports: readonly PortHandle[] };
}

interface Saved extends Snapshot {
  readonly inner: readonly Snapshot[];
  readonly difference: string | undefined;
  readonly afterReset: ReturnType<AfterReset['save']>;
}

/** All are given what the first is given, which is the one that a test reads. */
export class StartValuesSimulator implements Simulator {
  readonly engine: Simulator['engine'];
  readonly clocks: Simulator['clocks'];
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly memories: readonly MemoryHandle[] | undefined;
  readonly registers: Simulator['registers'];
  readonly #all: readonly Simulator[];
  readonly #first: Simulator;
  readonly #seeds: readonly number[];
  readonly #byName: ReadonlyMap<string, PortHandle>;
  readonly #compared: readonly Compared[];
  readonly #afterReset: AfterReset;
  readonly #design: string;
  #difference: string | undefined;

  /** `all` are of `net`, each with the seed at its place. */
  constructor(
    all: readonly Simulator[],
    seeds: readonly number[],
    net: Netlist,
    { from, when = {}, ignore = [] }: StartValueOptions,
  ) {
    const [first] = all;
    this.#all = all;
    this.#first = first!;
    this.#seeds = seeds;
    this.#design = net.name;
    this.engine = first!.engine;
    this.clocks = first!.clocks;
    this.signals = first!.signals;
    this.registers = first!.registers;
    this.ports = first!.ports.map((port, i) => {
      if (port.direction === 'out') return port;
      const others = all.slice(1).map(({ ports }) => ports[i]!);
      const set = (value: Value): void => {
        port.set(value);
        for (const other of others) other.set(value);
      };
      return { ...port, set };
    });
    this.memories = first!.memories?.map((memory, m) => ({
      ...memory,
      set: (address, value) => {
        for (const { memories } of all) memories![m]!.set(address, value);
      },
    }));
    this.#byName = new Map(this.ports.map((port) => [port.name, port]));
    const ports = (name: string): readonly PortHandle[] => all.map((simulator) => simulator.port(name));
    this.#compared = outputsOf(net, { when, ignore }).map(({ name, when: condition }) => ({
      ...{ name, ports: ports(name) },
      ...(condition === undefined ? {} : { when: { name: condition.name, ports: ports(condition.name) } }),
    }));
    this.#afterReset = new AfterReset(this.ports, from);
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#design);
  }

  get cycle(): number {
    return this.#first.cycle;
  }

  step(n = 1, clocks?: readonly string[]): void {
    for (let i = 0; i < n; i++) {
      this.#look();
      for (const simulator of this.#all) simulator.step(1, clocks);
    }
  }

  edges(edges: ClockEdges): void {
    this.#look();
    for (const simulator of this.#all) simulator.edges(edges);
  }

  /** Of all choices; what fails with several of them is told once. */
  takeFailures(): readonly CheckFailure[] {
    const failures = this.#all.flatMap((simulator) => simulator.takeFailures());
    return [...new Map(failures.map((failure) => [`${failure.cycle} ${failure.path}`, failure])).values()];
  }

  async findings(): Promise<readonly Error[]> {
    return this.#difference === undefined ? [] : [new StartValueError(this.#difference)];
  }

  snapshot(): Saved {
    const inner = this.#all.map((simulator) => simulator.snapshot());
    const afterReset = this.#afterReset.save();
    return { inner, difference: this.#difference, afterReset, cycle: inner[0]!.cycle };
  }

  restore(snapshot: Snapshot): void {
    const { inner, difference, afterReset } = snapshot as Saved;
    for (const [i, simulator] of this.#all.entries()) simulator.restore(inner[i]!);
    this.#difference = difference;
    this.#afterReset.restore(afterReset);
  }

  dispose(): void {
    for (const simulator of this.#all) simulator.dispose();
  }

  /** Values before the edges of a moment. */
  #look(): void {
    if (this.#difference !== undefined) return;
    const { cycle } = this;
    if (this.#afterReset.at(cycle) === undefined) return;
    for (const { name, ports, when } of this.#compared) {
      if (when?.ports.some((port) => port.get() === 0)) continue;
      const values = ports.map((port) => port.get());
      const other = values.findIndex((value) => value !== values[0]);
      if (other < 0) continue;
      const shown = (i: number): string => `0x${values[i]!.toString(16)} with those of seed ${this.#seeds[i]}`;
      const where = when === undefined ? '' : ` while ${when.name} is 1`;
      this.#difference =
        `output ${name} depends on start values in cycle ${cycle}${where}: ` + `${shown(0)}, ${shown(other)}`;
      return;
    }
  }
}
