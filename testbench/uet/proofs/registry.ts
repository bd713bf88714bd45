/** Every proof of the library, by name. */
import { didYouMean } from '../../../support/nearest.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Proof } from '../../formal/proof.ts';
import { arbiterProofs } from '../../formal/proofs/arbiters.ts';
import { crossingProofs } from '../../formal/proofs/crossings.ts';
import { hashTableProofs } from '../../formal/proofs/hash-table.ts';
import { headerProofs } from '../../formal/proofs/headers.ts';
import { memoryProofs } from '../../formal/proofs/memories.ts';
import { packetProofs } from '../../formal/proofs/packets.ts';
import { resultBufferProofs } from '../../formal/proofs/result-buffer.ts';
import { streamProofs } from '../../formal/proofs/streams.ts';
import { cbfcLinkProofs } from './cbfc-link.ts';
import { cbfcPortProofs } from './cbfc-port.ts';
import { cbfcScheduleProofs } from './cbfc-schedule.ts';
import { cbfcSenderProofs } from './cbfc-sender.ts';
import { cbfcTimeProofs } from './cbfc-time.ts';
import { contextBitmapProofs } from './context-bitmap.ts';
import { llrProofs } from './llr.ts';
import { llrSenderProofs } from './llr-sender.ts';
import { llrTurnProofs } from './llr-turns.ts';
import { pdsAckProofs } from './pds-acks.ts';
import { pdsCackProofs } from './pds-cack.ts';
import { pdsDeliverProofs } from './pds-deliver.ts';
import { pdsOnceProofs } from './pds-once.ts';
import { pdsReplyProofs } from './pds-replies.ts';
import { pdsRetirementProofs } from './pds-retirement.ts';
import { placePoolProofs } from './place-pool.ts';
import { tssProofs } from './tss.ts';

/** In the order in which lists show them. */
export const proofs: readonly Proof[] = [
  ...streamProofs,
  ...resultBufferProofs,
  ...arbiterProofs,
  ...packetProofs,
  ...headerProofs,
  ...memoryProofs,
  ...hashTableProofs,
  ...crossingProofs,
  ...contextBitmapProofs,
  ...pdsOnceProofs,
  ...pdsDeliverProofs,
  ...placePoolProofs,
  ...pdsCackProofs,
  ...pdsReplyProofs,
  ...pdsAckProofs,
  ...pdsRetirementProofs,
  ...cbfcSenderProofs,
  ...cbfcPortProofs,
  ...cbfcLinkProofs,
  ...cbfcTimeProofs,
  ...cbfcScheduleProofs,
  ...llrProofs,
  ...llrSenderProofs,
  ...llrTurnProofs,
  ...tssProofs,
];

/** The proof of that name; an unknown name is a `UserError` with the nearest one. */
export function findProof(name: string): Proof {
  const found = proofs.find((p) => p.name === name);
  if (found !== undefined) return found;
  const names = proofs.map((p) => p.name);
  throw new UserError(`there is no proof ${name}${didYouMean(name, names)} (proofs: ${names.join(', ')})`);
}
