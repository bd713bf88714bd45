/** How much of a design is left where one register's value is known: a quick estimate, before anything is built. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, Sink } from './graph.ts';
import { sinkOperands } from './trees.ts';

/** Widest values that are followed: conditions, and states that are compared. */
const WIDEST = 30;
/** The value of a node that is not known. */
const UNKNOWN = -1;

/**
 * Counts what an edge has to compute. Constants are followed through logic and comparisons of narrow values; what else
 * simplification finds is left out, so it is an upper bound.
 */
export class Premise {
  readonly #graph: Graph;
  readonly #sinks: readonly NodeId[];
  readonly #values: Int32Array;
  readonly #seen: Uint32Array;
  #round = 0;

  constructor(graph: Graph, sinks: readonly Sink[]) {
    this.#graph = graph;
    this.#sinks = sinks.flatMap(sinkOperands);
    this.#values = new Int32Array(graph.nodes.length);
    this.#seen = new Uint32Array(graph.nodes.length);
  }

  /** The operations that an edge needs where that register holds `value`; without a register, always. */
  live(register?: number, value = 0): number {
    const graph = this.#graph;
    const values = this.#values;
    for (let id = 0; id < values.length; id++) values[id] = this.#valueOf(id, register, value);
    const round = ++this.#round;
    const seen = this.#seen;
    const stack = [...this.#sinks];
    let live = 0;
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (seen[id] === round || values[id] !== UNKNOWN || graph.isState(id) || graph.constant(id) !== undefined)
        continue;
      seen[id] = round;
      const node = graph.get(id);
      const sel = node.op === 'mux' ? values[node.sel]! : UNKNOWN;
      if (node.op === 'mux' && sel !== UNKNOWN) {
        stack.push(sel === 1 ? node.a : node.b);
        continue;
      }
      live++;
      stack.push(...graph.operands(id));
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
      case 'and': {
        const [a, b] = [v[node.a]!, v[node.b]!];
        if (a === 0 || b === 0) return 0;
        return a === UNKNOWN || b === UNKNOWN ? UNKNOWN : a & b;
      }
      case 'or': {
        const [a, b] = [v[node.a]!, v[node.b]!];
        if (a === ones || b === ones) return ones;
        return a === UNKNOWN || b === UNKNOWN ? UNKNOWN : a | b;
      }
      case 'eq': {
        const [a, b] = [v[node.a]!, v[node.b]!];
        return a === UNKNOWN || b === UNKNOWN ? UNKNOWN : Number(a === b);
      }
      case 'reduceOr':
        return v[node.a] === UNKNOWN ? UNKNOWN : Number(v[node.a] !== 0);
      case 'slice':
        return v[node.a] === UNKNOWN ? UNKNOWN : (v[node.a]! >> node.lo) & ones;
      case 'cat': {
        let all = 0;
        for (const part of node.parts) {
          if (v[part] === UNKNOWN) return UNKNOWN;
          all = all * 2 ** this.#graph.width(part) + v[part]!;
        }
        return all;
      }
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

/** The share of a design's operations that are needed in the mean of a register's values, about. */
export function meanShare(premise: Premise, register: number, values: readonly number[]): number {
  const all = premise.live();
  const live = values.reduce((sum, value) => sum + premise.live(register, value), 0);
  return all === 0 ? 1 : live / (values.length * all);
}
