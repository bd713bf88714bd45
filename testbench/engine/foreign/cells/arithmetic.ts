/** Sums, products, quotients and powers. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import { resize } from '../extend.ts';
import type { Lower, Operands } from './operands.ts';

const modular =
  (op: 'add' | 'sub' | 'mul'): Lower =>
  (c) =>
    c.t.binary(op, c.resized('A'), c.resized('B'));

const negative = (t: ExprTable, a: ExprId): ExprId => t.binary('sub', t.const(t.get(a).width, 0n), a);

const signOf = (t: ExprTable, a: ExprId, signed: boolean): ExprId =>
  signed ? t.slice(a, t.get(a).width - 1, 1) : t.const(1, 0n);

/** Without its sign; the smallest number's fits, unsigned. */
const magnitude = (t: ExprTable, a: ExprId, sign: ExprId): ExprId => t.mux(sign, negative(t, a), a);

/**
 * Long division, a bit of the dividend a step: as many comparisons and subtractions as it has bits. The quotient is as
 * wide as the dividend, the rest as the divisor; both are 0 for the divisor 0, for which Verilog has `x`.
 */
function divide(t: ExprTable, a: ExprId, b: ExprId): { quotient: ExprId; rest: ExprId } {
  const width = t.get(b).width;
  const divisor = resize(t, b, width + 1, false);
  const digits: ExprId[] = [];
  let rest = t.const(width, 0n);
  for (let i = t.get(a).width - 1; i >= 0; i--) {
    const wide = t.cat([rest, t.slice(a, i, 1)]);
    const less = t.compare('lt', wide, divisor);
    digits.push(t.unary('not', less));
    rest = t.slice(t.mux(less, wide, t.binary('sub', wide, divisor)), 0, width);
  }
  const defined = t.unary('reduceOr', b);
  const orZero = (e: ExprId): ExprId => t.mux(defined, e, t.const(t.get(e).width, 0n));
  return { quotient: orZero(t.cat(digits)), rest: orZero(rest) };
}

/** Division of words with signs. `floor` rounds down, otherwise quotients are cut towards zero. */
function division(c: Operands, floor: boolean): { quotient: ExprId; rest: ExprId } {
  const { t } = c;
  const [a, b] = [c.a, c.b];
  const [signA, signB] = [signOf(t, a, c.signed('A')), signOf(t, b, c.signed('B'))];
  const { quotient, rest } = divide(t, magnitude(t, a, signA), magnitude(t, b, signB));
  const different = t.binary('xor', signA, signB);
  const width = Math.max(c.width, c.widthOf(a), c.widthOf(b)) + 1;
  const plus = { quotient: resize(t, quotient, width, false), rest: resize(t, rest, width, false) };
  const cut = {
    quotient: t.mux(different, negative(t, plus.quotient), plus.quotient),
    rest: t.mux(signA, negative(t, plus.rest), plus.rest),
  };
  if (!floor) return cut;
  // Where something is left of a negative quotient, the next one down is the floor.
  const lower = t.binary('and', different, t.unary('reduceOr', rest));
  return {
    quotient: t.binary('sub', cut.quotient, resize(t, lower, width, false)),
    rest: t.mux(lower, t.binary('add', cut.rest, resize(t, b, width, c.signed('B'))), cut.rest),
  };
}

/** By squares, a bit of the exponent a step. A negative exponent gives 0, except for the bases 1 and -1. */
function power(c: Operands): ExprId {
  const { t, width } = c;
  const one = t.const(width, 1n);
  let square = c.resized('A');
  let result = one;
  const exponent = c.b;
  const bits = c.widthOf(exponent);
  for (let i = 0; i < bits; i++) {
    result = t.mux(t.slice(exponent, i, 1), t.binary('mul', result, square), result);
    square = t.binary('mul', square, square);
  }
  if (!c.signed('B')) return result;
  const wide = Math.max(c.widthOf(c.a), 2);
  const base = c.resized('A', wide);
  const isOne = t.compare('eq', base, t.const(wide, 1n));
  const isMinusOne = c.signed('A') ? t.unary('reduceAnd', base) : t.const(1, 0n);
  // The powers of -1 and 1 are those of the exponent's lowest bit, whatever its sign.
  const odd = t.slice(exponent, 0, 1);
  const ofMinusOne = t.mux(odd, t.unary('not', t.const(width, 0n)), one);
  const below = t.mux(isOne, one, t.mux(isMinusOne, ofMinusOne, t.const(width, 0n)));
  return t.mux(t.slice(exponent, bits - 1, 1), below, result);
}

const cutTo = (c: Operands, e: ExprId): ExprId => c.t.slice(e, 0, c.width);

/** Cells of arithmetic. */
export const arithmeticCells: Readonly<Record<string, Lower>> = {
  $neg: (c) => negative(c.t, c.resized('A')),
  $add: modular('add'),
  $sub: modular('sub'),
  $mul: modular('mul'),
  $div: (c) => cutTo(c, division(c, false).quotient),
  $mod: (c) => cutTo(c, division(c, false).rest),
  $divfloor: (c) => cutTo(c, division(c, true).quotient),
  $modfloor: (c) => cutTo(c, division(c, true).rest),
  $pow: power,
};
