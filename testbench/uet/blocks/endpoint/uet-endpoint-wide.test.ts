/** Two endpoints of 128 bytes a clock. */
import { endpointOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { badWeather, fairRun, lossyRun, runRight, twoRudAndRod } from './pair/index.ts';

const options = endpointOptions(128);
const design = elaborate(uetEndpoint(options));

test.each([0, 0.01, 0.05])(
  'two endpoints of 128 bytes a clock send to each other with a loss of %d',
  async (loss) => {
    const isFair = loss === 0;
    const run = lossyRun(options, loss, {
      seed: 128,
      bytes: 300_000,
      lengths: [0, 1, 8, 64, 127, 128, 129, 256, 300, 4096, 4097, 10_000],
      tuples: twoRudAndRod,
      sends: 20,
      refused: 4,
    });
    const world = await runRight(wasmEngine, design, 2, run);
    const { seen } = world.network;
    if (!isFair) for (const name of ['lost', 'copied', 'corrupted'] as const) expect(seen[name]).toBeGreaterThan(0);
  },
  600_000,
);

test('also with narrow windows, and hosts and lines that pause', async () => {
  const run = fairRun(options, {
    seed: 5,
    bytes: 40_000,
    lengths: [1, 128, 129, 200, 4097],
    tuples: twoRudAndRod,
    sends: 5,
    weather: badWeather(0.02),
    willing: { place: 0.6, completion: 0.3, line: 0.7, send: 0.5 },
    cwnd: 10_000,
  });
  await runRight(wasmEngine, design, 2, run);
}, 600_000);

test.each([
  ['one way', 1, 95],
  ['both ways at once', 2, 95],
])(
  '%s, in packets of 4 KiB, they place 95 % or more of ideal',
  async (_, senders, least) => {
    const run = fairRun(options, { seed: 3, senders, bytes: 4 * 2 ** 20, lengths: [65_536], decodes: false });
    const world = await runRight(wasmEngine, design, 2, run);
    const { seen, host } = world.ends[0]!;
    // 33 beats: 4,096 bytes of payload and 102 of headers and CRC.
    const ideal = 4096 / 33;
    expect((100 * (world.ends[1]!.seen.placed / (host.lastDone - seen.firstSent))) / ideal).toBeGreaterThan(least);
  },
  600_000,
);
