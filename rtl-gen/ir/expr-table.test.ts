import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BinaryOp,
  type CompareOp,
  type ExprId,
  mask,
  operands,
  type ShiftOp,
  type SignedOp,
  type UnaryOp,
} from './expr.ts';
import { ExprTable } from './expr-table.ts';
import { evaluate } from './testing/evaluate.ts';

/** An expression with the value that it must have. */
interface Built {
  readonly id: ExprId;
  readonly width: number;
  readonly value: bigint;
}

/** One construction step; `x`, `y` and `z` choose operands among what was built before, `n` and `k` are its numbers. */
interface Step {
  readonly op: (typeof operations)[number];
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly n: number;
  readonly k: number;
}

const unary: readonly UnaryOp[] = ['not', 'reduceAnd', 'reduceOr', 'reduceXor'];
const binary: readonly BinaryOp[] = ['and', 'or', 'xor', 'add', 'sub', 'mul'];
const compare: readonly CompareOp[] = ['eq', 'lt'];
const shift: readonly ShiftOp[] = ['shl', 'shr'];
const signed: readonly SignedOp[] = ['ltSigned', 'mulSigned', 'shrSigned'];
const operations = [
  ...unary,
  ...binary,
  ...compare,
  ...shift,
  ...signed,
  'mux',
  'cat',
  'slice',
  'slice',
  'cat',
  'const',
] as const;

const widths = fc.oneof(fc.constantFrom(1, 2, 31, 32, 33, 64), fc.integer({ min: 1, max: 200 }));
const word = widths.chain((width) =>
  fc.record({
    width: fc.constant(width),
    value: fc.oneof(fc.bigInt({ min: 0n, max: mask(width) }), fc.constantFrom(0n, 1n, mask(width))),
  }),
);
const step: fc.Arbitrary<Step> = fc.record({
  op: fc.constantFrom(...operations),
  x: fc.nat(50),
  y: fc.nat(50),
  z: fc.nat(50),
  n: fc.nat(250),
  k: fc.nat(250),
});

/** Builds the steps over the given words; each is a constant or a reference, as `isConstant` says. */
function build(
  table: ExprTable,
  words: readonly { width: number; value: bigint }[],
  isConstant: boolean,
  steps: Step[],
) {
  const built: Built[] = words.map(({ width, value }, decl) => ({
    id: isConstant ? table.const(width, value) : table.ref(width, decl),
    width,
    value,
  }));
  const push = (id: ExprId, width: number, value: bigint): void => void built.push({ id, width, value });
  /** An operand of that width, made from what there is by slicing or extending. */
  const sized = (choice: number, width: number): Built => {
    const b = built[choice % built.length]!;
    const value = b.value & mask(width);
    if (b.width >= width) return { id: table.slice(b.id, 0, width), width, value };
    return { id: table.cat([table.const(width - b.width, 0n), b.id]), width, value };
  };
  for (const { op, x, y, z, n, k } of steps) {
    const a = built[x % built.length]!;
    const { width } = a;
    const b = sized(y, width);
    const signedValue = (v: bigint): bigint => BigInt.asIntN(width, v);
    const wrap = (v: bigint): bigint => BigInt.asUintN(width, v);
    const flag = (v: boolean): bigint => (v ? 1n : 0n);
    switch (op) {
      case 'not':
        push(table.unary(op, a.id), width, wrap(~a.value));
        break;
      case 'reduceAnd':
        push(table.unary(op, a.id), 1, flag(a.value === mask(width)));
        break;
      case 'reduceOr':
        push(table.unary(op, a.id), 1, flag(a.value !== 0n));
        break;
      case 'reduceXor': {
        let parity = 0n;
        for (let i = 0; i < width; i++) parity ^= (a.value >> BigInt(i)) & 1n;
        push(table.unary(op, a.id), 1, parity);
        break;
      }
      case 'and':
        push(table.binary(op, a.id, b.id), width, a.value & b.value);
        break;
      case 'or':
        push(table.binary(op, a.id, b.id), width, a.value | b.value);
        break;
      case 'xor':
        push(table.binary(op, a.id, b.id), width, a.value ^ b.value);
        break;
      case 'add':
        push(table.binary(op, a.id, b.id), width, wrap(a.value + b.value));
        break;
      case 'mul':
        push(table.binary(op, a.id, b.id), width, wrap(a.value * b.value));
        break;
      case 'sub':
        push(table.binary(op, a.id, b.id), width, wrap(a.value - b.value));
        break;
      case 'eq':
        push(table.compare(op, a.id, b.id), 1, flag(a.value === b.value));
        break;
      case 'lt':
        push(table.compare(op, a.id, b.id), 1, flag(a.value < b.value));
        break;
      case 'ltSigned':
        push(table.signed(op, a.id, b.id), 1, flag(signedValue(a.value) < signedValue(b.value)));
        break;
      case 'mulSigned':
        push(table.signed(op, a.id, b.id), width, wrap(signedValue(a.value) * signedValue(b.value)));
        break;
      case 'shrSigned': {
        const by = n % 2 === 0 ? sized(z, 1 + (k % 9)) : { id: table.const(32, BigInt(k)), value: BigInt(k) };
        push(table.signed(op, a.id, by.id), width, wrap(signedValue(a.value) >> by.value));
        break;
      }
      case 'shl':
      case 'shr': {
        const by = n % 2 === 0 ? sized(z, 1 + (k % 9)) : { id: table.const(32, BigInt(k)), value: BigInt(k) };
        const shifted = op === 'shl' ? wrap(a.value << by.value) : a.value >> by.value;
        push(table.shift(op, a.id, by.id), width, shifted);
        break;
      }
      case 'mux': {
        const sel = sized(z, 1);
        push(table.mux(sel.id, a.id, b.id), width, sel.value === 1n ? a.value : b.value);
        break;
      }
      case 'cat': {
        const parts = [a, built[y % built.length]!, built[z % built.length]!].slice(0, 2 + (n % 2));
        const total = parts.reduce((sum, p) => sum + p.width, 0);
        if (total > 600) break;
        const value = parts.reduce((sum, p) => (sum << BigInt(p.width)) | p.value, 0n);
        push(table.cat(parts.map((p) => p.id)), total, value);
        break;
      }
      case 'slice': {
        const lo = n % width;
        const taken = 1 + (k % (width - lo));
        push(table.slice(a.id, lo, taken), taken, (a.value >> BigInt(lo)) & mask(taken));
        break;
      }
      case 'const':
        push(table.const(width, a.value), width, a.value);
        break;
    }
  }
  return built;
}

