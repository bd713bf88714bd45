import { describe } from 'vitest';
import { catalogue } from '../../rtl-gen/catalogue.ts';
import { elaborate, type Module } from '../../rtl-gen/hdl/index.ts';
import { hwTest } from '../bench/hw-test.ts';
import { yosysEngine } from '../engine/foreign/engine.ts';
import { designTests } from './design-tests.ts';

describe('the emitted Verilog of every design, through Yosys, keeps to the golden model', () => {
  for (const { name, module } of catalogue) {
    const design = elaborate(module() as Module<unknown, unknown, Record<string, never>>);
    hwTest(
      name,
      { create: (options) => yosysEngine.create(design, options), seeds: 4 },
      designTests(name).property(10_000),
    );
  }
});
