/** A recorded flow through a design whose bench ends at the first disagreement with its golden model. */
import { AssertionError } from 'node:assert/strict';
import { runSeed } from '../../../bench/run-seed.ts';
import type { Verdict } from '../../golden/sack-tracker.ts';
import { addPsn } from '../../golden/serial.ts';
import type { Trace } from '../../traces/trace.ts';
import type { Simulator, TestContext } from '../test-kit.ts';
import type { ArrivalsOptions, ArrivalsResult } from './sack-replay.ts';

/** What a replay tells of its flow, as it goes. */
export interface FlowSeen {
  /** The hardware has judged a packet. */
  judged(verdict: Verdict): void;
  /** The hardware has come to this CACK. */
  acknowledged(cack: number): void;
}

/** A flow whose first PSN is `startPsn`, packet by packet through a design. */
export type FlowBody = (t: TestContext, trace: Trace, startPsn: number, seen: FlowSeen) => Promise<void>;

/** Replays a trace; a disagreement ends the run and is counted, any other failure is thrown. */
export const flowReplay =
  (body: FlowBody) =>
  async (simulator: Simulator, trace: Trace, { startPsn = 0 }: ArrivalsOptions = {}): Promise<ArrivalsResult> => {
    const counts = { accepted: 0, duplicate: 0, before: 0, beyond: 0 };
    let cack = addPsn(startPsn, -1);
    const seen: FlowSeen = {
      judged: (verdict) => counts[verdict]++,
      acknowledged: (psn) => {
        cack = psn;
      },
    };
    const { failure, cycles } = await runSeed(simulator, 1, (t) => body(t, trace, startPsn, seen));
    if (failure !== undefined && !(failure instanceof AssertionError)) throw failure;
    return {
      packets: trace.arrivals.length,
      ...counts,
      cack,
      disagreements: failure === undefined ? 0 : 1,
      ...(failure === undefined ? {} : { firstDisagreement: failure.message }),
      clocks: cycles,
      arrivals: [],
    };
  };
