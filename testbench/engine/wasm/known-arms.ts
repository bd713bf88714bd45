/**
 * What the arms of multiplexers test again of the conditions around them.
 *
 * Verilog that sets a default and then decides case by case tests the same conditions over and over: within
 * `state == 3 ? ... : ...` the one arm knows that the state is 3, and the other that it is not. In a part of an
 * expression that nothing else uses, a multiplexer whose condition follows from those around it is the arm that it
 * chooses. Sound: the multiplexer has no other user, so where its condition would be another one, nothing looks at it.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, Sink } from './graph.ts';
import { sinkOperands } from './trees.ts';

/** Nodes within each other that are walked, and conditions that are taken apart. */
const [DEEPEST, PARTS] = [400, 8];

/** Replaces such multiplexers by their arms; indices stay as they are. */
export function replaceKnownArms(graph: Graph, sinks: readonly Sink[]): void {
  new Walk(graph, sinks).run();
}

class Walk {
  readonly #graph: Graph;
  readonly #uses: Uint32Array;
  readonly #tops: readonly NodeId[];
  /** What holds where the walk is: nodes of one bit, and the values of wider ones that are compared. */
  readonly #bits = new Map<NodeId, boolean>();
  readonly #values = new Map<NodeId, bigint>();

  constructor(graph: Graph, sinks: readonly Sink[]) {
    this.#graph = graph;
    const count = graph.nodes.length;
    const uses = new Uint32Array(count);
    const tops = new Set<NodeId>();
    for (const id of sinks.flatMap(sinkOperands)) {
      uses[id] = uses[id]! + 1;
      tops.add(id);
    }
    for (let id = count - 1; id >= 0; id--) {
      if (uses[id] === 0) continue;
      if (uses[id]! > 1) tops.add(id);
      for (const operand of graph.operands(id)) uses[operand] = uses[operand]! + 1;
    }
    this.#uses = uses;
    this.#tops = [...tops];
  }

  run(): void {
    for (const id of this.#tops) this.#inside(id, 0);
  }

  /** Walks a node that the node above it alone uses. */
  #visit(id: NodeId, depth: number): void {
    if (this.#uses[id] === 1 && depth < DEEPEST) this.#inside(id, depth);
  }

  #inside(id: NodeId, depth: number): void {
    const graph = this.#graph;
    const node = graph.get(id);
    if (node.op !== 'mux') {
      if (!graph.isState(id)) for (const operand of graph.operands(id)) this.#visit(operand, depth + 1);
      return;
    }
    const { sel, a, b, width } = node;
    const known = this.#known(sel, PARTS);
    if (known !== undefined) {
      const arm = known ? a : b;
      graph.replace(id, { op: 'copy', width, a: arm });
      this.#visit(arm, depth + 1);
      return;
    }
    this.#visit(sel, depth + 1);
    this.#under(sel, true, () => this.#visit(a, depth + 1));
    this.#under(sel, false, () => this.#visit(b, depth + 1));
  }

  /** Does something where a node of one bit has that value. */
  #under(id: NodeId, value: boolean, act: () => void): void {
    const [bits, values] = [new Map<NodeId, boolean>(), new Map<NodeId, bigint>()];
    this.#learn(id, value, PARTS, bits, values);
    for (const bit of bits.keys()) if (this.#bits.has(bit)) bits.delete(bit);
    for (const [bit, is] of bits) this.#bits.set(bit, is);
    for (const one of values.keys()) if (this.#values.has(one)) values.delete(one);
    for (const [one, is] of values) this.#values.set(one, is);
    act();
    for (const bit of bits.keys()) this.#bits.delete(bit);
    for (const one of values.keys()) this.#values.delete(one);
  }

  /** What follows from a bit's value. */
  #learn(id: NodeId, value: boolean, parts: number, bits: Map<NodeId, boolean>, values: Map<NodeId, bigint>): void {
    bits.set(id, value);
    if (parts === 0) return;
    const node = this.#graph.get(id);
    if (node.op === 'not') this.#learn(node.a, !value, parts - 1, bits, values);
    else if (node.width === 1 && node.op === (value ? 'and' : 'or')) {
      this.#learn(node.a, value, parts - 1, bits, values);
      this.#learn(node.b, value, parts - 1, bits, values);
    } else if (node.op === 'eq' && value) {
      const compared = this.#compared(node.a, node.b);
      if (compared !== undefined) values.set(compared.of, compared.constant);
    } else if (node.op === 'reduceOr' && !value) values.set(node.a, 0n);
  }

  /** The value of a bit, if it follows from what holds here. */
  #known(id: NodeId, parts: number): boolean | undefined {
    const direct = this.#bits.get(id);
    if (direct !== undefined || parts === 0) return direct;
    const node = this.#graph.get(id);
    switch (node.op) {
      case 'not': {
        const inner = this.#known(node.a, parts - 1);
        return inner === undefined ? undefined : !inner;
      }
      case 'and':
      case 'or': {
        const decides = node.op === 'or';
        const [a, b] = [this.#known(node.a, parts - 1), this.#known(node.b, parts - 1)];
        if (a === decides || b === decides) return decides;
        return a === undefined || b === undefined ? undefined : !decides;
      }
      case 'eq': {
        const compared = this.#compared(node.a, node.b);
        const value = compared && this.#values.get(compared.of);
        return value === undefined ? undefined : value === compared!.constant;
      }
      case 'reduceOr': {
        const value = this.#values.get(node.a);
        return value === undefined ? undefined : value !== 0n;
      }
      default:
        return undefined;
    }
  }

  #compared(a: NodeId, b: NodeId): { readonly of: NodeId; readonly constant: bigint } | undefined {
    const [x, y] = [this.#graph.constant(a), this.#graph.constant(b)];
    if (y !== undefined) return { of: a, constant: y };
    return x === undefined ? undefined : { of: b, constant: x };
  }
}
