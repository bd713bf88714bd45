import { expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { familyDelays } from '../flow/family-delays.ts';
import { committedNames, committedReports } from '../report/committed.ts';
import { isMeasured } from '../report/compare.ts';

const folder = inProject('fpga', 'reports');
const routed = committedReports(committedNames(folder), folder).flatMap(({ design, families: { ice40 } }) =>
  isMeasured(ice40) && ice40.routed !== undefined ? [{ design, ...ice40.routed }] : [],
);

test('SACK tracker, CBFC and LLR were placed and routed', () => {
  for (const block of ['sack_', 'cbfc_receiver', 'cbfc_sender', 'llr_'])
    expect(routed.some(({ design }) => design.startsWith(block))).toBe(true);
});

test.each(routed)('$design has a clock within the bars of its estimate', ({ mhz, estimate, net }) => {
  expect(mhz[0]).toBeGreaterThanOrEqual(estimate.low);
  expect(mhz.at(-1)).toBeLessThanOrEqual(estimate.high);
  const [best, worst] = familyDelays.ice40!.net;
  expect(net.fastest).toBeGreaterThanOrEqual(best);
  expect(net.slowest).toBeLessThanOrEqual(worst);
});

test('the bars are no wider than what was measured, to a twentieth of a nanosecond', () => {
  const [best, worst] = familyDelays.ice40!.net;
  expect(Math.min(...routed.map(({ net }) => net.fastest)) - best).toBeLessThan(0.05);
  expect(worst - Math.max(...routed.map(({ net }) => net.slowest))).toBeLessThan(0.05);
});
