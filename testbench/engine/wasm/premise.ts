/** How much of a design is left where one register's value is known: a quick estimate, before anything is built. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, Sink } from './graph.ts';
import { sinkOperands } from './trees.ts';

/** Widest values that are followed: conditions, and states that are compared. */
const WIDEST = 30;
/** The value of a node that is not known. */
const UNKNOWN = -1;

/**
 * Counts what an edge has to compute. Constants are followed through gates, comparisons and multiplexers of narrow
 * values; what else simplification finds is left out, so it is an upper bound.
 */
export class Premise {
  readonly #graph: Graph;
  readonly #sinks: readonly NodeId[];
  readonly #values: Int32Array;

  constructor(graph: Graph, sinks: readonly Sink[]) {
    this.#graph = graph;
    this.#sinks = sinks.flatMap(sinkOperands);
    this.#values = new Int32Array(graph.nodes.length);
  }

  /** The operations that an edge needs where that register holds `value`; without a register, always. */
  live(register?: number, value = 0): number {
    const graph = this.#graph;
    const values = this.#values;
    for (let id = 0; id < values.length; id++) values[id] = this.#valueOf(id, register, value);
    const seen = new Uint8Array(values.length);
    const stack = [...this.#sinks];
    let live = 0;
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (seen[id] === 1 || values[id] !== UNKNOWN || graph.isState(id) || graph.constant(id) !== undefined) continue;
      seen[id] = 1;
      const node = graph.get(id);
      if (node.op === 'mux' && values[node.sel] !== UNKNOWN) stack.push(values[node.sel] === 1 ? node.a : node.b);
      else {
        live++;
        stack.push(...graph.operands(id));
      }
    }
    return live;
  }

  /** The value that a node had to have at the last count, if it follows from the register's. */
  known(id: NodeId): number | undefined {
    const value = this.#values[id]!;
    return value === UNKNOWN ? undefined : value;
  }

  #valueOf(id: NodeId, register: number | undefined, value: number): number {
    const node = this.#graph.get(id);
    if (node.width > WIDEST) return UNKNOWN;
    const v = this.#values;
    const ones = 2 ** node.width - 1;
    switch (node.op) {
      case 'const':
        return Number(node.value);
      case 'register':
        return node.register === register ? value : UNKNOWN;
      case 'not':
        return v[node.a] === UNKNOWN ? UNKNOWN : ones - v[node.a]!;
      case 'and':
      case 'or':
      case 'eq': {
        const [a, b] = [v[node.a]!, v[node.b]!];
        const decides = node.op === 'and' ? 0 : node.op === 'or' ? ones : undefined;
        if (a === decides || b === decides) return decides;
        if (a === UNKNOWN || b === UNKNOWN) return UNKNOWN;
        return node.op === 'eq' ? Number(a === b) : node.op === 'and' ? a & b : a | b;
      }
      case 'reduceOr':
        return v[node.a] === UNKNOWN ? UNKNOWN : Number(v[node.a] !== 0);
      case 'mux': {
        const sel = v[node.sel]!;
        if (sel !== UNKNOWN) return v[sel === 1 ? node.a : node.b]!;
        return v[node.a] === v[node.b] ? v[node.a]! : UNKNOWN;
      }
      default:
        return UNKNOWN;
    }
  }
}
