/** A worker that needs no design: what comes of an item is decided by its test and seed alone. */
import type { ItemResult, RunItem } from '../item.ts';
import { serveItems } from '../worker-process.ts';

serveItems<RunItem, ItemResult>(async (item) => {
  const { id, kind, seed, test } = item;
  if (kind !== 'run') return { id, clocks: 0, tests: 1, failures: [], divergence: null, seconds: 0.1 };
  if (test === 'crashes') process.kill(process.pid, 'SIGSEGV');
  if (test === 'throws') throw new Error('nothing that a test can fail with');
  if (test === 'hangs') for (;;);
  await new Promise((resolve) => setTimeout(resolve, seed % 25));
  const fails = seed % 5 === 0;
  const message = `cycle ${seed % 100}: cack is ${seed}, the golden model says 3`;
  const failures = fails
    ? [{ assertion: 'cycle N: cack is N, the golden model says N', message, cycle: seed % 100 }]
    : [];
  return { id, clocks: seed % 1000, tests: 1, failures, seconds: (performance.now() % 1000) / 1000 };
});
