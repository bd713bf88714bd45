import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { tssReceive } from '../../../../../rtl-gen/uet/tss/layer/receive.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { engines } from '../../../../engine/engines.ts';
import { smallLayer } from './layer-designs.ts';
import { receiveProperty } from './receive-property.ts';
import { slowEnds } from './receive-slow.ts';

const design = elaborate(tssReceive(smallLayer));

hwTest(
  'what becomes of packets is what the golden endpoint says, true, forged, late, latched, trimmed or plain',
  { create: (o) => engines.wasm.create(design, o), seeds: 2 },
  receiveProperty(smallLayer, 12),
);

hwTest(
  'no forged packet leaves, however late its end comes',
  { create: (o) => engines.wasm.create(design, o) },
  slowEnds,
);
