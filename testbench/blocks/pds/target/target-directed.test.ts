import { describe } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { pdsTarget } from '../../../../rtl-gen/uet/pds/target/pds-target.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { engines } from '../../../engine/engines.ts';
import { smallTarget } from './target-designs.ts';
import { targetDirected } from './target-directed.ts';

const design = elaborate(pdsTarget(smallTarget));

// As Yosys reads the emitted Verilog.
describe('what the PDS target promises', () => {
  for (const { name, body } of targetDirected(smallTarget)) {
    hwTest(name, { create: (of) => engines.yosys.create(design, of), seeds: 1, timeout: 60_000 }, body);
  }
});
