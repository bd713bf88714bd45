import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { answersOf, rudiAnswersProperty } from './rudi-answers-property.ts';

const design = elaborate(answersOf(8));

describe('answers to packets of PDCs and of RUDI', () => {
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `leave in their order, each its way, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 3 : 1, maxCycles: 20_000 },
      rudiAnswersProperty(8, engine === 'wasm' ? 3_000 : 1_000),
    );
});
