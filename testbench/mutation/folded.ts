/** Whether two netlists are the same once constants are folded. */
import type { ExprId } from '../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../rtl-gen/ir/expr-table.ts';
import type { Netlist, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { nodeExprs, type SourceNode } from './node-expr.ts';
import { observable } from './observable.ts';

/**
 * Reads netlists of one design into one table of expressions, in which equal ones are stored once and constants fold:
 * netlists with the same key compute the same in every state. The converse does not hold.
 */
export class Folded {
  readonly #table = new ExprTable();
  readonly #sources = new Map<string, number>();
  readonly #lists = new Map<readonly bigint[], number>();

  /**
   * Equal for netlists that differ in nothing that can be seen, where `held` have these values (by `input 3`,
   * `register 5`).
   */
  key(net: Netlist, held: ReadonlyMap<string, bigint> = new Map()): string {
    const exprs = nodeExprs(this.#table, net.nodes, (node, of) => {
      const key = sourceKey(node, of);
      const value = held.get(key);
      return value === undefined ? this.#source(node.width, key) : this.#table.const(node.width, value);
    });
    const of = (id: NodeId): ExprId => exprs[id]!;
    const seen = observable(net).readers.map(({ reader, node }) => `${Object.values(reader).join('.')}=${of(node)}`);
    const inits = [...net.registers, ...net.memories].map(({ init }) =>
      init === undefined ? '' : this.#contents(init),
    );
    const resets = net.registers.map((r) => (r.asyncReset === undefined ? '' : `${of(r.asyncReset.active)}`));
    return [seen, resets, inits].join(';');
  }

  /** Power-up contents: the value itself, or a number for a list, which a mutation replaces by another list. */
  #contents(init: bigint | readonly bigint[]): string {
    if (typeof init === 'bigint') return `${init}`;
    const known = this.#lists.get(init);
    const list = known ?? this.#lists.size;
    if (known === undefined) this.#lists.set(init, list);
    return `${list}`;
  }

  /** A value that no folding sees into. */
  #source(width: number, key: string): ExprId {
    const known = this.#sources.get(key);
    const decl = known ?? this.#sources.size;
    if (known === undefined) this.#sources.set(key, decl);
    return this.#table.ref(width, decl);
  }
}

/** What a value is known by that is not computed from operands alone. */
export function sourceKey(node: SourceNode, of: (id: NodeId) => ExprId): string {
  switch (node.op) {
    case 'input':
      return `input ${node.input}`;
    case 'register':
      return `register ${node.register}`;
    case 'memRead':
      return `memory ${node.memory} ${of(node.addr)}`;
    case 'box':
      return `box ${node.box} ${node.output} ${node.inputs.map(of).join()}`;
  }
}
