/**
 * Every operator of words with its meaning in bigints: what the operators' test holds each engine to, and what random
 * circuits are made of.
 */
import { mask } from '../../ir/expr.ts';
import { allOf, anyOf, type Bits, bits, type Ctx, cat, clog2, pack, select, unpack, vec, vecOf } from '../index.ts';

/** What an operand is: a word of any width, one as wide as the first, one bit, or a shift's or selection's amount of any width. */
export type OperandKind = 'word' | 'same' | 'bit' | 'amount';

/** The operands of one use: their values and widths, and a number from 0 for what is chosen at elaboration. */
export interface Given {
  readonly values: readonly bigint[];
  readonly widths: readonly number[];
  readonly n: number;
}

export interface Operator {
  readonly name: string;
  readonly operands: readonly OperandKind[];
  /** Width of the result. */
  width(widths: readonly number[], n: number): number;
  build(operands: readonly Bits[], n: number, m: Ctx): Bits;
  /** The result, which is cut to the width. */
  model(given: Given): bigint;
}

type Build = (a: Bits, b: Bits, c: Bits, n: number, m: Ctx) => Bits;
type Model = (a: bigint, b: bigint, c: bigint, g: Given) => bigint;
type Width = (widths: readonly number[], n: number) => number;

const make = (name: string, operands: readonly OperandKind[], width: Width, build: Build, model: Model): Operator => ({
  name,
  operands,
  width,
  build: ([a, b = a, c = a], n, m) => build(a!, b!, c!, n, m),
  model: (g) => {
    const [a = 0n, b = 0n, c = 0n] = g.values;
    return BigInt.asUintN(width(g.widths, g.n), model(a, b, c, g));
  },
});

const same: Width = ([w]) => w!;
const one: Width = () => 1;
const sum: Width = (widths) => widths.reduce((total, w) => total + w, 0);
const flag = (v: boolean): bigint => (v ? 1n : 0n);
const signed = (v: bigint, { widths }: Given, i = 0): bigint => BigInt.asIntN(widths[i]!, v);
const ones = (v: bigint): number => v.toString(2).replaceAll('0', '').length;
/** The position of the least significant 1 of `w` bits; `w - 1` where there is none. */
const lowestOne = (v: bigint, w: number): number => {
  const i = Array.from({ length: w }, (_, k) => k).find((k) => ((v >> BigInt(k)) & 1n) === 1n);
  return i ?? w - 1;
};
const rotated = (v: bigint, w: number, by: bigint): bigint => {
  const n = BigInt.asUintN(64, ((by % BigInt(w)) + BigInt(w)) % BigInt(w));
  return (v << n) | (v >> (BigInt(w) - n));
};
const fill = (v: bigint, by: bigint, limit: number): bigint => v >> (by > BigInt(limit) ? BigInt(limit) : by);

/** Operators of one word. */
const unary: readonly Operator[] = [
  make(
    'not',
    ['word'],
    same,
    (a) => a.not(),
    (a) => ~a,
  ),
  make(
    'all',
    ['word'],
    one,
    (a) => a.all(),
    (a, _b, _c, { widths: [w] }) => flag(a === mask(w!)),
  ),
  make(
    'any',
    ['word'],
    one,
    (a) => a.any(),
    (a) => flag(a !== 0n),
  ),
  make(
    'parity',
    ['word'],
    one,
    (a) => a.parity(),
    (a) => BigInt(ones(a) % 2),
  ),
  make(
    'popcount',
    ['word'],
    ([w]) => clog2(w! + 1),
    (a) => a.popcount(),
    (a) => BigInt(ones(a)),
  ),
  make(
    'lowest',
    ['word'],
    same,
    (a) => a.lowest(),
    (a) => a & -a,
  ),
  make(
    'priority',
    ['word'],
    ([w]) => Math.max(1, clog2(w!)) + 1,
    (a) => {
      const { index, valid } = a.priority();
      return valid.cat(index);
    },
    (a, _b, _c, { widths: [w] }) => (flag(a !== 0n) << BigInt(Math.max(1, clog2(w!)))) | BigInt(lowestOne(a, w!)),
  ),
  make(
    'reverse',
    ['word'],
    same,
    (a) => a.reverse(),
    (a, _b, _c, { widths: [w] }) => BigInt(`0b${[...a.toString(2).padStart(w!, '0')].reverse().join('')}`),
  ),
  make(
    'toGray',
    ['word'],
    same,
    (a) => a.toGray(),
    (a) => a ^ (a >> 1n),
  ),
  make(
    'fromGray',
    ['word'],
    same,
    (a) => a.fromGray(),
    (a) => {
      let v = a;
      for (let x = a >> 1n; x > 0n; x >>= 1n) v ^= x;
      return v;
    },
  ),
  make(
    'neg',
    ['word'],
    same,
    (a) => a.asInt().neg().asBits(),
    (a) => -a,
  ),
  make(
    'abs',
    ['word'],
    same,
    (a) => a.asInt().abs(),
    (a, _b, _c, g) => (signed(a, g) < 0n ? -a : a),
  ),
  make(
    'isNegative',
    ['word'],
    one,
    (a) => a.asInt().isNegative(),
    (a, _b, _c, g) => flag(signed(a, g) < 0n),
  ),
];

