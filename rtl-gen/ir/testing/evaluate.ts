/** The meaning of expressions, with bigints and without cleverness: what everything faster is compared with. */
import { type DeclId, type Expr, type ExprId, mask } from '../expr.ts';

/** The value of an expression, given the values of declarations. */
export function evaluate(exprs: readonly Expr[], id: ExprId, declValue: (decl: DeclId) => bigint): bigint {
  const e = exprs[id]!;
  const value = (o: ExprId): bigint => evaluate(exprs, o, declValue);
  const signed = (o: ExprId): bigint => BigInt.asIntN(exprs[o]!.width, value(o));
  const wrapped = (v: bigint): bigint => BigInt.asUintN(e.width, v);
  switch (e.op) {
    case 'const':
      return e.value;
    case 'ref':
      return declValue(e.decl);
    case 'not':
      return mask(e.width) - value(e.a);
    case 'reduceAnd':
      return value(e.a) === mask(exprs[e.a]!.width) ? 1n : 0n;
    case 'reduceOr':
      return value(e.a) > 0n ? 1n : 0n;
    case 'reduceXor':
      return BigInt([...value(e.a).toString(2)].filter((digit) => digit === '1').length % 2);
    case 'and':
      return value(e.a) & value(e.b);
    case 'or':
      return value(e.a) | value(e.b);
    case 'xor':
      return value(e.a) ^ value(e.b);
    case 'add':
      return wrapped(value(e.a) + value(e.b));
    case 'sub':
      return wrapped(value(e.a) - value(e.b));
    case 'mul':
      return wrapped(value(e.a) * value(e.b));
    case 'eq':
      return value(e.a) === value(e.b) ? 1n : 0n;
    case 'lt':
      return value(e.a) < value(e.b) ? 1n : 0n;
    case 'shl':
      return value(e.b) >= BigInt(e.width) ? 0n : wrapped(value(e.a) << value(e.b));
    case 'shr':
      return value(e.b) >= BigInt(e.width) ? 0n : value(e.a) >> value(e.b);
    case 'mulSigned':
      return wrapped(signed(e.a) * signed(e.b));
    case 'ltSigned':
      return signed(e.a) < signed(e.b) ? 1n : 0n;
    case 'shrSigned':
      return wrapped(signed(e.a) >> value(e.b));
    case 'mux':
      return value(e.sel) === 1n ? value(e.a) : value(e.b);
    case 'cat':
      return e.parts.reduce((word, p) => (word << BigInt(exprs[p]!.width)) | value(p), 0n);
    case 'slice':
      return wrapped(value(e.a) >> BigInt(e.lo));
  }
}
