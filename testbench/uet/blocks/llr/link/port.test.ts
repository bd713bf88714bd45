import { llrPort } from '../../../../../rtl-gen/uet/llr/end/port.ts';
import { llrStorePort } from '../../../../../rtl-gen/uet/llr/end/store-port.ts';
import { dutOf } from '../../test-kit.ts';
import { describe, elaborate, expect, hwTest, test } from '../../vitest-kit.ts';
import { portLoop } from './port-loop.ts';

const sizes = [
  { size: 8, beats: 512, frames: 32, longest: 190 },
  { size: 16, beats: 512, frames: 64, longest: 96 },
  { size: 32, beats: 512, frames: 64, longest: 49 },
  { size: 64, beats: 512, frames: 128, longest: 25 },
] as const;

describe('a port of LLR whose line leads back to it', () => {
  for (const options of sizes) {
    const design = elaborate(llrPort(options));
    hwTest(
      `${options.size} bytes a clock: eligible frames come exactly once, the others and CF_Updates in order`,
      { design, seeds: 3, maxCycles: 1_000_000 },
      portLoop(options, 120),
    );
    if (options.size !== 16) continue;
    hwTest(
      'so they do on the emitted Verilog as Yosys reads it',
      { design, engine: 'yosys', seeds: 2, maxCycles: 1_000_000 },
      portLoop(options, 60),
    );
  }
});

describe('a port of LLR that stores what comes', () => {
  const options = { ...sizes[0], depth: 1024 };
  const mod = llrStorePort(options);
  const design = elaborate(mod);
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `eligible frames come exactly once, whole and without those that LLR drops, on ${engine}`,
      { design, engine, seeds: engine === 'wasm' ? 3 : 1, maxCycles: 1_000_000 },
      async (t) => {
        await portLoop(options, 60)(t);
        expect(dutOf(t.dut, mod).lost.get()).toBe(0);
      },
    );

  test('a store that is too small for the longest frame is refused', () => {
    expect(() => llrStorePort({ ...options, depth: 128 })).toThrow(
      new RangeError('a store of 128 beats never holds a frame of 190: give it as many or more'),
    );
  });
});