/** Operators of two words of one width, unsigned and signed. */
const binary: readonly Operator[] = [
  make(
    'add',
    ['word', 'same'],
    same,
    (a, b) => a.add(b),
    (a, b) => a + b,
  ),
  make(
    'sub',
    ['word', 'same'],
    same,
    (a, b) => a.sub(b),
    (a, b) => a - b,
  ),
  make(
    'and',
    ['word', 'same'],
    same,
    (a, b) => a.and(b),
    (a, b) => a & b,
  ),
  make(
    'or',
    ['word', 'same'],
    same,
    (a, b) => a.or(b),
    (a, b) => a | b,
  ),
  make(
    'xor',
    ['word', 'same'],
    same,
    (a, b) => a.xor(b),
    (a, b) => a ^ b,
  ),
  make(
    'addWide',
    ['word', 'same'],
    ([w]) => w! + 1,
    (a, b) => a.addWide(b),
    (a, b) => a + b,
  ),
  make(
    'eq',
    ['word', 'same'],
    one,
    (a, b) => a.eq(b),
    (a, b) => flag(a === b),
  ),
  make(
    'ne',
    ['word', 'same'],
    one,
    (a, b) => a.ne(b),
    (a, b) => flag(a !== b),
  ),
  make(
    'lt',
    ['word', 'same'],
    one,
    (a, b) => a.lt(b),
    (a, b) => flag(a < b),
  ),
  make(
    'le',
    ['word', 'same'],
    one,
    (a, b) => a.le(b),
    (a, b) => flag(a <= b),
  ),
  make(
    'gt',
    ['word', 'same'],
    one,
    (a, b) => a.gt(b),
    (a, b) => flag(a > b),
  ),
  make(
    'ge',
    ['word', 'same'],
    one,
    (a, b) => a.ge(b),
    (a, b) => flag(a >= b),
  ),
  make(
    'min',
    ['word', 'same'],
    same,
    (a, b) => a.min(b),
    (a, b) => (a < b ? a : b),
  ),
  make(
    'max',
    ['word', 'same'],
    same,
    (a, b) => a.max(b),
    (a, b) => (a > b ? a : b),
  ),
  make(
    'addInt',
    ['word', 'same'],
    same,
    (a, b) => a.asInt().add(b.asInt()).asBits(),
    (a, b) => a + b,
  ),
  make(
    'subInt',
    ['word', 'same'],
    same,
    (a, b) => a.asInt().sub(b.asInt()).asBits(),
    (a, b) => a - b,
  ),
  make(
    'addWideInt',
    ['word', 'same'],
    ([w]) => w! + 1,
    (a, b) => a.asInt().addWide(b.asInt()).asBits(),
    (a, b, _c, g) => signed(a, g) + signed(b, g),
  ),
  make(
    'eqInt',
    ['word', 'same'],
    one,
    (a, b) => a.asInt().eq(b.asInt()),
    (a, b) => flag(a === b),
  ),
  make(
    'neInt',
    ['word', 'same'],
    one,
    (a, b) => a.asInt().ne(b.asInt()),
    (a, b) => flag(a !== b),
  ),
  make(
    'ltInt',
    ['word', 'same'],
    one,
    (a, b) => a.asInt().lt(b.asInt()),
    (a, b, _c, g) => flag(signed(a, g) < signed(b, g)),
  ),
  make(
    'leInt',
    ['word', 'same'],
    one,
    (a, b) => a.asInt().le(b.asInt()),
    (a, b, _c, g) => flag(signed(a, g) <= signed(b, g)),
  ),
  make(
    'gtInt',
    ['word', 'same'],
    one,
    (a, b) => a.asInt().gt(b.asInt()),
    (a, b, _c, g) => flag(signed(a, g) > signed(b, g)),
  ),
  make(
    'geInt',
    ['word', 'same'],
    one,
    (a, b) => a.asInt().ge(b.asInt()),
    (a, b, _c, g) => flag(signed(a, g) >= signed(b, g)),
  ),
  make(
    'minInt',
    ['word', 'same'],
    same,
    (a, b) => a.asInt().min(b.asInt()).asBits(),
    (a, b, _c, g) => (signed(a, g) < signed(b, g) ? a : b),
  ),
  make(
    'maxInt',
    ['word', 'same'],
    same,
    (a, b) => a.asInt().max(b.asInt()).asBits(),
    (a, b, _c, g) => (signed(a, g) > signed(b, g) ? a : b),
  ),
  make(
    'mux',
    ['word', 'same', 'bit'],
    same,
    (a, b, c, _n, m) => m.mux(c as Bits<1>, a, b),
    (a, b, c) => (c === 1n ? a : b),
  ),
];

