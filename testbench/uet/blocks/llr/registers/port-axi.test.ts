import { llrPortAxi } from '../../../../../rtl-gen/uet/llr/registers/port-axi.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { portAxiDirected } from './port-axi-directed.ts';
import { portAxiProperty } from './port-axi-property.ts';

const options = { size: 8, beats: 512, frames: 32, longest: 190 };
const design = elaborate(llrPortAxi(options));

const hasVerilator = await verilatorAvailable();

for (const engine of hasVerilator ? (['wasm', 'yosys', 'verilator'] as const) : (['wasm', 'yosys'] as const))
  hwTest(
    `what software sets holds on the line, and what it reads was on it, on ${engine}`,
    { seeds: engine === 'wasm' ? 3 : 1, maxCycles: 400_000, create: onEngine(engine, design) },
    portAxiProperty(options, 2_000),
  );

for (const { name, body } of portAxiDirected(options)) hwTest(name, { seeds: [1], maxCycles: 50_000, design }, body);
