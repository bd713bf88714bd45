import { describe, expect, test } from 'vitest';
import { rcccSource } from '../../../../../rtl-gen/uet/cms/rccc/rccc-source.ts';
import { inProject } from '../../../../../support/project.ts';
import { elaborate, hwTest, hwTestInVerilator, wasmEngine, yosysEngine } from '../../vitest-kit.ts';
import { sourceDirected } from './source-directed.ts';
import { sourceProperty } from './source-property.ts';
import { sourceReplay } from './source-replay.ts';

const few = elaborate(rcccSource({ contexts: 4 }));
const some = elaborate(rcccSource({ contexts: 256 }));

describe('sending end of RCCC', () => {
  for (const [contexts, design] of [
    [4, few],
    [256, some],
  ] as const) {
    hwTest(
      `random events of ${contexts} contexts: credit and targets are those of the model`,
      { design, seeds: 6 },
      sourceProperty(contexts, 6_000),
    );
  }
});

describe('what the sending end of RCCC promises, step by step', () => {
  for (const { name, body } of sourceDirected) hwTest(name, { design: some, seeds: [7] }, body);
});

describe('recorded flows through the hardware', () => {
  // How many values are compared is part of the test: a replay that skips rows or fields would agree too.
  test.each([
    ['cms/data/mixed_both.f2.tx', 'wasm', wasmEngine, 2935],
    ['senders/incast8_rccc_notrim.f2.cc', 'wasm', wasmEngine, 5292],
    ['senders/mixed_both.f12.cc', 'the emitted Verilog in Yosys', yosysEngine, 97],
  ] as const)('%s on %s: credit and targets are the recorded ones', async (name, _, engine, compared) => {
    const simulator = await engine.create(some);
    const file = inProject('testbench/uet/traces', `${name}.csv.gz`);
    const { counts, disagreements, firstDisagreement } = await sourceReplay(simulator, file);
    expect({ disagreements, firstDisagreement }).toEqual({ disagreements: 0, firstDisagreement: undefined });
    expect(counts.compared).toBe(compared);
  });

  test('a run without RCCC is refused', async () => {
    const file = inProject('testbench/uet/traces/cms/data/incast8_nscc.f1.tx.csv.gz');
    await expect(sourceReplay(await wasmEngine.create(few), file)).rejects.toThrow(/of a run without RCCC/);
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  'random events: credit and targets are those of the model',
  few,
  { seeds: 3 },
  sourceProperty(4, 6_000),
);
