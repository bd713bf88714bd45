/**
 * What an event comes to, once its PDC and the store have been looked up: a reply, and what is asked of the tracker for
 * it.
 */
import { type Bits, bit, bits, type EnumV, module, record, unpack } from '../../../../hdl/index.ts';
import { chooserOf } from '../../../../lib/bits/choose.ts';
import { nackCodes } from '../../../wire/layout/index.ts';
import { ControlKind } from '../housekeeping-records.ts';
import { SackMode } from '../query-pipe.ts';
import { Kept } from '../store/guaranteed-store.ts';
import { AnswerEvent } from './answer-event.ts';
import { ReplyType, ResponsePart } from './reply.ts';

/** Where the replies of a PDC go. */
export const Route = record({ destination: bits(128), local: bits(4), peer_pdcid: bits(16) });

/** What a reply says of the event that it answers. */
export const ReplyPart = record({
  type: ReplyType,
  /** Answers a PROBE, with `opaque`. */
  p: bit,
  route: Route,
  entropy: bits(16),
  pdcid: bits(16),
  m: bit,
  retx: bit,
  psn: bits(32),
  response: ResponsePart,
  /** {message_id, job_id} of a default response, {handle, next_hdr} above 4 more bits of one of SES. */
  identity: bits(40),
  kept: bit,
  opaque: bits(16),
  nack_code: bits(8),
  payload: bits(32),
  control: ControlKind,
});

/** How SACKs begin and what ACKs are, as of the golden model's policies (uet-wire.md 4.3, 7.9, 13.21). */
export interface AckPolicies {
  readonly sackBase: 'trigger' | 'tracking';
  readonly sackAlign: 1 | 8;
  readonly ackForm: 'ack_cc' | 'ack';
}

/** As in module names. */
export const policyName = ({ sackBase, sackAlign, ackForm }: AckPolicies): string =>
  `${sackBase}_align${sackAlign}_${ackForm}`;

/** Whether it comes from an arrival, and so needs no look whether its PDC is there. */
export const isOfArrival = (kind: EnumV<EventName>): Bits<1> =>
  kind.is('response').or(kind.is('clear_req')).or(kind.is('close_req')).not();

type EventName = 'complete' | 'again' | 'stored' | 'probe' | 'nack' | 'response' | 'clear_req' | 'close_req';

/**
 * Combinational. `asks`: the tracker is asked for CACK, as every event does whose PDC is there and which is not
 * refused, with an ACK or without one, and a refused packet after which the window follows CACK (`AskAbout`).
 */
export const replyParts = (policies: AckPolicies) => {
  const { sackBase, sackAlign, ackForm } = policies;
  return module(
    `reply_parts_${policyName(policies)}`,
    {
      summary: 'What an event comes to: the part of its reply that the tracker does not know.',
      in: { event: AnswerEvent, route: Route, exists: bit, kept: Kept, stored: bit },
      out: {
        part: ReplyPart,
        asks: bit,
        mode: SackMode,
        sack_psn: bits(32),
        /** An ask of `stored` whose response the store has, or has not. */
        found: bit,
        missing: bit,
      },
    },
    ({ event, route, exists, kept, stored }, m) => {
      const { kind, cookie } = event;
      const { found, missing } = m.named({
        found: kind.is('stored').and(kept.found),
        missing: kind.is('stored').and(kept.found.not()),
      });
      const refuses = m.named('refuses', kind.is('nack').or(missing));
      const isResponse = kind.is('response');
      const type = chooserOf(m, ReplyType)(
        [refuses, 'nack'],
        [kind.is('clear_req').or(kind.is('close_req')), 'cp'],
        ackForm,
      );
      const response = chooserOf(m, ResponsePart)(
        [isResponse.or(found), 'ses'],
        [kind.is('again').and(event.default_response), 'default'],
        'none',
      );
      const control = chooserOf(m, ControlKind)([kind.is('clear_req'), 'clear_req'], 'close_req');
      const lies = m.mux(isResponse, event.handle.cat(event.next_hdr), kept.handle.cat(kept.next_hdr));
      const named = event.message_id.cat(event.job_id.slice(23, 4));
      const unavailable = m.mux(
        event.by_ack_req,
        m.lit(8, nackCodes.code.ack_with_data),
        m.lit(8, nackCodes.code.gtd_resp_unavail),
      );

      // Where the SACK begins. A PROBE says where; an event without a SACK moves nothing.
      const modeOf = chooserOf(m, SackMode);
      const trackingMode = () =>
        modeOf(
          [kind.is('complete').or(isResponse), modeOf([event.wants, 'next'], 'note')],
          [kind.is('nack'), 'note'],
          [kind.is('again').or(found), 'next'],
          'at',
        );
      const mode = sackBase === 'tracking' ? trackingMode() : unpack(SackMode, m.lit(SackMode.width, 0));
      const atPsn = sackBase === 'tracking' || sackAlign === 1 ? event.psn : event.psn.slice(31, 3).cat(m.lit(3, 0));
      const noQuery = kind.is('nack').and(event.follows.not()).or(kind.is('close_req'));
      return {
        part: {
          ...{ type, p: kind.is('probe'), route, entropy: cookie.entropy, m: cookie.ce, retx: cookie.retx },
          ...{ pdcid: event.pdcid, psn: event.psn, response, opaque: event.opaque, control },
          identity: m.mux(response.is('ses'), lies, named).cat(event.job_id.trunc(4)),
          kept: found.or(isResponse.and(event.guaranteed).and(stored)),
          nack_code: m.mux(missing, unavailable, event.nack_code),
          payload: event.payload.mask(kind.is('nack')),
        },
        asks: exists.and(noQuery.not()),
        mode,
        sack_psn: m.mux(kind.is('probe'), event.payload, atPsn),
        found,
        missing,
      };
    },
  );
};
