/** A recorded flow through the PDS target: one PDC, whose deliveries SES answers with plain OK. */
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { UserError } from '../../../../../support/user-error.ts';
import type { Verdict } from '../../../golden/pds/index.ts';
import { psnDifference } from '../../../golden/serial.ts';
import { flowReplay } from '../flow-replay.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, targetLatency } from './target-designs.ts';
import { StepsFlow, TargetSteps } from './target-steps.ts';

/** What a request of a flow that goes on is told. A PSN that CACK has passed is a duplicate. */
const verdicts: Readonly<Partial<Record<Verdict, 'accepted' | 'duplicate' | 'beyond'>>> = {
  created: 'accepted',
  accepted: 'accepted',
  duplicate_answered: 'duplicate',
  stored_response: 'duplicate',
  dropped_duplicate: 'duplicate',
  nack_rcvd_ses_procg: 'duplicate',
  nack_psn_oor_window: 'beyond',
};

/** A packet a clock, SYN packets until the target's PDCID is known; a PROBE at the end asks for CACK. */
export const targetReplay = (hardware: Hardware) =>
  flowReplay(async (t, { file, arrivals }, startPsn, seen) => {
    const bench = new TargetBench(t, modelOf(hardware), hardware.clocksPerUnit, targetLatency);
    await bench.begin();
    const steps = new TargetSteps(bench);
    const flow = new StepsFlow(1, { startPsn });
    let judged = 0;
    const clock = async (i?: number): Promise<void> => {
      const arrival = i === undefined ? undefined : arrivals[i]!;
      const fields = { syn: flow.pdcid === 0, retx: arrival?.rtx === true, ce: arrival?.ecn === true };
      const packet = arrival && flow.packet(psnDifference(arrival.psn, startPsn), { ...fields, clearOffset: 0 });
      const { verdict, deliver } = await steps.clockAnswered(packet);
      if (deliver !== undefined) flow.pdcid = deliver.pdcid;
      if (verdict === undefined) return;
      const name = verdicts[verdict];
      const { line } = arrivals[judged++]!;
      if (name === undefined)
        throw new UserError(`${file}:${line}: the target's verdict is ${verdict}, which ends the flow`);
      seen.judged(name);
    };
    for (let i = 0; i < arrivals.length; i++) await clock(i);
    while (judged < arrivals.length || steps.deliveries.length > 0) await clock();
    await steps.pause(100);
    await steps.expect([flow.control('probe', 0, { payload: 0 }), 'probe_answered']);
    seen.acknowledged(Number((await steps.reply()).cack_psn));
    await bench.finish();
  });
