import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const names = ['round_robin_n128', 'round_robin_n1024', 'uart'];

test('a typing mistake finds the name that was meant', () => {
  expect(nearest('round_robn_n128', names)).toBe('round_robin_n128');
  expect(nearest('ROUND_ROBIN_N1024', names)).toBe('round_robin_n1024');
  expect(nearest('urat', names)).toBe('uart');
  expect(didYouMean('urt', names)).toBe('; did you mean uart?');
});

test('a word that is like none of them finds nothing', () => {
  expect(nearest('spi', names)).toBeUndefined();
  expect(didYouMean('crossbar_of_four', names)).toBe('');
});
