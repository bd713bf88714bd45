/** Operators whose operands have widths of their own. */
import { mask } from '../../../ir/expr.ts';
import { allOf, anyOf, type Bits, bits, cat, pack, select, unpack, vec, vecOf } from '../../index.ts';
import { fill, make, type Operator, one, rotated, same, signed, sum } from './operator.ts';

/** Parts of one width that a word has: so few that a choice among them stays small. */
const lanesOf = (w: number): number => [8, 7, 5, 4, 3, 2].find((n) => w % n === 0) ?? 1;

/** Between 1 and 9 values to select from. */
const turnsOf = (n: number): number => 1 + (n % 9);
const turns = (b: Bits, n: number): [Bits, ...Bits[]] => [
  b,
  ...Array.from({ length: turnsOf(n) - 1 }, (_, i) => b.rotl(i + 1)),
];

export const mixed: readonly Operator[] = [
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
