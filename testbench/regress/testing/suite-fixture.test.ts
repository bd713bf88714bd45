/** Tests that fail in known ways when `suites.test.ts` runs them by `runSuite`; in any other run they are skipped. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe.runIf(process.env.GATEWRIGHT_SUITE_REPORT !== undefined)('a file of tests', () => {
  test('passes, on wasm', () => expect(1).toBe(1));

  test('fails, on verilator', () => expect(1).toBe(2));

  test('a property that (soon) fails', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (n) => {
        if (n > 100) throw new Error(`cycle ${n}: cack is ${n}, the golden model says 3`);
      }),
    ));
});
