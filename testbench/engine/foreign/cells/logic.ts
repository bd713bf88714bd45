/** Bitwise operators, reductions and comparisons. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { Lower, Operands } from './operands.ts';

const bitwise =
  (op: 'and' | 'or' | 'xor'): Lower =>
  (c) =>
    c.t.binary(op, c.resized('A'), c.resized('B'));

/** Cells that give each bit from the same bit of their operands. */
export const bitwiseCells: Readonly<Record<string, Lower>> = {
  $not: (c) => c.t.unary('not', c.resized('A')),
  $pos: (c) => c.resized('A'),
  $buf: (c) => c.resized('A'),
  $and: bitwise('and'),
  $or: bitwise('or'),
  $xor: bitwise('xor'),
  $xnor: (c) => c.t.unary('not', bitwise('xor')(c)),
};

const any = (c: Operands, e: ExprId): ExprId => c.t.unary('reduceOr', e);
const no = (c: Operands, e: ExprId): ExprId => c.t.unary('not', any(c, e));

/** Both operands in the width of the wider one. */
function aligned(c: Operands): { x: ExprId; y: ExprId; width: number } {
  const width = Math.max(c.widthOf(c.a), c.widthOf(c.b));
  return { x: c.resized('A', width), y: c.resized('B', width), width };
}

function equal(c: Operands): ExprId {
  const { x, y } = aligned(c);
  return c.t.compare('eq', x, y);
}

/** Signed words compare as unsigned ones whose highest bit is turned over. */
function less(c: Operands, swapped: boolean): ExprId {
  const { x, y, width } = aligned(c);
  const bias = c.t.const(width, c.signed('A') && c.signed('B') ? 1n << BigInt(width - 1) : 0n);
  const [p, q] = [c.t.binary('xor', x, bias), c.t.binary('xor', y, bias)];
  return swapped ? c.t.compare('lt', q, p) : c.t.compare('lt', p, q);
}

/** Cells of one bit, zeros above it; two-state, so that equality with and without `x` is one. */
export const flagCells: Readonly<Record<string, Lower>> = {
  $reduce_and: (c) => c.flag(c.t.unary('reduceAnd', c.a)),
  $reduce_or: (c) => c.flag(any(c, c.a)),
  $reduce_bool: (c) => c.flag(any(c, c.a)),
  $reduce_xor: (c) => c.flag(c.t.unary('reduceXor', c.a)),
  $reduce_xnor: (c) => c.flag(c.t.unary('not', c.t.unary('reduceXor', c.a))),
  $logic_not: (c) => c.flag(no(c, c.a)),
  $logic_and: (c) => c.flag(c.t.binary('and', any(c, c.a), any(c, c.b))),
  $logic_or: (c) => c.flag(c.t.binary('or', any(c, c.a), any(c, c.b))),
  $eq: (c) => c.flag(equal(c)),
  $eqx: (c) => c.flag(equal(c)),
  $ne: (c) => c.flag(c.t.unary('not', equal(c))),
  $nex: (c) => c.flag(c.t.unary('not', equal(c))),
  $lt: (c) => c.flag(less(c, false)),
  $ge: (c) => c.flag(c.t.unary('not', less(c, false))),
  $gt: (c) => c.flag(less(c, true)),
  $le: (c) => c.flag(c.t.unary('not', less(c, true))),
};
