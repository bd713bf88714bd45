/** The `Simulator` over a compiled netlist. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { makePort, portByName } from '../ports.ts';
import type { CheckFailure, PortHandle, Signal, Simulator, Snapshot, Value } from '../simulator.ts';
import { startValues } from '../verilator/start-values.ts';
import type { Compiled, Exports } from './compile.ts';
import { LinearMemory } from './linear-memory.ts';

interface WasmSnapshot extends Snapshot {
  readonly owner: WasmSimulator;
  readonly memory: Uint8Array;
  readonly dirty: boolean;
}

/** Edges that one call of the module is asked for: its count is a signed 32-bit number. */
const MOST_EDGES = 2 ** 30;

/** Runs one instance of a compiled netlist; inputs start as 0. `signals` must have been kept by the compiler. */
export class WasmSimulator implements Simulator {
  readonly engine = 'wasm';
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly #net: Netlist;
  readonly #layout: Compiled['layout'];
  readonly #memory: LinearMemory;
  readonly #exports: Exports;
  readonly #byName: ReadonlyMap<string, PortHandle>;
  #failures: CheckFailure[] = [];
  #cycle = 0;
  #dirty = true;

  constructor(
    net: Netlist,
    layout: Compiled['layout'],
    module: WebAssembly.Module,
    signals: Netlist['signals'],
    seed: number,
  ) {
    this.#net = net;
    this.#layout = layout;
    const { exports } = new WebAssembly.Instance(module, {});
    this.#memory = new LinearMemory((exports.memory as WebAssembly.Memory).buffer);
    this.#exports = exports as unknown as Exports;
    this.#start(seed);
    this.ports = [
      ...net.inputs.map((input, i) => {
        const address = layout.inputs[i]!;
        const write = this.#memory.writer(address, input.width);
        return makePort(input, 'in', this.#memory.reader(address, input.width), (value) => {
          write(value);
          this.#dirty = true;
        });
      }),
      ...net.outputs.map((output) => makePort(output, 'out', this.#reader(output.node))),
    ];
    this.#byName = new Map(this.ports.map((p) => [p.name, p]));
    this.signals = signals.map(({ node, ...signal }) => ({ ...signal, get: this.#reader(node) }));
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#net.name);
  }

  get cycle(): number {
    return this.#cycle;
  }

  step(n = 1): void {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} is not a number of edges`);
    const { count } = this.#layout.failures;
    for (let left = n; left > 0; ) {
      const asked = Math.min(left, MOST_EDGES);
      const rest = this.#exports.step(asked);
      this.#dirty = true;
      if (this.#memory.words[count / 4] !== 0) this.#takeLog(asked);
      this.#cycle += asked - rest;
      left -= asked - rest;
    }
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = this.#failures;
    this.#failures = [];
    return failures;
  }

  snapshot(): WasmSnapshot {
    return { cycle: this.#cycle, owner: this, memory: this.#memory.bytes.slice(), dirty: this.#dirty };
  }

  /** Failures that have not been taken are forgotten. */
  restore(snapshot: Snapshot): void {
    const { owner, memory, dirty, cycle } = snapshot as WasmSnapshot;
    if (owner !== this) throw new TypeError('the snapshot is of another simulator');
    this.#memory.bytes.set(memory);
    this.#dirty = dirty;
    this.#cycle = cycle;
    this.#failures = [];
  }

  /** Nothing is held outside of this object. */
  dispose(): void {}

  /**
   * Moves the failures of a call for `asked` edges out of the log. They are in the order of edges and then of checks: the
   * schedule keeps its sinks in order where nothing blocks them, and only stores can be blocked.
   */
  #takeLog(asked: number): void {
    const { words } = this.#memory;
    const { count, entries } = this.#layout.failures;
    const end = entries / 4 + 2 * words[count / 4]!;
    for (let at = entries / 4; at < end; at += 2) {
      const { path } = this.#net.checks[words[at]!]!;
      this.#failures.push({ path, cycle: this.#cycle + asked - words[at + 1]! });
    }
    words[count / 4] = 0;
  }

  #reader(node: NodeId): () => Value {
    const read = this.#memory.reader(this.#layout.address(node)!, this.#net.nodes[node]!.width);
    const { op } = this.#net.nodes[node]!;
    // The address is where the state itself is: it is always up to date.
    if (op === 'input' || op === 'register') return read;
    return () => {
      if (this.#dirty) {
        this.#exports.settle();
        this.#dirty = false;
      }
      return read();
    };
  }

  /** Gives registers and memories the values that the interpreter would give them. */
  #start(seed: number): void {
    const { registers, memories } = this.#net;
    const unset = [...registers, ...memories].filter((state) => state.init === undefined);
    const drawn = startValues(unset, seed);
    let next = 0;
    registers.forEach(({ width, init }, r) => {
      this.#memory.writer(this.#layout.registers[r]!, width)(init ?? drawn(next++, 0));
    });
    memories.forEach(({ width, depth, init }, m) => {
      const { address, stride } = this.#layout.memories[m]!;
      const index = init === undefined ? next++ : -1;
      for (let i = 0; i < (init?.length ?? depth); i++) {
        const value = init === undefined ? drawn(index, i) : init[i]! & mask(width);
        this.#memory.writeRow(address + stride * i, stride, width, value);
      }
    });
  }
}
