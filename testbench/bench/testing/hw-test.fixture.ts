/** A test that passes, one that fails, and, where it is asked for, one that never ends; run by `hw-test.test.ts`. */
import { expect } from 'vitest';
import { hwTest } from '../hw-test.ts';
import { fifoSimulator } from './fifo-simulator.ts';

const create = async () => fifoSimulator();
const wavesFolder = process.env.FIXTURE_WAVES ?? '';

hwTest('fixture that passes', { create, wavesFolder, seeds: 3 }, async (t) => {
  await t.cycles(t.random.below(10));
});

hwTest('fixture that fails', { create, wavesFolder, seeds: 50 }, async (t) => {
  await t.cycles(3);
  // One seed in two.
  expect({ odd: t.seed % 2, cycle: t.cycle }).toEqual({ odd: 0, cycle: 5 });
});

if (process.env.FIXTURE_HANGS !== undefined)
  hwTest('fixture that never ends', { create, wavesFolder, timeout: 1500, maxCycles: 1e9 }, async (t) => {
    for (;;) await t.rising();
  });
