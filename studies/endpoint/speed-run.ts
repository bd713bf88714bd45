/** A run of two endpoints that is timed. */
import assert from 'node:assert/strict';
import type { Design } from '../../rtl-gen/hdl/index.ts';
import type { EndpointOptions } from '../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Engine } from '../../testbench/engine/simulator.ts';
import { runWorld } from '../../testbench/uet/blocks/endpoint/pair/run-world.ts';
import { fairRun } from '../../testbench/uet/blocks/endpoint/pair/world-options.ts';

export interface Speed {
  /** Of both endpoints together, from reset to the last completion. */
  readonly clocks: number;
  /** Processor time of them, hosts and network included. */
  readonly seconds: number;
  /** Time of the clock until both simulators are there. */
  readonly building: number;
}

/** Two endpoints write `bytes` to each other at once, in messages of 64 KiB, without loss: their lines are full. */
export async function measureSpeed(
  engine: Engine,
  design: Design,
  options: EndpointOptions,
  bytes: number,
): Promise<Speed> {
  const run = fairRun(options, { seed: 3, bytes, lengths: [65_536], decodes: false });
  const began = performance.now();
  let building = 0;
  let before = process.cpuUsage();
  const world = await runWorld(engine, design, 2, run, undefined, () => {
    building = (performance.now() - began) / 1000;
    before = process.cpuUsage();
  });
  const { user, system } = process.cpuUsage(before);
  const { bytesWrong, lost, duplicates } = world.result();
  assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  return { clocks: world.now, seconds: (user + system) / 1e6, building };
}
