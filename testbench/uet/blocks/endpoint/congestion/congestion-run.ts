/** Runs of endpoints over queues: their congestion control held against the models, and what came of it. */
import assert from 'node:assert/strict';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { endpointLink, type NsccLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { type EndpointOptions, uetEndpoint } from '../../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Engine } from '../../../../engine/simulator.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import { usualPaths } from '../pair/congestion-settings.ts';
import { type EndpointWorld, fairRun, runWorld, type WorldOptions } from '../pair/index.ts';
import { type AnyWatch, watchOf } from './congestion-watch.ts';
import { QueueNetwork, type QueueNetworkOptions } from './queue-network.ts';

/** Clocks of 3.2 ns: 100 Gb/s are 40 bytes a clock, of the 64 that the endpoints' lines have. */
export const bottleneckRate = 40;

/** 6 us, of which the network is as much as `usualNetwork` has. */
export const shortLink: NsccLink = endpointLink(100e9, 6000);

/** A bandwidth-delay product in bytes. */
export const bdp = 75_000;

/** Four paths as fast as the lines and a port of 100 Gb/s to each end; queues of a BDP, marks from a fifth of it on. */
export const usualNetwork: QueueNetworkOptions = {
  size: 64,
  paths: [64, 64, 64, 64],
  portRate: bottleneckRate,
  delay: 300,
  capacity: bdp,
  ecnLevel: bdp / 5,
  trimLevel: bdp,
};

export interface CongestionRun {
  readonly options: EndpointOptions;
  readonly ends: number;
  readonly network?: Partial<QueueNetworkOptions>;
  readonly paths?: PathSettings;
  readonly world: Partial<WorldOptions> & { readonly seed: number; readonly bytes: number };
  /** Called before each edge. */
  readonly each?: (world: EndpointWorld, network: QueueNetwork) => void;
}

/** What became of a run. */
export interface CongestionResult {
  readonly world: EndpointWorld;
  readonly network: QueueNetwork;
  /** Of the ends; none where their window is constant. */
  readonly watches: readonly AnyWatch[];
  /** Limits and events that were held against the model, of all ends. */
  readonly compared: number;
}

export async function runCongestion(engine: Engine, run: CongestionRun): Promise<CongestionResult> {
  const { options, ends, paths = usualPaths } = run;
  let network: QueueNetwork | undefined;
  const given = fairRun(options, {
    lengths: [65_536],
    decodes: false,
    link: shortLink,
    paths,
    network: (count, random) => (network = new QueueNetwork(count, { ...usualNetwork, ...run.network }, random)),
    ...run.world,
  });
  let watches: readonly AnyWatch[] = [];
  let compared = 0;
  const world = await runWorld(
    engine,
    elaborate(uetEndpoint(options)),
    ends,
    given,
    undefined,
    undefined,
    (all, its) => {
      watches = all
        .map((dut) => watchOf(options, dut, given.link, paths, { onLimit: () => compared++ }))
        .filter((watch) => watch !== undefined);
      return () => {
        for (const watch of watches) watch.sample();
        run.each?.(its, network!);
      };
    },
  );
  const { bytesWrong, lost, duplicates } = world.result();
  assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  return { world, network: network!, watches, compared };
}
