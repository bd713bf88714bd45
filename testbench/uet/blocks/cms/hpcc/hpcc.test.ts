import { describe, expect, test } from 'vitest';
import { hpcc } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc.ts';
import { inProject } from '../../../../../support/project.ts';
import { elaborate, hwTest, hwTestInVerilator, wasmEngine, yosysEngine } from '../../vitest-kit.ts';
import { hpccDirected } from './hpcc-directed.ts';
import { hpccProperty } from './hpcc-property.ts';
import { hpccReplay } from './hpcc-replay.ts';

const few = elaborate(hpcc({ contexts: 4 }));
const some = elaborate(hpcc({ contexts: 256 }));

describe('HPCC', () => {
  for (const [contexts, design] of [
    [4, few],
    [256, some],
  ] as const) {
    hwTest(
      `random samples of ${contexts} contexts: each limit and rate is that of the model`,
      { design, seeds: 12 },
      hpccProperty(contexts, 6_000),
    );
  }
});

describe('what HPCC promises, step by step', () => {
  for (const { name, body } of hpccDirected) hwTest(name, { design: few, seeds: [7] }, body);
});

describe('recorded ACKs through the hardware', () => {
  // How many values are compared is part of the test: a replay that skips rows or fields would agree too.
  test.each([
    ['wasm', wasmEngine],
    ['the emitted Verilog in Yosys', yosysEngine],
  ] as const)('on %s: stages are the recorded ones, rates and loads within 2e-4', async (_, engine) => {
    const file = inProject('testbench/uet/traces/cms/data/hpcc_vec_25.csv.gz');
    const { counts, disagreements, firstDisagreement } = await hpccReplay(await engine.create(few), file);
    expect({ disagreements, firstDisagreement }).toEqual({ disagreements: 0, firstDisagreement: undefined });
    expect(counts.compared).toBe(20_000);
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  'random samples: each limit and rate is that of the model',
  few,
  { seeds: 3 },
  hpccProperty(4, 4_000),
);
