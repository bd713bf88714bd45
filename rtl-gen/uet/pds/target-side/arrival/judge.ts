/**
 * The verdict on a packet, of what it is, whose it is and what the tracker says of its PSN (uet-wire.md 6.3, 7.6, 7.7,
 * 11.4).
 */
import { type Bits, bit, bits, enumOf, module, record } from '../../../../hdl/index.ts';
import { ArrivalVerdict } from '../arrival-pipe.ts';
import { PacketKind, Resources, Trimmed, Verdict } from '../records.ts';
import { type ArrivalLayout, isAdopted } from './arrival-layout.ts';
import { Found } from './directory.ts';
import { isBeyondFirstWindow, isLaterOfRod, opensPdc, takesPsnOf } from './packet-class.ts';

/** What of a packet its verdict depends on, besides whose it is and its PSN. */
export const Judged = record({
  kind: PacketKind,
  rod: bit,
  trimmed: Trimmed,
  syn: bit,
  retx: bit,
  dpdcid: bits(16),
  clear_offset: bits(16),
  resources: Resources,
});

/** What has become of the CLEAR_PSN of a request, as far as that is counted (6.4). */
export const RequestClear = enumOf('none', 'applied', 'invalid');

/** What a verdict does to its PDC's state. */
export const StateChange = enumOf('none', 'pending', 'opened', 'closing');

/**
 * `packet` and `found` in one clock, `tracked` in the next, for packets of a PDC; `verdict` and what follows from it in
 * the one after that. The order of checks is that of the golden model, which says where the sources are silent.
 */
