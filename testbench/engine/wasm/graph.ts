/** What the compiler works on: the netlist's nodes with a few of its own behind them, and what their values are for. */
import { operands } from '../../../rtl-gen/ir/expr.ts';
import type { Netlist, NetNode, NetSyncRead, NodeId } from '../../../rtl-gen/ir/netlist.ts';

/** A node, or the value that another node had when the copy was made. Operands always have smaller indices. */
export type GraphNode = NetNode | { readonly op: 'copy'; readonly width: number; readonly a: NodeId };

/** Something that an edge or a settling has to do with values. */
export type Sink =
  | { readonly kind: 'register'; readonly register: number; readonly value: NodeId }
  | {
      readonly kind: 'write';
      readonly memory: number;
      readonly addr: NodeId;
      readonly data: NodeId;
      readonly enable: NodeId;
    }
  | { readonly kind: 'check'; readonly check: number; readonly value: NodeId }
  /** Leave the value at the node's address. */
  | { readonly kind: 'keep'; readonly value: NodeId };

/** A register's value in reset. */
export interface Reset {
  readonly register: number;
  readonly value: bigint;
}

/** The nodes of one netlist and those that are added to it. */
export class Graph {
  readonly nodes: GraphNode[];
  readonly net: Netlist;
  /** The node of each register's present value, where anything reads it. */
  readonly registerNodes: readonly (NodeId | undefined)[];
  /** The node of each input, where anything reads it. */
  readonly inputNodes: readonly (NodeId | undefined)[];
  /** The node of `rst`, where the design uses it. */
  readonly reset: NodeId | undefined;

  constructor(net: Netlist) {
    this.net = net;
    this.nodes = [...net.nodes];
    const registerNodes: (NodeId | undefined)[] = [];
    const inputNodes: (NodeId | undefined)[] = [];
    net.nodes.forEach((node, id) => {
      if (node.op === 'input') inputNodes[node.input] = id;
      if (node.op === 'register') registerNodes[node.register] = id;
    });
    this.registerNodes = registerNodes;
    this.inputNodes = inputNodes;
    const reset = net.inputs.findIndex((input) => input.name === 'rst');
    this.reset = reset < 0 ? undefined : inputNodes[reset];
  }

  add(node: GraphNode): NodeId {
    return this.nodes.push(node) - 1;
  }

  get(id: NodeId): GraphNode {
    return this.nodes[id]!;
  }

  width(id: NodeId): number {
    return this.nodes[id]!.width;
  }

  operands(id: NodeId): readonly NodeId[] {
    const node = this.nodes[id]!;
    switch (node.op) {
      case 'input':
      case 'register':
        return [];
      case 'memRead':
        return [node.addr];
      case 'copy':
        return [node.a];
      default:
        return operands(node);
    }
  }

  /** The value that a constant node has, else `undefined`. */
  constant(id: NodeId): bigint | undefined {
    const node = this.nodes[id]!;
    return node.op === 'const' ? node.value : undefined;
  }

  /** Whether the value is kept by the design itself, from edge to edge. */
  isState(id: NodeId): boolean {
    const { op } = this.nodes[id]!;
    return op === 'input' || op === 'register';
  }
}

/**
 * What a rising edge does, in three lists: registers and memories that change, checks that are made, and registers that
 * reset overwrites when all of that is done.
 *
 * A register whose next value is `rst ? constant : rest` takes `rest` at every edge, and the constant is stored behind
 * it when `rst` is 1. That is sound because nothing reads a register between the two stores (the reset comes after
 * every reader of the edge), and it costs one branch per edge instead of one multiplexer per register.
 */
export function edgeSinks(graph: Graph): { readonly sinks: readonly Sink[]; readonly resets: readonly Reset[] } {
  const { net } = graph;
  const next = net.registers.map((r) => r.next);
  for (const read of net.syncReads) next[read.register] = syncNext(graph, read, next[read.register]!);
  const resets: Reset[] = [];
  const registers = next.flatMap((node, register): Sink[] => {
    const mux = graph.get(node);
    let value = node;
    if (mux.op === 'mux' && mux.sel === graph.reset) {
      const constant = graph.constant(mux.a);
      if (constant !== undefined) {
        resets.push({ register, value: constant });
        value = mux.b;
      }
    }
    return value === graph.registerNodes[register] ? [] : [{ kind: 'register', register, value }];
  });
  const writes = net.memories.flatMap(({ writes }, memory) =>
    writes
      .filter((w) => graph.constant(w.enable) !== 0n)
      .map((w): Sink => ({ kind: 'write', memory, addr: w.addr, data: w.data, enable: w.enable })),
  );
  const checks = net.checks.map(({ node }, check): Sink => ({ kind: 'check', check, value: node }));
  return { sinks: [...registers, ...writes, ...checks], resets };
}

/** What has to be computed to read these nodes: all but those whose value the design keeps. */
export function settleSinks(graph: Graph, nodes: readonly NodeId[]): readonly Sink[] {
  return [...new Set(nodes)].filter((value) => !graph.isState(value)).map((value) => ({ kind: 'keep', value }));
}

/** The next value of a registered read as nodes: the interpreter's rule, `undefined` collisions give the old word. */
function syncNext(graph: Graph, read: NetSyncRead, held: NodeId): NodeId {
  const memory = graph.net.memories[read.memory]!;
  const { width } = memory;
  let word = graph.add({ op: 'memRead', width, memory: read.memory, addr: read.addr });
  for (const write of read.onCollision === 'new' ? memory.writes : []) {
    const same = graph.add({ op: 'eq', width: 1, a: write.addr, b: read.addr });
    const hit = graph.add({ op: 'and', width: 1, a: write.enable, b: same });
    word = graph.add({ op: 'mux', width, sel: hit, a: write.data, b: word });
  }
  return graph.constant(read.enable) === 1n
    ? word
    : graph.add({ op: 'mux', width, sel: read.enable, a: word, b: held });
}
