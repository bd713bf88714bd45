/** All values of nodes that depend on one narrow value. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { foldConstants } from './fold-constants.ts';
import type { Graph, GraphNode } from './graph.ts';

/** Numbers below 2^32, or big ones where a node is wider. */
type Column = Uint32Array | readonly bigint[];

/**
 * The value of a cone's last node for each value of `index`, in the order of these. `cone`: nodes in ascending order
 * whose operands are the index, constants and nodes before them; each an operator, a copy or a lowest 1.
 *
 * A node at a time for all values of the index: the program of a design is compiled while somebody waits, and an
 * operator on columns of small numbers is some thirty times faster than big numbers one by one.
 */
export function evaluateCone(graph: Graph, cone: readonly NodeId[], index: NodeId): readonly bigint[] {
  const rows = 2 ** graph.width(index);
  const columns = new Map<NodeId, Column>([[index, Uint32Array.from({ length: rows }, (_, i) => i)]]);
  const columnOf = (id: NodeId): Column => {
    const known = columns.get(id);
    if (known !== undefined) return known;
    const value = graph.constant(id)!;
    const column = graph.width(id) <= 32 ? new Uint32Array(rows).fill(Number(value)) : new Array(rows).fill(value);
    columns.set(id, column);
    return column;
  };
  for (const id of cone) columns.set(id, evaluate(graph, id, rows, columnOf));
  return Array.from(columnOf(cone.at(-1)!), BigInt);
}

function evaluate(graph: Graph, id: NodeId, rows: number, columnOf: (id: NodeId) => Column): Column {
  const node = graph.get(id);
  const small = node.width <= 32 && graph.operands(id).every((operand) => graph.width(operand) <= 32);
  const operands = graph.operands(id).map(columnOf);
  const fast = small ? smallColumn(graph, node, rows, columnOf) : undefined;
  if (fast !== undefined) return fast;
  const at = new Map(graph.operands(id).map((operand, i) => [operand, operands[i]!]));
  const values = Array.from({ length: rows }, (_, row) =>
    bigValue(graph, node, (operand) => BigInt(at.get(operand)![row]!)),
  );
  return node.width <= 32 ? Uint32Array.from(values, Number) : values;
}

/** One value of a node, from those of its operands. */
function bigValue(graph: Graph, node: GraphNode, value: (id: NodeId) => bigint): bigint {
  switch (node.op) {
    case 'copy':
      return value(node.a);
    case 'lowest': {
      const last = 2 ** node.width - 1;
      const word = value(node.a) >> BigInt(node.lo);
      for (let i = 0; i < last; i++) if ((word >> BigInt(i)) & 1n) return BigInt(i);
      return BigInt(last);
    }
    case 'const':
    case 'input':
    case 'register':
    case 'memRead':
    case 'box':
    case 'element':
    case 'linear':
    case 'table':
      throw new Error(`${node.op} is no operator of a cone`);
    default:
      return foldConstants(node, value, (id) => graph.width(id))!;
  }
}

/** The column of an operator of operands and a result of at most 32 bits; `undefined` for those that are rare. */
function smallColumn(
  graph: Graph,
  node: GraphNode,
  rows: number,
  columnOf: (id: NodeId) => Column,
): Uint32Array | undefined {
  const result = new Uint32Array(rows);
  const ones = node.width === 32 ? 0xffff_ffff : 2 ** node.width - 1;
  const unary = (a: NodeId, f: (x: number) => number): Uint32Array => {
    const x = columnOf(a) as Uint32Array;
    for (let i = 0; i < rows; i++) result[i] = f(x[i]!) & ones;
    return result;
  };
  const binary = ({ a, b }: { a: NodeId; b: NodeId }, f: (x: number, y: number) => number): Uint32Array => {
    const [x, y] = [columnOf(a) as Uint32Array, columnOf(b) as Uint32Array];
    for (let i = 0; i < rows; i++) result[i] = f(x[i]!, y[i]!) & ones;
    return result;
  };
  switch (node.op) {
    case 'not':
      return unary(node.a, (x) => ~x);
    case 'slice': {
      const { lo } = node;
      return unary(node.a, (x) => x >>> lo);
    }
    case 'copy':
      return unary(node.a, (x) => x);
    case 'reduceOr':
      return unary(node.a, (x) => Number(x !== 0));
    case 'and':
      return binary(node, (x, y) => x & y);
    case 'or':
      return binary(node, (x, y) => x | y);
    case 'xor':
      return binary(node, (x, y) => x ^ y);
    case 'add':
      return binary(node, (x, y) => x + y);
    case 'sub':
      return binary(node, (x, y) => x - y);
    case 'eq':
      return binary(node, (x, y) => Number(x === y));
    case 'lt':
      return binary(node, (x, y) => Number(x < y));
    case 'mux': {
      const [sel, a, b] = [columnOf(node.sel), columnOf(node.a), columnOf(node.b)] as Uint32Array[];
      for (let i = 0; i < rows; i++) result[i] = sel![i] === 1 ? a![i]! : b![i]!;
      return result;
    }
    case 'cat':
      for (const part of node.parts) {
        const x = columnOf(part) as Uint32Array;
        const width = graph.width(part);
        // A part of 32 bits is the only one.
        for (let i = 0; i < rows; i++) result[i] = width === 32 ? x[i]! : (result[i]! << width) | x[i]!;
      }
      return result;
    default:
      return undefined;
  }
}
