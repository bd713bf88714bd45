/** What a sender with return spaces is told of them, and tells (uet-wire.md 7.12). */
import { bit, bits, enumOf, optional, record } from '../../../../hdl/index.ts';
import { SendPacket } from '../choice/choice-records.ts';
import { CreditAsk } from '../credit-requests.ts';
import { Open } from '../records.ts';
import type { SenderLayout } from './sender-layout.ts';

export const ReturnKind = enumOf('begin', 'end');

/** A return space begins with its PDC, or is over with it. Of its end the PDCID alone counts. */
export const ReturnChange = record({
  kind: ReturnKind,
  /** The PDCID that the target has given it, with 0 as bit 15, and that of its peer. */
  pdcid: bits(16),
  peer: bits(16),
  rod: bit,
  /** That of the PDC. */
  start_psn: bits(32),
  local: bits(4),
  destination: bits(128),
  traffic_class: bits(4),
});

/** A packet for the return space of a PDC; `negotiation` is CLOSE_REQ, with `payload` as its handle. */
export const ReturnSend = (layout: SenderLayout) => record({ pdcid: bits(16), packet: SendPacket(layout.choice) });

/**
 * What comes for return spaces, where the sender has them: each stays as it is until it is taken, but for `conclude`,
 * which is, in each clock with `enable`.
 */
export const Returning = (layout: SenderLayout) =>
  optional(
    layout.initiator.returns,
    record({
      change: record({ valid: bit, payload: ReturnChange }),
      send: record({ valid: bit, payload: ReturnSend(layout) }),
      /** A message of this PDC of ours that `expects` data has it. */
      conclude: record({ enable: bit, pdcid: bits(16) }),
      /** Congestion control asks for a CREDIT_REQ. */
      ask: record({ valid: bit, payload: CreditAsk(layout.initiator) }),
    }),
  );

/** Which of them are taken, and what begins. */
export const Returned = (layout: SenderLayout) =>
  optional(
    layout.initiator.returns,
    record({
      change_ready: bit,
      send_ready: bit,
      ask_ready: bit,
      /** A PDC or a return space begins, in the clock with `enable`; before all that `pdc_event` says of it. */
      begun: record({ enable: bit, payload: Open(layout.initiator) }),
    }),
  );
