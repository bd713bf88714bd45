/** Operators with numbers that are chosen at elaboration. */
import { mask } from '../../../ir/expr.ts';
import { flag, make, type Operator, one, rotated, same, signed } from './operator.ts';

/** A part of a word of `w` bits. */
const part = (w: number, n: number): { lo: number; width: number } => {
  const lo = n % w;
  return { lo, width: 1 + ((n >> 3) % (w - lo)) };
};

/** One of `n` where it is no width or position. */
export const constant: readonly Operator[] = [
  make(
    'shlBy',
    ['word'],
    same,
    (a, _b, _c, n) => a.shl(n),
    (a, _b, _c, { n }) => a << BigInt(n),
  ),
  make(
    'shrBy',
    ['word'],
    same,
    (a, _b, _c, n) => a.shr(n),
    (a, _b, _c, { n }) => a >> BigInt(n),
  ),
  make(
    'shrIntBy',
    ['word'],
    same,
    (a, _b, _c, n) => a.asInt().shr(n).asBits(),
    (a, _b, _c, g) => signed(a, g) >> BigInt(g.n),
  ),
  make(
    'rotlBy',
    ['word'],
    same,
    (a, _b, _c, n) => a.rotl(n),
    (a, _b, _c, { n, widths: [w] }) => rotated(a, w!, BigInt(n)),
  ),
  make(
    'rotrBy',
    ['word'],
    same,
    (a, _b, _c, n) => a.rotr(n),
    (a, _b, _c, { n, widths: [w] }) => rotated(a, w!, BigInt(-n)),
  ),
  make(
    'divBy',
    ['word'],
    same,
    (a, _b, _c, n) => a.div(n + 1),
    (a, _b, _c, { n }) => a / BigInt(n + 1),
  ),
  make(
    'modBy',
    ['word'],
    same,
    (a, _b, _c, n) => a.mod(n + 1),
    (a, _b, _c, { n }) => a % BigInt(n + 1),
  ),
  make(
    'laneOf',
    ['word'],
    ([w]) => (w! % 4 === 0 ? 4 : w!),
    (a, _b, _c, n) => {
      const lanes = a.lanes(a.width % 4 === 0 ? 4 : a.width);
      return lanes.at(n % lanes.length);
    },
    (a, _b, _c, { n, widths: [w] }) => (w! % 4 === 0 ? a >> BigInt(4 * (n % (w! / 4))) : a),
  ),
  make(
    'slice',
    ['word'],
    ([w], n) => part(w!, n).width,
    (a, _b, _c, n) => {
      const { lo, width } = part(a.width, n);
      return a.slice(lo + width - 1, lo);
    },
    (a, _b, _c, { n, widths: [w] }) => a >> BigInt(part(w!, n).lo),
  ),
  make(
    'at',
    ['word'],
    one,
    (a, _b, _c, n) => a.at(n % a.width),
    (a, _b, _c, { n, widths: [w] }) => a >> BigInt(n % w!),
  ),
  make(
    'trunc',
    ['word'],
    ([w], n) => 1 + (n % w!),
    (a, _b, _c, n) => a.trunc(1 + (n % a.width)),
    (a) => a,
  ),
  make(
    'zext',
    ['word'],
    ([w], n) => w! + (n % 40),
    (a, _b, _c, n) => a.zext(a.width + (n % 40)),
    (a) => a,
  ),
  make(
    'sext',
    ['word'],
    ([w], n) => w! + (n % 40),
    (a, _b, _c, n) =>
      a
        .asInt()
        .sext(a.width + (n % 40))
        .asBits(),
    (a, _b, _c, g) => signed(a, g),
  ),
  make(
    'truncInt',
    ['word'],
    ([w], n) => 1 + (n % w!),
    (a, _b, _c, n) =>
      a
        .asInt()
        .trunc(1 + (n % a.width))
        .asBits(),
    (a) => a,
  ),
  make(
    'repeat',
    ['word'],
    ([w], n) => w! * (1 + (n % 4)),
    (a, _b, _c, n) => a.repeat(1 + (n % 4)),
    (a, _b, _c, { n, widths: [w] }) =>
      Array.from({ length: 1 + (n % 4) }).reduce<bigint>((v) => (v << BigInt(w!)) | a, 0n),
  ),
  make(
    'constant',
    ['word'],
    same,
    (a, _b, _c, n, m) => m.lit(a.width, BigInt(n) & mask(a.width)),
    (_a, _b, _c, { n }) => BigInt(n),
  ),
  make(
    'addConstant',
    ['word'],
    same,
    (a, _b, _c, n) => a.add(BigInt(n) & mask(a.width)),
    (a, _b, _c, { n }) => a + BigInt(n),
  ),
  make(
    'eqConstant',
    ['word'],
    one,
    (a, _b, _c, n) => a.eq(BigInt(n) & mask(a.width)),
    (a, _b, _c, { n, widths: [w] }) => flag(a === (BigInt(n) & mask(w!))),
  ),
  make(
    'ltConstant',
    ['word'],
    one,
    (a, _b, _c, n) => a.lt(BigInt(n) & mask(a.width)),
    (a, _b, _c, { n, widths: [w] }) => flag(a < (BigInt(n) & mask(w!))),
  ),
  make(
    'gtConstant',
    ['word'],
    one,
    (a, _b, _c, n) => a.gt(BigInt(n) & mask(a.width)),
    (a, _b, _c, { n, widths: [w] }) => flag(a > (BigInt(n) & mask(w!))),
  ),
  make(
    'ltIntConstant',
    ['word'],
    one,
    (a, _b, _c, n) => a.asInt().lt(BigInt.asIntN(a.width, BigInt(n))),
    (a, _b, _c, g) => flag(signed(a, g) < signed(BigInt(g.n), g)),
  ),
  make(
    'gtIntConstant',
    ['word'],
    one,
    (a, _b, _c, n) => a.asInt().gt(BigInt.asIntN(a.width, BigInt(-n))),
    (a, _b, _c, g) => flag(signed(a, g) > signed(BigInt(-g.n), g)),
  ),
  make(
    'mulIntConstant',
    ['word'],
    ([w]) => w! + 12,
    (a, _b, _c, n, m) =>
      a
        .asInt()
        .mul(m.lit(12, BigInt.asUintN(12, BigInt(-n))).asInt())
        .asBits(),
    (a, _b, _c, g) => signed(a, g) * BigInt.asIntN(12, BigInt(-g.n)),
  ),
];
