import { type RegisterTable, widthOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import { rateControlGbps, seamContexts } from '../../../../../rtl-gen/uet/cms/designs.ts';
import { nsccDefaults, usualLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { cmsControl } from '../../../../../rtl-gen/uet/cms/registers/cms-control.ts';
import { cmsRegisters } from '../../../../../rtl-gen/uet/cms/registers/cms-registers.ts';
import { dcqcnControl, hpccControl } from '../../../../../rtl-gen/uet/cms/registers/rate-control.ts';
import { describe, elaborate, expect, hwTest, hwTestInVerilator, test } from '../../vitest-kit.ts';
import { controlDirected } from './control-directed.ts';
import { controlProperty } from './control-property.ts';
import { dcqcnControlProperty, hpccControlProperty } from './rate-property.ts';

const gbps = 400;
const design = elaborate(cmsControl({ gbps }));

describe('registers of congestion management', () => {
  hwTest(
    'random software and events: what is read, set and counted',
    { design, seeds: 4 },
    controlProperty(gbps, 6_000),
  );
  for (const { name, body } of controlDirected(gbps)) hwTest(name, { design, seeds: [7], maxCycles: 200_000 }, body);
});

describe.each([
  [
    'DCQCN',
    elaborate(dcqcnControl({ gbps: rateControlGbps, contexts: seamContexts })),
    dcqcnControlProperty(rateControlGbps, seamContexts, 6_000),
  ],
  ['HPCC', elaborate(hpccControl({ gbps: rateControlGbps })), hpccControlProperty(rateControlGbps, 6_000)],
] as const)('registers of %s', (_, of, property) => {
  hwTest('random software and events: what is read, set and counted', { design: of, seeds: 4 }, property);
});

describe('values after reset', () => {
  test.each([100, 200, 400, 800])('fit their fields at %d Gb/s, and are those of the one function', (rate) => {
    const resets = new Map<string, number>();
    for (const { name, fields } of cmsRegisters(rate) as RegisterTable)
      for (const field of fields) {
        if (field.access !== 'rw') continue;
        expect(Number(field.reset), `${name}.${field.name}`).toBeLessThan(2 ** widthOf(field));
        resets.set(`${name}.${field.name}`, Number(field.reset));
      }
    const nscc = nsccDefaults(usualLink(rate * 1e9));
    expect([resets.get('target.clocks'), resets.get('alpha.bytes_4096')]).toEqual([nscc.target, nscc.alpha]);
    // One and a half BDP of 12 us.
    expect(resets.get('rccc_max_window.bytes')).toBe(1.5 * 12_000 * (rate / 8));
    // 256 bytes at 0.99 of the line.
    expect((resets.get('rccc_time.clocks_4096')! * 3.2) / 4096).toBeCloseTo((256 * 8) / (0.99 * rate), 2);
    expect(resets.get('freeze.clocks')).toBe(3_125_000);
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  'random software and events: what is read, set and counted',
  design,
  { seeds: 2 },
  controlProperty(gbps, 4_000),
);
