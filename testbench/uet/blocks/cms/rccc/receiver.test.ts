import { describe, expect, test } from 'vitest';
import { rcccReceiver } from '../../../../../rtl-gen/uet/cms/rccc/rccc-receiver.ts';
import { inProject } from '../../../../../support/project.ts';
import { elaborate, hwTest, hwTestInVerilator, wasmEngine, yosysEngine } from '../../vitest-kit.ts';
import { receiverDirected } from './receiver-directed.ts';
import { receiverProperty } from './receiver-property.ts';
import { receiverReplay } from './receiver-replay.ts';

const few = elaborate(rcccReceiver({ sources: 4 }));
const some = elaborate(rcccReceiver({ sources: 64 }));

describe('receiver of RCCC', () => {
  for (const sources of [4, 64, 1024]) {
    const design = elaborate(rcccReceiver({ sources }));
    hwTest(
      `random targets of ${sources} sources: each grant is that of the model, in its clock`,
      { design, seeds: 6 },
      receiverProperty(sources, 6_000),
    );
  }

  test('a number of sources that it cannot have is refused', () => {
    for (const sources of [1, 48]) expect(() => rcccReceiver({ sources })).toThrow(RangeError);
  });
});

describe('what a receiver of RCCC promises, step by step', () => {
  for (const { name, body } of receiverDirected(64)) hwTest(name, { design: some, seeds: [7] }, body);
});

describe('recorded receivers through the hardware', () => {
  // How many values are compared is part of the test: a replay that skips rows or fields would agree too.
  test.each([
    ['perm2os_rccc_oscc.h9', 'wasm', wasmEngine, 10_158],
    ['mixed_both.h20', 'wasm', wasmEngine, 338],
    ['mixed_both.h20', 'the emitted Verilog in Yosys', yosysEngine, 338],
  ] as const)('%s on %s: each grant is the recorded one', async (name, _, engine, compared) => {
    const simulator = await engine.create(some);
    const file = inProject('testbench/uet/traces/cms/data', `${name}.rccc.csv.gz`);
    const { counts, disagreements, firstDisagreement } = await receiverReplay(64)(simulator, file);
    expect({ disagreements, firstDisagreement }).toEqual({ disagreements: 0, firstDisagreement: undefined });
    expect(counts.compared).toBe(compared);
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  'random targets: each grant is that of the model, in its clock',
  few,
  { seeds: 3 },
  receiverProperty(4, 6_000),
);
