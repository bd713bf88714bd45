/** Words made wider and narrower. */
import { type ExprId, mask } from '../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';

/** `n` copies of one bit. A choice between two constants, which engines make cheaper than a word of many parts. */
export function repeat(t: ExprTable, bit: ExprId, n: number): ExprId {
  if (n <= 2) return t.cat(new Array<ExprId>(n).fill(bit));
  return t.mux(bit, t.const(n, mask(n)), t.const(n, 0n));
}

/** The word in `width` bits: the low ones, or with zeros or, where it is `signed`, copies of its highest bit above. */
export function resize(t: ExprTable, a: ExprId, width: number, signed: boolean): ExprId {
  const own = t.get(a).width;
  if (width <= own) return t.slice(a, 0, width);
  const above = width - own;
  return t.cat([signed ? repeat(t, t.slice(a, own - 1, 1), above) : t.const(above, 0n), a]);
}
