import { expect, test } from 'vitest';
import { threadSeconds } from './thread-seconds.ts';

const cell = new Int32Array(new SharedArrayBuffer(4));
const wait = (ms: number): void => {
  Atomics.wait(cell, 0, 0, ms);
};

/** What Linux says by itself: a tick or two off, whatever the time. */
function roughSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

test('counts the processor time of turns that are shorter than a tick of the kernel', () => {
  const started = roughSeconds();
  let counted = 0;
  for (let turn = 0; turn < 80; turn++) {
    // Each turn begins just after the thread has waited, as the turns of a bench do.
    wait(2);
    const before = threadSeconds();
    const end = performance.now() + 5;
    while (performance.now() < end);
    counted += threadSeconds() - before;
  }
  const share = counted / (roughSeconds() - started);
  expect(share).toBeGreaterThan(0.9);
  expect(share).toBeLessThan(1.05);
});

test('does not count the time in which the thread waits', () => {
  const before = threadSeconds();
  wait(100);
  expect(threadSeconds() - before).toBeLessThan(0.05);
});
