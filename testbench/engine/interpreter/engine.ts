/** The reference engine: evaluates every node of the netlist in order, every clock. Small and obvious before fast. */
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import type { NetClock, Netlist, NetWrite } from '../../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../../support/user-error.ts';
import { Boxes } from '../black-box.ts';
import { ClockLevels, clockGroups, periodOf } from '../clocks.ts';
import { forceableEngine } from '../forces/forceable-engine.ts';
import { netlistOf } from '../netlist-of.ts';
import { makePort, portByName } from '../ports.ts';
import {
  type CheckFailure,
  type ClockEdges,
  type Engine,
  failureOf,
  type MemoryHandle,
  type PortHandle,
  type RegisterHandle,
  type Signal,
  type Simulator,
  type SimulatorOptions,
  type Snapshot,
  type Value,
} from '../simulator.ts';
import { makeSteps } from './evaluate.ts';
import { State } from './state.ts';

/** Needs nothing but Node. */
export const interpreterEngine: Engine = forceableEngine({
  name: 'interpreter',
  create: async (design: Design, options: SimulatorOptions = {}) =>
    new Interpreter(await netlistOf(design, options), options),
});

interface InterpreterSnapshot extends Snapshot {
  readonly small: readonly number[];
  readonly wide: readonly bigint[];
  readonly memories: readonly (readonly Value[])[];
  readonly boxes: readonly unknown[];
  readonly high: ReadonlySet<string>;
}

