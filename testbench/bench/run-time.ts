/** The time axis of a run's waves. */
import type { Timeline } from '../kernel/timeline.ts';
import type { WaveTime, WaveUnit } from '../waves/wave-time.ts';

/** Femtoseconds. */
const scales: Readonly<Record<WaveUnit, number>> = { ns: 1e6, ps: 1e3, fs: 1 };

/**
 * The axis with true times, in the largest of ns, ps and fs of which everything about the clocks is a whole number,
 * when the run begins. What comes between two such times (a delay, another period) is shown at the one before.
 */
export function runTime(timeline: Timeline): WaveTime {
  const { clocks } = timeline;
  const spans = clocks.flatMap((clock) => [clock.period, clock.high, clock.running ? clock.riseAt : 0]);
  const unit = (['ns', 'ps'] as const).find((u) => spans.every((span) => span % scales[u] === 0)) ?? 'fs';
  const whole = (time: number): number => Math.floor(time / scales[unit]);
  return {
    unit,
    clocks: clocks.length === 1 ? ['clk'] : clocks.map(({ name }) => name),
    now: () => whole(timeline.time),
    rise(index) {
      const { rise, fall } = timeline.lastEdges(clocks[index]!);
      return { at: rise < 0 ? -1 : whole(rise), fall: whole(fall) };
    },
    end: () => whole(timeline.time + timeline.main.period),
  };
}
