import { hwTest } from 'gatewright/bench';
import { expect } from 'vitest';
import { demo } from '../src/demo.ts';

// The board's own times would take seconds here.
const quick = demo({ slow: 5, fast: 2 });

hwTest(
  'the lights count, and stand still while the button is held',
  quick,
  async (t, { button, lights }) => {
    button.set(0);
    await t.cycles(32 * 8);
    const before = lights.get();
    expect(before).toBeGreaterThan(4);
    button.set(1);
    await t.cycles(4);
    const held = lights.get();
    await t.cycles(32 * 8);
    expect(lights.get()).toBe(held);
    button.set(0);
    await t.cycles(32 * 8);
    expect(lights.get()).toBeGreaterThan(before + 12);
  },
  // Vitest's own 5 seconds are short on a busy machine.
  { timeout: 120_000 },
);
