import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { layerDefaults, tssLayer } from '../../../../rtl-gen/uet/tss/layer/layer.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { engines } from '../../../engine/engines.ts';
import { smallLayer } from './layer-designs.ts';
import { layerProperty } from './layer-property.ts';

// Yosys's reading of the layer is in emitted-verilog.test.ts.
hwTest(
  'the layer sends and takes what the golden endpoint does, set up over its registers, and shows no secret there',
  { create: (o) => engines.wasm.create(elaborate(tssLayer(smallLayer)), o), seeds: 1 },
  layerProperty(smallLayer.domains, 15),
);

// Longer, and as in the catalogue: GATEWRIGHT_LONG=1 npx vitest run testbench/blocks/tss/layer
if (process.env.GATEWRIGHT_LONG !== undefined)
  hwTest(
    'the same in 200 rounds, with all its keys, in the emitted Verilog on verilator',
    { create: (o) => engines.verilator.create(elaborate(tssLayer(layerDefaults)), o), timeout: 3_600_000 },
    layerProperty(layerDefaults.domains, 200),
  );
