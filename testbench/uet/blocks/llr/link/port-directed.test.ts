import { llrPort } from '../../../../../rtl-gen/uet/llr/end/port.ts';
import { llrPortAxi } from '../../../../../rtl-gen/uet/llr/registers/port-axi.ts';
import { describe, elaborate, hwTest } from '../../vitest-kit.ts';
import { portDirected } from './port-directed.ts';
import { portSettingTests } from './port-settings.ts';

const narrow = { size: 8, beats: 512, frames: 32, longest: 190 };
const wide = { size: 64, beats: 1024, frames: 128, longest: 144 };

for (const [what, options, design, engine] of [
  ['a port, by its pins', narrow, elaborate(llrPort(narrow)), 'wasm'],
  ['a port of 64 bytes a clock', wide, elaborate(llrPort(wide)), 'wasm'],
  ['a port, by its pins, on the emitted Verilog as Yosys reads it', narrow, elaborate(llrPort(narrow)), 'yosys'],
  ['a port, by its registers', narrow, elaborate(llrPortAxi(narrow)), 'wasm'],
] as const)
  describe(what, () => {
    for (const { name, body } of [...portSettingTests(options), ...portDirected(options)])
      hwTest(name, { seeds: [1], maxCycles: 100_000, design, engine }, body);
  });
