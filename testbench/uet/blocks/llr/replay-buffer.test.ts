import { replayBuffer } from '../../../../rtl-gen/uet/llr/transmit/replay-buffer.ts';
import { describe, elaborate, expect, hwTest, test } from '../vitest-kit.ts';
import { replayBufferDirected, replayBufferProperty } from './replay-buffer-property.ts';

const sizes = [
  { size: 8, beats: 64, frames: 16, longest: 20 },
  { size: 64, beats: 32, frames: 32, longest: 4 },
  { size: 16, beats: 16, frames: 8, longest: 9 },
] as const;

// The catalogue's design runs through Yosys in blocks/emitted-verilog.test.ts.
for (const options of sizes) {
  const { size, beats, frames } = options;
  const design = elaborate(replayBuffer(options));
  describe(`the replay buffer of ${frames} frames in ${beats} beats of ${size} bytes`, () => {
    hwTest(
      'what is kept comes again, in order, until it is acknowledged',
      { design, seeds: 3 },
      replayBufferProperty(options, 4_000),
    );
    for (const { name, body } of replayBufferDirected(options)) {
      hwTest(name, { design, seeds: [7] }, body);
    }
  });
}

const far = { ...sizes[0], underWay: 9 };
const distant = elaborate(replayBuffer(far));
hwTest(
  'with frames that are on their way, room is left for these',
  { design: distant, seeds: 2 },
  replayBufferProperty(far, 2_000),
);

test('sizes that cannot be built are refused in one sentence', () => {
  const build = (wrong: object) => () => replayBuffer({ ...sizes[0], ...wrong });
  expect(build({ beats: 60 })).toThrow('a replay buffer of 60 beats: give a power of two');
  expect(build({ frames: 4 })).toThrow('a replay buffer of 4 frames: give a power of two from 8 to 2^19');
  expect(build({ underWay: 13 })).toThrow('a replay buffer of 16 frames with 13 on their way: give more than 16');
  expect(build({ longest: 63 })).toThrow('frames of 63 beats in a replay buffer of 64: give 1 to 61');
});
