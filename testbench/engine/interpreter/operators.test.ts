import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, bits, type Ctx, clog2, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { mask } from '../../../rtl-gen/ir/expr.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { Interpreter } from './engine.ts';

/** What the operators get: two words of one width, an amount, a bit. */
interface Operands<T, F = T> {
  readonly a: T;
  readonly b: T;
  /** Wide enough to shift everything out, and more. */
  readonly n: T;
  readonly s: F;
}

/** Choices made when the circuit is built: a slice, a constant, a number of copies. */
interface Shape {
  readonly width: number;
  readonly hi: number;
  readonly lo: number;
  readonly k: bigint;
  readonly copies: number;
}

interface Operator {
  readonly build: (x: Operands<Bits, Bits<1>>, shape: Shape, m: Ctx) => Bits;
  readonly model: (x: Operands<bigint>, shape: Shape) => bigint;
  readonly width: (shape: Shape) => number;
}

const flag = (value: boolean): bigint => (value ? 1n : 0n);
const ones = (x: bigint): number => [...x.toString(2)].filter((digit) => digit === '1').length;
const same = ({ width }: Shape): number => width;
const one = (): number => 1;

/** Results are cut to the operator's width, so a model may exceed it or be negative. */
const operators: Readonly<Record<string, Operator>> = {
  add: { build: ({ a, b }) => a.add(b), model: ({ a, b }) => a + b, width: same },
  'add a constant': { build: ({ a }, { k }) => a.add(k), model: ({ a }, { k }) => a + k, width: same },
  sub: { build: ({ a, b }) => a.sub(b), model: ({ a, b }) => a - b, width: same },
  'sub from a constant': {
    build: ({ a }, s, m) => m.lit(s.width, s.k).sub(a),
    model: ({ a }, { k }) => k - a,
    width: same,
  },
  addWide: { build: ({ a, b }) => a.addWide(b), model: ({ a, b }) => a + b, width: ({ width }) => width + 1 },
  and: { build: ({ a, b }) => a.and(b), model: ({ a, b }) => a & b, width: same },
  or: { build: ({ a, b }) => a.or(b), model: ({ a, b }) => a | b, width: same },
  xor: { build: ({ a, b }) => a.xor(b), model: ({ a, b }) => a ^ b, width: same },
  not: { build: ({ a }) => a.not(), model: ({ a }) => ~a, width: same },
  eq: { build: ({ a, b }) => a.eq(b), model: ({ a, b }) => flag(a === b), width: one },
  ne: { build: ({ a, b }) => a.ne(b), model: ({ a, b }) => flag(a !== b), width: one },
  lt: { build: ({ a, b }) => a.lt(b), model: ({ a, b }) => flag(a < b), width: one },
  le: { build: ({ a, b }) => a.le(b), model: ({ a, b }) => flag(a <= b), width: one },
  gt: { build: ({ a, b }) => a.gt(b), model: ({ a, b }) => flag(a > b), width: one },
  ge: { build: ({ a, b }) => a.ge(b), model: ({ a, b }) => flag(a >= b), width: one },
  'lt a constant': { build: ({ a }, { k }) => a.lt(k), model: ({ a }, { k }) => flag(a < k), width: one },
  'le a constant': { build: ({ a }, { k }) => a.le(k), model: ({ a }, { k }) => flag(a <= k), width: one },
  'eq a constant': { build: ({ a }, { k }) => a.eq(k), model: ({ a }, { k }) => flag(a === k), width: one },
  all: { build: ({ a }) => a.all(), model: ({ a }, { width }) => flag(a === mask(width)), width: one },
  any: { build: ({ a }) => a.any(), model: ({ a }) => flag(a !== 0n), width: one },
  parity: { build: ({ a }) => a.parity(), model: ({ a }) => BigInt(ones(a) % 2), width: one },
  shl: { build: ({ a, n }) => a.shl(n), model: ({ a, n }) => a << n, width: same },
  shr: { build: ({ a, n }) => a.shr(n), model: ({ a, n }) => a >> n, width: same },
  'shl by itself': { build: ({ a, b }) => a.shl(b), model: ({ a, b }) => (b > 200n ? 0n : a << b), width: same },
  'shr by itself': { build: ({ a, b }) => a.shr(b), model: ({ a, b }) => (b > 200n ? 0n : a >> b), width: same },
  'shl by a number': { build: ({ a }, { lo }) => a.shl(lo), model: ({ a }, { lo }) => a << BigInt(lo), width: same },
  'shr by a number': { build: ({ a }, { hi }) => a.shr(hi), model: ({ a }, { hi }) => a >> BigInt(hi), width: same },
  slice: {
    build: ({ a }, { hi, lo }) => a.slice(hi, lo),
    model: ({ a }, { lo }) => a >> BigInt(lo),
    width: ({ hi, lo }) => hi - lo + 1,
  },
  'slice of a sum': {
    build: ({ a, b }, { hi, lo }) => a.add(b).slice(hi, lo),
    model: ({ a, b }, { lo }) => (a + b) >> BigInt(lo),
    width: ({ hi, lo }) => hi - lo + 1,
  },
  at: { build: ({ a }, { hi }) => a.at(hi), model: ({ a }, { hi }) => a >> BigInt(hi), width: one },
  cat: {
    build: ({ a, n, s }) => a.cat(s).cat(n),
    model: ({ a, n, s }, { width }) => (((a << 1n) | s) << BigInt(amountWidth(width))) | n,
    width: ({ width }) => width + 1 + amountWidth(width),
  },
  repeat: {
    build: ({ a }, { copies }) => a.repeat(copies),
    model: ({ a }, { width, copies }) => {
      let word = 0n;
      for (let i = 0; i < copies; i++) word = (word << BigInt(width)) | a;
      return word;
    },
    width: ({ width, copies }) => width * copies,
  },
  zext: {
    build: ({ a }, { width, hi }) => a.zext(width + hi),
    model: ({ a }) => a,
    width: ({ width, hi }) => width + hi,
  },
  trunc: { build: ({ a }, { hi }) => a.trunc(hi + 1), model: ({ a }) => a, width: ({ hi }) => hi + 1 },
  mux: { build: ({ a, b, s }, _, m) => m.mux(s, a, b), model: ({ a, b, s }) => (s === 1n ? a : b), width: same },
};

