import { endpointLink } from '../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { controlledOptions, endpointOptions, nsccOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpointAxi } from '../../../../rtl-gen/uet/endpoint/uet-endpoint-axi.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { badWeather, fairRun, fairWeather, rudAndRod } from './pair/world-options.ts';
import { runTwo } from './registers/two-by-registers.ts';

const options = endpointOptions(64);
const design = elaborate(uetEndpointAxi(options));
const controlled = elaborate(uetEndpointAxi(nsccOptions(64)));
const isLong = process.env.GATEWRIGHT_LONG !== undefined;

describe('two endpoints that a driver brings up by their registers alone', () => {
  test('send to each other', async () => {
    const bytes = isLong ? 4 * 2 ** 20 : 60_000;
    await runTwo(
      wasmEngine,
      design,
      fairRun(options, { seed: 21, bytes, tuples: rudAndRod, sends: 10, refused: 2, decodes: !isLong }),
    );
  }, 600_000);

  test('also over a bad network, with frames that the MAC marks as bad', async () => {
    const bytes = isLong ? 4 * 2 ** 20 : 60_000;
    const run = fairRun(options, {
      seed: 22,
      bytes,
      tuples: rudAndRod,
      sends: 10,
      refused: 2,
      decodes: !isLong,
      weather: badWeather(0.01),
      marked: 0.05,
    });
    const { ends } = await runTwo(wasmEngine, design, run);
    for (const { seen } of ends) expect(seen.marked).toBeGreaterThan(0);
  }, 600_000);
});

describe('two endpoints with congestion control by rates that a driver brings up by their registers alone', () => {
  test.each(['dcqcn', 'hpcc'] as const)(
    'with %s send to each other, and count what it does',
    async (kind) => {
      const run = { seed: 25, bytes: 40_000, tuples: rudAndRod, sends: 10, refused: 2, decodes: false };
      const of = elaborate(uetEndpointAxi(controlledOptions(64, kind)));
      await runTwo(wasmEngine, of, fairRun(options, { ...run, weather: badWeather(0.01) }));
    },
    600_000,
  );
});

describe('two endpoints with NSCC that a driver brings up by their registers alone', () => {
  const run = { seed: 23, bytes: 60_000, tuples: rudAndRod, sends: 10, refused: 2, decodes: false };

  test('send to each other over a bad network, and count what NSCC and path selection do', async () => {
    await runTwo(wasmEngine, controlled, fairRun(options, { ...run, weather: badWeather(0.01) }));
  }, 600_000);

  // Each packet has 4,200 nominal bytes, and one and a half of rate and base RTT are the first window.
  test.each([
    [100, 3_000, Math.floor(56_250 / 4200)],
    [200, 3_000, Math.floor(112_500 / 4200)],
  ])(
    'send what the registers for %d Gb/s and %d ns permit, before anything comes back',
    async (gbps, rtt, packets) => {
      const delay = 2_500;
      let sent = 0;
      const given = {
        ...run,
        bytes: 200_000,
        lengths: [200_000],
        tuples: [{ mode: 'rud', lane: 0 }] as const,
        sends: 0,
        refused: 0,
        senders: 1,
        weather: { ...fairWeather, delay },
        link: endpointLink(gbps * 1e9, rtt),
      };
      await runTwo(wasmEngine, controlled, fairRun(options, given), {
        each: ({ now, ends }) => {
          const { seen } = ends[0]!;
          if (seen.sent > 0 && now < seen.firstSent + delay) sent = seen.sent;
        },
      });
      expect(sent).toBe(packets);
    },
    600_000,
  );
});
