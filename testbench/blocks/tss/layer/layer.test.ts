import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { layerDefaults, tssLayer } from '../../../../rtl-gen/uet/tss/layer/layer.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { engines } from '../../../engine/engines.ts';
import { smallLayer } from './layer-designs.ts';
import { layerProperty } from './layer-property.ts';

hwTest(
  'the layer sends and takes what the golden endpoint does, set up over its registers, and shows no secret there, in the emitted Verilog as Yosys reads it',
  { create: (o) => engines.yosys.create(elaborate(tssLayer(smallLayer)), o), timeout: 600_000 },
  layerProperty(smallLayer.domains, 8),
);

// Longer, and as in the catalogue: GATEWRIGHT_LONG=1 npx vitest run testbench/blocks/tss/layer
if (process.env.GATEWRIGHT_LONG !== undefined)
  hwTest(
    'the same in 200 rounds, with all its keys, in the emitted Verilog on verilator',
    { create: (o) => engines.verilator.create(elaborate(tssLayer(layerDefaults)), o), timeout: 3_600_000 },
    layerProperty(layerDefaults.domains, 200),
  );
