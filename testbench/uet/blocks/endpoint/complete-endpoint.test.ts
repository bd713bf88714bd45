import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { profileSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { badWeather, fairRun, fairWeather, rudAndRod, runWorld, type WorldOptions } from './pair/index.ts';

const optionsOf = (profile: string) => readingOptions(64, profileSizes.find((one) => one.profile === profile)!);
const options = optionsOf('hpc');
const design = elaborate(uetEndpoint(options));

/** A run; throws where a sender hears that a message is complete before its bytes are visible. */
async function run(engine: Engine, of: WorldOptions, its = design) {
  const world = await runWorld(engine, its, 2, of);
  return {
    result: world.result(),
    complete: world.deliveryComplete(),
    flushes: world.ends.reduce((sum, { visible }) => sum + visible!.flushes, 0),
  };
}

/** All that may ask for delivery complete, beside what may not. */
const mixed = {
  ...{ bytes: 20_000, sends: 6, isWhole: true, tagged: 8, refused: 4, reads: 6, atomics: 6, rests: 2, rudi: 12 },
  tuples: rudAndRod,
  pdcsPerTuple: 2,
} satisfies Partial<WorldOptions>;

describe('delivery complete between two endpoints', () => {
  test('a host that is slow to make bytes visible holds up the completion, and nothing else', async () => {
    const of = fairRun(options, { ...mixed, seed: 3, dc: 0.5, visibleAfter: 1500, weather: fairWeather });
    const { result, complete, flushes } = await run(wasmEngine, of);
    expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
    expect(complete).toBeGreaterThan(10);
    expect(flushes).toBeGreaterThan(complete);
  }, 300_000);

  test('without it the host is asked for nothing', async () => {
    const { flushes } = await run(wasmEngine, fairRun(options, { ...mixed, seed: 4, weather: fairWeather }));
    expect(flushes).toBe(0);
  }, 300_000);

  test.each([
    [0.01, 3, 1],
    [0.05, 2000, 0.4],
    [0.02, 30_000, 0.2],
  ])(
    'over a bad network with a loss of %d, a host that takes up to %i clocks, and a share of %d',
    async (loss, visibleAfter, dc) => {
      const of = fairRun(options, { ...mixed, seed: 70 + visibleAfter, dc, visibleAfter, weather: badWeather(loss) });
      const { result, complete } = await run(wasmEngine, of);
      expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(complete).toBeGreaterThan(4);
    },
    600_000,
  );

  test.each(['ai_full', 'ai_base'])(
    'of the profile %s',
    async (profile) => {
      const its = optionsOf(profile);
      const of = fairRun(its, {
        ...{ seed: 9, bytes: 20_000, sends: 6, isWhole: true, dc: 0.5, visibleAfter: 800, weather: badWeather(0.02) },
      });
      const { result, complete } = await run(wasmEngine, of, elaborate(uetEndpoint(its)));
      expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(complete).toBeGreaterThan(2);
    },
    600_000,
  );

  test('on the emitted Verilog, through Yosys', async () => {
    const of = fairRun(options, {
      ...{ seed: 5, bytes: 6000, sends: 4, isWhole: true, tagged: 2, rudi: 4, weather: badWeather(0.02) },
      ...{ dc: 0.6, visibleAfter: 600 },
    });
    const { result, complete } = await run(yosysEngine, of);
    expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
    expect(complete).toBeGreaterThan(2);
  }, 900_000);
});
