/** Runs of two endpoints whose stages are timed. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Engine } from '../../testbench/engine/simulator.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { runWorld } from '../../testbench/uet/blocks/endpoint/pair/run-world.ts';
import { fairRun, fairWeather } from '../../testbench/uet/blocks/endpoint/pair/world-options.ts';
import { StageTimes, stageEnds } from './latency-stages.ts';

/** The engine with all signals to be read. */
export const tracing: Engine = {
  name: wasmEngine.name,
  create: (design, options) => wasmEngine.create(design, { ...options, trace: true }),
};

/** Two messages, the second one on a PDC that is there; or one, which opens it. */
export const latencyRun = (options: ReturnType<typeof endpointOptions>, length: number, messages: number) =>
  fairRun(options, {
    ...{ seed: 1, senders: 1, bytes: messages * length, lengths: [length], decodes: false },
    ...{ weather: { ...fairWeather, delay: 0 }, pause: 1000 },
  });

/** Clocks from the last of so many messages to the end of each of `stageEnds`, at 64 bytes a clock. */
export async function measureStages(length: number, messages: number): Promise<readonly number[]> {
  const options = endpointOptions(64);
  const times = new StageTimes(stageEnds);
  const watches = times.watch.bind(times);
  await runWorld(
    tracing,
    elaborate(uetEndpoint(options)),
    2,
    latencyRun(options, length, messages),
    undefined,
    undefined,
    watches,
  );
  return times.clocks();
}
