/** A recorded flow through the PDC tracker: one PDC, whose packets SES answers at once. */
import { pdcTrackerLatency as latency } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import type { TrackerSize } from '../../../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { addPsn } from '../../../golden/serial.ts';
import { flowReplay } from '../flow-replay.ts';
import { TrackerBench } from './tracker-bench.ts';
import type { ClockIn, JudgementName } from './tracker-model.ts';

/** What a packet that wants to be delivered can be told in an established PDC that takes any order. */
const verdicts: Readonly<Partial<Record<JudgementName, 'accepted' | 'duplicate' | 'before' | 'beyond'>>> = {
  accepted: 'accepted',
  duplicate: 'duplicate',
  prior: 'before',
  behind: 'before',
  ahead: 'beyond',
};

/** A packet a clock, a response when its verdict is there, and a query in each clock, which moves the window. */
export const trackerReplay = (size: TrackerSize) =>
  flowReplay(async (t, { arrivals }, startPsn, seen) => {
    const bench = new TrackerBench(t, size);
    const pdc = size.contexts - 1;
    const answers: { readonly psn: number; readonly from: number }[] = [];
    let cack = addPsn(startPsn, -1);
    let next = 0;
    const clock = async (arrival?: ClockIn['arrival']): Promise<void> => {
      const now = next++;
      const due = (answers[0]?.from ?? Number.POSITIVE_INFINITY) <= now ? answers.shift() : undefined;
      await bench.clock({
        arrival,
        response: due && { pdc, psn: due.psn, guaranteed: false },
        query: now < latency.frontier ? undefined : { pdc, mode: 'at', psn: addPsn(cack, 1) },
      });
      const verdict = bench.verdicts.pop();
      if (verdict !== undefined) {
        const name = verdicts[verdict.judgement];
        if (name === undefined) throw new Error(`a packet of a PDC in any order is ${verdict.judgement}`);
        seen.judged(name);
        if (name === 'accepted') answers.push({ psn: arrival!.psn, from: now + latency.verdict });
      }
      const answer = bench.answers.pop();
      if (answer !== undefined) {
        cack = answer.cack;
        seen.acknowledged(cack);
      }
    };
    for (const [i, { psn }] of arrivals.entries()) {
      await clock({ pdc, psn, ...(i === 0 ? { create: { start: startPsn, rod: false } } : {}) });
    }
    while (answers.length > 0) await clock();
    for (let i = 0; i <= latency.answer + latency.cackResponse; i++) await clock();
    await bench.drain();
  });
