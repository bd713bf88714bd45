/** Queues and goodput over the time of a run. */
import { type CellRun, runCell } from './cell.ts';
import { type CellName, cellOf } from './scenarios.ts';

/** us, and what stands for it. */
export type Series = readonly (readonly [time: number, value: number])[];

/** The queue to the host that all send to, in bytes, each `step` us. */
export function queueOverTime(name: CellName, host: number, seed: number, step = 4): Series {
  const points: [number, number][] = [];
  runCell(
    cellOf(name, {
      seed,
      sampleEvery: step * 1e6,
      sample: (network, now) => void points.push([now / 1e6, network.last[host]!.queue.dataBytes]),
    }),
  );
  return points;
}

/** What all receivers accept, in Gb/s of payload, in steps of `step` us: each value is of the step before its time. */
export function goodputOverTime(
  name: CellName,
  more: Parameters<typeof cellOf>[1],
  step = 10,
): { readonly series: Series; readonly run: CellRun } {
  const points: [number, number][] = [];
  let before = 0;
  const run = runCell(
    cellOf(name, {
      ...more,
      sampleEvery: step * 1e6,
      sample: (_, now, flows) => {
        const delivered = flows.reduce((sum, { counts }) => sum + counts.delivered, 0);
        if (now > 0) points.push([now / 1e6, ((delivered - before) * 8) / (step * 1e3)]);
        before = delivered;
      },
    }),
  );
  return { series: points, run };
}
