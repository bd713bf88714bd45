import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapAtOnce } from './at-once.ts';

test('results have the order of the items, and no more are in work than allowed', async () => {
  let working = 0;
  let most = 0;
  const results = await mapAtOnce([30, 1, 20, 2, 10], 2, async (ms) => {
    most = Math.max(most, ++working);
    await setTimeout(ms);
    working--;
    return `${ms} ms`;
  });
  expect(results).toEqual(['30 ms', '1 ms', '20 ms', '2 ms', '10 ms']);
  expect(most).toBe(2);
});

test('nothing is done about no items, and an error is that of the whole', async () => {
  expect(await mapAtOnce([], 3, async () => 1)).toEqual([]);
  await expect(mapAtOnce([1, 2], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
