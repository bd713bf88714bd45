import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { tssLayer } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { keysDie, zeroiseAtAnyMoment } from './keys-die-property.ts';
import { smallLayer, smallOnTheFly } from './layer-designs.ts';

const design = elaborate(tssLayer(smallLayer));
const onTheFly = elaborate(tssLayer(smallOnTheFly));

hwTest(
  'with round keys on the fly: nothing is left of any key after zeroise, its pin or a reset, at any moment, on wasm',
  { create: onEngine('wasm', onTheFly), timeout: 600_000, maxCycles: 100_000, seeds: 6 },
  zeroiseAtAnyMoment(smallOnTheFly),
);
hwTest(
  'with round keys on the fly: nothing is left of a key after a new one, another domain, another mode, or its end, on wasm',
  { create: onEngine('wasm', onTheFly), timeout: 600_000, maxCycles: 100_000 },
  keysDie,
);

for (const engine of ['wasm', 'yosys'] as const) {
  const options = { create: onEngine(engine, design), timeout: 600_000, maxCycles: 100_000 };
  hwTest(
    `on ${engine}: nothing is left of a key after a new one, another domain in its place, another mode, or its domain's end`,
    options,
    keysDie,
  );
  hwTest(
    `on ${engine}: nothing is left of any key after zeroise, its pin or a reset, at any moment, within the clocks that are promised`,
    { ...options, seeds: engine === 'wasm' ? 24 : 6 },
    zeroiseAtAnyMoment(smallLayer),
  );
}