const cases = [fc.array(word, { minLength: 1, maxLength: 5 }), fc.array(step, { maxLength: 25 })] as const;

describe('expressions have the value of what was built', () => {
  test('over references', () => {
    fc.assert(
      fc.property(...cases, (words, steps) => {
        const table = new ExprTable();
        for (const { id, width, value } of build(table, words, false, steps)) {
          expect(table.get(id).width).toBe(width);
          expect(evaluate(table.exprs, id, (decl) => words[decl]!.value)).toBe(value);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('over constants, where everything folds into one constant', () => {
    fc.assert(
      fc.property(...cases, (words, steps) => {
        const table = new ExprTable();
        for (const { id, width, value } of build(table, words, true, steps)) {
          expect(table.get(id)).toEqual({ op: 'const', width, value });
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('pieces of one word side by side have the value of the pieces, joined where they adjoin', () => {
  const cases = widths.chain((width) =>
    fc.record({
      width: fc.constant(width),
      value: fc.bigInt({ min: 0n, max: mask(width) }),
      cuts: fc.array(fc.tuple(fc.nat(width - 1), fc.nat(width - 1)), { minLength: 1, maxLength: 6 }),
    }),
  );
  fc.assert(
    fc.property(cases, ({ width, value, cuts }) => {
      const table = new ExprTable();
      const x = table.ref(width, 0);
      // Each piece begins where the one before ends, unless the second number is even.
      let end = width;
      const pieces = cuts.map(([a, b]) => {
        const hi = b % 2 === 1 && end > 0 ? end - 1 : Math.max(a, b);
        const lo = Math.min(hi, a);
        end = lo;
        return { lo, size: hi - lo + 1 };
      });
      const id = table.cat(pieces.map(({ lo, size }) => table.slice(x, lo, size)));
      const expected = pieces.reduce(
        (w, { lo, size }) => (w << BigInt(size)) | ((value >> BigInt(lo)) & mask(size)),
        0n,
      );
      expect(evaluate(table.exprs, id, () => value)).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test('every expression stands after its operands, is stored once, and has its form in lowest terms', () => {
  fc.assert(
    fc.property(...cases, (words, steps) => {
      const table = new ExprTable();
      build(table, words, false, steps);
      const seen = new Set<string>();
      table.exprs.forEach((e, id) => {
        for (const o of operands(e)) expect(o).toBeLessThan(id);
        const text = JSON.stringify(e, (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v));
        expect(seen).not.toContain(text);
        seen.add(text);
        if (e.op === 'slice') expect(['const', 'slice', 'cat']).not.toContain(table.get(e.a).op);
        if (e.op !== 'cat') return;
        expect(e.parts.length).toBeGreaterThan(1);
        e.parts.forEach((p, i) => {
          const part = table.get(p);
          expect(part.op).not.toBe('cat');
          const above = table.get(e.parts[i - 1] ?? p);
          if (i > 0 && part.op === 'const') expect(above.op).not.toBe('const');
          if (i > 0 && part.op === 'slice' && above.op === 'slice' && above.a === part.a) {
            expect(above.lo).not.toBe(part.lo + part.width);
          }
        });
      });
    }),
    { numRuns: 200 },
  );
});

describe('identities that a reader expects', () => {
  const table = new ExprTable();
  const [x, y, flag] = [table.ref(8, 0), table.ref(8, 1), table.ref(1, 2)];
  const [zero, ones] = [table.const(8, 0n), table.const(8, 255n)];

  test.each<[string, ExprId, ExprId]>([
    ['x & x', table.binary('and', x, x), x],
    ['x & 0', table.binary('and', x, zero), zero],
    ['ones & x', table.binary('and', ones, x), x],
    ['x | 0', table.binary('or', x, zero), x],
    ['ones | x', table.binary('or', ones, x), ones],
    ['x ^ x', table.binary('xor', x, x), zero],
    ['0 + x', table.binary('add', zero, x), x],
    ['x * 1', table.binary('mul', x, table.const(8, 1n)), x],
    ['0 * x', table.binary('mul', zero, x), zero],
    ['x - x', table.binary('sub', x, x), zero],
    ['!!x', table.unary('not', table.unary('not', x)), x],
    ['x == x', table.compare('eq', x, x), table.const(1, 1n)],
    ['x < 0', table.compare('lt', x, zero), table.const(1, 0n)],
    ['ones < x', table.compare('lt', ones, x), table.const(1, 0n)],
    ['one bit == 1', table.compare('eq', flag, table.const(1, 1n)), flag],
    ['one bit == 0', table.compare('eq', flag, table.const(1, 0n)), table.unary('not', flag)],
    ['c ? 1 : 0', table.mux(flag, table.const(1, 1n), table.const(1, 0n)), flag],
    ['c ? 0 : 1', table.mux(flag, table.const(1, 0n), table.const(1, 1n)), table.unary('not', flag)],
    ['c ? x : x', table.mux(flag, x, x), x],
    ['|bit', table.unary('reduceOr', flag), flag],
    ['|{0, x}', table.unary('reduceOr', table.cat([zero, x])), table.unary('reduceOr', x)],
    ['|{x, 1}', table.unary('reduceOr', table.cat([x, table.const(2, 1n)])), table.const(1, 1n)],
    ['&{0, x}', table.unary('reduceAnd', table.cat([zero, x])), table.const(1, 0n)],
    ['&{ones, x, y}', table.unary('reduceAnd', table.cat([ones, x, y])), table.unary('reduceAnd', table.cat([x, y]))],
    [
      '^{x, 1}',
      table.unary('reduceXor', table.cat([x, table.const(3, 1n)])),
      table.unary('not', table.unary('reduceXor', x)),
    ],
    ['{x[7:4], x[3:0]}', table.cat([table.slice(x, 4, 4), table.slice(x, 0, 4)]), x],
    ['{x, y}[7:0]', table.slice(table.cat([x, y]), 0, 8), y],
    ['{x, y}[11:4]', table.slice(table.cat([x, y]), 4, 8), table.cat([table.slice(x, 0, 4), table.slice(y, 4, 4)])],
    ['x << 8', table.shift('shl', x, table.const(32, 8n)), zero],
    ['0 << x', table.shift('shl', zero, x), zero],
    ['x >> 0', table.shift('shr', x, table.const(32, 0n)), x],
  ])('%s', (_, built, simple) => {
    expect(built).toBe(simple);
  });
});
