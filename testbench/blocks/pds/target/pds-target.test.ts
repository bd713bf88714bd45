import { describe } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { pdsTarget } from '../../../../rtl-gen/uet/pds/target/pds-target.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { modelOf, smallTarget, targetLatency } from './target-designs.ts';
import { targetProperty } from './target-property.ts';

const design = elaborate(pdsTarget(smallTarget));
const verdicts = new Map<string, number>();

describe('the PDS target', () => {
  hwTest(
    'random traffic agrees with the golden model at every output in every clock',
    { create: (options) => wasmEngine.create(design, options), seeds: 4 },
    targetProperty({
      options: modelOf(smallTarget),
      clocksPerUnit: smallTarget.clocksPerUnit,
      latency: targetLatency,
      clocks: 3_000,
      verdicts,
    }),
  );
});
