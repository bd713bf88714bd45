/** Nodes of netlists as expressions of a table, which stores equal ones once and folds constants. */
import type { ExprId } from '../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../rtl-gen/ir/expr-table.ts';
import type { NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';

/** A node whose value is not computed from operands alone. */
export type SourceNode = Extract<NetNode, { op: 'input' | 'register' | 'memRead' | 'box' }>;

/** The expression of each node, given that of sources; `of` gives those of nodes before it. */
export function nodeExprs(
  table: ExprTable,
  nodes: readonly NetNode[],
  source: (node: SourceNode, of: (id: NodeId) => ExprId) => ExprId,
): readonly ExprId[] {
  const exprs: ExprId[] = [];
  const of = (id: NodeId): ExprId => exprs[id]!;
  for (const node of nodes) exprs.push(nodeExpr(table, node, source, of));
  return exprs;
}

/** That of one node. */
export const nodeExpr = (
  table: ExprTable,
  node: NetNode,
  source: (node: SourceNode, of: (id: NodeId) => ExprId) => ExprId,
  of: (id: NodeId) => ExprId,
): ExprId => (isSource(node) ? source(node, of) : operation(table, node, of));

const isSource = (node: NetNode): node is SourceNode =>
  node.op === 'input' || node.op === 'register' || node.op === 'memRead' || node.op === 'box';

function operation(table: ExprTable, node: Exclude<NetNode, SourceNode>, of: (id: NodeId) => ExprId): ExprId {
  switch (node.op) {
    case 'const':
      return table.const(node.width, node.value);
    case 'not':
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor':
      return table.unary(node.op, of(node.a));
    case 'slice':
      return table.slice(of(node.a), node.lo, node.width);
    case 'mux':
      return table.mux(of(node.sel), of(node.a), of(node.b));
    case 'cat':
      return table.cat(node.parts.map(of));
    case 'eq':
    case 'lt':
      return table.compare(node.op, of(node.a), of(node.b));
    case 'shl':
    case 'shr':
      return table.shift(node.op, of(node.a), of(node.b));
    default:
      return table.binary(node.op, of(node.a), of(node.b));
  }
}
