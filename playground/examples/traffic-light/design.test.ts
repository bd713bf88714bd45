import { hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { expect } from 'vitest';
import { trafficLight } from './design.ts';

const design = elaborate(trafficLight);

hwTest(
  'green is never followed by red at once',
  { create: (o) => engines.wasm.create(design, o), seeds: 3 },
  async (t) => {
    let before = 0;
    const seen = new Set<number>();
    for (let clock = 0; clock < 400; clock++) {
      t.dut.port('walk').set(t.random.chance(0.1) ? 1 : 0);
      await t.rising();
      const light = Number(t.dut.port('light').get());
      expect([before, light]).not.toEqual([1, 0]);
      before = light;
      seen.add(light);
    }
    expect(seen.size).toBe(3);
  },
);
