import { describe, expect, test } from 'vitest';
import { cbfcReceiver } from '../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { defaultCbfcSettings, vcCounts } from '../../../../rtl-gen/uet/cbfc/settings.ts';
import { describeInVerilator, elaborate, hwTest, inVerilator, wasmEngine } from '../vitest-kit.ts';
import { receiverDirected } from './receiver-directed.ts';
import { receiverProperty } from './receiver-property.ts';

const designs = new Map(vcCounts.map((vcs) => [vcs, elaborate(cbfcReceiver({ ...defaultCbfcSettings, vcs }))]));
const create =
  (vcs: (typeof vcCounts)[number], engine = wasmEngine) =>
  (options: { seed: number; trace: boolean }) =>
    engine.create(designs.get(vcs)!, options);

describe('the receiver of CBFC', () => {
  for (const vcs of vcCounts) {
    hwTest(
      `${vcs} channels: random traffic and faults agree with the golden model at every output in every clock`,
      { create: create(vcs), seeds: 6 },
      receiverProperty(vcs, 8_000),
    );
  }

  test('settings that cannot be built are refused in one sentence', () => {
    expect(() => cbfcReceiver({ vcs: 4, longestFrame: 63 })).toThrow('frames of up to 63 bytes: give 64 to 16384');
  });
});

describe('what the receiver of CBFC promises, step by step', () => {
  for (const vcs of [4, 32] as const) {
    for (const { name, body } of receiverDirected(vcs)) {
      hwTest(`${vcs} channels: ${name}`, { create: create(vcs), seeds: [7] }, body);
    }
  }
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
describeInVerilator(() => {
  for (const vcs of [4, 32] as const) {
    hwTest(
      `${vcs} channels: random traffic and faults agree with the golden model at every output in every clock`,
      { create: inVerilator(designs.get(vcs)!), seeds: 4 },
      receiverProperty(vcs, 8_000),
    );
  }
});
