import { hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { expect } from 'vitest';
import { demo } from '../src/demo.ts';

// The board's own times would take seconds here.
const design = elaborate(demo({ slow: 5, fast: 2 }));

hwTest(
  'the lights count, and stand still while the button is held',
  { create: (o) => engines.wasm.create(design, o), timeout: 120_000 },
  async (t) => {
    const { button, lights } = { button: t.dut.port('button'), lights: t.dut.port('lights') };
    button.set(0);
    await t.cycles(32 * 8);
    const before = Number(lights.get());
    expect(before).toBeGreaterThan(4);
    button.set(1);
    await t.cycles(4);
    const held = lights.get();
    await t.cycles(32 * 8);
    expect(lights.get()).toBe(held);
    button.set(0);
    await t.cycles(32 * 8);
    expect(Number(lights.get())).toBeGreaterThan(before + 12);
  },
);
