import { llrDecoder } from '../../../../../rtl-gen/uet/llr/line/decoder.ts';
import { llrWidths } from '../../../../../rtl-gen/uet/llr/settings.ts';
import { describe, elaborate, hwTest, hwTestInVerilator } from '../../vitest-kit.ts';
import { decoderDirected } from './decoder-directed.ts';
import { decoderProperty } from './decoder-property.ts';

describe('the decoder of LLR’s line', () => {
  for (const size of llrWidths) {
    const design = elaborate(llrDecoder(size));
    hwTest(
      `${size} bytes a clock: random blocks agree with the golden model at every output in every clock`,
      { design, seeds: 2 },
      decoderProperty(size, 5_000),
    );
  }

  for (const size of [8, 64] as const) {
    const design = elaborate(llrDecoder(size));
    for (const { name, body } of decoderDirected(size)) {
      hwTest(`${size} bytes a clock: ${name}`, { design, seeds: [7] }, body);
    }
  }
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  '8 bytes a clock: random blocks agree with the golden model at every output in every clock',
  elaborate(llrDecoder(8)),
  { seeds: 2 },
  decoderProperty(8, 3_000),
);
