import { describe } from 'vitest';
import { catalogue } from '../../rtl-gen/catalogue.ts';
import { elaborate, type Module } from '../../rtl-gen/hdl/index.ts';
import { hwTest } from '../bench/hw-test.ts';
import { yosysEngine } from '../engine/foreign/engine.ts';
import { designTests } from './design-tests.ts';

describe('the emitted Verilog of every design, through Yosys, keeps to the golden model', () => {
  for (const { name, folder, module } of catalogue) {
    const design = elaborate(module() as Module<unknown, unknown, Record<string, never>>);
    // A clock of a parser holds as much as hundreds of the SACK tracker, one of the PDC tracker as much as ten.
    const [seeds, clocks] = folder === 'wire' ? [1, 500] : folder === 'pds/target' ? [2, 3_000] : [4, 10_000];
    hwTest(
      name,
      { create: (options) => yosysEngine.create(design, options), seeds },
      designTests(name).property(clocks),
    );
  }
});
