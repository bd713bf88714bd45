import { cbfcSender } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { describe, elaborate, hwTest, hwTestInVerilator } from '../../vitest-kit.ts';
import { senderDirected } from './sender-directed.ts';
import { senderProperty } from './sender-property.ts';

const sizes = [4, 8, 32] as const;
const designs = new Map(sizes.map((vcs) => [vcs, elaborate(cbfcSender({ vcs }))]));

describe('the CBFC sender', () => {
  for (const vcs of sizes) {
    hwTest(
      `${vcs} channels: random traffic agrees with the golden model at every output in every clock`,
      { design: designs.get(vcs)!, seeds: vcs === 4 ? 12 : 4 },
      senderProperty(vcs, vcs === 32 ? 1500 : 6000),
    );
  }
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  '8 channels: random traffic agrees with the golden model at every output in every clock',
  designs.get(8)!,
  { seeds: 3 },
  senderProperty(8, 4000),
);

for (const vcs of [4, 32] as const) {
  describe(`what the sender of ${vcs} channels promises, step by step`, () => {
    for (const { name, body } of senderDirected(vcs)) {
      hwTest(name, { design: designs.get(vcs)!, seeds: [7] }, body);
    }
  });
}
