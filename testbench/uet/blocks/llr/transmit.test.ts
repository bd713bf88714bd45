import { llrTransmit } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { describe, elaborate, expect, hwTest, hwTestInVerilator, test } from '../vitest-kit.ts';
import { transmitDirected } from './transmit-directed.ts';
import { transmitProperty } from './transmit-property.ts';

const sizes = [
  { size: 8, beats: 256, frames: 64, longest: 20 },
  { size: 16, beats: 64, frames: 32, longest: 10 },
  { size: 32, beats: 64, frames: 64, longest: 6 },
  { size: 64, beats: 64, frames: 32, longest: 4 },
] as const;

describe('the sender of LLR', () => {
  for (const options of sizes) {
    const design = elaborate(llrTransmit(options));
    hwTest(
      `${options.size} bytes a clock: random frames, messages and management agree with the golden model at every output in every clock`,
      { design, seeds: 4, maxCycles: 100_000 },
      transmitProperty(options, 'xor', 4_000),
    );
  }

  for (const options of [sizes[0], sizes[3]]) {
    const design = elaborate(llrTransmit(options));
    for (const { name, body } of transmitDirected(options)) {
      hwTest(`${options.size} bytes a clock: ${name}`, { design, seeds: [7], maxCycles: 60_000 }, body);
    }
  }

  const replacing = elaborate(llrTransmit(sizes[1], 'replace'));
  hwTest(
    'with a pattern that stands in the place of the check sequence, the same',
    { design: replacing, seeds: 2, maxCycles: 100_000 },
    transmitProperty(sizes[1], 'replace', 3_000),
  );

  test('sizes that cannot be built are refused in one sentence', () => {
    expect(() => llrTransmit({ ...sizes[0], size: 12 })).toThrow('LLR with 12 bytes a clock: give 8, 16, 32, 64');
    expect(() => llrTransmit({ ...sizes[0], frames: 8 })).toThrow('a replay buffer of 8 frames with 8 on their way');
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  '8 bytes a clock: random frames, messages and management agree with the golden model at every output in every clock',
  elaborate(llrTransmit(sizes[0])),
  { seeds: 2, maxCycles: 100_000 },
  transmitProperty(sizes[0], 'xor', 3_000),
);
