/** From expressions to the nodes of a netlist. */
import { type Expr, type ExprId, operands } from '../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import type { NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { type Leaves, leafOperands } from './leaves.ts';

/** The nodes that the roots need, in order, and where each expression went; `known` is for any expression. */
export function nodesOf(
  table: ExprTable,
  leaves: Leaves,
  roots: Iterable<ExprId>,
): {
  readonly nodes: readonly NetNode[];
  readonly node: (e: ExprId) => NodeId;
  readonly known: (e: ExprId) => NodeId | undefined;
} {
  const { exprs } = table;
  const needed = new Uint8Array(exprs.length);
  for (const root of roots) needed[root] = 1;
  const below = (e: Expr): readonly ExprId[] => (e.op === 'ref' ? leafOperands(leaves.get(e.decl)) : operands(e));
  // Operands have smaller indices than the expressions that use them.
  for (let id = exprs.length - 1; id >= 0; id--) {
    if (needed[id] === 1) for (const o of below(exprs[id]!)) needed[o] = 1;
  }
  const ids = new Int32Array(exprs.length);
  const nodes: NetNode[] = [];
  const node = (e: ExprId): NodeId => ids[e]!;
  exprs.forEach((e, id) => {
    if (needed[id] === 1) ids[id] = nodes.push(nodeOf(e, leaves, node)) - 1;
  });
  return { nodes, node, known: (e) => (needed[e] === 1 ? node(e) : undefined) };
}

function nodeOf(e: Expr, leaves: Leaves, node: (e: ExprId) => NodeId): NetNode {
  switch (e.op) {
    case 'const':
      return e;
    case 'ref': {
      const leaf = leaves.get(e.decl);
      if (leaf.op === 'memRead') return { ...leaf, width: e.width, addr: node(leaf.addr) };
      if (leaf.op === 'box') return { ...leaf, width: e.width, inputs: leaf.inputs.map(node) };
      return { ...leaf, width: e.width };
    }
    case 'not':
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor':
    case 'slice':
      return { ...e, a: node(e.a) };
    case 'mux':
      return { ...e, sel: node(e.sel), a: node(e.a), b: node(e.b) };
    case 'cat':
      return { ...e, parts: e.parts.map(node) };
    case 'ltSigned':
    case 'shrSigned':
    case 'mulSigned':
      throw new Error(`${e.op} is no operator of a netlist`);
    default:
      return { ...e, a: node(e.a), b: node(e.b) };
  }
}
