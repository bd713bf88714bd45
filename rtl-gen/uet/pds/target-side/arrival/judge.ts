/**
 * The verdict on a packet, of what it is, whose it is and what the tracker says of its PSN (uet-wire.md 6.3, 7.6, 7.7,
 * 11.4).
 */
import { bit, bits, type Ctx, enumOf, module, record, type ValueOf } from '../../../../hdl/index.ts';
import { chooserOf } from '../../../../lib/bits/choose.ts';
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
 * `packet` and `found` in one cycle, `tracked` in the next, for packets of a PDC; `verdict` and what follows from it in
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
      const checks = m.next('check', packetChecks(m, layout, packet, found));
      return m.next('judged', verdictOf(m, layout, checks, tracked));
    },
  );
};

type Checks = ReturnType<typeof packetChecks>;

/** The outputs of `judge`. */
export type Outcome = ReturnType<typeof verdictOf>;

/** What the packet and its PDC say without the tracker: verdicts for several cases, and conditions for the rest. */
function packetChecks(
  m: Ctx,
  layout: ArrivalLayout,
  packet: ValueOf<typeof Judged>,
  { belonging, has_room, pends, other_mode, other_start, pdcid }: ValueOf<typeof Found>,
) {
  const { kind, trimmed, syn, retx, clear_offset, resources } = packet;
  const { pkt_buffer, gtd_del, gtd_last, ses_msg, ccc, bitmap } = resources;
  const verdict = chooserOf(m, Verdict);
  const opener = opensPdc(packet);
  const is_request = kind.is('request');
  const isAbsent = belonging.is('absent');
  const inReturn = isAdopted(layout, pdcid);
  // Of an adopted PDC either kind of close is the other side's.
  const isOtherClose = inReturn === undefined ? kind.is('close_req') : kind.is('close_req').or(kind.is('close_cmd'));
  // SYN and no PDC, or one in PENDING: what keeps it from being opened.
  const obstacles = [
    [isAbsent.and(opener.not()), 'dropped_no_pdc'],
    [isAbsent.and(has_room.not()), 'nack_no_pdc_avail'],
    [isAbsent.and(ccc.not()), 'nack_no_ccc_avail'],
    [isAbsent.and(bitmap.not()), 'nack_no_bitmap'],
    [isAbsent.not().and(other_start), 'nack_new_start_psn'],
    [isLaterOfRod(packet), layout.rodFirst === 'drop' ? 'dropped_rod_first' : 'nack_rod_ooo'],
    [isBeyondFirstWindow(packet, layout), 'nack_no_bitmap'],
  ] as const;
  return {
    ...{ belonging, pends, other_mode, other_start, is_request, syn },
    missing: verdict(
      [pkt_buffer.not(), 'nack_no_pkt_buffer'],
      [gtd_del.not().or(gtd_last), 'nack_no_gtd_del_avail'],
      [ses_msg.not(), 'nack_no_ses_msg_avail'],
      'nack_no_resource',
    ),
    unopened: verdict(...obstacles, 'dropped_no_pdc'),
    lacks_resource: m.choose(
      obstacles.map(([obstacle]) => [obstacle, 0] as const),
      m.lit(1, 1),
    ),
    /** A control packet, where its PDC is open. */
    controlled: verdict([isOtherClose, 'nack_unexp_event'], [kind.is('probe'), 'probe_answered'], 'clear_asked'),
    ...(inReturn && { is_adoptable: inReturn }),
    is_trimmed: trimmed.is('none').not(),
    is_last_hop: trimmed.is('last_hop'),
    opens: opener.and(syn),
    sequenced: takesPsnOf(packet, inReturn),
    is_hint: kind.is('clear_cmd').or(kind.is('clear_req')).or(kind.is('probe')),
    is_ack_req: kind.is('ack_req'),
    is_other_close: isOtherClose,
    is_clear: kind.is('clear_cmd'),
    is_silent: layout.duplicates === 'retx' ? retx.not() : m.lit(1, 0),
    clears_ahead: is_request.and(clear_offset.at(15).not()).and(clear_offset.any()),
  };
}

