/** The property run of the PDC tracker: random traffic, every output held against the model in every clock. */
import type { TrackerSize } from '../../../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import type { Body } from '../../../../bench/context.ts';
import { TrackerBench } from './tracker-bench.ts';
import { TrackerTraffic } from './tracker-traffic.ts';

/** A test of `clocks` clocks with the tracker of that size; traffic follows from the seed. */
export const trackerProperty =
  (size: TrackerSize, clocks: number): Body<void> =>
  async (t) => {
    const bench = new TrackerBench(t, size);
    const traffic = new TrackerTraffic(bench.model, t.random.fork('traffic'));
    for (let i = 0; i < clocks; i++) {
      const inputs = traffic.next();
      const before = bench.verdicts.length;
      await bench.clock(inputs);
      const verdict = bench.verdicts[before];
      if (verdict?.judgement === 'accepted') traffic.accepted(verdict.pdc, inputs.arrival!.psn);
      bench.verdicts.length = 0;
      bench.answers.length = 0;
    }
    await bench.drain();
  };
