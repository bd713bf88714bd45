import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { sackTrackerBench } from './sack-tracker-w1024.ts';

test('CACK follows the traffic, and holes, duplicates and SACKs are common', async () => {
  const s = await wasmEngine.create(elaborate(sackTrackerBench), { trace: true });
  const value = (path: string) => s.signals.find((x) => x.path === path)!.get();
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  s.step(20_000);
  const count = { accepted: 0, duplicate: 0, before: 0, holes: 0, bitmap: 0 };
  const clocks = 20_000;
  const start = Number(s.port('cack').get());
  for (let clock = 0; clock < clocks; clock++) {
    s.step();
    expect(value('tracker.verdict_valid')).toBe(1);
    expect(value('tracker.sack_valid')).toBe(1);
    const verdict = Number(value('tracker.verdict_payload_verdict'));
    if (verdict === 0) count.accepted++;
    if (verdict === 1) count.duplicate++;
    if (verdict === 2) count.before++;
    if (value('tracker.out_of_order') !== 0) count.holes++;
    const bitmap = value('tracker.sack_payload_bitmap');
    if (bitmap !== 0n && bitmap !== (1n << 64n) - 1n) count.bitmap++;
  }
  expect(Number(s.port('cack').get()) - start).toBeGreaterThan(0.9 * clocks);
  expect(count.accepted).toBeGreaterThan(0.9 * clocks);
  for (const n of Object.values(count)) expect(n).toBeGreaterThan(0.01 * clocks);
});
