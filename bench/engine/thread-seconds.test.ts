import { expect, test } from 'vitest';
import { threadSeconds } from './thread-seconds.ts';

/** Seconds that the thread takes to do nothing useful until `ms` milliseconds have gone by, and those that went by. */
function busy(ms: number): { readonly counted: number; readonly elapsed: number } {
  const started = performance.now();
  const before = threadSeconds();
  while (performance.now() - started < ms);
  return { counted: threadSeconds() - before, elapsed: (performance.now() - started) / 1000 };
}

test('counts the processor time of turns that are shorter than a tick of the kernel', () => {
  // Other programs may take part of the time away, from some turns less than from others: the best of many counts.
  const shares = Array.from({ length: 40 }, () => busy(5)).map(({ counted, elapsed }) => counted / elapsed);
  expect(Math.max(...shares)).toBeLessThan(1.1);
  expect(Math.max(...shares)).toBeGreaterThan(0.9);
});

test('does not count the time in which the thread waits', () => {
  const before = threadSeconds();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  expect(threadSeconds() - before).toBeLessThan(0.05);
});
