import { describe } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { llrPort } from '../../../../rtl-gen/uet/llr/end/port.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { engines } from '../../../engine/engines.ts';
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
      { create: (o) => engines.wasm.create(design, o), seeds: 3, maxCycles: 1_000_000 },
      portLoop(options, 120),
    );
    if (options.size !== 16) continue;
    hwTest(
      'so they do on the emitted Verilog as Yosys reads it',
      { create: (o) => engines.yosys.create(design, o), seeds: 2, maxCycles: 1_000_000 },
      portLoop(options, 60),
    );
  }
});
