/** What expressions begin with: inputs and the outputs of state, as the references of an expression table. */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';

/** A node of a netlist that is no expression; its operands are expressions. */
export type Leaf =
  | { readonly op: 'input'; readonly input: number }
  | { readonly op: 'register'; readonly register: number }
  | { readonly op: 'memRead'; readonly memory: number; readonly addr: ExprId }
  | { readonly op: 'box'; readonly box: number; readonly output: number; readonly inputs: readonly ExprId[] };

/** Leaves by the number with which the table refers to them. */
export class Leaves {
  readonly #table: ExprTable;
  readonly #leaves: Leaf[] = [];

  constructor(table: ExprTable) {
    this.#table = table;
  }

  /** A new leaf; made after its operands, so that its expression has a larger index than they have. */
  add(width: number, leaf: Leaf): ExprId {
    return this.#table.ref(width, this.#leaves.push(leaf) - 1);
  }

  get(decl: number): Leaf {
    return this.#leaves[decl]!;
  }
}

/** The operands of a leaf. */
export function leafOperands(leaf: Leaf): readonly ExprId[] {
  if (leaf.op === 'memRead') return [leaf.addr];
  return leaf.op === 'box' ? leaf.inputs : [];
}
