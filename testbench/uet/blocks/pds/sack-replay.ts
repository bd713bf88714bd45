/** A recorded arrival trace through the SACK tracker and the golden model. */

import { runSeed } from '../../../bench/run-seed.ts';
import { shiftPsns, type Trace } from '../../traces/trace.ts';
import type { Body, Simulator } from '../test-kit.ts';
import { type SackBenchOptions, sackBench } from './sack-bench.ts';
import type { JudgedArrival } from './sack-checker.ts';

/** What the hardware made of a trace. */
export interface ArrivalsResult {
  readonly packets: number;
  /** Packets by verdict. */
  readonly accepted: number;
  readonly duplicate: number;
  readonly before: number;
  readonly beyond: number;
  /** The hardware's CACK after the last packet. */
  readonly cack: number;
  /** How often the hardware and the golden model differed; the first difference in words. */
  readonly disagreements: number;
  readonly firstDisagreement?: string;
  readonly clocks: number;
  /** Every packet with its verdict, in order of arrival; of the SACK tracker, none of other designs. */
  readonly arrivals: readonly JudgedArrival[];
}

export interface ArrivalsOptions {
  /** The start PSN to load; default 0, where recorded traces begin. */
  readonly startPsn?: number;
}

/**
 * Replay the PSNs of a trace at one packet a clock, asking for a SACK at CACK + 1 in every clock, and compare verdict
 * by verdict, SACK by SACK and counter by counter. Disagreements are counted, not thrown; a testbench failure is.
 */
export async function replaySack(
  simulator: Simulator,
  window: number,
  trace: Trace,
  options: ArrivalsOptions = {},
): Promise<ArrivalsResult> {
  const arrivals: JudgedArrival[] = [];
  const counts = { accepted: 0, duplicate: 0, before: 0, beyond: 0 };
  const disagreements: string[] = [];
  const body = replayBody(trace, options.startPsn ?? 0, {
    window,
    onMismatch: (error) => disagreements.push(error.message),
    onVerdict: (arrival) => {
      counts[arrival.verdict]++;
      arrivals.push(arrival);
    },
  });
  const run = await runSeed(simulator, 1, body);
  if (run.failure !== undefined) throw run.failure;
  return {
    packets: trace.arrivals.length,
    ...counts,
    cack: Number(simulator.port('cack').get()),
    disagreements: disagreements.length,
    ...(disagreements[0] === undefined ? {} : { firstDisagreement: disagreements[0] }),
    clocks: run.cycles,
    arrivals,
  };
}

/** The same as a test, which ends at the first disagreement: the trace moved to begin at `startPsn`. */
export const sackReplayTest = (window: number, trace: Trace, startPsn: number): Body<void> =>
  replayBody(shiftPsns(trace, startPsn), startPsn, { window });

function replayBody(trace: Trace, startPsn: number, options: SackBenchOptions): Body<void> {
  return async (t) => {
    const bench = sackBench(t, options);
    await bench.starts.send(startPsn);
    for (const { psn } of trace.arrivals) bench.arrivals.sendNow(psn);
    t.attach({
      drive: () => {
        if (!bench.arrivals.idle && bench.queries.idle) bench.queries.sendNow(bench.ports.cack.get());
      },
    });
    await bench.drain();
  };
}
