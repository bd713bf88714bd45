import { expect, test } from 'vitest';
import { smallest } from './bisection.ts';

test('the smallest number is found from any guess', () => {
  for (const least of [1, 2, 7, 100, 1_000])
    for (const guess of [1, 3, 90, 1_200]) expect(smallest(guess, (n) => n >= least)).toBe(least);
  expect(() => smallest(1, () => false)).toThrow('there is no number below 2^20');
});
