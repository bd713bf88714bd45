import { expect, test } from 'vitest';
import { UserError } from '../../../../support/user-error.ts';
import { nsccConstants } from '../../../../testbench/uet/golden/cms/nscc/constants.ts';
import { endpointLink, nsccDefaults, usualLink } from './defaults.ts';

test.each([100, 200, 400, 800])('the registers for %d Gb/s are the constants in ticks and fixed point', (gbps) => {
  for (const baseRtt of [7_000, 10_138, 12_000, 20_000]) {
    for (const hasTrimming of [true, false]) {
      const link = { ...usualLink(gbps * 1e9, baseRtt), hasTrimming };
      const exact = nsccConstants({ ...link, networkRtt: baseRtt * 1000 });
      const registers = nsccDefaults(link);
      const near = (register: number, value: number, part: number): void =>
        expect(Math.abs(register - value) / value).toBeLessThan(part);
      near(registers.baseRtt * 3200, baseRtt * 1000, 1e-3);
      near(registers.target * 3200, exact.target, 1e-3);
      near(registers.qaThreshold * 3200, exact.qaThreshold, 1e-3);
      near(registers.adjustPeriod * 3200, exact.adjustPeriod, 1e-3);
      near(registers.fastDelay * 3200, exact.fastDelay, 2e-3);
      near(registers.alpha / 2 ** 12 / 3200, exact.alpha, 1e-3);
      near(registers.fairIncrease, exact.fi, 1e-3);
      near(registers.eta, exact.eta, 2e-3);
      near(registers.fastScale / 2 ** 12, exact.fiScale, 1e-3);
      near(registers.gamma / 2 ** 10, exact.gamma, 1e-3);
      near(registers.gain / 2 ** 14, exact.gain, 2e-3);
      near((registers.baseRtt * registers.windowPerTick) / 2 ** 8, 1.5 * (gbps / 8) * baseRtt, 2e-3);
      expect(registers).toMatchObject({ adjustBytes: 33_280, minWindow: 4160, mostDecrease: 512, qaGate: 3 });
      expect(1 - registers.mostDecrease / 2 ** 10).toBe(exact.leastFactor);
    }
  }
});

test.each([100, 200, 400, 800])('the least window of an endpoint at %d Gb/s holds a full packet', (gbps) => {
  const { minWindow, windowPerTick, baseRtt } = nsccDefaults(endpointLink(gbps * 1e9));
  // UDP, PDS and SES headers of a standard request, and 40.
  expect(minWindow).toBe(4096 + 8 + 12 + 44 + 40);
  expect((windowPerTick * baseRtt) / 2 ** 8).toBeGreaterThan(8 * minWindow);
  expect(nsccDefaults(endpointLink(gbps * 1e9, 12_000, 1024)).minWindow).toBe(1024 + 104);
});

test.each([
  [{ linkRate: 100e12, baseRtt: 12_000 }, /NSCC has no window_per_tick of 15360000 \(1 to 1048575\)/],
  [{ linkRate: 100e9, baseRtt: 4_000_000 }, /NSCC has no base_rtt of 1250000/],
  [{ linkRate: 1e6, baseRtt: 12_000 }, /of 0 \(1 to/],
])('a link that the registers cannot hold is refused: %j', (of, message) => {
  const make = () => nsccDefaults({ ...usualLink(of.linkRate), ...of });
  expect(make).toThrow(UserError);
  expect(make).toThrow(message);
});
