import assert from 'node:assert/strict';
import { controlledOptions } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../../vitest-kit.ts';
import { usualPaths } from '../pair/congestion-settings.ts';
import { type EndpointWorld, runWorld, type WorldOptions } from '../pair/index.ts';
import { badWeather, fairRun, twoRudAndRod } from '../pair/world-options.ts';
import { shortLink } from './congestion-run.ts';
import { type AnyWatch, PacedWatch, SampledWatch, watchOf } from './congestion-watch.ts';
import { measured } from './measured-run.ts';
import { badToldNetwork } from './told-network.ts';

/** Each rate and window of hardware is held against the models in all of these; every byte is at its place, once. */
const options = { hpcc: controlledOptions(64, 'hpcc'), dcqcn: controlledOptions(64, 'dcqcn') };

/** HPCC has one rate for all links. */
const network = { paths: [40, 40, 40, 40] };
/** With an ACK for each packet, and what waits for the sender's own line. */
const link = { ...shortLink, baseRtt: 7000 };

/** The slowest flow of those that send by the fastest. */
function spread(world: EndpointWorld): number {
  const clocks = world.flows().flatMap((flow) => (flow.messages > 0 ? [flow.clocks] : []));
  return Math.max(...clocks) / Math.min(...clocks);
}

describe('HPCC', () => {
  test('two endpoints send to each other at the load that is aimed at, with next to no queue', async () => {
    const world = { seed: 1, bytes: 600_000, link };
    const run = await measured(wasmEngine, { options: options.hpcc, ends: 2, network, world }, 1);
    expect(run.goodput).toBeGreaterThan(0.85);
    expect(run.queue).toBeLessThan(1000);
    expect(run.network.seen).toMatchObject({ trimmed: 0, dropped: 0 });
    expect(run.compared).toBeGreaterThan(500);
    for (const watch of run.watches) {
      assert(watch instanceof SampledWatch);
      expect(watch.seen.heard).toBeGreaterThan(0.75 * watch.given);
      expect(watch.seen.leastRate).toBeLessThan(link.linkRate);
    }
  }, 600_000);

  test('four endpoints share the port to one', async () => {
    const world = { seed: 1, bytes: 300_000, sink: 0, link };
    const run = await measured(wasmEngine, { options: options.hpcc, ends: 5, network, world }, 0);
    expect(run.goodput).toBeGreaterThan(0.7);
    expect(run.queue).toBeLessThan(20_000);
    expect(run.network.seen.dropped).toBe(0);
    expect(spread(run.world)).toBeLessThan(1.5);
    for (const watch of run.watches.slice(1)) {
      assert(watch instanceof SampledWatch);
      expect(watch.seen.heard).toBeGreaterThan(0.9 * watch.given);
      expect(watch.seen.leastRate).toBeLessThan(link.linkRate / 4);
    }
  }, 600_000);
});

describe('DCQCN', () => {
  test('two endpoints go from the rate of their lines down to that of the ports, and nothing is trimmed', async () => {
    const world = { seed: 1, bytes: 2_000_000 };
    const run = await measured(wasmEngine, { options: options.dcqcn, ends: 2, world }, 1, 0.95, 20_000);
    expect(run.goodput).toBeGreaterThan(0.6);
    expect(run.queue).toBeLessThan(10_000);
    expect(run.network.seen).toMatchObject({ trimmed: 0, dropped: 0 });
    expect(run.network.seen.marked).toBeGreaterThan(50);
    for (const watch of run.watches) {
      assert(watch instanceof PacedWatch);
      expect(watch.seen.running).toBeGreaterThan(1000);
      expect(watch.seen.leastRate).toBeLessThan(80e9);
    }
  }, 600_000);

  test('four endpoints share the port to one', async () => {
    const world = { seed: 1, bytes: 500_000, sink: 0 };
    const run = await measured(wasmEngine, { options: options.dcqcn, ends: 5, world }, 0, 0.9, 10_000);
    expect(run.goodput).toBeGreaterThan(0.55);
    expect(run.queue).toBeLessThan(20_000);
    expect(run.network.seen.dropped).toBe(0);
    expect(spread(run.world)).toBeLessThan(2);
    for (const watch of run.watches.slice(1)) {
      assert(watch instanceof PacedWatch);
      expect(watch.seen.leastRate).toBeLessThan(25e9);
    }
  }, 600_000);
});

/** A run over loss and all else, with INT that is made up. */
async function inBadWeather(kind: keyof typeof options, loss: number, world: Partial<WorldOptions>) {
  const run = fairRun(options[kind], { seed: 1 + 1000 * loss, weather: badWeather(loss), ...world });
  let watches: readonly (AnyWatch | undefined)[] = [];
  const done = await runWorld(
    wasmEngine,
    elaborate(uetEndpoint(options[kind])),
    2,
    { ...run, network: badToldNetwork(run) },
    undefined,
    undefined,
    (simulators) => {
      watches = simulators.map((dut) => watchOf(options[kind], dut, run.link, usualPaths));
      return () => {
        for (const watch of watches) watch?.sample();
      };
    },
  );
  expect(done.result()).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
  return watches;
}

describe.each(['hpcc', 'dcqcn'] as const)('%s over loss, copies, trimming and reordering', (kind) => {
  test.each([0, 0.02])(
    'of %d',
    async (loss) => {
      const watches = await inBadWeather(kind, loss, {
        bytes: 250_000,
        tuples: twoRudAndRod,
        sends: 10,
        pdcsPerTuple: 2,
      });
      for (const watch of watches) {
        if (watch instanceof SampledWatch) expect(watch.seen.heard).toBeGreaterThan(20);
        else if (watch instanceof PacedWatch) expect(watch.seen.turns).toBeGreaterThan(200);
        else assert.fail('no watch');
      }
    },
    120_000,
  );

  test('also where PDCs close when they are idle, and contexts begin again', async () => {
    const [watch] = await inBadWeather(kind, 0.01, {
      senders: 1,
      bytes: 80_000,
      lengths: [4096],
      willing: { place: 1, completion: 1, line: 1, send: 0.012 },
      idleTime: 1200,
    });
    assert(watch instanceof SampledWatch || watch instanceof PacedWatch);
    expect(watch.seen.starts).toBeGreaterThan(8);
  }, 120_000);
});
