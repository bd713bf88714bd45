/** Operators whose results of up to 64 bits are computed whole. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { Expressions } from './expressions.ts';
import type { Binary, Operation } from './graph.ts';
import { op, operators, type ValueType } from './opcodes.ts';
import { lessByLoop } from './vector-sums.ts';
import { vectorDifference } from './vectors.ts';
import { combine, equalWord, shiftAmount, wideDifference, wideLess } from './wide.ts';
import { bitsOf, typeOf, WORD, wordWidth } from './words.ts';

/** Pushes the whole result, of 64 bits at most, of an operator that cannot be computed in pieces. */
export function operation(e: Expressions, node: Operation, type: ValueType, loose: boolean): void {
  const f = e.f;
  const from = e.graph.width(node.a);
  const operand = typeOf(from);
  const o = operators[operand];
  switch (node.op) {
    case 'add':
    case 'sub':
    case 'mul':
      e.bits(node.a, 0, node.width, type, true);
      e.bits(node.b, 0, node.width, type, true);
      f.op(operators[type][node.op]);
      e.mask(node.width, type, loose);
      return;
    case 'eq': {
      if (from > WORD) {
        if (vectorDifference(e, [node.a, node.b])) f.op(operators.i32.eqz);
        else wideDifference(e, node.a, (k) => equalWord(e, node.b, k));
        return;
      }
      const [a, b] = e.graph.constant(node.a) === 0n ? [node.b, node.a] : [node.a, node.b];
      e.bits(a, 0, from, operand);
      if (e.graph.constant(b) === 0n) {
        f.op(o.eqz);
        return;
      }
      e.bits(b, 0, from, operand);
      f.op(o.eq);
      return;
    }
    case 'lt':
      if (from > WORD) {
        if (!lessByLoop(e, node.a, node.b)) wideLess(e, node.a, node.b);
        return;
      }
      e.bits(node.a, 0, from, operand);
      e.bits(node.b, 0, from, operand);
      f.op(o.ltU);
      return;
    case 'reduceOr':
      if (from > WORD) {
        if (vectorDifference(e, [node.a])) return;
        wideDifference(e, node.a, () => undefined);
        f.op(operators.i32.eqz);
        return;
      }
      e.bits(node.a, 0, from, operand);
      f.const(operand, 0n);
      f.op(o.ne);
      return;
    case 'reduceAnd':
      if (from > WORD) {
        wideDifference(e, node.a, (k) => {
          f.const('i64', mask(wordWidth(from, k)));
          f.op(operators.i64.xor);
        });
        return;
      }
      e.bits(node.a, 0, from, operand);
      f.const(operand, mask(from));
      f.op(o.eq);
      return;
    case 'reduceXor':
      if (from > WORD) {
        combine(e, from, operators.i64.xor, (k) => e.bits(node.a, WORD * k, wordWidth(from, k), 'i64'));
      } else e.bits(node.a, 0, from, operand);
      f.op(o.popcnt);
      e.convert(operand, 'i32');
      e.mask(1, 'i32');
      return;
    case 'lowest': {
      const bits = 2 ** node.width;
      const own = typeOf(bits);
      e.bits(node.a, node.lo, bits, own, true);
      // Where there is no lower 1, the highest bit is as good as one.
      f.const(own, 1n << BigInt(bits - 1));
      f.op(operators[own].or);
      f.op(operators[own].ctz);
      e.convert(own, type);
      return;
    }
    case 'shl':
    case 'shr':
      shift(e, node, type);
      return;
  }
}

function shift(e: Expressions, node: Binary, type: ValueType): void {
  const f = e.f;
  const o = operators[type];
  const bits = bitsOf[type];
  const amountWidth = e.graph.width(node.b);
  const left = node.op === 'shl';
  e.bits(node.a, 0, node.width, type, left);
  if (amountWidth <= 31 && 2 ** amountWidth <= bits) {
    e.bits(node.b, 0, amountWidth, 'i32');
    e.convert('i32', type);
    f.op(left ? o.shl : o.shrU);
  } else {
    const amount = e.keep('i32', () => shiftAmount(e, node.b, bits));
    e.get(amount);
    e.convert('i32', type);
    f.op(left ? o.shl : o.shrU);
    // The machine shifts by the amount modulo the type's width.
    f.const(type, 0n);
    e.get(amount);
    f.const('i32', BigInt(bits));
    f.op(operators.i32.ltU);
    f.op(op.select);
  }
  if (left) e.mask(node.width, type);
}
