/** The property run of the PDS target: random traffic, everything that is shown held against the golden model. */
import type { Body } from '../../../bench/context.ts';
import type { PdsTargetOptions } from '../../../golden/pds/index.ts';
import { TargetBench } from './target-bench.ts';
import type { TargetLatency } from './target-checker.ts';
import { TargetTraffic } from './target-traffic.ts';

export interface TargetRun {
  readonly options: PdsTargetOptions;
  readonly clocksPerUnit: number;
  readonly latency: TargetLatency;
  readonly clocks: number;
  /** How often each verdict was given, added up. */
  readonly verdicts: Map<string, number>;
}

/** A test of so many clocks; traffic follows from the seed. */
export const targetProperty =
  ({ options, clocksPerUnit, latency, clocks, verdicts }: TargetRun): Body<void> =>
  async (t) => {
    const bench = new TargetBench(t, options, clocksPerUnit, latency);
    const traffic = new TargetTraffic(bench.settings, t.random.fork('traffic'));
    await bench.begin();
    for (let i = 0; i < clocks; i++) traffic.saw(await bench.clock(traffic.next()));
    for (let i = 0; i < 400; i++) traffic.saw(await bench.clock(traffic.rest()));
    await bench.finish();
    for (const [verdict, count] of bench.checker.verdicts) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + count);
  };
