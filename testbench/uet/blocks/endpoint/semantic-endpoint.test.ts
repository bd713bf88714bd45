import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { semanticOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { profileSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { runRight } from './pair/run-world.ts';
import { fairRun, rudAndRod, weatherOf } from './pair/world-options.ts';

const isLong = process.env.GATEWRIGHT_LONG !== undefined;

describe.each(profileSizes.filter(({ tagged }) => tagged !== undefined))(
  'two endpoints with the semantic sublayer of $profile send to each other',
  (profile) => {
    const options = semanticOptions(64, profile);
    const design = elaborate(uetEndpoint(options));

    test.each([0, 0.01, 0.05])(
      'WRITEs, SENDs and tagged SENDs: every byte once at its place, every message completed once, with a loss of %d',
      async (loss) => {
        const run = fairRun(options, {
          seed: 71 + 1000 * loss,
          bytes: isLong ? 2 ** 20 : 40_000,
          tuples: rudAndRod,
          sends: 24,
          isWhole: true,
          tagged: 60,
          refused: 6,
          weather: weatherOf(loss),
          pdcsPerTuple: 2,
        });
        const world = await runRight(wasmEngine, design, 2, run);
        if (loss > 0) expect(world.network.seen.lost).toBeGreaterThan(0);
      },
      isLong ? 3_600_000 : 600_000,
    );
  },
);
