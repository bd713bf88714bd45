import { expect, test } from 'vitest';
import { geometricMean, median } from './statistics.ts';

test('the median is the middle value, whatever the order', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 100, 2, 3, 1])).toBe(3);
  expect(median([1, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});

test('the geometric mean of ratios and of their inverses are inverse', () => {
  expect(geometricMean([2, 8])).toBeCloseTo(4);
  expect(geometricMean([2, 8]) * geometricMean([1 / 2, 1 / 8])).toBeCloseTo(1);
  expect(() => geometricMean([])).toThrow(RangeError);
});
