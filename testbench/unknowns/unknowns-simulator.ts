/** A simulator that follows unknown bits beside the run, and says what they reached. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { portByName } from '../engine/ports.ts';
import type {
  ClockEdges,
  MemoryHandle,
  PortHandle,
  Signal,
  Simulator,
  SimulatorOptions,
  Snapshot,
  Value,
} from '../engine/simulator.ts';
import { simulate } from '../engine/wasm/engine.ts';
import { AfterReset } from './after-reset.ts';
import { type Followed, type FollowOptions, followUnknowns, unknownName } from './follow.ts';
import { MomentLog, type SavedLog } from './moment-log.ts';
import { setUnknown, withUnknowns } from './unknown-bits.ts';
import { UnknownError, unknownsReached } from './unknown-report.ts';
import { type OutputChoice, type Watched, watchedOf } from './watched.ts';

/** What is unknown, and where it must not be. */
export interface UnknownOptions extends FollowOptions, OutputChoice {
  /** Inputs that a test has not set yet: `unknown` (the default), or `known` to be 0. */
  readonly inputs?: 'unknown' | 'known';
  /**
   * Where looking begins: so many cycles after the reset, or the first edge after it at which that output is 1. Default
   * 0.
   */
  readonly from?: number | string;
}

/** The first moment at which something that is watched was unknown. */
export interface FirstUnknown {
  /** Index in the log. */
  readonly moment: number;
  /** The clock period, from 0 at the start of the simulation. */
  readonly cycle: number;
  /** Periods since the end of the reset. */
  readonly afterReset: number;
}

/** A netlist made ready: the same for all simulators of it. */
export interface Prepared {
  readonly followed: Followed;
  readonly watched: readonly Watched[];
  readonly net: Netlist;
}

/** The output that is 1 while something watched is unknown. */
const SOME = 'unknown reached';

const prepared = new WeakMap<Netlist, Map<string, Prepared>>();

/** The followed netlist of a design, with the one output that a run looks at; made once. */
export function prepare(net: Netlist, { boxes, when, ignore }: UnknownOptions = {}): Prepared {
  const key = JSON.stringify([boxes, when, ignore]);
  const ofNet = prepared.get(net) ?? new Map<string, Prepared>();
  prepared.set(net, ofNet);
  const known =
    ofNet.get(key) ??
    make(net, boxes === undefined ? {} : { boxes }, watchedOf(net, { when: when ?? {}, ignore: ignore ?? [] }));
  ofNet.set(key, known);
  return known;
}

function make(original: Netlist, options: FollowOptions, watched: readonly Watched[]): Prepared {
  const followed = followUnknowns(original, options);
  const { logic, unknown } = followed;
  const reached = watched.map(({ node, when }) => {
    const some = logic.any(unknown(node));
    return when === undefined ? some : logic.and(when.node, some);
  });
  const node = reached.reduce((a, b) => logic.or(a, b), logic.zero(1));
  const seconds = original.outputs.map((o) => ({ name: unknownName(o.name), width: o.width, node: unknown(o.node) }));
  const paths = new Set(original.signals.map(({ path }) => path));
  const signals = original.signals.flatMap(({ path, width, node: of }): Netlist['signals'] => {
    const second = unknown(of);
    const name = `${path}_unknown`;
    return logic.isZero(second) || paths.has(name) ? [] : [{ path: name, width, kind: 'wire', node: second }];
  });
  return { followed, watched, net: followed.finish([...seconds, { name: SOME, width: 1, node }], signals) };
}

interface UnknownsSnapshot extends Snapshot {
  readonly inner: Snapshot;
  readonly log: SavedLog;
  readonly first: FirstUnknown | undefined;
  readonly afterReset: ReturnType<AfterReset['save']>;
}

/** Runs a followed netlist as if it were the original. */
export class UnknownsSimulator implements Simulator {
  readonly engine = 'wasm';
  readonly clocks: Simulator['clocks'];
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly memories: readonly MemoryHandle[];
  readonly registers: NonNullable<Simulator['registers']>;
  readonly log = new MomentLog();
  readonly prepared: Prepared;
  readonly #options: SimulatorOptions;
  readonly #unknowns: UnknownOptions;
  readonly #inner: Simulator;
  readonly #byName: ReadonlyMap<string, PortHandle>;
  readonly #some: PortHandle;
  readonly #afterReset: AfterReset;
  #first: FirstUnknown | undefined;

