import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Expr, mask } from '../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import { betweenTwins, eitherTwin, type Twin, twinOf } from './twin.ts';

/** Two words, and something that is known of them. */
interface Case {
  readonly width: number;
  readonly words: readonly [bigint, bigint];
  readonly twin: Twin;
}

/** Of each bit nothing, that it is the same, or its value, so far as that is true of the two words. */
const caseOf = (width: number): fc.Arbitrary<Case> =>
  fc
    .record({
      first: fc.bigInt(0n, mask(width)),
      second: fc.bigInt(0n, mask(width)),
      equal: fc.bigInt(0n, mask(width)),
      told: fc.bigInt(0n, mask(width)),
    })
    .map(({ first, second, equal, told }) => {
      const other = (first & equal) | (second & ~equal);
      const known = told & equal;
      return {
        width,
        words: [first, other],
        twin: { value: first & known, known, apart: mask(width) & ~equal },
      };
    });

const isTrueOf = ({ value, known, apart }: Twin, [a, b]: readonly [bigint, bigint]): boolean =>
  (a & known) === value && (b & known) === value && ((a ^ b) & ~apart) === 0n && (known & apart) === 0n;

/** The operator on constants, which folding works out. */
function concrete(
  make: (table: ExprTable, ids: readonly number[]) => number,
  words: readonly bigint[],
  of: readonly Case[],
) {
  const table = new ExprTable();
  const id = make(
    table,
    words.map((word, i) => table.const(of[i]!.width, word)),
  );
  const e = table.get(id);
  if (e.op !== 'const') throw new Error(`${e.op} did not fold`);
  return e.value;
}

/** The operator on what is known. */
function abstract(make: (table: ExprTable, ids: readonly number[]) => number, of: readonly Case[]): Twin {
  const table = new ExprTable();
  const ids = of.map(({ width }, i) => table.ref(width, i));
  const value = (id: number): Twin => {
    const e: Expr = table.get(id);
    return e.op === 'ref' ? of[e.decl]!.twin : twinOf(e, value, (operand) => table.get(operand).width);
  };
  return value(make(table, ids));
}

const operators: Record<string, { widths: readonly number[]; make: (t: ExprTable, ids: readonly number[]) => number }> =
  {
    ...Object.fromEntries(
      (['and', 'or', 'xor', 'add', 'sub', 'mul'] as const).map((op) => [
        op,
        { widths: [4, 4], make: (t: ExprTable, [a, b]: readonly number[]) => t.binary(op, a!, b!) },
      ]),
    ),
    ...Object.fromEntries(
      (['eq', 'lt'] as const).map((op) => [
        op,
        { widths: [3, 3], make: (t: ExprTable, [a, b]: readonly number[]) => t.compare(op, a!, b!) },
      ]),
    ),
    ...Object.fromEntries(
      (['not', 'reduceAnd', 'reduceOr', 'reduceXor'] as const).map((op) => [
        op,
        { widths: [3], make: (t: ExprTable, [a]: readonly number[]) => t.unary(op, a!) },
      ]),
    ),
    ...Object.fromEntries(
      (['shl', 'shr'] as const).map((op) => [
        op,
        { widths: [5, 3], make: (t: ExprTable, [a, b]: readonly number[]) => t.shift(op, a!, b!) },
      ]),
    ),
    mux: { widths: [1, 4, 4], make: (t, [sel, a, b]) => t.mux(sel!, a!, b!) },
    slice: { widths: [5], make: (t, [a]) => t.slice(a!, 1, 3) },
    cat: { widths: [2, 3], make: (t, [a, b]) => t.cat([a!, b!]) },
  };

test.each(Object.entries(operators))(
  '%s: what it says is true of all that its operands may be',
  (_, { widths, make }) => {
    fc.assert(
      fc.property(fc.tuple(...widths.map(caseOf)), (of) => {
        const results = [0, 1].map((run) =>
          concrete(
            make,
            of.map(({ words }) => words[run as 0 | 1]),
            of,
          ),
        );
        expect(isTrueOf(abstract(make, of), [results[0]!, results[1]!])).toBe(true);
      }),
      { numRuns: 500 },
    );
  },
);

test('operands of which all is known give a result of which all is known, and equal ones an equal one', () => {
  for (const { widths, make } of Object.values(operators)) {
    const words = widths.map((width) => mask(width) & 5n);
    const known = widths.map((width, i): Case => {
      const word = words[i]!;
      return { width, words: [word, word], twin: { value: word, known: mask(width), apart: 0n } };
    });
    const result = concrete(make, words, known);
    expect(abstract(make, known)).toMatchObject({ value: result, apart: 0n });
    const same = known.map((of) => ({ ...of, twin: { value: 0n, known: 0n, apart: 0n } }));
    expect(abstract(make, same).apart).toBe(0n);
  }
});

test('either of two, chosen alike or not', () => {
  fc.assert(
    fc.property(caseOf(4), caseOf(4), fc.boolean(), fc.boolean(), (a, b, first, second) => {
      const pick = (run: 0 | 1, isA: boolean): bigint => (isA ? a : b).words[run];
      expect(isTrueOf(eitherTwin(a.twin, b.twin), [pick(0, first), pick(1, first)])).toBe(true);
      expect(isTrueOf(betweenTwins(4, a.twin, b.twin), [pick(0, first), pick(1, second)])).toBe(true);
    }),
    { numRuns: 500 },
  );
});
