import { everyEngineTest, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { core } from '../src/core.ts';
import { allWords, atEdges, program, random } from './core-tests.ts';
import { samples } from './programs.ts';

const design = elaborate(core);
// Vitest's own 5 seconds are short on a busy machine.
const timeout = 120_000;
const options: Parameters<typeof hwTest>[1] = {
  create: (o) => engines.wasm.create(design, o),
  maxCycles: 1_000_000,
  timeout,
};

for (const sample of samples) hwTest(`${sample.name}, as the model says`, options, program(sample));
hwTest('instructions on operands at the edges do what the model says', options, atEdges);
hwTest('words of every opcode do what the model says, or halt', options, allWords);
hwTest('random code does what the model says', { ...options, seeds: 10 }, random(20_000));
everyEngineTest('the emitted Verilog does the same', design, { seeds: 1 }, random(3_000));
