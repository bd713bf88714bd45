import { describe } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { tssTransmit } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { engines } from '../../../../engine/engines.ts';
import { smallLayer, smallWide, widthOf } from './layer-designs.ts';
import { transmitQuiet } from './sides-quiet.ts';
import { keysInTurn } from './transmit-keys.ts';
import { misfits } from './transmit-misfit.ts';
import { transmitProperty } from './transmit-property.ts';

describe.each([smallLayer, ...smallWide].map((options) => [widthOf(options), options] as const))('%s', (_, options) => {
  const design = elaborate(tssTransmit(options));

  hwTest(
    'what is sent is what the golden endpoint sends, in all modes, through new keys, epochs and domains',
    { create: (o) => engines.wasm.create(design, o), seeds: 2 },
    transmitProperty(options, 12),
  );

  hwTest(
    'a body of another length than its head says leaves with a wrong ICV, and the next one is right',
    { create: (o) => engines.wasm.create(design, o) },
    misfits,
  );

  hwTest(
    'keys are installed when they are not there and only then, and numbers end at their limit',
    { create: (o) => engines.wasm.create(design, o) },
    keysInTurn,
  );

  hwTest(
    'what is written as soon as it is quiet changes no packet that was taken',
    { create: (o) => engines.wasm.create(design, o), maxCycles: 300_000 },
    transmitQuiet,
  );
});
