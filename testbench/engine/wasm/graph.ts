/** What the compiler works on: the netlist's nodes with a few of its own after them, and what their values are for. */
import {
  type Netlist,
  type NetNode,
  type NetSyncRead,
  type NetWrite,
  type NodeId,
  netOperands,
} from '../../../rtl-gen/ir/netlist.ts';
import type { DelaySink } from './delays.ts';
import type { CellSink, InstancesSink } from './instances.ts';
import { type LinearNode, linearOperands } from './linear.ts';
import type { LowestNode } from './lowest-ones.ts';
import type { Optimisations } from './options.ts';
import type { ElementNode, ElementSink } from './register-arrays.ts';
import type { TableNode } from './tables.ts';

/** A node, or the value that another node had when the copy was made. Operands always have smaller indices. */
export type GraphNode =
  | NetNode
  | LowestNode
  | ElementNode
  | LinearNode
  | TableNode
  | { readonly op: 'copy'; readonly width: number; readonly a: NodeId };

/** A node that cannot be computed in pieces. */
export type Operation = Exclude<
  GraphNode,
  {
    op:
      | 'const'
      | 'input'
      | 'register'
      | 'memRead'
      | 'box'
      | 'copy'
      | 'mux'
      | 'cat'
      | 'slice'
      | 'element'
      | 'linear'
      | 'table';
  }
>;

/** One that has two operands. */
export type Binary = Extract<Operation, { b: NodeId }>;

/** Something that an edge or a settling has to do with values. */
export type Sink =
  | { readonly kind: 'register'; readonly register: number; readonly value: NodeId }
  | {
      readonly kind: 'write';
      readonly memory: number;
      readonly addr: NodeId;
      readonly data: NodeId;
      readonly enable: NodeId;
      readonly mask?: NodeId;
    }
  | ElementSink
  | DelaySink
  | CellSink
  | InstancesSink
  /** What a black box sees at the edge. */
  | { readonly kind: 'box'; readonly box: number; readonly inputs: readonly NodeId[] }
  | { readonly kind: 'check'; readonly check: number; readonly value: NodeId }
  /** Leave the value at the node's address. */
  | { readonly kind: 'keep'; readonly value: NodeId };

/** A register's value in reset. */
export interface Reset {
  readonly register: number;
  readonly value: bigint;
  /** The input that is the reset, active where it is 1 or, `low`, where it is 0. */
  readonly input: NodeId;
  readonly low: boolean;
}

/** The nodes of one netlist and those that are added to it. */
export class Graph {
  readonly net: Netlist;
  readonly #nodes: GraphNode[];
  /** Lists of operands that have been asked for: every pass asks for them all. */
  readonly #operands: (readonly NodeId[] | undefined)[] = [];
  /** The node of each register's present value, where anything reads it. */
  readonly registerNodes: readonly (NodeId | undefined)[];

  constructor(net: Netlist) {
    this.net = net;
    this.#nodes = net.nodes.slice();
    const registerNodes: (NodeId | undefined)[] = [];
    net.nodes.forEach((node, id) => {
      if (node.op === 'register') registerNodes[node.register] = id;
    });
    this.registerNodes = registerNodes;
  }

  get nodes(): readonly GraphNode[] {
    return this.#nodes;
  }

  add(node: GraphNode): NodeId {
    return this.#nodes.push(node) - 1;
  }

  /** Another node of the same value in the place of one. */
  replace(id: NodeId, node: GraphNode): void {
    this.#nodes[id] = node;
    this.#operands[id] = undefined;
  }

  get(id: NodeId): GraphNode {
    return this.#nodes[id]!;
  }

  width(id: NodeId): number {
    return this.#nodes[id]!.width;
  }

  operands(id: NodeId): readonly NodeId[] {
    const known = this.#operands[id];
    if (known !== undefined) return known;
    const operands = this.#listOperands(this.#nodes[id]!);
    this.#operands[id] = operands;
    return operands;
  }

  #listOperands(node: GraphNode): readonly NodeId[] {
    if (node.op === 'element') return [node.index, ...node.elements, ...(node.rest === undefined ? [] : [node.rest])];
    if (node.op === 'linear') return linearOperands(node);
    if (node.op === 'table') return [node.index];
    return node.op === 'copy' || node.op === 'lowest' ? [node.a] : netOperands(node);
  }

  /** The value that a constant node has, else `undefined`. */
  constant(id: NodeId): bigint | undefined {
    const node = this.#nodes[id]!;
    return node.op === 'const' ? node.value : undefined;
  }

  /** Whether the value is kept by the design itself, from edge to edge. */
  isState(id: NodeId): boolean {
    const { op } = this.#nodes[id]!;
    return op === 'input' || op === 'register';
  }
}

