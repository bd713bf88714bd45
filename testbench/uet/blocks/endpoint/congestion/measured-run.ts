/** Runs of endpoints over queues, with the goodput through the port to one of them and the queue before it. */
import type { Engine } from '../../../../engine/simulator.ts';
import { bottleneckRate, type CongestionRun, runCongestion } from './congestion-run.ts';

/** Payload of a clock through a port of 100 Gb/s: 4,096 bytes of each 4,198, and 24 more on the line. */
const ideal = (bottleneckRate * 4096) / 4222;

/**
 * A run in which the queue before `to`, and what is placed there, are looked at: from the clock `start` on, until that
 * share has come.
 */
export async function measured(engine: Engine, run: CongestionRun, to: number, until = 0.95, start = 4000) {
  let [clocks, level, placedThen] = [0, 0, 0];
  let now = 0;
  const planned = run.world.bytes * (run.world.sink === undefined ? 1 : run.ends - 1);
  let placed = 0;
  const result = await runCongestion(engine, {
    ...run,
    each: (world, network) => {
      const { seen } = world.ends[to]!;
      if (world.now < start || seen.placed > until * planned) return;
      if (clocks === 0) [placedThen, now] = [seen.placed, world.now];
      clocks++;
      level += network.ports[to]!.level;
      placed = seen.placed;
    },
  });
  const goodput = (placed - placedThen) / (clocks - 1) / ideal;
  return { ...result, goodput, queue: level / clocks, from: now };
}
