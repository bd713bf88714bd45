import { describe } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { pdcTracker } from '../../../../rtl-gen/uet/pds/target/pdc-tracker.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { trackerProperty } from './tracker-property.ts';

const size = { contexts: 4, window: 128 };
const design = elaborate(pdcTracker(size));

describe('the PDC tracker', () => {
  hwTest(
    'random traffic agrees with the model at every output in every clock',
    { create: (options) => wasmEngine.create(design, options), seeds: 8 },
    trackerProperty(size, 5_000),
  );
});