/** Operators whose operands have widths of their own. */
const mixed: readonly Operator[] = [
  make(
    'mul',
    ['word', 'word'],
    sum,
    (a, b) => a.mul(b),
    (a, b) => a * b,
  ),
  make(
    'mulInt',
    ['word', 'word'],
    sum,
    (a, b) => a.asInt().mul(b.asInt()).asBits(),
    (a, b, _c, g) => signed(a, g) * signed(b, g, 1),
  ),
  make(
    'shl',
    ['word', 'amount'],
    same,
    (a, b) => a.shl(b),
    (a, b, _c, { widths: [w] }) => (b >= BigInt(w!) ? 0n : a << b),
  ),
  make(
    'shr',
    ['word', 'amount'],
    same,
    (a, b) => a.shr(b),
    (a, b, _c, { widths: [w] }) => fill(a, b, w!),
  ),
  make(
    'shlInt',
    ['word', 'amount'],
    same,
    (a, b) => a.asInt().shl(b).asBits(),
    (a, b, _c, { widths: [w] }) => (b >= BigInt(w!) ? 0n : a << b),
  ),
  make(
    'shrInt',
    ['word', 'amount'],
    same,
    (a, b) => a.asInt().shr(b).asBits(),
    (a, b, _c, g) => fill(signed(a, g), b, g.widths[0]!),
  ),
  make(
    'rotl',
    ['word', 'amount'],
    same,
    (a, b) => a.rotl(b),
    (a, b, _c, { widths: [w] }) => rotated(a, w!, b),
  ),
  make(
    'rotr',
    ['word', 'amount'],
    same,
    (a, b) => a.rotr(b),
    (a, b, _c, { widths: [w] }) => rotated(a, w!, -b),
  ),
  make(
    'oneHot',
    ['amount'],
    (_, n) => 1 + (n % 70),
    (a, _b, _c, n) => a.oneHot(1 + (n % 70)),
    (a, _b, _c, { n }) => (a < BigInt(1 + (n % 70)) ? 1n << a : 0n),
  ),
  make(
    'cat',
    ['word', 'word', 'bit'],
    sum,
    (a, b, c) => cat(a, b, c),
    (a, b, c, { widths }) => (((a << BigInt(widths[1]!)) | b) << 1n) | c,
  ),
  make(
    'allOf',
    ['bit', 'bit', 'bit'],
    one,
    (a, b, c) => allOf(a as Bits<1>, b as Bits<1>, c as Bits<1>),
    (a, b, c) => a & b & c,
  ),
  make(
    'anyOf',
    ['bit', 'bit', 'bit'],
    one,
    (a, b, c) => anyOf(a as Bits<1>, b as Bits<1>, c as Bits<1>),
    (a, b, c) => a | b | c,
  ),
  make(
    'select',
    ['amount', 'word'],
    ([, w]) => w!,
    (a, b, _c, n) => select(a, turns(b, n)),
    (a, b, _c, g) => {
      const last = BigInt(turnsOf(g.n) - 1);
      return rotated(b, g.widths[1]!, a > last ? last : a);
    },
  ),
  make(
    'selectOfVec',
    ['amount', 'word'],
    ([, w]) => w!,
    (a, b, _c, n) => vecOf(...turns(b, n)).select(a),
    (a, b, _c, g) => {
      const last = BigInt(turnsOf(g.n) - 1);
      return rotated(b, g.widths[1]!, a > last ? last : a);
    },
  ),
  make(
    'withElement',
    ['amount', 'word'],
    ([, w]) => w!,
    (a, b) =>
      pack(
        unpack(vec(bits(b.width / lanesOf(b.width)), lanesOf(b.width)), b).with(
          a,
          b.not().trunc(b.width / lanesOf(b.width)),
        ),
      ),
    (a, b, _c, { widths: [, w] }) => {
      const width = w! / lanesOf(w!);
      if (a >= BigInt(lanesOf(w!))) return b;
      const at = a * BigInt(width);
      return (b & ~(mask(width) << at)) | ((~b & mask(width)) << at);
    },
  ),
];

/** Parts of one width that a word has: so few that a choice among them stays small. */
const lanesOf = (w: number): number => [8, 7, 5, 4, 3, 2].find((n) => w % n === 0) ?? 1;

/** Between 1 and 9 values to select from. */
const turnsOf = (n: number): number => 1 + (n % 9);
const turns = (b: Bits, n: number): [Bits, ...Bits[]] => [
  b,
  ...Array.from({ length: turnsOf(n) - 1 }, (_, i) => b.rotl(i + 1)),
];

/** Operators with numbers that are chosen at elaboration; one of `n` where it is no width or position. */
const constant: readonly Operator[] = [
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

/** A part of a word of `w` bits. */
const part = (w: number, n: number): { lo: number; width: number } => {
  const lo = n % w;
  return { lo, width: 1 + ((n >> 3) % (w - lo)) };
};

export const operators: readonly Operator[] = [...unary, ...binary, ...mixed, ...constant];
