import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { endpointOptions, nsccOptions } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import type { Scheme } from '../../../golden/cms/paths/fixed/path-context.ts';
import { usualPaths } from '../pair/congestion-settings.ts';
import { runCongestion } from './congestion-run.ts';
import { CongestionWatch } from './congestion-watch.ts';
import { measured } from './measured-run.ts';

/**
 * Each window and each entropy value of hardware is held against the models in all of these, and every byte has to be
 * at its place, once.
 */
const options = nsccOptions(64);

/** Bytes in flight at the target: 0.75 of the base RTT of a queue. */
const targetBytes = 0.75 * 75_000;

describe('two endpoints through ports slower than their lines', () => {
  const world = { seed: 1, bytes: 600_000 };

  test('keep them busy, with a queue below the target', async () => {
    const { goodput, queue, compared, watches, network } = await measured(wasmEngine, { options, ends: 2, world }, 1);
    expect(goodput).toBeGreaterThan(0.95);
    expect(queue).toBeGreaterThan(5_000);
    expect(queue).toBeLessThan(targetBytes);
    expect(network.seen.dropped).toBe(0);
    expect(compared).toBeGreaterThan(500);
    for (const watch of watches) {
      assert(watch instanceof CongestionWatch);
      const { nscc } = watch;
      expect(nscc.seen.PI).toBeGreaterThan(20);
      expect(nscc.seen.NOOP).toBeGreaterThan(5);
    }
  }, 600_000);
});

describe('four endpoints onto one', () => {
  const run = { ends: 5, world: { seed: 1, bytes: 150_000, sink: 0, cwnd: 112_500 } };

  test('share its port, and trim a fifth or less of what constant windows of the same size do', async () => {
    const nscc = await measured(wasmEngine, { ...run, options }, 0);
    const constant = await measured(wasmEngine, { ...run, options: endpointOptions(64) }, 0);
    expect(nscc.goodput).toBeGreaterThan(0.95);
    expect(nscc.network.seen.trimmed).toBeLessThan(constant.network.seen.trimmed / 5);
    const clocks = nscc.world
      .flows()
      .slice(1)
      .map((flow) => flow.clocks);
    expect(Math.max(...clocks)).toBeLessThan(1.5 * Math.min(...clocks));
  }, 600_000);
});

test('seven endpoints onto one share its port', async () => {
  const { world, goodput, network, compared } = await measured(
    wasmEngine,
    { options, ends: 8, world: { seed: 1, bytes: 100_000, sink: 0 } },
    0,
    0.75,
  );
  expect(goodput).toBeGreaterThan(0.95);
  expect(network.seen.dropped).toBe(0);
  expect(compared).toBeGreaterThan(200);
  const clocks = world
    .flows()
    .slice(1)
    .map((flow) => flow.clocks);
  // Jain's index of the flows' rates.
  const sum = clocks.reduce((total, each) => total + 1 / each, 0);
  const squares = clocks.reduce((total, each) => total + 1 / each ** 2, 0);
  expect(sum ** 2 / (clocks.length * squares)).toBeGreaterThan(0.9);
}, 900_000);

describe('one of four paths has a sixteenth of the rate of the others', () => {
  /** Clocks until all is placed, and frames on that path once a third of it is. */
  async function over(scheme: Scheme) {
    const bytes = 600_000;
    let [before, learned] = [0, 0];
    const { world, network } = await runCongestion(wasmEngine, {
      options,
      ends: 2,
      paths: { ...usualPaths, scheme },
      network: { paths: [64, 64, 64, 4] },
      world: { seed: 1, bytes, senders: 1 },
      each: ({ ends }, { paths }) => {
        const { seen } = paths[1]![3]!;
        if (ends[1]!.seen.placed < bytes / 3) before = seen.data + seen.trimmed;
        learned = seen.data + seen.trimmed - before;
      },
    });
    const { host, seen } = world.ends[0]!;
    return { clocks: host.lastDone - seen.firstSent, learned, frames: network.frames };
  }

  test('path selection by a bitmap learns to avoid it', async () => {
    const [oblivious, bitmap] = [await over('oblivious'), await over('bitmap')];
    expect(bitmap.learned).toBeLessThan(0.5 * oblivious.learned);
    expect(bitmap.clocks).toBeLessThan(0.7 * oblivious.clocks);
  }, 600_000);
});
