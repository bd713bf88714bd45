import { pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { describe, elaborate, hwTest } from '../../vitest-kit.ts';
import { smallTarget } from './target-designs.ts';
import { generationNone, targetDirected } from './target-directed.ts';

const design = elaborate(pdsTarget(smallTarget));

// As Yosys reads the emitted Verilog.
describe('what the PDS target promises', () => {
  for (const { name, body } of targetDirected(smallTarget)) {
    // What memories hold after reset follows from the seed.
    const seeds = name === generationNone ? 12 : 1;
    hwTest(name, { design, engine: 'yosys', seeds }, body);
  }
});
