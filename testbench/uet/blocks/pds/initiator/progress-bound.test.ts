import { expect, test } from 'vitest';
import { ProgressWatch, progressBound } from './progress-bound.ts';

const limits = { longest: 2400, records: 256, contexts: 8 };
const bound = progressBound(limits);

test('a packet about which nothing happens for longer than the bound is noticed, when it goes again or ends', () => {
  for (const then of ['goes', 'ends'] as const) {
    const watch = new ProgressWatch(limits);
    watch.goes(1, 100, 0);
    watch.goes(1, 100 + bound, 0);
    expect(() => watch[then](1, 101 + 2 * bound, 0)).toThrow('nothing happened to packet 1');
  }
});

test('a timeout that is held in recovery lets it wait once more', () => {
  const watch = new ProgressWatch(limits);
  watch.goes(1, 0, 5);
  watch.goes(1, 2 * bound, 6);
  expect(() => watch.ends(1, 4 * bound, 6)).toThrow();
});
