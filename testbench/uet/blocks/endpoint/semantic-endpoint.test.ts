import { semanticOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { profileSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { describe, elaborate, wasmEngine } from '../vitest-kit.ts';
import { lossyRun, rudAndRod, runRight } from './pair/index.ts';
import { withLosses } from './pair/with-losses.ts';

const isLong = process.env.GATEWRIGHT_LONG !== undefined;

describe.each(profileSizes.filter(({ tagged }) => tagged !== undefined))(
  'two endpoints with the semantic sublayer of $profile send to each other',
  (profile) => {
    const options = semanticOptions(64, profile);
    const design = elaborate(uetEndpoint(options));

    withLosses(
      'WRITEs, SENDs and tagged SENDs: every byte once at its place, every message completed once, with a loss of %d',
      async (loss) => {
        const run = lossyRun(options, loss, {
          seed: 71,
          bytes: isLong ? 2 ** 20 : 40_000,
          tuples: rudAndRod,
          sends: 24,
          isWhole: true,
          tagged: 60,
          refused: 6,
        });
        return runRight(wasmEngine, design, 2, run);
      },
      isLong ? 3_600_000 : 600_000,
    );
  },
);
