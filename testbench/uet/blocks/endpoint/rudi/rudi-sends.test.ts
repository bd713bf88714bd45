import { rudiSends } from '../../../../../rtl-gen/uet/endpoint/transmit/rudi-sends.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { places } from './rudi-sends-bench.ts';
import { rudiSendsDirected } from './rudi-sends-directed.ts';
import { rudiSendsProperty } from './rudi-sends-property.ts';

const design = elaborate(rudiSends({ places, expects: true }));

describe('the sender of RUDI of an endpoint', () => {
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `sends packets until they are answered or given up, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 3 : 1, maxCycles: 100_000 },
      rudiSendsProperty(engine === 'wasm' ? 12_000 : 3_000),
    );

  for (const { name, body } of rudiSendsDirected)
    hwTest(name, { create: onEngine('wasm', design), maxCycles: 100_000 }, body);
});
