/** The reference engine: evaluates every node of the netlist in order, every clock. Small and obvious before fast. */
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { makePort, portByName } from '../ports.ts';
import type {
  CheckFailure,
  Engine,
  PortHandle,
  Signal,
  Simulator,
  SimulatorOptions,
  Snapshot,
  Value,
} from '../simulator.ts';
import { makeSteps } from './evaluate.ts';
import { State } from './state.ts';

/** Needs nothing but Node. */
export const interpreterEngine: Engine = {
  name: 'interpreter',
  create: async (design: Design, options: SimulatorOptions = {}) => new Interpreter(flatten(design), options),
};

interface InterpreterSnapshot extends Snapshot {
  readonly small: readonly number[];
  readonly wide: readonly bigint[];
  readonly memories: readonly (readonly Value[])[];
}

/** Runs a netlist. */
export class Interpreter implements Simulator {
  readonly engine = 'interpreter';
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly #net: Netlist;
  readonly #state: State;
  readonly #steps: readonly (() => void)[];
  readonly #reset: number | undefined;
  readonly #byName: ReadonlyMap<string, PortHandle>;
  #registerNodes: readonly number[];
  #failures: CheckFailure[] = [];
  #dirty = true;
  #cycle = 0;

  constructor(net: Netlist, { seed = 1 }: SimulatorOptions = {}) {
    this.#net = net;
    this.#state = new State(net, seed);
    this.#steps = makeSteps(net, this.#state);
    const inputNodes: number[] = [];
    const registerNodes: number[] = [];
    net.nodes.forEach((node, id) => {
      if (node.op === 'input') inputNodes[node.input] = id;
      if (node.op === 'register') registerNodes[node.register] = id;
    });
    this.#registerNodes = registerNodes;
    const reset = net.inputs.findIndex((i) => i.name === 'rst');
    this.#reset = reset < 0 ? undefined : inputNodes[reset];
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
          },
        );
      }),
      ...net.outputs.map((output) => makePort(output, 'out', settled(output.node))),
    ];
    this.#byName = new Map(this.ports.map((p) => [p.name, p]));
    this.signals = net.signals.map(({ node, ...signal }) => ({ ...signal, get: settled(node) }));
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#net.name);
  }

  get cycle(): number {
    return this.#cycle;
  }

  step(n = 1): void {
    for (let i = 0; i < n; i++) this.#edge();
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = this.#failures;
    this.#failures = [];
    return failures;
  }

  snapshot(): InterpreterSnapshot {
    const { small, wide, memories } = this.#state;
    return { cycle: this.#cycle, small: [...small], wide: [...wide], memories: memories.map((m) => [...m]) };
  }

  restore(snapshot: Snapshot): void {
    const { cycle, small, wide, memories } = snapshot as InterpreterSnapshot;
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

  /** Everything samples settled pre-edge values before anything commits. */
  #edge(): void {
    this.#settle();
    const state = this.#state;
    const { registers, memories, syncReads, checks } = this.#net;
    if (this.#reset === undefined || state.small[this.#reset] === 0) {
      for (const { path, node } of checks) {
        if (state.small[node] === 0) this.#failures.push({ path, cycle: this.#cycle });
      }
    }
    const next = registers.map((r) => state.read(r.next));
    for (const read of syncReads) {
      if (state.small[read.enable] === 1) next[read.register] = this.#syncWord(read);
    }
    const writes = memories.flatMap((memory, m) =>
      memory.writes
        .filter((w) => state.small[w.enable] === 1)
        .map((w) => ({ words: state.memories[m]!, addr: Number(state.read(w.addr)), data: state.read(w.data) })),
    );
    next.forEach((value, r) => {
      state.write(this.#registerNodes[r]!, value);
    });
    for (const { words, addr, data } of writes) words[addr] = data;
    this.#cycle++;
    this.#dirty = true;
  }

  /** What a registered read takes at this edge; `undefined` collisions give the old word, as any choice is allowed. */
  #syncWord(read: Netlist['syncReads'][number]): Value {
    const state = this.#state;
    const addr = state.read(read.addr);
    if (read.onCollision === 'new') {
      const hit = this.#net.memories[read.memory]!.writes.findLast(
        (w) => state.small[w.enable] === 1 && state.read(w.addr) === addr,
      );
      if (hit !== undefined) return state.read(hit.data);
    }
    return state.memories[read.memory]![Number(addr)]!;
  }
}

function copyInto<T>(target: T[], from: readonly T[]): void {
  for (let i = 0; i < from.length; i++) target[i] = from[i]!;
}
