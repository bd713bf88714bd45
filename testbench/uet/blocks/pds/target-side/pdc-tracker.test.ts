import { pdcTracker } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import { skipNote } from '../../../../../support/testing/skip-note.ts';
import { everyEngineProperty } from '../../../../bench/every-engine-property.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { describe, elaborate, expect, hwTest, inVerilator, test } from '../../vitest-kit.ts';
import { trackerDirected } from './tracker-directed.ts';
import { trackerProperty } from './tracker-property.ts';
import { trackerScript } from './tracker-script.ts';

const small = { contexts: 4, window: 128 };
// Numbers of contexts that are no power of two, and more words than two.
const wide = { contexts: 5, window: 1024 };
const designs = new Map([small, wide].map((size) => [size, elaborate(pdcTracker(size))]));
const installed = await verilatorAvailable();

describe('the PDC tracker', () => {
  for (const [size, design] of designs) {
    const title = `N = ${size.contexts}, W = ${size.window}`;
    hwTest(
      `${title}: random traffic agrees with the model at every output in every clock`,
      { design, seeds: 6 },
      trackerProperty(size, 5_000),
    );
    for (const { name, body } of trackerDirected(size)) {
      hwTest(`${title}: ${name}`, { design, seeds: [5] }, body);
    }
  }

  everyEngineProperty(
    'any short script agrees with the model at every output in every clock',
    designs.get(small)!,
    ...trackerScript(small, 300),
    { numRuns: 12 },
  );

  test('sizes that are not supported are refused in one sentence', () => {
    expect(() => pdcTracker({ contexts: 5000, window: 128 })).toThrow(
      '5000 contexts are not supported: choose 2 to 4,096',
    );
    expect(() => pdcTracker({ contexts: 4, window: 100 })).toThrow('a window of 100 PSNs is not supported');
  });
});

describe.skipIf(!installed)(
  `the emitted Verilog of the PDC tracker in Verilator${installed ? '' : skipNote('verilator')}`,
  () => {
    hwTest(
      'random traffic agrees with the model at every output in every clock',
      { create: inVerilator(designs.get(small)!), seeds: 3 },
      trackerProperty(small, 10_000),
    );
  },
);
