import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import * as examples from '../../../rtl-gen/hdl/testing/examples.ts';
import { type Recipe, randomModule, recipes } from '../../../rtl-gen/hdl/testing/random-module.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { isLong } from '../../../support/testing/long-run.ts';
import { mixer, vary } from '../testing/vary.ts';
import { allOff, allOn, type Optimisations, optimisationNames } from './options.ts';
import { difference } from './testing/compare.ts';

/** Whole functions, and pieces so small that every value crosses from one to the next. */
const limits = [undefined, 40, 1];

/** A random run: start values, whether all signals are read or the ports alone, how often inputs stay as they are. */
const settings = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 31 }),
  edges: fc.constant(12),
  trace: fc.boolean(),
  hold: fc.constantFrom(0, 0.8),
});

/** All optimisations but one, or one alone. */
const single: fc.Arbitrary<Optimisations> = fc
  .tuple(fc.constantFrom(...optimisationNames), fc.boolean())
  .map(([name, on]) => ({ ...(on ? allOff : allOn), [name]: on }));

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

  /**
   * An array whose index is beyond its end while stores are enabled: the instance must not rest until the index is
   * within.
   */
  const none = { sets: [], branches: [] };
  const step = { kind: 'operator', operator: 'add', x: 0, y: 0, z: 0, n: 0, k: 0, width: 1, statements: none } as const;
  const beyondEnd: Recipe = {
    inputs: [1, 1],
    steps: [step, step, { ...step, kind: 'array', y: 7, n: 32, k: 555, width: 2 }, step, step, step, step],
    statements: none,
    outputs: [{ width: 1, value: 0 }],
  };

  /** A thousand, and 200: `GATEWRIGHT_LONG=1 npx vitest run testbench/engine/wasm/differential`. */
  const [modules, variants] = isLong ? [1000, 200] : [100, 20];

  test(`at every register of ${modules} random modules with all optimisations, with none, and in the compare mode`, async () => {
    const cuts = fc.constantFrom(1, 10, 100, 4000);
    await fc.assert(
      fc.asyncProperty(recipes, settings, cuts, single, async (recipe, comparison, limit, one) => {
        const net = flatten(elaborate(randomModule(recipe)));
        const runs = [{}, { optimise: allOff, limit }, { optimise: one, limit }, { compare: true, optimise: one }];
        for (const run of runs) expect(await difference(net, { ...comparison, ...run })).toBeUndefined();
      }),
      {
        numRuns: modules,
        examples: [
          [beyondEnd, { seed: 911248659, edges: 12, trace: false, hold: 0 }, 1, { ...allOn, conditionalStores: false }],
        ],
      },
    );
  });

  test('with several clocks, asynchronous resets, masked writes, products and black boxes', async () => {
    await fc.assert(
      fc.asyncProperty(recipes, settings, single, async (recipe, comparison, one) => {
        const net = vary(flatten(elaborate(randomModule(recipe))), comparison.seed);
        for (const run of [{}, { optimise: one }]) {
          expect(await difference(net, { ...comparison, ...run, boxes: mixer })).toBeUndefined();
        }
      }),
      { numRuns: variants },
    );
  });
});
