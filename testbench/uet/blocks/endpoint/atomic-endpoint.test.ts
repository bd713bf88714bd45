import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { atomicScenarios, runScenario } from './pair/atomic-scenarios.ts';
import { checkCounted, runAtomics } from './pair/atomics-run.ts';
import { withLosses } from './pair/with-losses.ts';
import { badWeather, fairRun, lossyRun, rudAndRod } from './pair/world-options.ts';

const isLong = process.env.GATEWRIGHT_LONG !== undefined;

/** Atomics of both ends; `node studies/every-atomic.ts` counts a million. */
const counted = isLong ? 30_000 : 2000;

describe('two endpoints with the semantic sublayer of hpc do atomics for each other', () => {
  const reading = readingOptions(64, endpointProfiles[0]!);
  const design = elaborate(uetEndpoint(reading));

  withLosses(
    'beside WRITEs, SENDs and READs they are counted to the unit, each with its code, with a loss of %d',
    async (loss) => {
      const run = lossyRun(reading, loss, {
        seed: 311,
        bytes: isLong ? 2 ** 18 : 20_000,
        tuples: rudAndRod,
        sends: 8,
        isWhole: true,
        tagged: 8,
        refused: 4,
        reads: 20,
        atomics: isLong ? 5000 : 300,
      });
      const seen = await runAtomics(wasmEngine, design, run);
      expect(seen.world.result()).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(checkCounted(seen)).toBeGreaterThan(300);
      return seen.world;
    },
    isLong ? 3_600_000 : 600_000,
  );

  for (const scenario of atomicScenarios) {
    const { id, title } = scenario;
    test(`${id}: ${title}: each packet and response as it says`, async () => {
      const run = fairRun(reading, { seed: 5, bytes: 0, isWhole: true });
      await runScenario(wasmEngine, design, run, scenario);
    }, 300_000);
  }

  test(
    `${counted} atomics, copied, lost and reordered on the way, are counted to the unit`,
    async () => {
      const run = fairRun(reading, {
        ...{ seed: 402, bytes: 0, isWhole: true, atomics: counted / 2, decodes: false, pdcsPerTuple: 2 },
        weather: { ...badWeather(0.001), copies: 0.2, trimmed: 0 },
      });
      const seen = await runAtomics(wasmEngine, design, run);
      const { lost, copied } = seen.world.network.seen;
      expect(Math.min(lost!, copied!)).toBeGreaterThan(0);
      expect(checkCounted(seen)).toBeGreaterThan(counted * 0.8);
    },
    isLong ? 3_600_000 : 600_000,
  );

  test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
    const run = fairRun(reading, {
      ...{ seed: 9, bytes: 0, isWhole: true, atomics: 30, sends: 2 },
      weather: { ...badWeather(0.02), copies: 0.1 },
    });
    checkCounted(await runAtomics(yosysEngine, design, run));
  }, 900_000);
});
