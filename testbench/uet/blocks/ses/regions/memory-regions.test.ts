import { memoryRegions } from '../../../../../rtl-gen/uet/ses/memory-regions/memory-regions.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { regionDirected } from './region-directed.ts';
import { regionProperty } from './region-property.ts';

const few = elaborate(memoryRegions({ sets: 2, ways: 2 }));
const some = elaborate(memoryRegions({ sets: 16, ways: 4 }));

describe('memory regions', () => {
  for (const [size, design] of [
    ['2 sets of 2', few],
    ['16 sets of 4', some],
  ] as const) {
    hwTest(
      `packets in each clock while regions of ${size} come and go: addresses and codes`,
      { design, seeds: 4 },
      regionProperty(5_000),
    );
  }

  hwTest(
    'the emitted Verilog, through Yosys: addresses and codes',
    { create: onEngine('yosys', few), seeds: 1, maxCycles: 20_000 },
    regionProperty(2_000),
  );

  for (const { name, body } of regionDirected) {
    hwTest(name, { design: some, seeds: [7] }, body);
  }
});
