import { describe, expect, test } from 'vitest';
import { nscc } from '../../../../../rtl-gen/uet/cms/nscc/nscc.ts';
import { inProject } from '../../../../../support/project.ts';
import { elaborate, hwTest, hwTestInVerilator, wasmEngine, yosysEngine } from '../../vitest-kit.ts';
import { nsccDirected } from './nscc-directed.ts';
import { nsccProperty } from './nscc-property.ts';
import { nsccReplay } from './nscc-replay.ts';

const design = elaborate(nscc({ contexts: 256 }));
const few = elaborate(nscc({ contexts: 4 }));

describe('NSCC', () => {
  hwTest('random events: each limit and outcome is that of the model', { design, seeds: 4 }, nsccProperty(256, 4_000));
  hwTest('few contexts, so that they meet themselves in the pipe', { design: few, seeds: 4 }, nsccProperty(4, 4_000));
});

describe('what NSCC promises, step by step', () => {
  for (const { name, body } of nsccDirected) hwTest(name, { design, seeds: [7] }, body);
});

describe('recorded flows through NSCC', () => {
  test.each([
    ['incast32_nscc_reps.f1', 'wasm', wasmEngine, 1154],
    ['mixed_both.f12', 'the emitted Verilog in Yosys', yosysEngine, 22],
  ] as const)('%s on %s: each limit is that of the model, beside the recorded window', async (flow, _, engine, all) => {
    const simulator = await engine.create(few);
    const file = inProject('testbench/uet/traces/senders', `${flow}.cc.csv.gz`);
    const { counts, disagreements, firstDisagreement, picture } = await nsccReplay(simulator, file);
    expect({ disagreements, firstDisagreement }).toEqual({ disagreements: 0, firstDisagreement: undefined });
    expect(counts.events).toBe(all);
    expect(counts['mean deviation in ppm']).toBeLessThan(5000);
    expect(picture!(flow)).toContain('window of the simulator');
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  'random events: each limit and outcome is that of the model',
  few,
  { seeds: 3 },
  nsccProperty(4, 4_000),
);
