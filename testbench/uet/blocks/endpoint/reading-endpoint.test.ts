import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { sparePages } from '../../../../rtl-gen/uet/endpoint/transmit/page-list.ts';
import { pagesFor } from '../../../../rtl-gen/uet/endpoint/transmit/payload-store.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { answering, runAnswers } from './pair/answers-run.ts';
import { type EndpointWorld, runRight } from './pair/index.ts';
import { withLosses } from './pair/with-losses.ts';
import { badWeather, fairRun, lossyRun, rudAndRod } from './pair/world-options.ts';

const isLong = process.env.GATEWRIGHT_LONG !== undefined;

describe('two endpoints with the semantic sublayer of hpc read from each other', () => {
  const reading = readingOptions(64, endpointProfiles[0]!);
  const design = elaborate(uetEndpoint(reading));

  withLosses(
    'READs beside WRITEs and SENDs: every byte once at its place, every error with its code, with a loss of %d',
    async (loss) => {
      const run = lossyRun(reading, loss, {
        seed: 171,
        bytes: isLong ? 2 ** 19 : 20_000,
        tuples: rudAndRod,
        sends: 12,
        isWhole: true,
        tagged: 20,
        refused: 4,
        reads: isLong ? 1000 : 60,
      });
      return runRight(wasmEngine, design, 2, run);
    },
    isLong ? 3_600_000 : 600_000,
  );

  test('PDCs that are asked to close while READs are under way stay open for their bytes, and all close at the end', async () => {
    const options = { ...answering, bytes: 20_000, isWhole: true, reads: 60, asks: 6, closes: 8, idleTime: 1500 };
    const run = fairRun(reading, { ...options, seed: 91, weather: badWeather(0.02) });
    const { closed, asked } = await runAnswers(wasmEngine, design, run);
    expect(closed).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(0);
  }, 600_000);

  // Both ends have more messages than PDC choice has places for, and a PDC stays open until its READs are answered.
  test.each([1, 11])(
    'READs are answered while all messages wait for a PDC to close, seed %d',
    async (seed) => {
      const run = fairRun(reading, {
        ...{ seed, bytes: 30_000, lengths: [1, 8, 64, 300], tuples: [{ mode: 'rod', lane: 0 }] },
        ...{ sends: 12, isWhole: true, tagged: 10, reads: 40, closes: 6, idleTime: 0, weather: badWeather(0.01) },
      });
      await runRight(wasmEngine, design, 2, run);
    },
    600_000,
  );

  test('messages leave pages for the packet of an answer, however many wait', async () => {
    const small = { ...reading, tx: { ...reading.tx, storeBytes: 16_384 } };
    const run = fairRun(small, {
      ...{ seed: 4, bytes: 60_000, lengths: [1, 300, 1024, 4096], isWhole: true, sends: 6, tagged: 6 },
      weather: badWeather(0.01),
    });
    let least = Number.POSITIVE_INFINITY;
    const watches =
      (_: readonly unknown[], { ends }: EndpointWorld) =>
      () => {
        least = Math.min(least, ...ends.map(({ free }) => free));
      };
    const [before, progress] = [() => {}, () => {}];
    await runRight(wasmEngine, elaborate(uetEndpoint(small)), 2, run, progress, before, watches);
    const store = { ...small.tx, bytes: 64 } as const;
    // A packet of 1,024 bytes has four pages, of four beats of 64 bytes, and no page is taken of the last few.
    expect(least).toBeGreaterThanOrEqual(4 + sparePages);
    expect(least).toBeLessThan(pagesFor(2, store));
  }, 600_000);

  test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
    const run = fairRun(reading, {
      seed: 7,
      bytes: 4000,
      sends: 3,
      isWhole: true,
      tagged: 3,
      refused: 1,
      reads: 8,
      weather: badWeather(0.02),
    });
    await runRight(yosysEngine, design, 2, run);
  }, 900_000);
});
