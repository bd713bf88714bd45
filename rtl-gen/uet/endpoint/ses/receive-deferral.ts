/** What the receive half of the endpoint gets and gives where messages wait for their receives. */
import { bit, bits, record } from '../../../hdl/index.ts';
import { tokenBits } from '../../ses/receive/target-deferral.ts';
import { ArrivedRtr, ArrivedRtrAnswer } from '../transmit/deferred-sends.ts';
import { AddressedRtr } from './rtr-addresses.ts';

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
export const ReceiveDeferralOut = record({
  rtr: record({ valid: bit, payload: AddressedRtr }),
  returned: record({ valid: bit, wr_id: bits(32) }),
  refused_taken: bit,
  arrived: ArrivedRtr,
});
