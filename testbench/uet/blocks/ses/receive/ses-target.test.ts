import { describe } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { sesTarget } from '../../../../../rtl-gen/uet/ses/receive/ses-target.ts';
import { targetSizes } from '../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { skipNote } from '../../../../../support/testing/skip-note.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { inVerilator, onEngine } from '../../../../bench/verilog-once.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { targetDirected } from './target-directed.ts';
import { targetProperty } from './target-property.ts';
import { targetScenarios } from './target-scenarios.ts';

const installed = await verilatorAvailable();

for (const options of targetSizes) {
  const profile = options.profile as ProfileName;
  const design = elaborate(sesTarget(options));
  describe(`receive half of SES, ${profile}`, () => {
    for (const { name, body } of targetDirected(profile)) {
      hwTest(name, { create: (o) => wasmEngine.create(design, o), seeds: [7] }, body);
    }
    hwTest(
      'random messages and receives: each verdict, place and completion is that of the golden model',
      { create: (o) => wasmEngine.create(design, o), seeds: 4 },
      targetProperty(profile, 4_000),
    );
    hwTest(
      'the emitted Verilog, through Yosys: each verdict, place and completion is that of the golden model',
      { create: onEngine('yosys', design), seeds: 1, maxCycles: 20_000 },
      targetProperty(profile, 1_000),
    );
  });
  describe.skipIf(!installed)(`${profile}, in Verilator${installed ? '' : skipNote('verilator')}`, () => {
    hwTest(
      'random messages and receives: each verdict, place and completion is that of the golden model',
      { create: inVerilator(design), seeds: 2, timeout: 600_000 },
      targetProperty(profile, 4_000),
    );
  });
}

describe('datagrams', () => {
  const design = elaborate(sesTarget({ ...targetSizes[0]!, datagrams: true }));
  hwTest(
    'random messages, of them datagrams by UUD: each verdict, place and completion is that of the golden model',
    { create: (o) => wasmEngine.create(design, o), seeds: 4 },
    targetProperty('hpc', 4_000),
  );
  hwTest(
    'the same on the emitted Verilog, through Yosys',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 20_000 },
    targetProperty('hpc', 1_000),
  );
});

describe('scenarios through the receive half of SES, packet by packet', () => {
  // With datagrams, which one of them has.
  const hpc = elaborate(sesTarget({ ...targetSizes[0]!, datagrams: true }));
  for (const { name, body } of targetScenarios) {
    hwTest(name, { create: (o) => wasmEngine.create(hpc, o), seeds: [7] }, body);
    hwTest(`${name}, on the emitted Verilog`, { create: onEngine('yosys', hpc), seeds: [7], maxCycles: 10_000 }, body);
  }
});
