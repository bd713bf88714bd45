import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { uartTx } from '../../rtl-gen/hdl/testing/examples.ts';
import { randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { checkedCoverage } from './testing/checked-coverage.ts';

describe('coverage is the same on both engines, and its toggles are those of the signals', () => {
  test('of random modules', async () => {
    let points = 0;
    let toggles = 0;
    const seeds = fc.integer({ min: 1, max: 2 ** 31 });
    await fc.assert(
      fc.asyncProperty(recipes, seeds, fc.constantFrom(0, 0.15), async (recipe, seed, reset) => {
        const data = await checkedCoverage({ design: elaborate(randomModule(recipe)), seed, edges: 20, reset });
        points += data.points.filter((p) => p.runs > 0).length;
        toggles += data.toggles.filter((t) => t.rose !== '0x0').length;
      }),
      { numRuns: 100 },
    );
    expect(points).toBeGreaterThan(100);
    expect(toggles).toBeGreaterThan(100);
  });

  test('of a UART', async () => {
    const data = await checkedCoverage({ design: elaborate(uartTx(3)), seed: 7, edges: 300, reset: 0.01 });
    expect(data.points.some((p) => p.runs > 0)).toBe(true);
  });
});
