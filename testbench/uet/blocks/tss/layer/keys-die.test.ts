import { tssLayer } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { bothDie, keysDie, overwrittenWhenDone, zeroiseAtAnyMoment } from './keys-die-property.ts';
import { smallLayer, smallOnTheFly, smallWide, widthOf } from './layer-designs.ts';

const design = elaborate(tssLayer(smallLayer));

for (const [kind, options] of [
  ['with round keys on the fly', smallOnTheFly],
  ...smallWide.map((options) => [`with ${widthOf(options)}`, options] as const),
] as const) {
  const how = {
    create: onEngine('wasm', elaborate(tssLayer(options))),
    ...{ timeout: 600_000, maxCycles: 100_000 },
  };
  hwTest(
    `${kind}: nothing is left of any key after zeroise, its pin or a reset, at any moment, on wasm`,
    { ...how, seeds: 6 },
    zeroiseAtAnyMoment(options),
  );
  hwTest(
    `${kind}: nothing is left of a key after a new one, another domain, another mode, or its end, on wasm`,
    how,
    keysDie,
  );
}

hwTest(
  'on wasm: as soon as a command is done nothing is left of the keys that it put out of use, however many were made',
  { create: onEngine('wasm', design), timeout: 600_000, maxCycles: 300_000 },
  overwrittenWhenDone,
);

for (const engine of ['wasm', 'yosys'] as const) {
  hwTest(
    `on ${engine}: both keys go of a domain that goes, or whose SDI is another one, and none of the one beside it`,
    { create: onEngine(engine, design), timeout: 600_000, maxCycles: 100_000 },
    bothDie,
  );
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
