import { expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { sackTracker } from '../../../rtl-gen/uet/pds/sack-tracker.ts';
import { difference } from '../../engine/wasm/testing/compare.ts';

/** Whole functions, and pieces so small that every value crosses from one to the next. */
const limits = [undefined, 40, 1];

test.each([128, 1024])(
  'the compiled SACK tracker with a window of %i agrees with the interpreter in every signal',
  async (window) => {
    const net = flatten(elaborate(sackTracker(window)));
    for (const limit of limits) {
      const settings = { seed: window, edges: 1000, reset: 0.005, ...(limit === undefined ? {} : { limit }) };
      expect(await difference(net, { ...settings, trace: true })).toBeUndefined();
      expect(await difference(net, { ...settings, trace: false, edges: 2000 })).toBeUndefined();
    }
  },
);
