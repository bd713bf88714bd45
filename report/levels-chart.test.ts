import { expect, test } from 'vitest';
import { levelsChart } from './levels-chart.ts';
import { markupProblem } from './testing/markup.ts';

test('a bar a level, the longest for the most, the least still seen, none for none', () => {
  const svg = levelsChart([1_000, 500, 0, 1], 'levels of <x>');
  expect(markupProblem(svg)).toBeUndefined();
  const long = [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(long).toEqual([326, 163, 0, 2]);
  expect([...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)).toEqual([
    '0 levels',
    '1,000',
    '1 level',
    '500',
    '2 levels',
    '0',
    '3 levels',
    '1',
  ]);
});
