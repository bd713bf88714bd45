/** Constants that stand behind names: `limit` of `wire [3:0] limit = 4'd0;`. */
import type { ExprId } from './expr.ts';
import { ExprTable } from './expr-table.ts';
import type { ModuleIr } from './module-ir.ts';

/** Folds the expressions of a module as if its named values had no names. */
export class ThroughNames {
  readonly #m: ModuleIr;
  readonly #table = new ExprTable();
  readonly #folded = new Map<ExprId, ExprId>();

  constructor(m: ModuleIr) {
    this.#m = m;
  }

  /** The value, if it is a constant. */
  valueOf(id: ExprId): bigint | undefined {
    const e = this.#table.get(this.#fold(id));
    return e.op === 'const' ? e.value : undefined;
  }

  #fold(id: ExprId): ExprId {
    const known = this.#folded.get(id);
    if (known !== undefined) return known;
    const folded = this.#refold(id);
    this.#folded.set(id, folded);
    return folded;
  }

  #refold(id: ExprId): ExprId {
    const e = this.#m.exprs[id]!;
    const table = this.#table;
    switch (e.op) {
      case 'const':
        return table.const(e.width, e.value);
      case 'ref': {
        const d = this.#m.decls[e.decl]!;
        return d.kind === 'named' ? this.#fold(d.value) : table.ref(e.width, e.decl);
      }
      case 'not':
      case 'reduceAnd':
      case 'reduceOr':
      case 'reduceXor':
        return table.unary(e.op, this.#fold(e.a));
      case 'and':
      case 'or':
      case 'xor':
      case 'add':
      case 'sub':
      case 'mul':
        return table.binary(e.op, this.#fold(e.a), this.#fold(e.b));
      case 'eq':
      case 'lt':
        return table.compare(e.op, this.#fold(e.a), this.#fold(e.b));
      case 'shl':
      case 'shr':
        return table.shift(e.op, this.#fold(e.a), this.#fold(e.b));
      case 'ltSigned':
      case 'shrSigned':
      case 'mulSigned':
        return table.signed(e.op, this.#fold(e.a), this.#fold(e.b));
      case 'mux':
        return table.mux(this.#fold(e.sel), this.#fold(e.a), this.#fold(e.b));
      case 'cat':
        return table.cat(e.parts.map((part) => this.#fold(part)));
      case 'slice':
        return table.slice(this.#fold(e.a), e.lo, e.width);
    }
  }
}
