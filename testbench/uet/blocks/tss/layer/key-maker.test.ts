import { hwTest, onEngine } from '../../vitest-kit.ts';
import { everyBit, makerDesign, makerProperty } from './key-maker-property.ts';

for (const engine of ['wasm', 'yosys'] as const) {
  const options = { create: onEngine(engine, makerDesign), maxCycles: 100_000 };
  hwTest(
    `a key is known again, its own or another association's, and keys are made of those written, on ${engine}`,
    options,
    makerProperty(200),
  );
  hwTest(`a key that differs in a bit is another one, on ${engine}`, options, everyBit);
}