/** The verdict on the packet, and what follows from it, by the tracker's judgement of its PSN. */
function verdictOf(
  m: Ctx,
  { trimmedDuplicates, rodNacks }: ArrivalLayout,
  checks: Checks,
  tracked: ValueOf<ReturnType<typeof ArrivalVerdict>>,
) {
  const { belonging, other_mode, other_start, is_request, is_trimmed, missing, pends, sequenced, syn } = checks;
  const { judgement, response, clear, ends_pending } = tracked;
  const ours = belonging.is('ours').or(belonging.is('opened'));
  const differs = other_mode.or(other_start);
  const [pending, failed] = [judgement.is('pending'), judgement.is('failed')];
  const came = m.named('came', judgement.is('prior').or(judgement.is('duplicate')));
  // It would open a PDC, under the SPDCID of one that is over and lingers.
  const comesAgain = checks.opens.and(other_start).and(tracked.closed.or(failed));

  const verdict = chooserOf(m, Verdict);
  const clearing = chooserOf(m, RequestClear);
  const state = chooserOf(m, StateChange);
  const unopened = m.mux(checks.lacks_resource, missing, checks.unopened);
  const duplicate = verdict(
    [checks.is_silent, 'dropped_duplicate'],
    [response.is('waiting'), 'nack_rcvd_ses_procg'],
    [response.is('guaranteed'), 'stored_response'],
    'duplicate_answered',
  );
  const received = ours.and(differs.not()).and(came);
  const isItsClose = tracked.is_close.and(judgement.is('duplicate'));
  const trimmed = verdict(
    [is_request.not(), 'dropped_trimmed_control'],
    [received.and(isItsClose.not()), trimmedDuplicates === 'drop' ? 'dropped_trimmed_duplicate' : duplicate],
    [checks.is_last_hop, 'nack_trimmed_lasthop'],
    'nack_trimmed',
  );
  const { is_adoptable } = checks;
  const unknown = is_adoptable ? verdict([is_adoptable, 'dropped_no_pdc'], 'nack_inv_dpdcid') : 'nack_inv_dpdcid';
  const gap =
    rodNacks === 'gap' ? verdict([tracked.first_gap.not(), 'dropped_rod_gap'], 'nack_rod_ooo') : 'nack_rod_ooo';
  const inPending = verdict([checks.is_hint, 'dropped_state'], [checks.opens, unopened], 'nack_unexp_event');
  const ofPsn = verdict(
    [failed.or(judgement.is('close_busy')), 'nack_closing_in_err'],
    [judgement.is('closing'), 'nack_closing'],
    [judgement.is('ahead').or(judgement.is('beyond_close')), 'nack_psn_oor_window'],
    [judgement.is('behind'), verdict([syn, 'nack_invalid_syn'], 'nack_psn_oor_window')],
    [came, duplicate],
    [judgement.is('closed'), 'closed'],
    [judgement.is('close_waits'), 'nack_rcvd_ses_procg'],
    [judgement.is('close_early'), 'dropped_close_early'],
    [judgement.is('gap'), gap],
    [judgement.is('refused'), missing],
    [ends_pending, 'created'],
    'accepted',
  );
  const ofAckReq = verdict(
    [failed, 'nack_unexp_event'],
    [judgement.is('behind'), 'nack_psn_oor_window'],
    [came.and(response.is('waiting')), 'nack_rcvd_ses_procg'],
    [came.and(response.is('guaranteed')), 'ack_req_stored'],
    [came, 'ack_req_answered'],
    'nack_pkt_not_rcvd',
  );
  const ofClear = verdict([clear.is('applied'), 'clear_applied'], [clear.is('beyond'), 'clear_invalid'], 'clear_stale');

  const closing = judgement.is('closing').or(judgement.is('beyond_close'));
  const misfits = is_trimmed.and(differs).or(comesAgain);
  const taken = belonging.is('ours').and(differs.or(is_trimmed).not());
  const ofRequest = clearing(
    [checks.clears_ahead.and(pending.or(failed).or(closing).or(ends_pending).not()), 'invalid'],
    [clear.is('applied'), 'applied'],
    [clear.is('beyond'), 'invalid'],
    'none',
  );
  const ofOurs = state(
    [ends_pending, 'opened'],
    [judgement.is('closed').or(judgement.is('close_busy')), 'closing'],
    'none',
  );
  return {
    verdict: verdict(
      [is_trimmed, trimmed],
      [belonging.is('unknown'), unknown],
      [belonging.is('mismatch'), 'nack_pdc_hdr_mismatch'],
      [belonging.is('absent'), unopened],
      [belonging.is('opened'), verdict([pends, 'nack_new_start_psn'], 'created')],
      [comesAgain, 'nack_no_pdc_avail'],
      [other_mode, 'nack_pdc_mode_mismatch'],
      [pending, inPending],
      [other_start, 'nack_invalid_syn'],
      [sequenced, ofPsn],
      [checks.is_ack_req, ofAckReq],
      [failed.and(checks.is_other_close.not()), 'dropped_state'],
      [checks.is_clear, ofClear],
      checks.controlled,
    ),
    tells_pdcid: ours.and(pending.not()).and(misfits.not()),
    request_clear: clearing([is_request.and(taken), ofRequest], 'none'),
    state: state([belonging.is('opened'), state([pends, 'pending'], 'opened')], [belonging.is('ours'), ofOurs], 'none'),
    is_gap: belonging.is('ours').and(pending.not()),
  };
}