/**
 * What a rising edge does, in three lists: registers and memories that change, checks that are made, and registers that
 * reset overwrites when all of that is done.
 *
 * `lateResets`: a register whose next value is `reset ? constant : rest`, the reset an input or its negation, takes
 * `rest` at every edge, and the constant is stored after it in reset. That is sound because nothing reads a register
 * between the two stores (the resets come after every reader of the edge) and edges do not change inputs; it costs one
 * branch per edge and reset instead of one multiplexer per register.
 */
export function edgeSinks(
  graph: Graph,
  { lateResets }: Optimisations,
): { readonly sinks: readonly Sink[]; readonly resets: readonly Reset[] } {
  const { net } = graph;
  const next = net.registers.map((r) => r.next);
  for (const read of net.syncReads) next[read.register] = syncNext(graph, read, next[read.register]!);
  const resets: Reset[] = [];
  const registers = next.flatMap((node, register): Sink[] => {
    const found = lateResets ? resetOf(graph, register, node) : undefined;
    const value = found?.rest ?? node;
    if (found !== undefined) resets.push(found.reset);
    return value === graph.registerNodes[register] ? [] : [{ kind: 'register', register, value }];
  });
  const writes = net.memories.flatMap(({ writes }, memory) =>
    writes
      .filter((w) => graph.constant(w.enable) !== 0n)
      .map(({ clock: _, ...w }): Sink => ({ kind: 'write', memory, ...w })),
  );
  const checks = net.checks.map(({ node }, check): Sink => ({ kind: 'check', check, value: node }));
  const boxes = net.boxes.flatMap(({ clock, inputs }, box): readonly Sink[] =>
    clock === undefined ? [] : [{ kind: 'box', box, inputs: inputs.map(({ node }) => node) }],
  );
  return { sinks: [...registers, ...writes, ...checks, ...boxes], resets };
}

/** The reset at the top of a register's next value, and what is below it. */
function resetOf(graph: Graph, register: number, next: NodeId): { reset: Reset; rest: NodeId } | undefined {
  const mux = graph.get(next);
  if (mux.op !== 'mux') return undefined;
  const sel = graph.get(mux.sel);
  const negated = sel.op === 'not';
  const input = negated ? sel.a : mux.sel;
  if (graph.get(input).op !== 'input') return undefined;
  const [first, second] = [graph.constant(mux.a), graph.constant(mux.b)];
  if (first !== undefined) return { reset: { register, value: first, input, low: negated }, rest: mux.b };
  // `rst_n ? rest : constant`.
  return second === undefined ? undefined : { reset: { register, value: second, input, low: !negated }, rest: mux.a };
}

/** What has to be computed to read these nodes: all but those whose value the design keeps. */
export function settleSinks(graph: Graph, nodes: readonly NodeId[]): readonly Sink[] {
  return [...new Set(nodes)].filter((value) => !graph.isState(value)).map((value) => ({ kind: 'keep', value }));
}

/** A word after a write, from the word before it. */
function written(graph: Graph, { data, mask }: NetWrite, before: NodeId): NodeId {
  if (mask === undefined) return data;
  const width = graph.width(data);
  const kept = graph.add({ op: 'not', width, a: mask });
  const old = graph.add({ op: 'and', width, a: before, b: kept });
  const taken = graph.add({ op: 'and', width, a: data, b: mask });
  return graph.add({ op: 'or', width, a: old, b: taken });
}

/** The next value of a registered read as nodes: the interpreter's rule, `undefined` collisions give the old word. */
function syncNext(graph: Graph, read: NetSyncRead, held: NodeId): NodeId {
  const memory = graph.net.memories[read.memory]!;
  const { width } = memory;
  let word = graph.add({ op: 'memRead', width, memory: read.memory, addr: read.addr });
  for (const write of read.onCollision === 'new' ? memory.writes : []) {
    const same = graph.add({ op: 'eq', width: 1, a: write.addr, b: read.addr });
    const hit = graph.add({ op: 'and', width: 1, a: write.enable, b: same });
    word = graph.add({ op: 'mux', width, sel: hit, a: written(graph, write, word), b: word });
  }
  return graph.constant(read.enable) === 1n
    ? word
    : graph.add({ op: 'mux', width, sel: read.enable, a: word, b: held });
}
