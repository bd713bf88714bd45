import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { derivationBudget } from '../../../../../rtl-gen/uet/tss/layer/derivation-budget.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';

const domains = 4;
const design = elaborate(derivationBudget({ domains, keys: 8 }));

hwTest(
  'a domain that takes whenever it may has its burst, and then one in each interval, whatever the others take, on yosys',
  { create: (o) => yosysEngine.create(design, o), seeds: 4 },
  async (t) => {
    const { random, dut } = t;
    const interval = 8 + random.below(40);
    const burst = 1 + random.below(12);
    dut.port('settings_interval').set(interval);
    dut.port('settings_burst').set(burst);
    dut.port('takes').set(0);
    const greedy = random.below(domains);
    const taken = Array.from({ length: domains }, () => 0);
    await t.cycles(2 * domains);
    // All are full, and stay so.
    await t.cycles(3 * interval);
    const clocks = 4000;
    for (let clock = 0; clock < clocks; clock++) {
      const domain = random.chance(0.9) ? greedy : random.below(domains);
      dut.port('first').set(greedy);
      dut.port('second').set(domain);
      const has = dut.port('has_second').get() === 1;
      if (domain === greedy) expect(dut.port('has_first').get()).toBe(Number(has));
      // One that has taken less than its burst can always take.
      if (taken[domain]! < burst) expect(has).toBe(true);
      const takes = has && (domain === greedy || random.chance(0.1));
      if (takes) taken[domain]!++;
      dut.port('takes').set(Number(takes));
      await t.cycles(1);
      dut.port('takes').set(0);
    }
    const most = burst + Math.ceil(clocks / interval) + 1;
    expect(taken[greedy]).toBeLessThanOrEqual(most);
    expect(taken[greedy]).toBeGreaterThanOrEqual(most - 4);
  },
);

hwTest(
  'without an interval every domain may take in every clock, on yosys',
  { create: (o) => yosysEngine.create(design, o) },
  async (t) => {
    t.dut.port('settings_interval').set(0);
    t.dut.port('settings_burst').set(0);
    t.dut.port('takes').set(1);
    for (let clock = 0; clock < 50; clock++) {
      for (const name of ['first', 'second']) t.dut.port(name).set(t.random.below(domains));
      await t.cycles(1);
      expect([t.dut.port('has_first').get(), t.dut.port('has_second').get()]).toEqual([1, 1]);
    }
  },
);
