/** Every proof of the library, by name. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Proof } from './proof.ts';
import { arbiterProofs } from './proofs/arbiters.ts';
import { cbfcLinkProofs } from './proofs/cbfc-link.ts';
import { cbfcPortProofs } from './proofs/cbfc-port.ts';
import { cbfcScheduleProofs } from './proofs/cbfc-schedule.ts';
import { cbfcSenderProofs } from './proofs/cbfc-sender.ts';
import { cbfcTimeProofs } from './proofs/cbfc-time.ts';
import { contextBitmapProofs } from './proofs/context-bitmap.ts';
import { crossingProofs } from './proofs/crossings.ts';
import { hashTableProofs } from './proofs/hash-table.ts';
import { headerProofs } from './proofs/headers.ts';
import { llrProofs } from './proofs/llr.ts';
import { llrSenderProofs } from './proofs/llr-sender.ts';
import { llrTurnProofs } from './proofs/llr-turns.ts';
import { memoryProofs } from './proofs/memories.ts';
import { packetProofs } from './proofs/packets.ts';
import { pdsAckProofs } from './proofs/pds-acks.ts';
import { pdsCackProofs } from './proofs/pds-cack.ts';
import { pdsDeliverProofs } from './proofs/pds-deliver.ts';
import { pdsOnceProofs } from './proofs/pds-once.ts';
import { pdsReplyProofs } from './proofs/pds-replies.ts';
import { pdsRetirementProofs } from './proofs/pds-retirement.ts';
import { placePoolProofs } from './proofs/place-pool.ts';
import { resultBufferProofs } from './proofs/result-buffer.ts';
import { streamProofs } from './proofs/streams.ts';
import { tssProofs } from './proofs/tss.ts';

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
