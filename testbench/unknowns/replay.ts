/** A run done once more up to a moment, of which every value can be read at every moment before. */
import type { Netlist, NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { Boxes } from '../engine/black-box.ts';
import { makeSteps } from '../engine/interpreter/evaluate.ts';
import { State } from '../engine/interpreter/state.ts';
import type { Simulator, SimulatorOptions, Snapshot } from '../engine/simulator.ts';
import { simulate } from '../engine/wasm/engine.ts';
import type { Followed } from './follow.ts';
import { type MomentLog, repeatEdges, repeatSets } from './moment-log.ts';

/** Snapshots that are kept at most; between them the run is repeated. */
const SNAPSHOTS = 32;

/** A write that may have changed a word. */
export interface PastWrite {
  readonly moment: number;
  /** Index among the memory's writes. */
  readonly write: number;
}

/** The outputs that tell which words are written. */
const enableName = (memory: number, write: number): string => `write ${memory} ${write} enable`;
const addressName = (memory: number, write: number): string => `write ${memory} ${write} address`;

function withWrites(followed: Followed): Netlist {
  const { logic, unknown, original } = followed;
  const outputs = original.memories.flatMap(({ writes }, m) =>
    writes.flatMap(({ enable, addr }, w): Netlist['outputs'] => [
      { name: enableName(m, w), width: 1, node: logic.or(enable, unknown(enable)) },
      { name: addressName(m, w), width: logic.net.width(addr), node: addr },
    ]),
  );
  return followed.finish(outputs);
}

/** Values before the edges of a moment. */
export class Replay {
  readonly followed: Followed;
  readonly #log: MomentLog;
  readonly #net: Netlist;
  readonly #simulator: Simulator;
  readonly #snapshots = new Map<number, Snapshot>();
  readonly #every: number;
  /** By register, the moments at which a bit of it became unknown while none was, in order. */
  readonly #began: number[][];
  readonly #cycles: number[] = [];
  readonly #writes = new Map<string, PastWrite[]>();
  readonly #state: State;
  readonly #steps: readonly (() => void)[];
  readonly #registerNodes: number[] = [];
  readonly #inputNodes: number[] = [];
  /** The moment before which the simulator is, and the one that has been read from it. */
  #position = 0;
  #read = -1;

  /** Repeats a run up to the moment `last`; `followed` is given outputs, so it is for this alone. */
  static async of(followed: Followed, log: MomentLog, last: number, options: SimulatorOptions): Promise<Replay> {
    const net = withWrites(followed);
    return new Replay(followed, net, log, last, await simulate(net, { ...options, trace: false }));
  }

  private constructor(followed: Followed, net: Netlist, log: MomentLog, last: number, simulator: Simulator) {
    this.followed = followed;
    this.#net = net;
    this.#log = log;
    this.#simulator = simulator;
    this.#every = Math.max(16, Math.ceil(last / SNAPSHOTS));
    this.#began = followed.original.registers.map(() => []);
    this.#state = new State(net, 1);
    // The unknown bits of a black box do not depend on its values; those are not repeated here.
    const noBoxes = { output: () => 0 } as unknown as Boxes;
    this.#steps = makeSteps(net, this.#state, noBoxes);
    for (const [id, node] of net.nodes.entries()) {
      if (node.op === 'register') this.#registerNodes[node.register] = id;
      if (node.op === 'input') this.#inputNodes[node.input] = id;
    }
    this.#run(last);
  }

  dispose(): void {
    this.#simulator.dispose();
  }

  /** The value of a node before the edges of a moment. */
  value(node: NodeId, moment: number): bigint {
    if (this.#read !== moment) this.#evaluate(moment);
    return BigInt(this.#state.read(node));
  }

  /** The unknown bits of a node of the original. */
  unknown(node: NodeId, moment: number): bigint {
    return this.value(this.followed.unknown(node), moment);
  }

  /** The clock period of a moment, from 0 at the start of the simulation. */
  cycle(moment: number): number {
    return this.#cycles[moment]!;
  }

  /** Whether a clock edge takes place at a moment. */
  ticks(clock: number, moment: number): boolean {
    const { edges } = this.#log.at(moment);
    const { name, edge } = this.#net.clocks[clock]!;
    if (edges === undefined) return true;
    if ('length' in edges) return edges.includes(name);
    return (edge === 'rising' ? edges.rise : edges.fall)?.includes(name) ?? false;
  }

  /** The first moment before which a register had an unknown bit, of those without a break up to `moment`. */
  since(register: number, moment: number): number | undefined {
    return this.#began[register]!.findLast((at) => at <= moment);
  }

  /** The last write that may have changed a word, before a moment. */
  lastWrite(memory: number, address: bigint, moment: number): PastWrite | undefined {
    return this.#writes.get(`${memory} ${address}`)?.findLast((w) => w.moment < moment);
  }

  #run(last: number): void {
    const simulator = this.#simulator;
    const first = this.followed.original.registers.length;
    const isUnknown = simulator.registers!.slice(first, 2 * first).map(({ get }) => get);
    const was = isUnknown.map(() => false);
    const writes = this.followed.original.memories.flatMap(({ writes: own }, memory) =>
      own.map((_, write) => ({
        ...{ memory, write },
        enable: simulator.port(enableName(memory, write)),
        address: simulator.port(addressName(memory, write)),
      })),
    );
    for (let moment = 0; moment <= last; moment++) {
      if (moment % this.#every === 0) this.#snapshots.set(moment, simulator.snapshot());
      this.#cycles.push(simulator.cycle);
      repeatSets(simulator, this.#log.at(moment));
      isUnknown.forEach((get, r) => {
        const is = Boolean(get());
        if (is && !was[r]) this.#began[r]!.push(moment);
        was[r] = is;
      });
      for (const { memory, write, enable, address } of writes) {
        if (enable.get() === 0) continue;
        const key = `${memory} ${address.get()}`;
        const known = this.#writes.get(key);
        if (known === undefined) this.#writes.set(key, [{ moment, write }]);
        else known.push({ moment, write });
      }
      if (moment < last) repeatEdges(simulator, this.#log.at(moment));
    }
    this.#position = last;
  }

  #evaluate(moment: number): void {
    const simulator = this.#simulator;
    if (moment !== this.#position) {
      const from = Math.floor(moment / this.#every) * this.#every;
      simulator.restore(this.#snapshots.get(from)!);
      for (let at = from; at < moment; at++) {
        repeatSets(simulator, this.#log.at(at));
        repeatEdges(simulator, this.#log.at(at));
      }
      repeatSets(simulator, this.#log.at(moment));
      this.#position = moment;
    }
    const state = this.#state;
    simulator.registers!.forEach(({ get }, r) => {
      const node = this.#registerNodes[r];
      if (node !== undefined) state.write(node, get());
    });
    this.#net.inputs.forEach((_, i) => {
      const node = this.#inputNodes[i];
      if (node !== undefined) state.write(node, simulator.ports[i]!.get());
    });
    simulator.memories!.forEach(({ get, depth }, m) => {
      const words = state.memories[m]!;
      for (let address = 0; address < depth; address++) words[address] = get(address);
    });
    for (const step of this.#steps) step();
    this.#read = moment;
  }
}
