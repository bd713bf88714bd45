/** Parts of LLR beside small models of them, clock by clock. */
import { expect } from 'vitest';
import type { Random } from '../../../../support/random.ts';
import type { Body } from '../../../../testbench/bench/context.ts';

/** Values of ports by name. */
export type Values = Readonly<Record<string, number>>;

/** A part in software. */
export interface PartModel {
  /** What goes in during this clock; called once a clock, before `step`. */
  inputs(random: Random): Values;
  /** What has to be seen in a clock with these inputs (ports that mean nothing left out), and what the clock does. */
  step(inputs: Values): Values;
}

/**
 * A test of `clocks` clocks: outputs agree with a new model in each. Each thing that `seen` lists has to be seen at
 * least once.
 */
export const inStep =
  (
    make: (random: Random) => PartModel,
    clocks: number,
    seen: readonly ((inputs: Values, outputs: Values) => boolean)[] = [],
  ): Body<void> =>
  async (t) => {
    const model = make(t.random);
    const missing = new Set(seen);
    for (let clock = 0; clock < clocks; clock++) {
      const inputs = model.inputs(t.random);
      for (const [name, value] of Object.entries(inputs)) t.dut.port(name).set(value);
      const expected = model.step(inputs);
      const shown = Object.fromEntries(Object.keys(expected).map((name) => [name, Number(t.dut.port(name).get())]));
      expect(shown, `in clock ${clock}`).toEqual(expected);
      for (const happened of missing) if (happened(inputs, shown)) missing.delete(happened);
      await t.rising();
    }
    expect([...missing].map(String)).toEqual([]);
  };
