import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../testing/compile.ts';

const width = fc.oneof(fc.nat(12), fc.nat(1100), fc.nat(1 << 20), fc.constantFrom(9, 10, 99, 100, 999, 1000));
const pairs = fc.sample(fc.tuple(width, width), { numRuns: 300, seed: 1 });

const head = `
import type { Add, Sub } from './digits.ts';
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
`;

test('sums and differences of literal types are those of the numbers', async () => {
  const lines = pairs.flatMap(([a, b]) => {
    const [high, low] = a < b ? [b, a] : [a, b];
    return [`Equal<Add<${a}, ${b}>, ${a + b}>`, `Equal<Sub<${high}, ${low}>, ${high - low}>`];
  });
  const check = `export const all: [${lines.join(',\n')}] = [${lines.map(() => 'true').join(', ')}];`;
  expect(await compile(head + check, import.meta.dirname)).toEqual([]);
});

test('a sum or difference with a width that is not known goes with every width', async () => {
  const all = ['Add<number, 1>', 'Add<1, number>', 'Sub<number, 1>', 'Sub<1, number>'].map((t) => `Equal<${t}, any>`);
  const check = `export const all: [${all.join(', ')}] = [true, true, true, true];`;
  expect(await compile(head + check, import.meta.dirname)).toEqual([]);
});
