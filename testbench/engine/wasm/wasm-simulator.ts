/** The `Simulator` over a compiled netlist. */
import '../../../support/wasm-wrappers.ts';
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { Boxes } from '../black-box.ts';
import { ClockLevels, clockGroups, periodOf } from '../clocks.ts';
import { makePort, portByName } from '../ports.ts';
import {
  type CheckFailure,
  type ClockEdges,
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
import { startValues, unsetState } from '../start-values.ts';
import type { Compiled, Exports, Imports, LaterModule } from './compile.ts';
import { DesignState } from './design-state.ts';
import { LinearMemory } from './linear-memory.ts';
import type { PhaseAreas } from './phases.ts';

interface WasmSnapshot extends Snapshot {
  readonly owner: WasmSimulator;
  readonly memory: Uint8Array;
  readonly dirty: boolean;
  readonly boxes: readonly unknown[];
  readonly high: ReadonlySet<string>;
}

const none: readonly CheckFailure[] = [];

/** Edges that one call of the module is asked for: its count is a signed 32-bit number. */
const MOST_EDGES = 2 ** 30;

/** Runs one instance of a compiled netlist; inputs start as 0. `signals` must have been kept by the compiler. */
export class WasmSimulator implements Simulator {
  readonly engine = 'wasm';
  readonly clocks: Simulator['clocks'];
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly memories: readonly MemoryHandle[];
  readonly registers: readonly RegisterHandle[];
  readonly #net: Netlist;
  readonly #layout: Compiled['layout'];
  /** Inputs, registers and memories, to be held against another simulator's. */
  readonly state: DesignState;
  readonly #address: Compiled['address'];
  readonly #placeBytes: Compiled['placeBytes'];
  readonly #resetting: Compiled['resetting'];
  /** Until it has begun. */
  #later: Compiled['later'];
  #phases: PhaseAreas | undefined;
  readonly #shared: WebAssembly.Memory;
  readonly #memory: LinearMemory;
  #exports: Exports;
  readonly #boxes: Boxes;
  /** Where to say which clocks tick, one a clock; empty where there is nothing to say. */
  readonly #ticks: readonly number[];
  readonly #allClocks: readonly ReadonlySet<number>[];
  readonly #levels: ClockLevels;
  readonly #byName: ReadonlyMap<string, PortHandle>;
  #failures: CheckFailure[] = [];
  #cycle = 0;
  #dirty = true;

  constructor(
    net: Netlist,
    { layout, ticks, address, placeBytes, resetting, later }: Compiled,
    module: WebAssembly.Module,
    signals: Netlist['signals'],
    { seed = 1, boxes }: SimulatorOptions = {},
  ) {
    this.#net = net;
    this.clocks = net.clocks;
    this.#allClocks = clockGroups(net);
    this.#levels = new ClockLevels(net);
    this.#layout = layout;
    this.#address = address;
    this.#placeBytes = placeBytes;
    this.#resetting = resetting;
    this.#later = later;
    this.#ticks = ticks.map((input) => layout.inputs[input]!);
    this.#boxes = new Boxes(net, boxes);
    const { exports } = new WebAssembly.Instance(module, { host: { ...this.#host() } });
    this.#shared = exports.memory as WebAssembly.Memory;
    this.#memory = new LinearMemory(this.#shared.buffer);
    // A copy, because an instance's own object is a dictionary: a look-up in it costs as much as the call.
    this.#exports = { ...(exports as unknown as Exports) };
    this.state = new DesignState(net, layout, this.#memory.bytes);
    this.#placeTables();
    this.#start(seed);
    this.#exports.reset?.();
    this.ports = [
      ...net.inputs.map((input, i) => {
        const address = layout.inputs[i]!;
        const read = this.#memory.reader(address, input.width);
        return makePort(input, 'in', read, this.#writer(address, input.width));
      }),
      ...net.outputs.map((output) => makePort(output, 'out', this.#reader(output.node))),
    ];
    this.#byName = new Map(this.ports.map((p) => [p.name, p]));
    this.signals = signals.map(({ node, ...signal }) => ({ ...signal, get: this.#reader(node) }));
    this.registers = net.registers.map(({ path, width }, r) => ({
      ...{ path, width },
      get: this.#memory.reader(layout.registers[r]!, width, layout.registerBytes[r]!),
    }));
    this.memories = net.memories.map(({ path, width, depth }, m) => {
      const { address, stride } = layout.memories[m]!;
      return {
        ...{ path, width, depth },
        get: (at) => this.#memory.reader(address + stride * at, width, stride)(),
        set: (at, value) => {
          this.#memory.writer(address + stride * at, width, stride)(value);
          this.#changed();
        },
      };
    });
  }

  /** The name of the top. */
  get design(): string {
    return this.#net.name;
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#net.name);
  }

  get cycle(): number {
    return this.#cycle;
  }

  step(n = 1, clocks?: readonly string[]): void {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} is not a number of edges`);
    if (this.#levels.high.size > 0) {
      this.#periods(n, clocks);
      return;
    }
    if (this.#ticks.length === 0 && clocks === undefined) {
      this.#run(n);
      this.#cycle += n;
      return;
    }
    const groups = clocks === undefined ? this.#allClocks : clockGroups(this.#net, clocks);
    if (groups.length === 1) {
      this.#tick(groups[0]!);
      this.#run(n);
      this.#cycle += n;
      return;
    }
    for (let i = 0; i < n; i++) {
      for (const group of groups) {
        this.#tick(group);
        this.#run(1);
      }
      this.#cycle++;
    }
  }

  edges(edges: ClockEdges): void {
    const moment = this.#levels.take(edges);
    this.#moment(moment.group, periodOf(moment, this.#cycle));
    if (moment.rise.length > 0) this.#cycle++;
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = this.#failures;
    // Asked for at every edge, and nearly always empty.
    if (failures.length === 0) return none;
    this.#failures = [];
    return failures;
  }

  snapshot(): WasmSnapshot {
    const memory = this.#memory.bytes.slice();
    return {
      cycle: this.#cycle,
      owner: this,
      memory,
      dirty: this.#dirty,
      boxes: this.#boxes.save(),
      high: this.#levels.high,
    };
  }

  /** Failures that have not been taken are forgotten. */
  restore(snapshot: Snapshot): void {
    const { owner, memory, dirty, cycle, boxes, high } = snapshot as WasmSnapshot;
    if (owner !== this) throw new TypeError('the snapshot is of another simulator');
    this.#boxes.restore(boxes);
    this.#levels.restore(high);
    this.#memory.bytes.set(memory);
    this.#placeTables();
    this.#dirty = dirty;
    this.#cycle = cycle;
    this.#failures = [];
  }

  /** Takes over the state of another simulator of the same netlist, of the models of black boxes too. */
  adopt(source: WasmSimulator): void {
    this.state.assign(source.state);
    this.#changed();
    this.#boxes.restore(source.#boxes.save());
    this.#levels.restore(source.#levels.high);
  }

  /** State is not what the module has left: nothing that it knows of the clock before holds. */
  #changed(): void {
    for (const cell of Object.values(this.#phases ?? {})) this.#memory.words[cell / 4] = 0;
    this.#dirty = true;
  }

  /** Nothing is held outside of this object. */
  dispose(): void {}

  /** Periods of clocks of which some are high: those only fall in the first one. */
  #periods(n: number, clocks: readonly string[] = this.clocks.map(({ name }) => name)): void {
    for (let i = 0; i < n; i++) {
      this.#moment(this.#levels.take({ rise: clocks }).group, this.#cycle);
      this.#moment(this.#levels.take({ fall: clocks }).group, this.#cycle);
      this.#cycle++;
    }
  }

  #moment(group: ReadonlySet<number>, period: number): void {
    if (group.size === 0) return;
    this.#tick(group);
    this.#run(1, period);
  }

  /** Edges of the clocks that tick; the period is that of the first. */
  #run(edges: number, period = this.#cycle): void {
    const later = this.#later;
    if (later !== undefined) {
      later.edges += edges;
      if (later.edges > later.after) this.#improve(later.compile());
    }
    const { count } = this.#layout.failures;
    for (let left = edges; left > 0; ) {
      const asked = Math.min(left, MOST_EDGES);
      const rest = this.#exports.step(asked);
      this.#dirty = true;
      if (this.#memory.words[count / 4] !== 0) this.#takeLog(period + edges - left + asked);
      left -= asked - rest;
    }
  }

  /**
   * From now on `step` is that of another module. Its cells are zeros in snapshots from before, so it begins again
   * there.
   */
  #improve(compiled: LaterModule | undefined): void {
    this.#later = undefined;
    if (compiled === undefined) return;
    const { exports } = new WebAssembly.Instance(compiled.module, { host: { memory: this.#shared } });
    this.#exports = { ...this.#exports, step: (exports as unknown as Exports).step };
    this.#phases = compiled.phases;
    this.#placeTables();
  }

  /** Constant tables; a snapshot may be from before some were made. */
  #placeTables(): void {
    for (const { address, bytes } of this.#layout.tables) this.#memory.bytes.set(bytes, address);
  }

  #tick(clocks: ReadonlySet<number>): void {
    this.#ticks.forEach((address, clock) => {
      this.#memory.words[address / 4] = Number(clocks.has(clock));
    });
  }

  /**
   * Moves the failures of a call out of the log, by edges and then by checks; `end` is the cycle at which no edge would
   * be left.
   */
  #takeLog(end: number): void {
    const { words } = this.#memory;
    const { count, entries } = this.#layout.failures;
    const failed = Array.from({ length: words[count / 4]! }, (_, i) => {
      const at = entries / 4 + 2 * i;
      return { check: words[at]!, left: words[at + 1]! };
    }).toSorted((a, b) => b.left - a.left || a.check - b.check);
    for (const { check, left } of failed) this.#failures.push(failureOf(this.#net.checks[check]!, end - left));
    words[count / 4] = 0;
  }

  /** What the module calls. Boxes are read and written where the compiler has put their ports. */
  #host(): Imports {
    const value = (address: number, node: NodeId): Value =>
      this.#memory.reader(address, this.#net.nodes[node]!.width)();
    const inputs = (box: number, addresses: readonly number[]): readonly Value[] =>
      this.#net.boxes[box]!.inputs.map(({ node }, i) => value(addresses[i]!, node));
    const { boxes } = this.#layout;
    return {
      boxOutput: (box, output) => {
        const { asked, outputs } = boxes[box]!;
        const { width } = this.#net.boxes[box]!.outputs[output]!;
        this.#memory.writer(outputs[output]!, width)(this.#boxes.output(box, output, inputs(box, asked)));
      },
      boxEdge: (box) => {
        const { clock } = this.#net.boxes[box]!;
        const tick = this.#ticks[clock ?? 0];
        if (tick === undefined || this.#memory.words[tick / 4] === 1) {
          this.#boxes.edge(box, inputs(box, boxes[box]!.seen));
        }
      },
    };
  }

  /**
   * For inputs. Nearly all values are narrow; they are written, and read, in one function each, because calls of
   * functions that are made for every port cost more than what they do.
   */
  #writer(address: number, width: number): (value: Value) => void {
    const { reset } = this.#exports;
    if (width <= 32 && reset === undefined) {
      const { words } = this.#memory;
      const index = address / 4;
      return (value) => {
        words[index] = Number(value);
        this.#dirty = true;
      };
    }
    const write = this.#memory.writer(address, width);
    return (value) => {
      write(value);
      this.#dirty = true;
      reset?.();
      // Registers have changed that no edge has stored.
      if (this.#resetting !== undefined && this.#memory.words[this.#resetting / 4] !== 0) this.#changed();
    };
  }

  #reader(node: NodeId): () => Value {
    const { op, width } = this.#net.nodes[node]!;
    const address = this.#address(node)!;
    const bytes = this.#placeBytes(node);
    const read = this.#memory.reader(address, width, bytes);
    // The address is where the state itself is: it is always up to date.
    if (op === 'input' || op === 'register') return read;
    if (bytes === 4) {
      const { words } = this.#memory;
      const index = address / 4;
      return () => {
        if (this.#dirty) this.#settle();
        return words[index]!;
      };
    }
    return () => {
      if (this.#dirty) this.#settle();
      return read();
    };
  }

  #settle(): void {
    this.#exports.settle();
    this.#dirty = false;
  }

  /** Gives registers and memories the values that the interpreter would give them. */
  #start(seed: number): void {
    const { registers, memories } = this.#net;
    const unset = unsetState({ registers, memories });
    const drawn = startValues(unset, seed);
    let next = 0;
    registers.forEach(({ width, init }, r) => {
      this.#memory.writer(this.#layout.registers[r]!, width, this.#layout.registerBytes[r]!)(init ?? drawn(next++, 0));
    });
    memories.forEach(({ width, depth, words = depth, init }, m) => {
      const { address, stride } = this.#layout.memories[m]!;
      const index = init === undefined ? next++ : -1;
      for (let i = 0; i < (init?.length ?? words); i++) {
        const value = init === undefined ? drawn(index, i) : init[i]! & mask(width);
        this.#memory.writer(address + stride * i, width, stride)(value);
      }
    });
  }
}
