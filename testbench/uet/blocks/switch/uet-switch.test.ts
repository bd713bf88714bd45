import { switchOptions } from '../../../../rtl-gen/uet/switch/designs.ts';
import { uetSwitch } from '../../../../rtl-gen/uet/switch/uet-switch.ts';
import { describe, elaborate, hwTest, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { switchDirected } from './switch-directed.ts';
import { switchProperty } from './switch-tests.ts';

const design = elaborate(uetSwitch(switchOptions));

for (const [engine, title] of [
  [wasmEngine, 'the engine'],
  [yosysEngine, "Yosys's reading of the emitted Verilog"],
] as const) {
  describe(`the switch port in ${title}`, () => {
    const create = (of: { readonly seed?: number }) => engine.create(design, of);
    for (const { name, body } of switchDirected(switchOptions)) hwTest(name, { create }, body);
    hwTest(
      'drawn frames leave as the rules say',
      { create, seeds: 3, maxCycles: 200_000 },
      switchProperty(switchOptions, 800),
    );
  });
}