  /** `options` are those with which `inner` was made of the prepared netlist. */
  constructor(inner: Simulator, made: Prepared, options: SimulatorOptions, unknowns: UnknownOptions) {
    this.#options = options;
    this.#unknowns = unknowns;
    this.#inner = inner;
    this.prepared = made;
    const { original } = made.followed;
    this.clocks = inner.clocks;
    this.#some = inner.port(SOME);
    const inputs = original.inputs.map((input, i) => this.#input(inner, i, input));
    const outputs = original.outputs.map(({ name }) => {
      const second = inner.port(unknownName(name));
      return withUnknowns(inner.port(name), { get: second.get });
    });
    if (unknowns.inputs !== 'known') for (const port of inputs) if (port.reset === undefined) setUnknown(port);
    this.ports = [...inputs, ...outputs];
    this.#byName = new Map(this.ports.map((port) => [port.name, port]));
    this.signals = inner.signals;
    this.registers = inner.registers!.slice(0, original.registers.length);
    const words = original.memories.length;
    this.memories = inner.memories!.slice(0, words).map((memory, m) => ({
      ...memory,
      set: (address, value) => {
        memory.set(address, value);
        inner.memories![m + words]!.set(address, 0);
        this.log.word(m, address, value);
        this.log.word(m + words, address, 0);
      },
    }));
    this.#afterReset = new AfterReset(this.ports, unknowns.from);
  }

  /** The first moment at which something was unknown that must not be. */
  get first(): FirstUnknown | undefined {
    return this.#first;
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.prepared.net.name);
  }

  get cycle(): number {
    return this.#inner.cycle;
  }

  step(n = 1, clocks?: readonly string[]): void {
    for (let i = 0; i < n; i++) {
      this.#look(clocks);
      this.#inner.step(1, clocks);
    }
  }

  edges(edges: ClockEdges): void {
    this.#look(edges);
    this.#inner.edges(edges);
  }

  takeFailures(): ReturnType<Simulator['takeFailures']> {
    return this.#inner.takeFailures();
  }

  /** An `UnknownError` where something unknown reached what must be known. */
  async findings(): Promise<readonly Error[]> {
    if (this.#first !== undefined && !this.log.isComplete) return [tooLong(this.#first)];
    const reached = await unknownsReached(this, this.#options, this.#unknowns);
    return reached.length === 0 ? [] : [new UnknownError(reached, this.prepared.followed.original)];
  }

  snapshot(): UnknownsSnapshot {
    const inner = this.#inner.snapshot();
    const afterReset = this.#afterReset.save();
    return { inner, log: this.log.save(), first: this.#first, afterReset, cycle: inner.cycle };
  }

  restore(snapshot: Snapshot): void {
    const { inner, log, first, afterReset } = snapshot as UnknownsSnapshot;
    this.#inner.restore(inner);
    this.log.restore(log);
    this.#afterReset.restore(afterReset);
    this.#first = first;
  }

  dispose(): void {
    this.#inner.dispose();
  }

  /** Values before the edges of a moment. */
  #look(edges: ClockEdges | readonly string[] | undefined): void {
    if (this.#first !== undefined) return;
    this.log.moment(edges);
    const { cycle } = this.#inner;
    const afterReset = this.#afterReset.at(cycle);
    if (afterReset === undefined || this.#some.get() === 0) return;
    this.#first = { moment: this.log.length - 1, cycle, afterReset };
  }

  /** An input that becomes known when it is set. */
  #input(inner: Simulator, index: number, { reset }: Netlist['inputs'][number]): PortHandle {
    const port = inner.ports[index]!;
    const write = (value: Value): void => {
      port.set(value);
      this.log.port(index, value);
    };
    if (reset !== undefined) return withUnknowns({ ...port, set: write }, { get: () => 0 });
    const second = inner.port(unknownName(port.name));
    const at = inner.ports.indexOf(second);
    const set = (bits: Value): void => {
      second.set(bits);
      this.log.port(at, bits);
    };
    const own: PortHandle = {
      ...port,
      set: (value) => {
        write(value);
        if (BigInt(second.get()) !== 0n) set(0);
      },
    };
    return withUnknowns(own, { get: second.get, set });
  }
}

/** What is said where the run cannot be done once more. */
const tooLong = ({ cycle }: FirstUnknown): Error =>
  new Error(
    `something unknown reached an output or a control in cycle ${cycle}, after more moments than are kept: ` +
      'what it is and where it came from is said of shorter runs',
  );

/** A simulator of a netlist that follows its unknown bits, in WebAssembly. */
export async function unknownsSimulator(
  net: Netlist,
  options: SimulatorOptions = {},
  unknowns: UnknownOptions = {},
): Promise<UnknownsSimulator> {
  const made = prepare(net, unknowns);
  return new UnknownsSimulator(await simulate(made.net, options), made, options, unknowns);
}
