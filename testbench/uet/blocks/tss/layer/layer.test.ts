import { layerDefaults, tssLayer } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { describe, elaborate, engines, hwTest, onEngine } from '../../vitest-kit.ts';
import { layerClocks } from './layer-clocks.ts';
import { layerClosed } from './layer-closed.ts';
import { smallLayer, smallOnTheFly, smallWide, widthOf } from './layer-designs.ts';
import { layerDirected } from './layer-directed.ts';
import { forgeryProperty } from './layer-forgery.ts';
import { layerGuards } from './layer-guards.ts';
import { layerModelProperty } from './layer-model-property.ts';
import { layerProperty } from './layer-property.ts';
import { layerSelfTest, layerTableFaults } from './layer-self-test.ts';
import { layerTested } from './layer-tested.ts';
import { layerUpsets } from './layer-upsets.ts';
import { layerVerdicts } from './layer-verdicts.ts';
import { layerWaits } from './layer-waits.ts';

const small = elaborate(tssLayer(smallLayer));

describe('the layer, in the emitted Verilog as Yosys reads it,', () => {
  const options = {
    design: small,
    engine: 'yosys' as const,
    timeout: 600_000,
  };
  hwTest(
    'sends and takes what the golden endpoint does, set up over its registers, and shows no secret there',
    options,
    layerProperty(smallLayer.domains, 6),
  );
  hwTest(
    'delivers no forged packet, whichever bit is changed',
    options,
    forgeryProperty(smallLayer.domains, 60, [40, 300], 3, 16),
  );
});

describe('the layer with round keys on the fly, in the emitted Verilog as Yosys reads it,', () => {
  const design = elaborate(tssLayer(smallOnTheFly));
  const options = {
    design,
    engine: 'yosys' as const,
    timeout: 600_000,
  };
  hwTest('sends and takes what the golden endpoint does', options, layerProperty(smallLayer.domains, 3));
  hwTest('delivers no forged packet', options, forgeryProperty(smallLayer.domains, 60, [40, 300], 3, 16));
});

describe.each(smallWide.map((options) => [widthOf(options), options] as const))('the layer of %s', (_, options) => {
  const design = elaborate(tssLayer(options));
  const how = { create: onEngine('wasm', design), timeout: 600_000 };
  hwTest('sends and takes what the golden endpoint does', how, layerProperty(options.domains, 6));
  const read = { create: onEngine('yosys', design), timeout: 600_000 };
  hwTest('does so in the emitted Verilog, as Yosys reads it', read, layerProperty(options.domains, 2));
  // Fewer at a time than may wait for a key in one domain: they come faster than keys are made.
  hwTest('delivers no forged packet', how, forgeryProperty(options.domains, 60, [40, 300], 3, 16));
});

describe.each(smallWide.map((options) => [widthOf(options), options] as const))(
  'the layer of %s, on wasm:',
  (_, options) => {
    const how = { create: onEngine('wasm', elaborate(tssLayer(options))), timeout: 600_000 };
    for (const { name, body } of [...layerVerdicts, ...layerGuards, ...layerUpsets]) hwTest(name, how, body);
    hwTest(
      "what is refused, locked, warned of, latched and zeroised is the golden model's, in any order",
      { ...how, seeds: 1, maxCycles: 200_000 },
      layerModelProperty(120),
    );
  },
);

for (const engine of ['wasm', 'yosys'] as const)
  for (const { name, body } of [
    ...[...layerDirected, ...layerVerdicts, ...layerGuards],
    ...[...layerUpsets, ...layerSelfTest, ...layerClosed, ...layerWaits, ...layerClocks, ...layerTested],
  ])
    hwTest(`the layer, on ${engine}: ${name}`, { create: onEngine(engine, small) }, body);

for (const { name, body } of layerTableFaults)
  hwTest(`the layer, on wasm: ${name}`, { create: onEngine('wasm', small) }, body);

for (const [engine, seeds] of [
  ['wasm', 8],
  ['yosys', 2],
] as const)
  hwTest(
    `the layer, on ${engine}: what is refused, locked, warned of, latched and zeroised is the golden model's, in any order`,
    { create: onEngine(engine, small), seeds, maxCycles: 200_000, timeout: 600_000 },
    layerModelProperty(120),
  );

// As in the catalogue, in Verilator: PACKETS=100000 npx vitest run testbench/uet/blocks/tss/layer/layer.test.ts -t
// catalogue
const packets = Number(process.env.PACKETS ?? 0);
if (packets > 0)
  describe(`the layer of the catalogue, in the emitted Verilog on verilator, ${packets} packets,`, () => {
    const design = elaborate(tssLayer(layerDefaults));
    const options = {
      create: (o: Parameters<typeof engines.verilator.create>[1]) => engines.verilator.create(design, o),
      timeout: 7_200_000,
      maxCycles: 200_000_000,
    };
    // Mostly short ones, as on a line; one in 50 is of any length.
    const longest = Array.from({ length: 50 }, (_, i) => (i === 0 ? 9_216 : i < 8 ? 1_500 : 200));
    const traffic = { packets: 100, longest, sources: 5 };
    hwTest(
      'sends and takes what the golden endpoint does',
      options,
      layerProperty(layerDefaults.domains, Math.ceil(packets / traffic.packets), traffic),
    );
    hwTest(
      'delivers no forged packet',
      options,
      forgeryProperty(layerDefaults.domains, packets, longest, traffic.sources),
    );
  });
