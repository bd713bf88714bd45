/** The sizes and policies with which the PDS target is tested, for hardware and model alike. */
import { answersLatency } from '../../../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import { pdsArrivalLatency } from '../../../../../rtl-gen/uet/pds/target-side/arrival/latency.ts';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { PdsTargetOptions } from '../../../golden/pds/index.ts';
import type { TargetLatency } from './target-checker.ts';
import { targetSets } from './target-sets.ts';

/** When things take effect in hardware. */
export const targetLatency: TargetLatency = {
  order: pdsArrivalLatency.tracked,
  verdict: pdsArrivalLatency.verdict,
  ask: pdsArrivalLatency.verdict,
  stamp: 0,
  fail: pdsArrivalLatency.mark,
  busy: pdsArrivalLatency.mark,
  release: pdsArrivalLatency.release,
  ended: pdsArrivalLatency.ended,
  request_close: 0,
  counts: answersLatency.counts,
  sack: answersLatency.sack,
  offer: answersLatency.answer,
  window: answersLatency.query + 12,
  duplicate: answersLatency.mark + 3,
};

/** Times are short, so that PDCs live and end often. */
const registers = {
  newPdcTime: 60,
  lingerTime: 40,
  closeReqTime: 150,
  quarantineTime: 10,
  ackGenTrigger: 8000,
  ackGenMinAdd: 500,
  mpr: 5,
  rcvCwndPend: 3,
  restoreCwnd: true,
};

export const smallTarget: Hardware = {
  contexts: 8,
  window: 128,
  guaranteedEntries: 16,
  replyDepth: 64,
  clocksPerUnit: 4,
  sackBase: 'tracking',
  sackAlign: 1,
  ackForm: 'ack_cc',
};

/** As many PDCs and as long a window as `pds_target_n256_w1024`, and times as short as those of the small one. */
export const largeTarget: Hardware = { ...smallTarget, contexts: 256, window: 1024, guaranteedEntries: 1024 };

/** What the model is told of hardware. */
export function modelOf(hardware: Hardware): PdsTargetOptions {
  const { adopts = false, contexts, window, guaranteedEntries, reserved = 0, reservedBits = 0, rangeBits } = hardware;
  const { duplicates = 'all', trimmedDuplicates = 'answer', rodFirst = 'nack', rodNacks = 'gap' } = hardware;
  const { sackBase, sackAlign, ackForm } = hardware;
  const policies = { duplicates, trimmedDuplicates, rodFirst, rodNacks, sackBase, sackAlign, ackForm };
  return {
    adopts,
    contexts,
    window,
    guaranteedEntries,
    reserved,
    registers,
    policies: { ...policies, reservedBits, psnRangeBits: rangeBits },
    ...targetSets(hardware),
  };
}
