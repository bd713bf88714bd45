import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { endsOf, lateEndsProperty } from './late-ends-property.ts';

const sizes = [
  { rests: true, places: 8 },
  { rests: false, places: 5 },
  { rests: true, places: undefined },
] as const;

describe('messages that are complete without a packet', () => {
  for (const size of sizes)
    for (const engine of ['wasm', 'yosys'] as const)
      hwTest(
        `end one a clock${size.rests ? ', rendezvous sends' : ''}${size.places ? `, ${size.places} buffers` : ''}, on ${engine}`,
        { create: onEngine(engine, elaborate(endsOf(size))), seeds: engine === 'wasm' ? 3 : 1, maxCycles: 20_000 },
        lateEndsProperty(size, engine === 'wasm' ? 3_000 : 1_000),
      );
});
