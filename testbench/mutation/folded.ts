/** Whether two netlists are the same once constants are folded. */

import type { ExprId } from '../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../rtl-gen/ir/expr-table.ts';
import type { Netlist, NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { observable } from './observable.ts';

/**
 * Reads netlists of one design into one table of expressions, in which equal ones are stored once and constants fold:
 * netlists with the same key compute the same in every state. The converse does not hold.
 */
export class Folded {
  readonly #table = new ExprTable();
  readonly #sources = new Map<string, number>();
  readonly #lists = new Map<readonly bigint[], number>();

  /** Equal for netlists that differ in nothing that can be seen. */
  key(net: Netlist): string {
    const exprs: ExprId[] = [];
    const of = (id: NodeId): ExprId => exprs[id]!;
    for (const node of net.nodes) exprs.push(this.#expr(node, of));
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

  #expr(node: NetNode, of: (id: NodeId) => ExprId): ExprId {
    const table = this.#table;
    switch (node.op) {
      case 'const':
        return table.const(node.width, node.value);
      case 'input':
        return this.#source(node.width, `input ${node.input}`);
      case 'register':
        return this.#source(node.width, `register ${node.register}`);
      case 'memRead':
        return this.#source(node.width, `memory ${node.memory} ${of(node.addr)}`);
      case 'box':
        return this.#source(node.width, `box ${node.box} ${node.output} ${node.inputs.map(of).join()}`);
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

  /** A value that no folding sees into. */
  #source(width: number, key: string): ExprId {
    const known = this.#sources.get(key);
    const decl = known ?? this.#sources.size;
    if (known === undefined) this.#sources.set(key, decl);
    return this.#table.ref(width, decl);
  }
}
