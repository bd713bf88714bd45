/** Tests that fail in known ways when `suites.test.ts` runs them by `runSuite`; in any other run they are skipped. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hwTest } from '../../bench/hw-test.ts';
import { fifoSimulator } from '../../bench/testing/fifo-simulator.ts';

describe.runIf(process.env.GATEWRIGHT_SUITE_REPORT !== undefined)('a file of tests', () => {
  test('passes, on wasm', () => expect(1).toBe(1));

  test('fails, on verilator', () => expect(1).toBe(2));

  test('a property that (soon) fails', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (n) => {
        if (n > 100) throw new Error(`cycle ${n}: cack is ${n}, the golden model says 3`);
      }),
    ));

  const options = { create: async () => fifoSimulator(), wavesFolder: join(tmpdir(), 'gatewright-suite-fixture') };
  hwTest('a test of a design', options, async (t) => {
    await t.cycles(3);
    throw new Error(`cycle ${t.cycle} is odd`);
  });
});
