/** Every proof of the datapath. */
import type { Proof } from '../../formal/proof.ts';
import { cbfcLinkProofs } from './cbfc-link.ts';
import { cbfcPortProofs } from './cbfc-port.ts';
import { cbfcScheduleProofs } from './cbfc-schedule.ts';
import { cbfcSenderProofs } from './cbfc-sender.ts';
import { cbfcTimeProofs } from './cbfc-time.ts';
import { contextBitmapProofs } from './context-bitmap.ts';
import { initiatorFreeProofs } from './initiator-frees.ts';
import { initiatorPsnProofs } from './initiator-psns.ts';
import { initiatorRecordProofs } from './initiator-records.ts';
import { initiatorShareProofs } from './initiator-shares.ts';
import { initiatorStandingProofs } from './initiator-standing.ts';
import { initiatorTimeoutProofs } from './initiator-timeouts.ts';
import { initiatorTurnProofs } from './initiator-turns.ts';
import { initiatorWindowProofs } from './initiator-window.ts';
import { llrProofs } from './llr.ts';
import { llrSenderProofs } from './llr-sender.ts';
import { llrTurnProofs } from './llr-turns.ts';
import { nsccProofs } from './nscc.ts';
import { pdsAckProofs } from './pds-acks.ts';
import { pdsCackProofs } from './pds-cack.ts';
import { pdsDeliverProofs } from './pds-deliver.ts';
import { pdsOnceProofs } from './pds-once.ts';
import { pdsReplyProofs } from './pds-replies.ts';
import { pdsRetirementProofs } from './pds-retirement.ts';
import { placePoolProofs } from './place-pool.ts';
import { rcccProofs } from './rccc.ts';
import { sesDeferralProofs } from './ses-deferrals.ts';
import { sesEntryProofs } from './ses-entries.ts';
import { sesListProofs } from './ses-lists.ts';
import { sesMessageProofs } from './ses-messages.ts';
import { sesNodeProofs } from './ses-nodes.ts';
import { sesQueueProofs } from './ses-queues.ts';
import { sesRegionProofs } from './ses-regions.ts';
import { sesShareProofs } from './ses-shares.ts';
import { tssProofs } from './tss.ts';
import { tssVerdictProofs } from './tss-verdict.ts';
import { tssVerdictOrderProofs } from './tss-verdict-order.ts';
import { tssZeroiseProofs } from './tss-zeroise.ts';

/** In the order in which lists show them. */
export const datapathProofs: readonly Proof[] = [
  ...contextBitmapProofs,
  ...pdsOnceProofs,
  ...pdsDeliverProofs,
  ...placePoolProofs,
  ...pdsCackProofs,
  ...pdsReplyProofs,
  ...pdsAckProofs,
  ...pdsRetirementProofs,
  ...initiatorTurnProofs,
  ...initiatorPsnProofs,
  ...initiatorFreeProofs,
  ...initiatorRecordProofs,
  ...initiatorTimeoutProofs,
  ...initiatorShareProofs,
  ...initiatorStandingProofs,
  ...initiatorWindowProofs,
  ...cbfcSenderProofs,
  ...cbfcPortProofs,
  ...cbfcLinkProofs,
  ...cbfcTimeProofs,
  ...cbfcScheduleProofs,
  ...llrProofs,
  ...llrSenderProofs,
  ...llrTurnProofs,
  ...nsccProofs,
  ...rcccProofs,
  ...sesRegionProofs,
  ...sesMessageProofs,
  ...sesNodeProofs,
  ...sesListProofs,
  ...sesShareProofs,
  ...sesQueueProofs,
  ...sesDeferralProofs,
  ...sesEntryProofs,
  ...tssProofs,
  ...tssVerdictProofs,
  ...tssVerdictOrderProofs,
  ...tssZeroiseProofs,
];
