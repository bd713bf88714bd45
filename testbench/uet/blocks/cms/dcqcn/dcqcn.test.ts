import { describe, expect, test } from 'vitest';
import { dcqcn } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn.ts';
import { inProject } from '../../../../../support/project.ts';
import { elaborate, hwTest, hwTestInVerilator, wasmEngine, yosysEngine } from '../../vitest-kit.ts';
import { dcqcnDirected } from './dcqcn-directed.ts';
import { dcqcnProperty } from './dcqcn-property.ts';
import { dcqcnReplay } from './dcqcn-replay.ts';

const few = elaborate(dcqcn({ contexts: 4 }));
const some = elaborate(dcqcn({ contexts: 256 }));

describe('DCQCN', () => {
  for (const [contexts, design] of [
    [4, few],
    [256, some],
  ] as const) {
    hwTest(
      `random events of ${contexts} contexts: each rate and window is that of the model`,
      { design, seeds: 8 },
      dcqcnProperty(contexts, 10_000),
    );
  }
});

describe('what DCQCN promises, step by step', () => {
  for (const [contexts, design] of [
    [4, few],
    [256, some],
  ] as const) {
    for (const { name, body } of dcqcnDirected(contexts))
      hwTest(`${name} (${contexts} contexts)`, { design, seeds: [7] }, body);
  }
});

describe('recorded events through the hardware', () => {
  // How many values are compared is part of the test: a replay that skips rows or fields would agree too.
  test.each([
    ['dcqcn_vec_100', 'wasm', wasmEngine, 29_748],
    ['dcqcn_vec_25', 'the emitted Verilog in Yosys', yosysEngine, 30_000],
  ] as const)('%s on %s: stages are the recorded ones, and rates within 1e-6', async (name, _, engine, compared) => {
    const file = inProject('testbench/uet/traces/cms/data', `${name}.csv.gz`);
    const { counts, disagreements, firstDisagreement } = await dcqcnReplay(4)(await engine.create(few), file);
    expect({ disagreements, firstDisagreement }).toEqual({ disagreements: 0, firstDisagreement: undefined });
    expect(counts.compared).toBe(compared);
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  'random events: each rate and window is that of the model',
  few,
  { seeds: 3 },
  dcqcnProperty(4, 6_000),
);
