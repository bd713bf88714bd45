import { hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { expect } from 'vitest';
import { pwm } from './design.ts';

const design = elaborate(pwm);

hwTest(
  'a period has as many clocks of 1 as the duty says',
  { create: (o) => engines.wasm.create(design, o) },
  async (t) => {
    for (const duty of [0, 1, 77, 255]) {
      t.dut.port('duty').set(duty);
      await t.until(() => t.dut.port('begins').get() === 1);
      await t.rising();
      let on = 0;
      for (let clock = 0; clock < 256; clock++) {
        on += Number(t.dut.port('pulse').get());
        await t.rising();
      }
      expect(on).toBe(duty);
    }
  },
);
