import { hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { expect } from 'vitest';
import { blink } from './design.ts';

const design = elaborate(blink);

hwTest('the light is on for 8 clocks of 16', { create: (o) => engines.wasm.create(design, o) }, async (t) => {
  let on = 0;
  for (let clock = 0; clock < 160; clock++) {
    await t.rising();
    on += Number(t.dut.port('light').get());
  }
  expect(on).toBe(80);
});
