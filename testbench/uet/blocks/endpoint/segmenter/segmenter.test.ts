import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { segmenting, segmentSizes } from './segmenter-design.ts';
import { longMessages, segmenterProperty } from './segmenter-property.ts';

const design = elaborate(segmenting);

describe('messages and answers', () => {
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `are cut into packets with their headers, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 2 : 1, maxCycles: 20_000 },
      segmenterProperty(segmentSizes, engine === 'wasm' ? 8_000 : 1_000),
    );
  const { name, body } = longMessages(segmentSizes);
  hwTest(name, { create: onEngine('wasm', design), seeds: 1 }, body);
});
