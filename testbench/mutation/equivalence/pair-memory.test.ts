import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mask } from '../../../rtl-gen/ir/expr.ts';
import { type Pair, pair } from './pair.ts';
import { wordAt, written } from './pair-memory.ts';

const width = 3;
const depth = 4;

/** The words of two runs, and something that is known of them. */
interface Case {
  readonly words: readonly [bigint, bigint];
  readonly pair: Pair;
}

const caseOf = (bits: number): fc.Arbitrary<Case> => {
  const word = fc.bigInt(0n, mask(bits));
  return fc.tuple(word, word, word, word, word).map(([first, second, equal, told, toldOther]) => {
    const other = (first & equal) | (second & ~equal);
    const known = (of: bigint, bits: bigint) => ({ known: bits, value: of & bits });
    return { words: [first, other], pair: pair(known(first, told), known(other, toldOther), mask(bits) & ~equal) };
  });
};

const memory = fc.array(caseOf(width), { minLength: depth, maxLength: depth });

const isTrueOf = ({ first, second, apart }: Pair, [a, b]: readonly [bigint, bigint]): boolean =>
  (a & first.known) === first.value && (b & second.known) === second.value && ((a ^ b) & ~apart) === 0n;

test('what is said of the word at an address is true of the words that both runs read', () => {
  fc.assert(
    fc.property(memory, caseOf(2), (words, addr) => {
      const read = (run: 0 | 1): bigint => words[Number(addr.words[run])]!.words[run];
      const told = wordAt(
        words.map((word) => word.pair),
        width,
        addr.pair,
      );
      expect(isTrueOf(told, [read(0), read(1)])).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('what is said of the words after a write is true of those of both runs', () => {
  fc.assert(
    fc.property(
      memory,
      caseOf(2),
      caseOf(width),
      caseOf(1),
      fc.option(caseOf(width), { nil: undefined }),
      (words, addr, data, enable, part) => {
        const now = written(
          words.map((word) => word.pair),
          width,
          { addr: addr.pair, data: data.pair, enable: enable.pair, mask: part?.pair },
        );
        const after = (run: 0 | 1): readonly bigint[] =>
          words.map((word, at) => {
            const old = word.words[run];
            if (enable.words[run] === 0n || addr.words[run] !== BigInt(at)) return old;
            const chosen = part?.words[run] ?? mask(width);
            return (data.words[run] & chosen) | (old & ~chosen);
          });
        const [first, second] = [after(0), after(1)];
        expect(now.map((told, at) => isTrueOf(told, [first[at]!, second[at]!]))).toEqual(words.map(() => true));
      },
    ),
    { numRuns: 1000 },
  );
});
