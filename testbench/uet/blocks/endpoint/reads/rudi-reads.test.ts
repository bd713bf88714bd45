import { rudiReads } from '../../../../../rtl-gen/uet/endpoint/ses/rudi-reads.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { rudiReadsDirected, rudiReadsProperty } from './rudi-reads-property.ts';

const design = elaborate(rudiReads);

describe('READs of peers on their way to memory', () => {
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `all of them leave, in turn, with who asks by RUDI, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 3 : 1, maxCycles: 10_000 },
      rudiReadsProperty(engine === 'wasm' ? 5_000 : 2_000),
    );

  for (const { name, body } of rudiReadsDirected)
    hwTest(name, { create: onEngine('wasm', design), maxCycles: 10_000 }, body);
});
