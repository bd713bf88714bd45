/** A netlist over several clocks, as expressions of a table. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import { type Netlist, type NodeId, netOperands } from '../../../../rtl-gen/ir/netlist.ts';
import type { Moment } from '../../../design-tests/apart.ts';
import { nodeExpr, type SourceNode } from '../../node-expr.ts';
import { ExprWord, idOf } from './expr-word.ts';

/** What a run begins with. */
export interface Start {
  register(register: number): ExprId;
  word(memory: number, address: ExprId): ExprId;
  /** An input in a clock. */
  input(clock: number, input: number): ExprId;
}

/** Only what is asked for is worked out. */
export class Run {
  readonly table: ExprTable;
  readonly net: Netlist;
  readonly #start: Start;
  readonly #clocks: Map<NodeId, ExprId>[] = [];
  readonly #readInto: ReadonlyMap<number, number>;

  constructor(table: ExprTable, net: Netlist, start: Start) {
    this.table = table;
    this.net = net;
    this.#start = start;
    this.#readInto = new Map(net.syncReads.map(({ register }, i) => [register, i]));
  }

  /** A node in a clock. */
  node(clock: number, id: NodeId): ExprId {
    this.#clocks[clock] ??= new Map();
    const known = this.#clocks[clock];
    const { nodes } = this.net;
    const needed = new Set<NodeId>();
    const stack = [id];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (known.has(at) || needed.has(at)) continue;
      needed.add(at);
      stack.push(...netOperands(nodes[at]!));
    }
    const of = (at: NodeId): ExprId => known.get(at)!;
    // Operands have smaller numbers.
    for (const at of inOrder(needed))
      known.set(
        at,
        nodeExpr(this.table, nodes[at]!, (n) => this.#source(clock, n, of), of),
      );
    return of(id);
  }

  /** A register at the beginning of a clock. */
  register(clock: number, register: number): ExprId {
    if (clock === 0) return this.#start.register(register);
    const before = clock - 1;
    const next = this.node(before, this.net.registers[register]!.next);
    const index = this.#readInto.get(register);
    if (index === undefined) return next;
    const { memory, addr, enable, onCollision } = this.net.syncReads[index]!;
    const at = this.node(before, addr);
    return this.table.mux(
      this.node(before, enable),
      this.word(onCollision === 'new' ? clock : before, memory, at),
      next,
    );
  }

  /** A word of a memory at the beginning of a clock. */
  word(clock: number, memory: number, address: ExprId): ExprId {
    const { table } = this;
    let word = this.#start.word(memory, address);
    for (let before = 0; before < clock; before++) {
      for (const write of this.net.memories[memory]!.writes) {
        const at = table.compare('eq', this.node(before, write.addr), address);
        const here = table.binary('and', this.node(before, write.enable), at);
        const data = this.node(before, write.data);
        const mask = write.mask === undefined ? undefined : this.node(before, write.mask);
        word = table.mux(here, mask === undefined ? data : chosen(table, mask, data, word), word);
      }
    }
    return word;
  }

  moment(clock: number): Moment {
    const { net, table } = this;
    return {
      of: (path) => {
        const signal = net.signals.find((one) => one.path === path);
        if (signal === undefined) throw new Error(`${net.name} has no signal ${path}`);
        return new ExprWord(table, this.node(clock, signal.node), signal.states);
      },
      word: (path, address) => {
        const memory = net.memories.findIndex((one) => one.path === path);
        if (memory < 0) throw new Error(`${net.name} has no memory ${path}`);
        return new ExprWord(table, this.word(clock, memory, idOf(address)));
      },
      lit: (width, value) => new ExprWord(table, table.const(width, BigInt(value))),
    };
  }

  #source(clock: number, node: SourceNode, of: (id: NodeId) => ExprId): ExprId {
    switch (node.op) {
      case 'input':
        return this.#start.input(clock, node.input);
      case 'register':
        return this.register(clock, node.register);
      case 'memRead':
        return this.word(clock, node.memory, of(node.addr));
      case 'box':
        throw new Error(`${this.net.name} has a black box`);
    }
  }
}

const inOrder = (ids: ReadonlySet<NodeId>): readonly NodeId[] => [...ids].sort((a, b) => a - b);

/** Bits of `a` where the mask is 1, else of `b`. */
export const chosen = (table: ExprTable, mask: ExprId, a: ExprId, b: ExprId): ExprId =>
  table.get(mask).width === 1 && table.get(a).width !== 1
    ? table.mux(mask, a, b)
    : table.binary('or', table.binary('and', a, mask), table.binary('and', b, table.unary('not', mask)));