/** Runs a netlist. */
export class Interpreter implements Simulator {
  readonly engine = 'interpreter';
  readonly clocks: readonly NetClock[];
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly memories: readonly MemoryHandle[];
  readonly registers: readonly RegisterHandle[];
  readonly #net: Netlist;
  readonly #state: State;
  readonly #steps: readonly (() => void)[];
  readonly #boxes: Boxes;
  readonly #levels: ClockLevels;
  readonly #byName: ReadonlyMap<string, PortHandle>;
  readonly #registerNodes: readonly number[];
  /** Registers with an asynchronous reset: the node of the register, and when it has which value. */
  readonly #asynchronous: readonly {
    readonly register: number;
    readonly node: number;
    readonly active: number;
    readonly value: bigint;
  }[];
  #failures: CheckFailure[] = [];
  #dirty = true;
  #cycle = 0;

  constructor(net: Netlist, { seed = 1, boxes }: SimulatorOptions = {}) {
    this.#net = net;
    this.clocks = net.clocks;
    this.#levels = new ClockLevels(net);
    this.#state = new State(net, seed);
    this.#boxes = new Boxes(net, boxes);
    this.#steps = makeSteps(net, this.#state, this.#boxes);
    const inputNodes: number[] = [];
    const registerNodes: number[] = [];
    net.nodes.forEach((node, id) => {
      if (node.op === 'input') inputNodes[node.input] = id;
      if (node.op === 'register') registerNodes[node.register] = id;
    });
    this.#registerNodes = registerNodes;
    this.#asynchronous = net.registers.flatMap(({ asyncReset }, r) =>
      asyncReset === undefined ? [] : [{ ...asyncReset, register: r, node: registerNodes[r]! }],
    );
    const state = this.#state;
    const settled = (node: number) => (): Value => {
      this.#settle();
      return state.read(node);
    };
    this.ports = [
      ...net.inputs.map((input, i) => {
        const node = inputNodes[i]!;
        return makePort(
          input,
          'in',
          () => state.read(node),
          (value) => {
            state.write(node, value);
            this.#dirty = true;
            this.#resetAsynchronously();
          },
        );
      }),
      ...net.outputs.map((output) => makePort(output, 'out', settled(output.node))),
    ];
    this.#byName = new Map(this.ports.map((p) => [p.name, p]));
    this.signals = net.signals.map(({ node, ...signal }) => ({ ...signal, get: settled(node) }));
    this.memories = net.memories.map(({ path, width, depth }, m) => ({
      ...{ path, width, depth },
      get: (address) => state.memories[m]![address]!,
      set: (address, value) => {
        state.memories[m]![address] = width <= 32 ? Number(value) : BigInt(value);
        this.#dirty = true;
      },
    }));
    this.registers = net.registers.map(({ path, width }, r) => ({
      ...{ path, width },
      get: () => {
        const value = state.read(this.#registerNodes[r]!);
        return width <= 32 ? Number(value) : value;
      },
    }));
    this.#resetAsynchronously();
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#net.name);
  }

  get cycle(): number {
    return this.#cycle;
  }

  step(n = 1, clocks?: readonly string[]): void {
    const groups = clockGroups(this.#net, clocks);
    for (let i = 0; i < n; i++) {
      // A clock that is high does not rise; it only falls.
      if (this.#levels.high.size > 0) this.#period(clocks);
      else for (const group of groups) this.#edge(group, this.#cycle);
      this.#cycle++;
    }
  }

  edges(edges: ClockEdges): void {
    const moment = this.#levels.take(edges);
    this.#edge(moment.group, periodOf(moment, this.#cycle));
    if (moment.rise.length > 0) this.#cycle++;
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = this.#failures;
    this.#failures = [];
    return failures;
  }

  snapshot(): InterpreterSnapshot {
    const { small, wide, memories } = this.#state;
    return {
      cycle: this.#cycle,
      small: [...small],
      wide: [...wide],
      memories: memories.map((m) => [...m]),
      boxes: this.#boxes.save(),
      high: this.#levels.high,
    };
  }

  restore(snapshot: Snapshot): void {
    const { cycle, small, wide, memories, boxes, high } = snapshot as InterpreterSnapshot;
    this.#boxes.restore(boxes);
    this.#levels.restore(high);
    copyInto(this.#state.small, small);
    copyInto(this.#state.wide, wide);
    memories.forEach((words, i) => {
      copyInto(this.#state.memories[i]!, words);
    });
    this.#cycle = cycle;
    this.#dirty = true;
    this.#failures = [];
  }

  dispose(): void {}

  #settle(): void {
    if (!this.#dirty) return;
    for (const step of this.#steps) step();
    this.#dirty = false;
  }

  /** A period of clocks of which some may be high. */
  #period(clocks: readonly string[] = this.clocks.map(({ name }) => name)): void {
    this.#edge(this.#levels.take({ rise: clocks }).group, this.#cycle);
    this.#edge(this.#levels.take({ fall: clocks }).group, this.#cycle);
  }

  /** One moment, in that period: everything samples settled pre-edge values before anything commits. */
  #edge(clocks: ReadonlySet<number>, period: number): void {
    this.#settle();
    const state = this.#state;
    const { registers, memories, syncReads, checks, boxes } = this.#net;
    for (const check of checks) {
      if (clocks.has(check.clock) && state.small[check.node] === 0) this.#failures.push(failureOf(check, period));
    }
    const next = registers.map((r, i) => state.read(clocks.has(r.clock) ? r.next : this.#registerNodes[i]!));
    for (const read of syncReads) {
      if (clocks.has(read.clock) && state.small[read.enable] === 1) {
        next[read.register] = this.#syncWord(read, clocks);
      }
    }
    // A reset that is active before the edge wins over it, even where it ends with the edge.
    for (const { register, active, value } of this.#asynchronous) {
      if (state.small[active] === 1) next[register] = value;
    }
    const writes = memories.flatMap((memory, m) =>
      memory.writes
        .filter((w) => clocks.has(w.clock) && state.small[w.enable] === 1)
        .map((w) => ({ words: state.memories[m]!, addr: Number(state.read(w.addr)), bits: this.#written(w) })),
    );
    const seen = boxes.map(({ inputs }) => inputs.map(({ node }) => state.read(node)));
    next.forEach((value, r) => {
      state.write(this.#registerNodes[r]!, value);
    });
    for (const { words, addr, bits } of writes) words[addr] = bits(words[addr]!);
    boxes.forEach(({ clock }, i) => {
      if (clock !== undefined && clocks.has(clock)) this.#boxes.edge(i, seen[i]!);
    });
    this.#dirty = true;
    this.#resetAsynchronously();
  }

  /** The word after a write, from the word before it. */
  #written({ data, mask }: NetWrite): (before: Value) => Value {
    const state = this.#state;
    const value = state.read(data);
    if (mask === undefined) return () => value;
    const taken = BigInt(state.read(mask));
    const bits = BigInt(value) & taken;
    return (before) => {
      const word = (BigInt(before) & ~taken) | bits;
      return typeof value === 'number' ? Number(word) : word;
    };
  }

  /** Until nothing changes: one reset may be what starts another. */
  #resetAsynchronously(): void {
    if (this.#asynchronous.length === 0) return;
    const state = this.#state;
    for (let round = 0; round <= this.#asynchronous.length; round++) {
      this.#settle();
      const due = this.#asynchronous.filter(
        ({ node, active, value }) => state.small[active] === 1 && BigInt(state.read(node)) !== value,
      );
      if (due.length === 0) return;
      for (const { node, value } of due) state.write(node, value);
      this.#dirty = true;
    }
    throw new UserError(`the asynchronous resets of ${this.#net.name} never come to rest`);
  }

  /** What a registered read takes at this edge; `undefined` collisions give the old word, as any choice is allowed. */
  #syncWord(read: Netlist['syncReads'][number], clocks: ReadonlySet<number>): Value {
    const state = this.#state;
    const addr = state.read(read.addr);
    if (read.onCollision === 'new') {
      const hits = this.#net.memories[read.memory]!.writes.filter(
        (w) => clocks.has(w.clock) && state.small[w.enable] === 1 && state.read(w.addr) === addr,
      );
      return hits.reduce((word, w) => this.#written(w)(word), state.memories[read.memory]![Number(addr)]!);
    }
    return state.memories[read.memory]![Number(addr)]!;
  }
}

function copyInto<T>(target: T[], from: readonly T[]): void {
  for (let i = 0; i < from.length; i++) target[i] = from[i]!;
}
