import { describe, expect, test } from 'vitest';
import { pathSelect } from '../../../../../rtl-gen/uet/cms/paths/path-select.ts';
import { inProject } from '../../../../../support/project.ts';
import { elaborate, hwTest, hwTestInVerilator, wasmEngine, yosysEngine } from '../../vitest-kit.ts';
import { pathDirected } from './path-directed.ts';
import { pathProperty } from './path-property.ts';
import { pathReplay } from './path-replay.ts';

const few = { contexts: 4, paths: 16 };
const some = { contexts: 256, paths: 64 };
const most = { contexts: 16, paths: 256 };
const fewDesign = elaborate(pathSelect(few));
const someDesign = elaborate(pathSelect(some));

describe('path selection', () => {
  for (const size of [few, some, most]) {
    const design = elaborate(pathSelect(size));
    hwTest(
      `random events of ${size.contexts} contexts with ${size.paths} paths: each entropy value is that of the model`,
      { design, seeds: 4 },
      pathProperty(size, 4_000),
    );
  }

  test('a number of paths that it cannot have is refused', () => {
    for (const paths of [2, 48, 512]) expect(() => pathSelect({ contexts: 4, paths })).toThrow(RangeError);
  });
});

describe('what path selection promises, step by step', () => {
  for (const { name, body } of pathDirected(some.paths)) hwTest(name, { design: someDesign, seeds: [7] }, body);
});

describe('recorded choices through path selection', () => {
  // How many values are compared is part of the test: a replay that skips rows or fields would agree too.
  test.each([
    ['lb_vec_bitmap_16', 'wasm', wasmEngine, 28_166],
    ['lb_vec_mixed_64', 'wasm', wasmEngine, 50_125],
    ['lb_vec_oblivious_32', 'wasm', wasmEngine, 8_177],
    ['lb_vec_reps_64', 'wasm', wasmEngine, 40_193],
    ['mixed_both.f2.lb', 'wasm', wasmEngine, 13_285],
    ['incast32_100g_reps.f18.lb', 'wasm', wasmEngine, 18_204],
    ['mixed_both.f2.lb', 'the emitted Verilog in Yosys', yosysEngine, 13_285],
  ] as const)('%s on %s: each entropy value and state is the recorded one', async (name, _, engine, compared) => {
    const simulator = await engine.create(someDesign);
    const file = inProject('testbench/uet/traces/cms/data', `${name}.csv.gz`);
    const { counts, disagreements, firstDisagreement } = await pathReplay(some.paths)(simulator, file);
    expect({ disagreements, firstDisagreement }).toEqual({ disagreements: 0, firstDisagreement: undefined });
    expect(counts.compared).toBe(compared);
  });

  test('what the hardware has not is told', async () => {
    const replay = async (design: typeof fewDesign, paths: number, name: string) =>
      pathReplay(paths)(await wasmEngine.create(design), inProject('testbench/uet/traces/cms/data', `${name}.csv.gz`));
    await expect(replay(fewDesign, few.paths, 'lb_vec_reps_64')).rejects.toThrow(/has 64 paths, the hardware 16/);
    await expect(replay(fewDesign, few.paths, 'lb_vec_reps_legacy_64')).rejects.toThrow(/has no scheme reps_legacy/);
  });
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
hwTestInVerilator(
  'random events: each entropy value is that of the model',
  fewDesign,
  { seeds: 3 },
  pathProperty(few, 4_000),
);
