import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpointAxi } from '../../../../rtl-gen/uet/endpoint/uet-endpoint-axi.ts';
import { targetSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { checkCounted } from './pair/atomics-run.ts';
import { badWeather, fairRun, fairWeather } from './pair/world-options.ts';
import { readWords } from './registers/semantic-bring-up.ts';
import { runSoftware, Software } from './registers/software.ts';
import { runTwo } from './registers/two-by-registers.ts';

const options = readingOptions(64, targetSizes[0]!);
const design = elaborate(uetEndpointAxi(options));

describe('two endpoints of HPC whose jobs, contexts, regions, receives and words a driver sets by registers alone', () => {
  test.each([0, 0.02])(
    'WRITEs, SENDs, tagged SENDs, READs and atomics: each byte once, each code, counted to the unit, with a loss of %d',
    async (loss) => {
      const run = fairRun(options, {
        seed: 410 + 1000 * loss,
        bytes: 20_000,
        tuples: [
          { mode: 'rud', lane: 0 },
          { mode: 'rod', lane: 1 },
        ],
        sends: 12,
        isWhole: true,
        tagged: 20,
        refused: 4,
        reads: 30,
        atomics: 80,
        weather: loss === 0 ? fairWeather : badWeather(loss),
      });
      const words: bigint[][] = [[], []];
      const world = await runTwo(wasmEngine, design, run, {
        after: (ports, step) =>
          runSoftware(
            ports.map((at, end) => new Software(at, readWords(words[end]!))),
            step,
          ),
      });
      expect(checkCounted({ words, world })).toBeGreaterThan(80);
    },
    600_000,
  );
});
