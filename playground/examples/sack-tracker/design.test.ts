import { chance, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { expect } from 'vitest';
import { top } from './design.ts';

const design = elaborate(top);

hwTest(
  'packets out of order: every one is accepted once, and CACK follows',
  { create: (o) => engines.wasm.create(design, o) },
  async (t) => {
    const verdicts: string[] = [];
    const arrivals = t.source('arrival', { valid: chance(0.8) });
    t.sink('verdict', { onItem: (item) => verdicts.push(String((item as { verdict: unknown }).verdict)) });
    t.sink('sack');
    // Neighbours change places, and each fourth packet comes twice.
    const psns = Array.from({ length: 200 }, (_, i) => i ^ 1);
    const sent = psns.flatMap((psn, i) => (i % 4 === 0 ? [psn, psn] : [psn]));
    for (const psn of sent) arrivals.sendNow(psn);
    await arrivals.whenIdle();
    await t.cycles(30);
    expect(verdicts.filter((verdict) => verdict === 'accepted')).toHaveLength(200);
    expect(verdicts).toHaveLength(sent.length);
    expect(t.dut.port('cack').get()).toBe(199);
  },
);
