import { expect, test } from 'vitest';
import { DcqcnFixed } from '../../../../testbench/uet/golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import { sweepClocks } from './dcqcn-clocks.ts';
import { dcqcnDefaults } from './dcqcn-defaults.ts';

const tick = 3.2;

test.each([
  [100, 256],
  [200, 1024],
  [400, 256],
  [800, 4096],
])('%d Gb/s for %d contexts: without marks the window grows by the rate of the link', (gbps, contexts) => {
  const registers = dcqcnDefaults({ linkRate: gbps * 1e9, tick, contexts });
  const model = new DcqcnFixed(registers);
  model.turn(0, { start: true, mark: false, sent: 0 });
  const first = model.window;
  let sent = 0;
  const turns = 1000;
  for (let turn = 1; turn <= turns; turn += 1) {
    // All that may leave does.
    sent = model.window;
    model.turn(turn * sweepClocks(contexts), { start: false, mark: false, sent });
  }
  const time = turns * sweepClocks(contexts) * tick;
  expect(((model.window - first) * 8) / time / gbps).toBeCloseTo(1, 3);
  expect(registers.burst).toBeLessThan(2 ** 24);
  expect(registers.pace).toBeLessThan(2 ** 17);
  expect(registers.rateTime).toBeGreaterThan(registers.decreaseTime);
  expect(registers.decreaseTime).toBeGreaterThanOrEqual(sweepClocks(contexts));
});
