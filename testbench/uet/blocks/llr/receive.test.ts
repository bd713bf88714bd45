import { llrReceive } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { llrWidths } from '../../../../rtl-gen/uet/llr/settings.ts';
import { describe, elaborate, expect, hwTest, hwTestInVerilator, test } from '../vitest-kit.ts';
import { receiveDirected } from './receive-directed.ts';
import { receiveProperty } from './receive-property.ts';

describe('the receiver of LLR', () => {
  for (const size of llrWidths) {
    const design = elaborate(llrReceive(size));
    hwTest(
      `${size} bytes a clock: random frames and messages agree with the golden model at every output in every clock`,
      { design, seeds: 3 },
      receiveProperty(size, 'xor', 3_000),
    );
  }

  for (const size of [8, 64] as const) {
    const design = elaborate(llrReceive(size));
    for (const { name, body } of receiveDirected(size)) {
      hwTest(`${size} bytes a clock: ${name}`, { design, seeds: [7] }, body);
    }
  }

  const replacing = elaborate(llrReceive(16, 'replace'));
  hwTest(
    'with a pattern that stands in the place of the check sequence, the same',
    { design: replacing, seeds: 2 },
    receiveProperty(16, 'replace', 3_000),
  );

  test('other widths are refused in one sentence', () => {
    expect(() => llrReceive(12)).toThrow('LLR with 12 bytes a clock: give 8, 16, 32, 64');
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  '8 bytes a clock: random frames and messages agree with the golden model at every output in every clock',
  elaborate(llrReceive(8)),
  { seeds: 2 },
  receiveProperty(8, 'xor', 3_000),
);