export const judge = (layout: ArrivalLayout) => {
  const { duplicates, trimmedDuplicates, rodFirst, rodNacks, suffix } = layout;
  const flags = [duplicates, trimmedDuplicates, rodFirst, rodNacks].map((policy) => policy[0]).join('');
  return module(
    `judge_${suffix}_${flags}`,
    {
      summary: 'The verdict on a packet, of what it is, whose it is and what the tracker says of its PSN.',
      in: { packet: Judged, found: Found, tracked: ArrivalVerdict(layout) },
      out: {
        verdict: Verdict,
        /** The reply may tell the PDC's PDCID. */
        tells_pdcid: bit,
        request_clear: RequestClear,
        state: StateChange,
        /** Of NACK ROD_OOO: the PDC waits for another PSN; otherwise for its first. */
        is_gap: bit,
      },
    },
    ({ packet, found, tracked }, m) => {
      // What the packet would get by itself.
      const is = (name: string, value: Bits<1>): Bits<1> => m.next(name, value);
      const { kind, resources } = packet;
      const opener = opensPdc(packet);
      const rodLater = isLaterOfRod(packet);
      const tooFar = isBeyondFirstWindow(packet, layout);
      const isRequest = kind.is('request');
      const missing = m.reg('missing', Verdict);
      missing.set('nack_no_resource');
      m.when(resources.pkt_buffer.not(), () => missing.set('nack_no_pkt_buffer'))
        .elsewhen(resources.gtd_del.not().or(resources.gtd_last), () => missing.set('nack_no_gtd_del_avail'))
        .elsewhen(resources.ses_msg.not(), () => missing.set('nack_no_ses_msg_avail'));
      /** SYN and no PDC, or one in PENDING: what keeps it from being opened. */
      const unopened = m.reg('unopened', Verdict);
      const isMissing = m.reg('unopened_for_resources', bit);
      isMissing.set(0);
      const isAbsent = found.belonging.is('absent');
      unopened.set('dropped_no_pdc');
      m.when(isAbsent.and(opener.not()), () => unopened.set('dropped_no_pdc'))
        .elsewhen(isAbsent.and(found.has_room.not()), () => unopened.set('nack_no_pdc_avail'))
        .elsewhen(isAbsent.and(resources.ccc.not()), () => unopened.set('nack_no_ccc_avail'))
        .elsewhen(isAbsent.and(resources.bitmap.not()), () => unopened.set('nack_no_bitmap'))
        .elsewhen(isAbsent.not().and(found.other_start), () => unopened.set('nack_new_start_psn'))
        .elsewhen(rodLater, () => unopened.set(rodFirst === 'drop' ? 'dropped_rod_first' : 'nack_rod_ooo'))
        .elsewhen(tooFar, () => unopened.set('nack_no_bitmap'))
        .otherwise(() => isMissing.set(1));
      /** A control packet, where its PDC is open. */
      const controlled = m.reg('controlled', Verdict);
      controlled.set('clear_asked');
      const inReturn = isAdopted(layout, found.pdcid);
      const isOtherClose =
        inReturn === undefined ? kind.is('close_req') : kind.is('close_req').or(kind.is('close_cmd'));
      m.when(isOtherClose, () => controlled.set('nack_unexp_event')).elsewhen(kind.is('probe'), () =>
        controlled.set('probe_answered'),
      );

      const belonging = m.next('belonging', found.belonging);
      const isAdoptable = inReturn && is('is_adoptable', inReturn);
      const pends = is('pends', found.pends);
      const otherMode = is('other_mode', found.other_mode);
      const otherStart = is('other_start', found.other_start);
      const isTrimmed = is('is_trimmed', packet.trimmed.is('none').not());
      const isLastHop = is('is_last_hop', packet.trimmed.is('last_hop'));
      const request = is('is_request', isRequest);
      const syn = is('is_syn', packet.syn);
      const opens = is('opens', opener.and(packet.syn));
      const sequenced = is('is_sequenced', takesPsnOf(packet, inReturn));
      const isHint = is('is_hint', kind.is('clear_cmd').or(kind.is('clear_req')).or(kind.is('probe')));
      const isAckReq = is('is_ack_req', kind.is('ack_req'));
      const isCloseReq = is('is_close_req', isOtherClose);
      const isClear = is('is_clear', kind.is('clear_cmd'));
      const isSilent = is('is_silent', duplicates === 'retx' ? packet.retx.not() : m.lit(1, 0));
      const clearsAhead = is(
        'clears_ahead',
        isRequest.and(packet.clear_offset.at(15).not()).and(packet.clear_offset.any()),
      );

      const verdict = m.reg('verdict', Verdict);
      const { judgement, response } = tracked;
      const ours = m.named('ours', belonging.is('ours').or(belonging.is('opened')));
      const pending = m.named('pending', judgement.is('pending'));
      const failed = m.named('failed', judgement.is('failed'));
      const came = m.named('came', judgement.is('prior').or(judgement.is('duplicate')));
      const setDuplicate = (): void => {
        m.when(isSilent, () => verdict.set('dropped_duplicate'))
          .elsewhen(response.is('waiting'), () => verdict.set('nack_rcvd_ses_procg'))
          .elsewhen(response.is('guaranteed'), () => verdict.set('stored_response'))
          .otherwise(() => verdict.set('duplicate_answered'));
      };
      const fits = m.named('fits', ours.and(otherMode.or(otherStart).not()));
      // It would open a PDC, under the SPDCID of one that is over and lingers.
      const comes_again = m.named('comes_again', opens.and(otherStart).and(tracked.closed.or(failed)));
      verdict.set('accepted');
      m.when(isTrimmed, () => {
        verdict.set('nack_trimmed');
        m.when(request.not(), () => verdict.set('dropped_trimmed_control'))
          .elsewhen(fits.and(came).and(tracked.is_close.and(judgement.is('duplicate')).not()), () => {
            if (trimmedDuplicates === 'drop') verdict.set('dropped_trimmed_duplicate');
            else setDuplicate();
          })
          .elsewhen(isLastHop, () => verdict.set('nack_trimmed_lasthop'));
      })
        .elsewhen(belonging.is('unknown'), () => {
          verdict.set('nack_inv_dpdcid');
          if (isAdoptable !== undefined) m.when(isAdoptable, () => verdict.set('dropped_no_pdc'));
        })
        .elsewhen(belonging.is('mismatch'), () => verdict.set('nack_pdc_hdr_mismatch'))
        .elsewhen(belonging.is('absent'), () => {
          verdict.set(unopened);
          m.when(isMissing, () => verdict.set(missing));
        })
        .elsewhen(belonging.is('opened'), () => {
          verdict.set('created');
          m.when(pends, () => verdict.set('nack_new_start_psn'));
        })
        .elsewhen(comes_again, () => verdict.set('nack_no_pdc_avail'))
        .elsewhen(otherMode, () => verdict.set('nack_pdc_mode_mismatch'))
        .elsewhen(pending, () => {
          verdict.set('nack_unexp_event');
          m.when(isHint, () => verdict.set('dropped_state')).elsewhen(opens, () => {
            verdict.set(unopened);
            m.when(isMissing, () => verdict.set(missing));
          });
        })
        .elsewhen(otherStart, () => verdict.set('nack_invalid_syn'))
        .elsewhen(sequenced, () => {
          m.when(failed.or(judgement.is('close_busy')), () => verdict.set('nack_closing_in_err'))
            .elsewhen(judgement.is('closing'), () => verdict.set('nack_closing'))
            .elsewhen(judgement.is('ahead').or(judgement.is('beyond_close')), () => verdict.set('nack_psn_oor_window'))
            .elsewhen(judgement.is('behind'), () => {
              verdict.set('nack_psn_oor_window');
              m.when(syn, () => verdict.set('nack_invalid_syn'));
            })
            .elsewhen(came, setDuplicate)
            .elsewhen(judgement.is('closed'), () => verdict.set('closed'))
            .elsewhen(judgement.is('close_waits'), () => verdict.set('nack_rcvd_ses_procg'))
            .elsewhen(judgement.is('close_early'), () => verdict.set('dropped_close_early'))
            .elsewhen(judgement.is('gap'), () => {
              verdict.set('nack_rod_ooo');
              if (rodNacks === 'gap') m.when(tracked.first_gap.not(), () => verdict.set('dropped_rod_gap'));
            })
            .elsewhen(judgement.is('refused'), () => verdict.set(missing))
            .elsewhen(tracked.ends_pending, () => verdict.set('created'));
        })
        .elsewhen(isAckReq, () => {
          verdict.set('nack_pkt_not_rcvd');
          m.when(failed, () => verdict.set('nack_unexp_event'))
            .elsewhen(judgement.is('behind'), () => verdict.set('nack_psn_oor_window'))
            .elsewhen(came.and(response.is('waiting')), () => verdict.set('nack_rcvd_ses_procg'))
            .elsewhen(came.and(response.is('guaranteed')), () => verdict.set('ack_req_stored'))
            .elsewhen(came, () => verdict.set('ack_req_answered'));
        })
        .elsewhen(failed.and(isCloseReq.not()), () => verdict.set('dropped_state'))
        .elsewhen(isClear, () => {
          verdict.set('clear_stale');
          m.when(tracked.clear.is('applied'), () => verdict.set('clear_applied')).elsewhen(
            tracked.clear.is('beyond'),
            () => verdict.set('clear_invalid'),
          );
        })
        .otherwise(() => verdict.set(controlled));

      const misfits = m.named('misfits', isTrimmed.and(otherMode.or(otherStart)).or(comes_again));
      const tellsPdcid = m.next('tells_pdcid', ours.and(pending.not()).and(misfits.not()));
      const requestClear = m.reg('request_clear', RequestClear);
      const closing = m.named('closing', judgement.is('closing').or(judgement.is('beyond_close')));
      const taken = m.named('taken', belonging.is('ours').and(otherMode.or(otherStart).or(isTrimmed).not()));
      requestClear.set('none');
      m.when(request.and(taken), () => {
        m.when(clearsAhead.and(pending.or(failed).or(closing).or(tracked.ends_pending).not()), () =>
          requestClear.set('invalid'),
        )
          .elsewhen(tracked.clear.is('applied'), () => requestClear.set('applied'))
          .elsewhen(tracked.clear.is('beyond'), () => requestClear.set('invalid'));
      });
      const state = m.reg('state', StateChange);
      state.set('none');
      m.when(belonging.is('opened'), () => {
        state.set('opened');
        m.when(pends, () => state.set('pending'));
      }).elsewhen(belonging.is('ours'), () => {
        m.when(tracked.ends_pending, () => state.set('opened')).elsewhen(
          judgement.is('closed').or(judgement.is('close_busy')),
          () => state.set('closing'),
        );
      });
      const isGap = m.next('is_gap', belonging.is('ours').and(pending.not()));
      return { verdict, tells_pdcid: tellsPdcid, request_clear: requestClear, state, is_gap: isGap };
    },
  );
};
