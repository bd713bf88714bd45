import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const names = ['sack_tracker_w128', 'sack_tracker_w1024', 'cbfc'];

test('a typing mistake finds the name that was meant', () => {
  expect(nearest('sack_traker_w128', names)).toBe('sack_tracker_w128');
  expect(nearest('SACK_TRACKER_W1024', names)).toBe('sack_tracker_w1024');
  expect(nearest('cfbc', names)).toBe('cbfc');
  expect(didYouMean('cbc', names)).toBe('; did you mean cbfc?');
});

test('a word that is like none of them finds nothing', () => {
  expect(nearest('gcm', names)).toBeUndefined();
  expect(didYouMean('aes_gcm_pipeline', names)).toBe('');
});
