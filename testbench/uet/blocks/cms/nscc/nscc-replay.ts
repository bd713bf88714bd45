/** A recorded flow through the hardware of NSCC, beside the model and what the simulator's sender did. */
import { cwndPlot } from '../../../../../report/uet/cwnd-plot.ts';
import { nsccLag } from '../../../../../rtl-gen/uet/cms/nscc/latency.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { Differences } from '../differences.ts';
import { type RecordedEvent, readEvents } from '../fixed-flow.ts';
import { NsccChecker } from './nscc-checker.ts';
import { contextWriter, setRegisters } from './nscc-ports.ts';

/** A clock of 312.5 MHz, in ns. */
const tick = 3.2;

/** The context that the flow has. */
const CCC = 1;

/**
 * Replays a flow, or vectors. Its events come `nsccLag.window` clocks apart, so that each sees all before it, with the
 * times of the recording in `now`. Compared are all fields of each limit with the model's, and disagreements are of
 * these; beside them stands how far the windows are from the recorded ones, free running.
 */
export const nsccReplay: Replay = async (simulator, file) => {
  const { registers, events } = await readEvents(file, tick);
  const differences = new Differences();
  const windows: number[] = [];
  const run = await runSeed(simulator, 1, async (t) => {
    setRegisters(t.dut, registers);
    const write = contextWriter(t.dut);
    write(undefined);
    const checker = t.attach(
      new NsccChecker(t.dut, registers, {
        onMismatch: differences.tell,
        onLimit: (limit) => {
          differences.compared += Object.keys(limit).length;
          windows.push(limit.cwnd);
        },
      }),
    );
    for (const { event } of events) {
      write({ ...event, ccc: CCC });
      await t.cycles(1);
      write(undefined);
      await t.cycles(nsccLag.window - 1);
    }
    while (checker.pending > 0) await t.cycles(1);
  });
  const points = events.flatMap((recorded, i) => (isReaction(recorded) ? [pointOf(recorded, windows[i]!)] : []));
  const offs = points.map(({ hardware, recorded }) => Math.abs(hardware - recorded) / recorded);
  const mean = offs.reduce((sum, off) => sum + off, 0) / Math.max(offs.length, 1);
  const report = differences.report(run, {
    ...{ events: events.length, compared: differences.compared },
    'mean deviation in ppm': Math.round(1e6 * mean),
    'largest in ppm': Math.round(1e6 * Math.max(0, ...offs)),
  });
  return {
    ...report,
    ...(points.length === 0 ? {} : { picture: (title) => cwndPlot(points, { title }) }),
  };
};

/** ACKs, NACKs and timeouts: what moves the window. */
const isReaction = ({ event: { kind } }: RecordedEvent): boolean =>
  ['ack', 'probe_ack', 'nack_trim', 'nack_last_hop', 'timeout'].includes(kind);

const pointOf = ({ time, after }: RecordedEvent, hardware: number) => ({
  time: time / 1e6,
  recorded: after.cwnd,
  hardware,
});
