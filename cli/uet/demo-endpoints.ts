/** The demo with two whole endpoints in hardware, which write messages into each other's memory. */
import { AssertionError } from 'node:assert';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../../rtl-gen/uet/endpoint/designs.ts';
import type { EndpointWidth } from '../../rtl-gen/uet/endpoint/settings.ts';
import { endpointName, uetEndpoint } from '../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Engine } from '../../testbench/engine/simulator.ts';
import type { EndpointWorld } from '../../testbench/uet/blocks/endpoint/pair/endpoint-world.ts';
import { runWorld } from '../../testbench/uet/blocks/endpoint/pair/run-world.ts';
import { badWeather, fairRun } from '../../testbench/uet/blocks/endpoint/pair/world-options.ts';
import type { FlowProgress } from '../../testbench/uet/blocks/endpoint/rx-flow.ts';

export interface EndpointsOptions {
  /** Of both ways together. */
  readonly bytes: number;
  readonly width: EndpointWidth;
  readonly loss: number;
  readonly seed: number;
  readonly engine: Engine;
  /** Every frame that leaves, and in which clock. */
  onFrame(frame: Uint8Array, clock: number): void;
}

/** What one endpoint has sent to the other. */
export interface DemoFlow {
  readonly from: number;
  readonly to: number;
  readonly messages: number;
  readonly bytes: number;
  /** Payload in Gb/s, from the first message that was taken to the last completion, and how long that took. */
  readonly goodputGbps: number;
  readonly completionUs: number;
  /** From a message to its completion: the mean, and the slowest. */
  readonly meanMessageUs: number;
  readonly slowestMessageUs: number;
}

/** Clocks a microsecond of a real one (docs/uet/endpoint.md). */
const clocksPerUs = 312.5;

/**
 * Each endpoint writes half of the bytes to the other, RUD and ROD side by side, some SENDs between them, over a
 * network that loses, copies, corrupts, trims and reorders. A disagreement of hardware and rules ends the run.
 */
export async function demoEndpoints(options: EndpointsOptions, progress: (now: FlowProgress) => void) {
  const { bytes, width, loss, seed, engine, onFrame } = options;
  const build = endpointOptions(width);
  const run = fairRun(build, {
    seed,
    bytes: Math.ceil(bytes / 2),
    tuples: [
      { mode: 'rud', lane: 0 },
      { mode: 'rud', lane: 1 },
      { mode: 'rod', lane: 2 },
    ],
    sends: 8,
    weather: { ...badWeather(loss), copies: loss, corrupted: loss / 4, trimmed: loss / 2 },
    decodes: false,
  });
  let seen: EndpointWorld | undefined;
  let disagreement: string | undefined;
  try {
    await runWorld(
      engine,
      elaborate(uetEndpoint(build)),
      2,
      run,
      (world) => progress(progressOf(world)),
      (world) => {
        seen = world;
        world.onFrame = (frame, _, clock) => onFrame(frame, clock);
      },
    );
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    disagreement = error.message;
  }
  const world = seen!;
  const { clocks, ...sums } = world.result();
  const us = (count: number): number => Number((count / clocksPerUs).toFixed(3));
  const flows = world.flows().map(
    (flow): DemoFlow => ({
      from: flow.from,
      to: flow.to,
      messages: flow.messages,
      bytes: flow.bytes,
      goodputGbps: Number(((8 * flow.bytes * clocksPerUs) / 1000 / Math.max(1, flow.clocks)).toFixed(2)),
      completionUs: us(flow.clocks),
      meanMessageUs: us(flow.meanClocks),
      slowestMessageUs: us(flow.mostClocks),
    }),
  );
  return {
    ...sums,
    clocks,
    flows,
    design: endpointName(build),
    ...(disagreement === undefined ? {} : { disagreement }),
  };
}

const progressOf = ({ now, ends }: EndpointWorld): FlowProgress => ({
  clocks: now,
  messages: ends.reduce((sum, { host }) => sum + host.completed, 0),
  bytes: ends.reduce((sum, { seen }) => sum + seen.placed, 0),
});
