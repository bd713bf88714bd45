/** What follows from the verdict on a packet: what is delivered, what is answered, and what its PDC becomes. */
import type { Bits, Ctx, ValueOf } from '../../../../hdl/index.ts';
import { chooserOf } from '../../../../lib/bits/choose.ts';
import { AskAbout, TimerOp } from '../records.ts';
import type { Accounted } from './ack-account.ts';
import type { Found } from './directory.ts';
import type { Outcome } from './judge.ts';
import { nackOf } from './nack-code.ts';
import type { Packet } from './packet-class.ts';

/** A packet in the cycle of its verdict. */
interface Arrived {
  readonly valid: Bits<1>;
  readonly packet: Packet;
  readonly found: ValueOf<typeof Found>;
  /** When it came. */
  readonly time: Bits<17>;
  /** Of a gap: the PSN that would have been in order. */
  readonly expected: Bits<32>;
}

/**
 * The outputs of the arrival side for a packet, from its verdict and its account, and the change of its PDC's state.
 */
export function followUp(
  m: Ctx,
  adopts: boolean,
  arrived: Arrived,
  outcome: Outcome,
  account: ValueOf<typeof Accounted>,
) {
  const { valid, packet, found, time } = arrived;
  const { kind, psn, payload, ce, retx, entropy, source, local, spdcid, job_id } = packet;
  const { pdcid, rod, start_psn } = found;
  const { verdict, state, request_clear } = outcome;
  const isRequest = kind.is('request');
  const isAckReq = kind.is('ack_req');
  const accepted = m.named('accepted', verdict.is('accepted').or(verdict.is('created')));
  const stored = m.named('stored', verdict.is('stored_response').or(verdict.is('ack_req_stored')));
  const again = m.named('again', verdict.is('duplicate_answered').or(verdict.is('ack_req_answered')));
  const completes = m.named('completes', accepted.and(isRequest.not()).or(verdict.is('closed')));
  const probes = m.named('probes', verdict.is('probe_answered'));
  const { refuses, code } = m.named(nackOf(m, verdict));
  const unwanted = accepted.and(account.wanted.not());
  const silent = adopts ? unwanted.or(kind.is('adopt')) : unwanted;
  const cookie = { ack: silent.not(), ce, retx, entropy, time };

  // A NACK for want of a guaranteed response, of an established PDC.
  const lacksGuarantee = verdict.is('nack_no_gtd_del_avail').and(outcome.tells_pdcid);
  const inOrder = m.mux(outcome.is_gap, arrived.expected, psn.sub(packet.dpdcid.trunc(12).zext(32)));
  const ask = {
    valid: valid.and(completes.or(again).or(stored).or(probes).or(refuses)),
    about: chooserOf(m, AskAbout)(
      [completes, 'complete'],
      [again, 'again'],
      [stored, 'stored'],
      [probes, 'probe'],
      [verdict.is('nack_psn_oor_window').or(lacksGuarantee), 'follows'],
      'nack',
    ),
    pdcid: pdcid.mask(outcome.tells_pdcid),
    ...{ psn, cookie, destination: source, local, peer_pdcid: spdcid },
    default_response: isAckReq.or(isRequest.and(packet.trimmed.is('none'))),
    message_id: m.mux(isAckReq, payload.trunc(16), packet.message_id),
    ...{ job_id, by_ack_req: isAckReq, opaque: packet.opaque },
    payload: m.choose(
      [
        [probes, payload],
        [verdict.is('nack_new_start_psn'), start_psn],
        [verdict.is('nack_rod_ooo'), inOrder],
      ],
      0,
    ),
    nack_code: code,
  };

  const changes = (to: 'pending' | 'opened' | 'closing'): Bits<1> => valid.and(state.is(to));
  const opens_new = m.named('opens_new', valid.and(found.belonging.is('opened')));
  return {
    verdict: { valid, verdict, request_clear },
    deliver: { valid: valid.and(accepted).and(isRequest), pdcid, psn, rod, cookie },
    ask,
    route_write: {
      enable: opens_new,
      ...{ pdcid, destination: source, local, peer_pdcid: spdcid, rod, start_psn, pending: found.pends },
    },
    account_write: { enable: valid.and(accepted), pdcid, bytes: account.bytes },
    timer: {
      valid: changes('pending').or(changes('closing')).or(changes('opened').and(opens_new.not())),
      pdcid,
      op: chooserOf(m, TimerOp)([state.is('pending'), 'new_pdc'], [state.is('closing'), 'linger'], 'stop'),
    },
    /** Of the PDC's state. */
    change: {
      enable: changes('pending').or(changes('opened')).or(changes('closing')),
      pdcid,
      pending: state.is('pending'),
      ends: state.is('opened').not(),
    },
  };
}
