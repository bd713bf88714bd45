/** Operators of one word. */
import { mask } from '../../../ir/expr.ts';
import { clog2 } from '../../index.ts';
import { flag, lowestOne, make, type Operator, one, ones, same, signed } from './operator.ts';

export const unary: readonly Operator[] = [
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
