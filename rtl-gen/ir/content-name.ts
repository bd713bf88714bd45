/** Names for expressions, made from what they are. */
import type { Expr, ExprId } from './expr.ts';
import type { ModuleIr } from './module-ir.ts';

type Contents = Pick<ModuleIr, 'decls' | 'exprs'>;

/** Longest name made from content. */
const nameBudget = 28;

const words: { readonly [op in Expr['op']]?: string } = {
  and: 'and',
  or: 'or',
  xor: 'xor',
  add: 'plus',
  sub: 'minus',
  shl: 'shl',
  shr: 'shr',
  mul: 'times',
  shrSigned: 'shr',
  mulSigned: 'times',
};

/**
 * `wr_minus_rd`: a name made of the operands' names, of declarations or from `names`; `undefined` where they have none
 * or it gets too long.
 */
export function contentName(
  m: Contents,
  id: ExprId,
  names: ReadonlyMap<ExprId, string> = new Map(),
): string | undefined {
  const name = phrase(m, id, names, 2);
  return name !== undefined && name.length <= nameBudget ? name : undefined;
}

function phrase(m: Contents, id: ExprId, names: ReadonlyMap<ExprId, string>, depth: number): string | undefined {
  const known = names.get(id);
  if (known !== undefined) return known;
  const e = m.exprs[id]!;
  if (e.op === 'ref') return m.decls[e.decl]!.name;
  if (e.op === 'const') return e.value.toString();
  if (depth === 0) return undefined;
  const sub = (o: ExprId): string | undefined => phrase(m, o, names, depth - 1);
  const join = (...parts: (string | undefined)[]): string | undefined =>
    parts.includes(undefined) ? undefined : parts.join('_');
  // As the text has it: a constant on the right.
  const compared = (a: ExprId, word: string, b: ExprId, mirrored: string): string | undefined =>
    m.exprs[a]!.op === 'const' ? join(sub(b), mirrored, sub(a)) : join(sub(a), word, sub(b));
  switch (e.op) {
    case 'not': {
      const inner = m.exprs[e.a]!;
      if (inner.op === 'eq') return compared(inner.a, 'ne', inner.b, 'ne');
      if (inner.op === 'lt' || inner.op === 'ltSigned') return compared(inner.a, 'ge', inner.b, 'le');
      return join('not', sub(e.a));
    }
    case 'eq':
      return compared(e.a, 'eq', e.b, 'eq');
    case 'lt':
    case 'ltSigned':
      return compared(e.a, 'lt', e.b, 'gt');
    case 'reduceAnd':
      return join(sub(e.a), 'all');
    case 'reduceOr':
      return join(sub(e.a), 'any');
    case 'reduceXor':
      return join(sub(e.a), 'parity');
    case 'slice':
      return join(sub(e.a), `${e.lo + e.width - 1}`, e.width === 1 ? '' : `${e.lo}`)?.replace(/_$/, '');
    case 'mux':
    case 'cat':
      return undefined;
    default:
      return m.exprs[e.a]!.op === 'const' ? undefined : join(sub(e.a), words[e.op], sub(e.b));
  }
}
