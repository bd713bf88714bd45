import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { targetSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import type { EndpointWorld } from './pair/endpoint-world.ts';
import { runWorld } from './pair/run-world.ts';
import { badWeather, fairRun, fairWeather } from './pair/world-options.ts';

const isLong = process.env.GATEWRIGHT_LONG !== undefined;

/** Messages that were given again, of all ends. */
const restartsOf = ({ ends }: EndpointWorld): number => ends.reduce((sum, { host }) => sum + host.restarts, 0);

describe.each(targetSizes.filter(({ deferrals }) => deferrals !== undefined))(
  'two endpoints with the semantic sublayer of $profile, whose deferrable sends wait for receives',
  (profile) => {
    const options = readingOptions(64, profile);
    const design = elaborate(uetEndpoint(options));

    test.each([0, 0.01, 0.05])(
      'tagged ones beside all other messages: each once in its receive, those without one when it is posted, with a loss of %d',
      async (loss) => {
        const run = fairRun(options, {
          seed: 501 + 1000 * loss,
          bytes: 20_000,
          tuples: [
            { mode: 'rud', lane: 0 },
            { mode: 'rod', lane: 1 },
          ],
          sends: 8,
          isWhole: true,
          tagged: 10,
          refused: 4,
          reads: 10,
          waits: { tagged: 60, sends: 0 },
          // Hosts that do not take everything at once.
          willing:
            loss === 0 ? fairRun(options, { seed: 1 }).willing : { place: 0.8, completion: 0.5, line: 0.9, send: 0.5 },
          weather: loss === 0 ? fairWeather : badWeather(loss),
          pdcsPerTuple: 2,
        });
        const world = await runWorld(wasmEngine, design, 2, run);
        expect(world.result()).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
        expect(restartsOf(world)).toBeGreaterThan(20);
        if (loss > 0) expect(world.network.seen.lost).toBeGreaterThan(0);
      },
      600_000,
    );

    test('SENDs: each has one receive, the last ones when there is one', async () => {
      const run = fairRun(options, {
        ...{ seed: 77, bytes: 0, isWhole: true, waits: { tagged: 0, sends: 64 } },
        weather: badWeather(0.02),
      });
      const world = await runWorld(wasmEngine, design, 2, run);
      expect(world.result()).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(restartsOf(world)).toBeGreaterThan(10);
    }, 600_000);

    // Two endpoints take this engine many minutes; one that sends to itself runs on it each time (emitted-verilog).
    test.skipIf(!isLong)(
      'on the emitted Verilog, through Yosys: the same over a bad network',
      async () => {
        const run = fairRun(options, {
          ...{ seed: 9, bytes: 4000, sends: 2, isWhole: true, tagged: 2, reads: 4, waits: { tagged: 12, sends: 0 } },
          weather: badWeather(0.02),
        });
        const world = await runWorld(yosysEngine, design, 2, run);
        expect(world.result()).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
        expect(restartsOf(world)).toBeGreaterThan(0);
      },
      900_000,
    );
  },
);
