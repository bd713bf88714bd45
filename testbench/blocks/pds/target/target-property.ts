/** The property run of the PDS target: random traffic, everything that is shown held against the golden model. */
import type { PdsTargetOptions as Hardware } from '../../../../rtl-gen/uet/pds/target/pds-target.ts';
import type { Body } from '../../../bench/context.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, targetLatency } from './target-designs.ts';
import { TargetTraffic } from './target-traffic.ts';
import { TidyTraffic } from './tidy-traffic.ts';

export interface TargetRun {
  readonly hardware: Hardware;
  readonly clocks: number;
  /** So many initiators that open, fill and close PDCs, and begin anew; without it, of any number that may do anything. */
  readonly initiators?: number;
  /** The verdicts that were given are added to these. */
  readonly verdicts?: Set<string>;
}

/** A test of so many clocks; traffic follows from the seed. */
export const targetProperty =
  ({ hardware, clocks, initiators, verdicts }: TargetRun): Body<void> =>
  async (t) => {
    const bench = new TargetBench(t, modelOf(hardware), hardware.clocksPerUnit, targetLatency);
    const random = t.random.fork('traffic');
    const sender =
      initiators === undefined ? new TargetTraffic(bench.settings, random) : new TidyTraffic(initiators, random);
    await bench.begin();
    for (let i = 0; i < clocks; i++) sender.saw(await bench.clock(sender.next()));
    await bench.finish();
    for (const verdict of bench.checker.verdicts.keys()) verdicts?.add(verdict);
    for (const event of bench.events) verdicts?.add(event);
  };
