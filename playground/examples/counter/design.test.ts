import { hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { expect } from 'vitest';
import { top } from './design.ts';

const design = elaborate(top);

hwTest(
  'it counts the clocks in which it is enabled',
  { create: (o) => engines.wasm.create(design, o), seeds: 3 },
  async (t) => {
    let expected = 0;
    for (let clock = 0; clock < 200; clock++) {
      const en = t.random.chance(0.5) ? 1 : 0;
      t.dut.port('en').set(en);
      await t.rising();
      expected = (expected + en) % 256;
      expect(t.dut.port('count').get()).toBe(expected);
    }
  },
);
