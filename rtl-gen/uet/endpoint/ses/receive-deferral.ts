/** What the receive half of the endpoint gets and gives where messages wait for their receives. */
import { bit, bits, record } from '../../../hdl/index.ts';
import { ReturnedPart } from '../../ses/deferrable/deferral-records.ts';
import { tokenBits } from '../../ses/receive/target-deferral.ts';
import { AddressedRtr } from './rtr-addresses.ts';

/** An RTR of a peer, by the header of its packet; the number of the peer is that of its address. */
export const ArrivedRtr = record({ valid: bit, peer: bits(16), match_bits: bits(64), buffer_offset: bits(64) });

/** What answers it, some clocks later. */
export const ArrivedRtrAnswer = record({ valid: bit, code: bits(6) });

/** What it gets. */
export const ReceiveDeferralIn = record({
  /** As in `TargetDeferralChoices`; holds still. */
  target_upper: bit,
  rtr_ready: bit,
  /** A receive that is `returned` is taken by software, which posts it again. */
  returned_ready: bit,
  /** An RTR with that token was answered with an error; until `refused_taken`. */
  refused: record({ valid: bit, token: bits(tokenBits) }),
  /** What answers what has `arrived`, in the same order. */
  answer: ArrivedRtrAnswer,
});

/** What it gives: RTRs to peers, receives whose messages do not come again, and RTRs of peers. */
export const ReceiveDeferralOut = (multi: boolean) =>
  record({
    rtr: record({ valid: bit, payload: AddressedRtr }),
    returned: record({ valid: bit, wr_id: bits(32), part: ReturnedPart(multi) }),
    refused_taken: bit,
    arrived: ArrivedRtr,
  });
