import { peerMap } from '../../../../rtl-gen/uet/endpoint/transmit/peer-map.ts';
import { describe, elaborate, hwTest, onEngine } from '../vitest-kit.ts';
import { peerMapProperty } from './peer-map-property.ts';

const design = elaborate(peerMap(true));

describe('ACKs, NACKs and control packets of peers, with generations', () => {
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `are events with all their fields, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 3 : 1, maxCycles: 20_000 },
      peerMapProperty(engine === 'wasm' ? 3_000 : 1_000),
    );
});
