import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import * as examples from '../../../rtl-gen/hdl/testing/examples.ts';
import { randomModule, recipes } from '../../../rtl-gen/hdl/testing/random-module.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { sackTracker } from '../../../rtl-gen/uet/pds/sack-tracker.ts';
import { mixer, vary } from '../testing/vary.ts';
import { difference } from './testing/compare.ts';

/** Whole functions, and pieces so small that every value crosses from one to the next. */
const limits = [undefined, 40, 1];

describe('the compiled netlist agrees with the interpreter', () => {
  const designs = {
    counter: elaborate(examples.counter(8)),
    uart_tx: elaborate(examples.uartTx(5)),
    ram: elaborate(examples.ram),
    top: elaborate(examples.top),
  };

  test.each(Object.keys(designs) as (keyof typeof designs)[])('in every signal of %s', async (name) => {
    const net = flatten(designs[name]);
    for (const limit of limits) {
      for (const seed of [1, 2, 3]) {
        const settings = { seed, edges: 300, trace: true, ...(limit === undefined ? {} : { limit }) };
        expect(await difference(net, settings)).toBeUndefined();
        expect(await difference(net, { ...settings, trace: false })).toBeUndefined();
      }
    }
  });

  test.each([128, 1024])('in every signal of the SACK tracker with a window of %i', async (window) => {
    const net = flatten(elaborate(sackTracker(window)));
    for (const limit of limits) {
      const settings = { seed: window, edges: 1000, reset: 0.005, ...(limit === undefined ? {} : { limit }) };
      expect(await difference(net, { ...settings, trace: true })).toBeUndefined();
      expect(await difference(net, { ...settings, trace: false, edges: 2000 })).toBeUndefined();
    }
  });

  test('in every signal and in the failed assertions of random modules', async () => {
    const settings = fc.record({
      seed: fc.integer({ min: 1, max: 2 ** 31 }),
      edges: fc.constant(20),
      trace: fc.boolean(),
      limit: fc.constantFrom(1, 10, 100, 4000),
    });
    await fc.assert(
      fc.asyncProperty(recipes, settings, async (recipe, comparison) => {
        const net = flatten(elaborate(randomModule(recipe)));
        expect(await difference(net, comparison)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  test('with several clocks, asynchronous resets, masked writes, products and black boxes', async () => {
    const settings = fc.record({
      seed: fc.integer({ min: 1, max: 2 ** 31 }),
      edges: fc.constant(20),
      trace: fc.boolean(),
      limit: fc.constantFrom(1, 10, 100, 4000),
      boxes: fc.constant(mixer),
    });
    await fc.assert(
      fc.asyncProperty(recipes, settings, async (recipe, comparison) => {
        const net = vary(flatten(elaborate(randomModule(recipe))), comparison.seed);
        expect(await difference(net, comparison)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});
