/** The property run of an endpoint: it sends to itself, over a network that is as bad as the seed says. */
import assert from 'node:assert/strict';
import type { EndpointOptions } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Body } from '../../../bench/context.ts';
import type { PathSettings } from '../../golden/cms/paths/fixed/path-context.ts';
import { watchOf } from './congestion/congestion-watch.ts';
import { badToldNetwork } from './congestion/told-network.ts';
import { schemes, usualPaths } from './pair/congestion-settings.ts';
import { drawnRun, EndpointWorld } from './pair/index.ts';
import { setUpSemantics } from './pair/semantic-setup.ts';
import { TxWorld } from './pair/tx-world.ts';

/** Bytes that are written in a run of so many clocks: the network's delays take most of the time. */
export const bytesOfRun = (clocks: number): number => 12 * clocks + 5000;

/**
 * Messages of about that many clocks: each byte is written once at its place, each message completed once, and with
 * congestion control each window and each entropy value is that of the models.
 */
export const endpointProperty =
  (options: EndpointOptions, clocks: number): Body<void> =>
  async (t) => {
    const drawn = drawnRun(options, bytesOfRun(clocks), t.random.fork('run'));
    const paths: PathSettings = { ...usualPaths, scheme: t.random.fork('paths').pick(schemes) };
    const network = options.tx.congestion === 'hpcc' ? { network: badToldNetwork(drawn) } : {};
    const run = { ...drawn, ...network, paths };
    const world = new EndpointWorld([t.dut], run);
    const watch = watchOf(options, t.dut, run.link, paths);
    if (watch !== undefined) t.attach(watch);
    while (!world.isReady) await t.rising();
    const step = async () => void (await t.rising());
    world.contexts = await setUpSemantics(
      [t.dut],
      world.ends[0]!.memory.length,
      step,
      run.rests,
      (run.rudi ?? 0) + (run.rudiReads ?? 0),
    );
    world.setRegions(true);
    await t.rising();
    world.setRegions(false);
    while (!world.isDone) {
      world.clock();
      await t.rising();
    }
    const { bytesWrong, lost, duplicates } = world.result();
    assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  };

/** A transmit half sends about as much to a receiver in software. */
export const txProperty =
  (options: EndpointOptions, clocks: number): Body<void> =>
  async (t) => {
    const world = new TxWorld(t.dut, drawnRun(options, bytesOfRun(clocks), t.random.fork('run')));
    while (!world.isReady) await t.rising();
    world.setNeighbour(true);
    await t.rising();
    world.setNeighbour(false);
    while (!world.isDone) {
      world.clock();
      await t.rising();
    }
    assert.deepEqual(world.result(), { bytesWrong: 0, lost: 0, duplicates: 0 });
  };
