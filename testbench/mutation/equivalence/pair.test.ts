import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Expr, mask } from '../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import { betweenPairs, eitherPair, knownPair, merged, type Pair, pair, pairOf, samePair } from './pair.ts';

/** Two words, and something that is known of them. */
interface Case {
  readonly width: number;
  readonly words: readonly [bigint, bigint];
  readonly pair: Pair;
}

/** Of each bit that it is the same, what it is in either run, or nothing, so far as that is true of the two words. */
const caseOf = (width: number): fc.Arbitrary<Case> => {
  const word = fc.bigInt(0n, mask(width));
  return fc
    .record({ first: word, second: word, equal: word, told: word, toldOther: word })
    .map(({ first, second, equal, told, toldOther }) => {
      const other = (first & equal) | (second & ~equal);
      const known = { known: told, value: first & told };
      return {
        width,
        words: [first, other],
        pair: pair(known, { known: toldOther, value: other & toldOther }, mask(width) & ~equal),
      };
    });
};

const isTrueOf = ({ first, second, apart }: Pair, [a, b]: readonly [bigint, bigint]): boolean =>
  (a & first.known) === first.value && (b & second.known) === second.value && ((a ^ b) & ~apart) === 0n;

/** What is known to be the same is not apart, and what is not apart is known of both or of neither. */
const isTidy = ({ first, second, apart }: Pair): boolean =>
  (first.known & second.known & ~(first.value ^ second.value) & apart) === 0n &&
  ((first.known ^ second.known) & ~apart) === 0n;

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
function abstract(make: (table: ExprTable, ids: readonly number[]) => number, of: readonly Case[]): Pair {
  const table = new ExprTable();
  const ids = of.map(({ width }, i) => table.ref(width, i));
  const value = (id: number): Pair => {
    const e: Expr = table.get(id);
    return e.op === 'ref' ? of[e.decl]!.pair : pairOf(e, value, (operand) => table.get(operand).width);
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
        const told = abstract(make, of);
        expect(isTrueOf(told, [results[0]!, results[1]!])).toBe(true);
        expect(isTidy(told)).toBe(true);
      }),
      { numRuns: 500 },
    );
  },
);

test('operands of which all is known give results of which all is, each run its own, and equal ones an equal one', () => {
  for (const { widths, make } of Object.values(operators)) {
    const wordsOf = (bits: bigint): readonly bigint[] => widths.map((width) => mask(width) & bits);
    const runs = [wordsOf(5n), wordsOf(6n)] as const;
    const known = widths.map((width, i): Case => {
      const words = [runs[0][i]!, runs[1][i]!] as const;
      const [a, b] = words.map((word) => knownPair(width, word));
      return { width, words, pair: betweenPairs(width, a!, b!) };
    });
    const told = abstract(make, known);
    expect([told.first.value, told.second.value]).toEqual(runs.map((words) => concrete(make, words, known)));
    expect([told.first.known, told.second.known]).toEqual([told.first.known, told.first.known]);
    expect(told.apart).toBe(told.first.value ^ told.second.value);
    const same = known.map((of) => ({ ...of, pair: samePair }));
    expect(abstract(make, same).apart).toBe(0n);
  }
});

test('bits of one word and of another, by a mask', () => {
  fc.assert(
    fc.property(caseOf(4), caseOf(4), caseOf(4), (sel, a, b) => {
      const pick = (run: 0 | 1): bigint => (a.words[run] & sel.words[run]) | (b.words[run] & mask(4) & ~sel.words[run]);
      expect(isTrueOf(merged(sel.pair, a.pair, b.pair), [pick(0), pick(1)])).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('either of two, the same one or each run its own', () => {
  fc.assert(
    fc.property(caseOf(4), caseOf(4), fc.boolean(), (a, b, isA) => {
      const pick = (run: 0 | 1): bigint => (isA ? a : b).words[run];
      expect(isTrueOf(eitherPair(a.pair, b.pair), [pick(0), pick(1)])).toBe(true);
      expect(isTrueOf(betweenPairs(4, a.pair, b.pair), [a.words[0], b.words[1]])).toBe(true);
    }),
    { numRuns: 500 },
  );
});
