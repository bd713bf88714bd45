import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { bits, elaborate, module, type PatternArm } from '../index.ts';
import { mistakesOf } from '../testing/mistakes.ts';

const width = 6;

/** A module whose output is the position of the first pattern that fits, the number of patterns where none does. */
const positionOf = (patterns: readonly PatternArm[0][]) =>
  module('position', { in: { word: bits(width) }, out: { y: bits(4) } }, ({ word }, m) => {
    const y = m.wire('y', bits(4), 0);
    const arms = patterns.map((p, i): PatternArm => [p, () => y.set(i)]);
    m.match(word, arms, () => y.set(patterns.length));
    return { y };
  });

const fits = (pattern: PatternArm[0], word: number): boolean => {
  if (Array.isArray(pattern)) return pattern.some((p) => fits(p, word));
  if (typeof pattern !== 'string') return Number(pattern) === word;
  const text = word.toString(2).padStart(width, '0');
  return [...pattern.replaceAll('_', '')].every((c, i) => c === '?' || c === text[i]);
};

const firstFit = (patterns: readonly PatternArm[0][], word: number): number => {
  const first = patterns.findIndex((p) => fits(p, word));
  return first < 0 ? patterns.length : first;
};

const words = Array.from({ length: 2 ** width }, (_, w) => w);

const mixed: readonly PatternArm[0][] = ['000_000', 63, 21n, '11_?0?0', ['?1???1', '?01??0'], [4, 33], '0_1_?_?_?_?'];

const values: readonly PatternArm[0][] = [5, [63, 0n, 5], '000_001', [17, 18, 19]];

for (const [what, patterns] of [
  ['the first pattern that fits wins', mixed],
  ['so it does where all patterns are values', values],
] as const) {
  everyEngineTest(what, elaborate(positionOf(patterns)), {}, async (t) => {
    for (const word of words) {
      t.dut.port('word').set(word);
      await t.cycles(1);
      expect(t.dut.port('y').get()).toBe(firstFit(patterns, word));
    }
  });
}

/** A pattern as a text, of which each bit is free half of the time. */
const text = fc
  .array(fc.constantFrom('0', '1', '?', '?'), { minLength: width, maxLength: width })
  .map((cs) => cs.join(''));

test('an arm is reported exactly where no word is left for it, and words that are left exactly where there are any', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.boolean(), (patterns, hasRest) => {
      const design = module('m', { in: { word: bits(width) }, out: { y: bits(4) } }, ({ word }, m) => {
        const y = m.wire('y', bits(4), 0);
        const arms = patterns.map((p, i): PatternArm => [p, () => y.set(i)]);
        m.match(word, arms, hasRest ? () => y.set(9) : undefined);
        return { y };
      });
      const dead = patterns.filter((_, i) => !words.some((w) => firstFit(patterns, w) === i)).length;
      const covered = words.every((w) => firstFit(patterns, w) < patterns.length);
      const said = mistakesOf(design).map((d) => d.code);
      // The same pattern twice is one mistake of one place.
      expect(said.includes('unreachable-arm')).toBe(dead > 0 || (covered && hasRest));
      expect(said.includes('uncovered-pattern')).toBe(!covered && !hasRest);
    }),
    { numRuns: 300 },
  );
});

test('texts that are no patterns, and numbers that do not fit', () => {
  const design = positionOf(['1x0000', '10', 64, '']);
  const wrong = (what: string) => ({
    code: 'bad-pattern',
    message: `${JSON.stringify(what)} is no pattern for 6 bits`,
    fix: 'give 6 of 0, 1 and ?, the most significant first',
  });
  const mistakes = mistakesOf(design);
  expect(mistakes.map(({ code, message, fix }) => ({ code, message, fix }))).toEqual([
    wrong('1x0000'),
    wrong('10'),
    { code: 'literal-range', message: 'a pattern: 64 does not fit in 6 bits', fix: 'give an integer from 0 to 63' },
    wrong(''),
  ]);
});
