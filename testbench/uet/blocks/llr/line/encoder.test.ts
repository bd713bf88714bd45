import { llrEncoder } from '../../../../../rtl-gen/uet/llr/line/encoder.ts';
import { llrWidths } from '../../../../../rtl-gen/uet/llr/settings.ts';
import { describe, elaborate, expect, hwTest, hwTestInVerilator, test } from '../../vitest-kit.ts';
import { encoderDirected } from './encoder-directed.ts';
import { encoderProperty } from './encoder-property.ts';

const about = 'random frames and messages agree with the golden model at every output in every clock';

describe('the encoder of LLR’s line', () => {
  for (const size of llrWidths) {
    const design = elaborate(llrEncoder({ size }));
    hwTest(`${size} bytes a clock: ${about}`, { design, seeds: 5 }, encoderProperty(size, 1_000));
  }

  for (const size of [8, 64]) {
    const design = elaborate(llrEncoder({ size }));
    for (const { name, body } of encoderDirected(size)) {
      hwTest(`${size} bytes a clock: ${name}`, { design, seeds: [7] }, body);
    }
  }

  for (const gap of [8, 13, 16]) {
    const design = elaborate(llrEncoder({ size: 16, gap }));
    hwTest(`with gaps of ${gap} bytes, the same`, { design, seeds: 2 }, encoderProperty(16, 1_000, gap));
  }

  test('other widths and gaps are refused in one sentence', () => {
    expect(() => llrEncoder({ size: 12 })).toThrow('LLR with 12 bytes a clock: give 8, 16, 32, 64');
    expect(() => elaborate(llrEncoder({ size: 8, gap: 7 }))).toThrow('a gap of 7 bytes between frames: give 8 to 16');
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  `32 bytes a clock: ${about}`,
  elaborate(llrEncoder({ size: 32 })),
  { seeds: 2 },
  encoderProperty(32, 1_500),
);
