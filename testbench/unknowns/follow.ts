/**
 * Unknown values as hardware: a netlist with a second word beside every value, 1 where the bit is unknown. Every engine
 * that runs netlists runs it, and none has to know.
 *
 * The first words stay what they were, drawn from the seed where the design leaves them open, so a run is the same run.
 * What is known has the same value for all seeds, and for all values of the inputs that are unknown.
 */
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { Netlist, NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';
import { type Operation, unknownBits } from './rules.ts';
import { ShadowLogic } from './shadow-logic.ts';
import { ShadowMemory } from './shadow-memory.ts';

/** How the outputs of black boxes are taken. */
export type BoxUnknowns = 'inputs' | 'known' | 'unknown';

export interface FollowOptions {
  /**
   * Outputs of black boxes: unknown while one of the box's inputs has an unknown bit (`inputs`, the default; what a box
   * keeps counts as known), never, or always.
   */
  readonly boxes?: BoxUnknowns;
}

/** The name of the port that has the unknown bits of a port: with a blank, so that no design has it. */
export const unknownName = (name: string): string => `${name} unknown`;

/** A netlist with its unknown bits. */
export class Followed {
  readonly original: Netlist;
  readonly #net: NetlistBuilder;
  readonly #logic: ShadowLogic;
  readonly #boxes: BoxUnknowns;
  readonly #unknown: NodeId[] = [];
  readonly #memories: readonly ShadowMemory[];
  readonly #inputs: Netlist['inputs'];
  /** The second word of each register. */
  readonly #registers: readonly ReturnType<NetlistBuilder['register']>[];

  constructor(original: Netlist, { boxes = 'inputs' }: FollowOptions = {}) {
    this.original = original;
    this.#boxes = boxes;
    this.#net = new NetlistBuilder(original);
    const logic = new ShadowLogic(this.#net);
    this.#logic = logic;
    this.#inputs = original.inputs.filter((i) => i.reset === undefined);
    this.#registers = original.registers.map(({ path, width, clock, init }) =>
      this.#net.register(`${path} unknown`, width, clock, init === undefined ? mask(width) : 0n),
    );
    this.#memories = original.memories.map((memory, m) => new ShadowMemory(memory, m, logic, this));
    for (const [id, node] of original.nodes.entries()) this.#unknown[id] = this.#unknownOf(node);
    this.#closeRegisters();
    for (const memory of this.#memories) memory.close();
  }

  /** The word of the unknown bits of a node. */
  readonly unknown = (node: NodeId): NodeId => this.#unknown[node]!;

  /** A further value, with its unknown bits. */
  add(node: Operation | Extract<NetNode, { op: 'const' | 'memRead' }>): NodeId {
    const id = this.#net.add(node);
    this.#unknown[id] ??= this.#unknownOf(node);
    return id;
  }

  /** Whether a write at an unknown address has made all words of a memory unknown. */
  lost(memory: number): NodeId {
    return this.#memories[memory]!.lost;
  }

  /** Logic over unknown bits, for what is to be seen of them. */
  get logic(): ShadowLogic {
    return this.#logic;
  }

  /**
   * The netlist: the original's registers, memories, inputs and outputs first, in their order; then the second words of
   * the registers, and of the memories, in the same order; `outputs` and `signals` after the original's.
   */
  finish(outputs: Netlist['outputs'], signals: Netlist['signals'] = []): Netlist {
    const { name, inputs } = this.original;
    for (const signal of signals) this.#net.signal(signal);
    return this.#net.finish({
      name,
      inputs: [...inputs, ...this.#inputs.map((i) => ({ name: unknownName(i.name), width: i.width }))],
      outputs: [...this.original.outputs, ...outputs],
    });
  }

  #unknownOf(node: NetNode): NodeId {
    const logic = this.#logic;
    const { width } = node;
    switch (node.op) {
      case 'const':
        return logic.zero(width);
      case 'input': {
        // A reset is always known: a run sets it before it begins.
        const at = this.#inputs.indexOf(this.original.inputs[node.input]!);
        if (at < 0) return logic.zero(width);
        return this.#net.add({ op: 'input', width, input: this.original.inputs.length + at });
      }
      case 'register':
        return this.#ofRegister(node.register, width);
      case 'memRead':
        return this.#memories[node.memory]!.read(node.addr);
      case 'box': {
        if (this.#boxes !== 'inputs') return this.#boxes === 'known' ? logic.zero(width) : logic.ones(width);
        const some = node.inputs.map((i) => logic.any(this.unknown(i))).reduce((a, b) => logic.or(a, b), logic.zero(1));
        return logic.fill(some, width);
      }
      default:
        return unknownBits(logic, node, this.unknown);
    }
  }

  /** Asynchronous resets that are unknown: until the next edge the register may have been reset or not. */
  readonly #perhapsReset = new Map<number, ReturnType<NetlistBuilder['register']>>();

  #ofRegister(register: number, width: number): NodeId {
    const { q } = this.#registers[register]!;
    const { asyncReset, clock, path } = this.original.registers[register]!;
    if (asyncReset === undefined || this.#isResetPort(asyncReset.active)) return q;
    const perhaps = this.#net.register(`${path} perhaps reset`, 1, clock, 0n);
    this.#perhapsReset.set(register, perhaps);
    return this.#logic.mux(perhaps.q, this.#logic.ones(width), q);
  }

  /** Whether a node is a port that resets, or its negation. */
  #isResetPort(id: NodeId): boolean {
    const node = this.#net.get(id);
    if (node.op === 'not') return this.#isResetPort(node.a);
    return node.op === 'input' && this.original.inputs[node.input]!.reset !== undefined;
  }

  #closeRegisters(): void {
    const logic = this.#logic;
    const reads = new Map(this.original.syncReads.map((read) => [read.register, read]));
    for (const [r, { next, asyncReset }] of this.original.registers.entries()) {
      const { close } = this.#registers[r]!;
      const read = reads.get(r);
      const after = read === undefined ? this.unknown(next) : this.#memories[read.memory]!.syncRead(read, next);
      if (asyncReset === undefined) {
        close(after);
        continue;
      }
      const unsure = this.unknown(asyncReset.active);
      const perhaps = this.#perhapsReset.get(r);
      perhaps?.close(logic.zero(1), { active: unsure, value: 1n });
      close(after, { active: logic.without(asyncReset.active, unsure), value: 0n });
    }
  }
}

/** The netlist with its unknown bits; see `Followed`. */
export const followUnknowns = (net: Netlist, options?: FollowOptions): Followed => new Followed(net, options);