const amountWidth = (width: number): number => clog2(width + 1) + 1;

const shapes: fc.Arbitrary<Shape> = fc
  .oneof(fc.constantFrom(1, 31, 32, 33, 63, 64, 65), fc.integer({ min: 1, max: 130 }))
  .chain((width) =>
    fc
      .record({
        width: fc.constant(width),
        i: fc.nat(width - 1),
        j: fc.nat(width - 1),
        k: fc.oneof(fc.bigInt({ min: 0n, max: mask(width) }), fc.constantFrom(0n, 1n, mask(width))),
        copies: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ i, j, ...rest }) => ({ ...rest, hi: Math.max(i, j), lo: Math.min(i, j) })),
  );

/** Words of that width, with the ones at which carries and comparisons turn. */
const word = (width: number): fc.Arbitrary<bigint> =>
  fc.oneof(fc.bigInt({ min: 0n, max: mask(width) }), fc.constantFrom(0n, 1n, mask(width), 1n << BigInt(width - 1)));

const runs = shapes.chain((shape) =>
  fc.record({
    shape: fc.constant(shape),
    values: fc.array(
      fc.record({ a: word(shape.width), b: word(shape.width), n: word(amountWidth(shape.width)), s: word(1) }),
      { minLength: 1, maxLength: 8 },
    ),
  }),
);

test.each(Object.entries(operators))('%s', (_, { build, model, width }) => {
  fc.assert(
    fc.property(runs, ({ shape, values }) => {
      const inputs = { a: bits(shape.width), b: bits(shape.width), n: bits(amountWidth(shape.width)), s: bits(1) };
      const circuit = module('operator', { in: inputs, out: { y: bits(width(shape)) } }, (io, m) => {
        m.allow('constant-comparison', 'shift-range');
        return { y: build(io, shape, m) };
      });
      const simulator = new Interpreter(flatten(elaborate(circuit)));
      for (const value of values) {
        for (const [name, v] of Object.entries(value)) simulator.port(name).set(v);
        const y = simulator.port('y').get();
        expect(typeof y).toBe(width(shape) <= 32 ? 'number' : 'bigint');
        expect(BigInt(y)).toBe(BigInt.asUintN(width(shape), model(value, shape)));
      }
    }),
    { numRuns: 60 },
  );
});
