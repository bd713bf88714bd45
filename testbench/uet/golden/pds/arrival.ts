/**
 * The first half of a packet's way: identity, state, window and order, up to where the responses of SES come in (7.6,
 * 7.7).
 */
import { addPsn, psnDifference } from '../serial.ts';
import { type Cookie, cookieOf } from './answers.ts';
import { Context } from './context.ts';
import { missingResource, openingOf, type Refusal, reopeningOf } from './opening.ts';
import { namesPsn, opensPdc, type PdsPacket, pdcInfoOf, startPsnOf } from './packet.ts';
import { type Place, placeOf } from './reception.ts';
import type { Reply } from './reply.ts';
import { fail, refuse, type TargetState } from './target-state.ts';
import type { Verdict } from './verdict.ts';

/** A request for SES, which never refuses it: `resources` has vouched for room. */
export interface Delivery {
  readonly pdcid: number;
  readonly psn: number;
  readonly rod: boolean;
  readonly cookie: Cookie;
}

/** What became of a packet. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly deliver?: Delivery;
  readonly reply?: Reply;
}

/** What an arrival leaves to be done where responses of SES come in: see `arrive` of `PdsTarget`. */
export interface Question {
  readonly context: Context;
  readonly packet: PdsPacket;
  /**
   * `complete`: a packet that SES does not see is done, and is to be acknowledged where its cookie says so. The others
   * are answered by an ACK: a duplicate or ACK_REQ whose response is plain; one whose guaranteed response has to be
   * looked for; a PROBE. `follows`: it is refused, as its PSN is outside of the window, or may be the oldest
   * one and lacks a guaranteed response; the window then follows CACK. A CLEAR, of that very packet perhaps, may have
   * moved CACK on without an ACK.
   */
  readonly about: 'complete' | 'duplicate' | 'stored' | 'probe' | 'follows';
  readonly verdict: Verdict;
  readonly cookie: Cookie;
}

/**
 * The outcome of an arrival, and the question that it leaves. That of a stored response is what becomes of it if that
 * is found.
 */
export interface Arrival extends Outcome {
  readonly question?: Question;
}

/** A packet, up to its outcome or the question that it leaves. */
export function arrive(s: TargetState, packet: PdsPacket): Arrival {
  if (packet.kind === 'adopt') return adopt(s, packet);
  const found = find(s, packet);
  if (packet.trimmed !== 'none') return arriveTrimmed(s, packet, found);
  // It may be that our initiator's PDC is not adopted yet: INV_DPDCID would end it. Its source sends again.
  if (found === 'unknown' && s.pdcs.isAdoptable(packet.dpdcid)) return { verdict: 'dropped_no_pdc' };
  if (found === 'unknown') return refuse(packet, undefined, 'inv_dpdcid');
  if (found === 'mismatch') return refuse(packet, undefined, 'pdc_hdr_mismatch');
  if (found === 'new') return open(s, packet);
  if (comesAgain(packet, found)) return refuse(packet, undefined, 'no_pdc_avail');
  if (isOtherMode(packet, found)) return refuse(packet, found, 'pdc_mode_mismatch');
  if (found.state === 'pending') return arrivePending(s, packet, found);
  if (isOtherStart(packet, found)) return refuse(packet, found, 'invalid_syn');
  return isSequenced(packet, found) ? arriveSequenced(s, packet, found) : arriveControl(s, packet, found);
}

/** It has a PSN of its own; of the two that close, those of a target's have CLOSE_REQ, and others CLOSE_CMD (6.2). */
const isSequenced = (packet: PdsPacket, { adopted }: Context): boolean =>
  opensPdc(packet) || packet.kind === (adopted ? 'close_req' : 'close_cmd');

/** 7.1. Our address is compared as source and SPDCID are: a PDCID is unique over all of ours. */
function find(s: TargetState, packet: PdsPacket): Context | 'new' | 'unknown' | 'mismatch' {
  if (packet.syn) return s.pdcs.byIdentity(packet) ?? 'new';
  const context = s.pdcs.byPdcid(packet.dpdcid);
  if (context === undefined) return 'unknown';
  const { source, local, spdcid } = context;
  return source === packet.source && local === packet.local && spdcid === packet.spdcid ? context : 'mismatch';
}

/** CLOSED (7.6). */
function open(s: TargetState, packet: PdsPacket): Arrival {
  const reserved = (pdcInfoOf(packet) & s.settings.policies.reservedBits) !== 0;
  const pdcid = s.pdcs.next(packet, reserved);
  const opening = openingOf(packet, s.settings, pdcid !== undefined);
  if (opening.does === 'refuse' || opening.does === 'drop') return decline(packet, opening);
  const startPsn = opening.does === 'pend' ? opening.startPsn : startPsnOf(packet);
  const { source, local, spdcid, rod } = packet;
  const state = opening.does === 'pend' ? 'pending' : 'established';
  const context = new Context({ source, local, spdcid, rod, pdcid: pdcid! }, startPsn, state, s.settings);
  s.pdcs.insert(context);
  if (opening.does === 'open') return accept(s, packet, context, 'created');
  s.timers.start(context, s.now + s.registers.newPdcTime);
  return refuse(packet, context, 'new_start_psn', startPsn);
}

/**
 * A PDC of our own initiator, of which none is here yet: as if the PSN before its Start_PSN had come, and were done.
 * Its DPDCID is the initiator's, its source and SPDCID are those of the peer, and its PSN is Start_PSN.
 */
function adopt(s: TargetState, packet: PdsPacket): Arrival {
  const { source, local, spdcid, dpdcid: pdcid, rod } = packet;
  const before = addPsn(packet.psn, -1);
  const context = new Context({ source, local, spdcid, rod, pdcid }, before, 'established', s.settings, true);
  s.pdcs.adopt(context);
  context.reception.accept(before, 0);
  return ask(s, { ...packet, psn: before }, context, 'complete', 'created', false);
}

/** PENDING (7.6): its initiator knows no PDCID of ours, so that all it can send is SYN packets. */
function arrivePending(s: TargetState, packet: PdsPacket, context: Context): Arrival {
  if (isHint(packet)) return { verdict: 'dropped_state' };
  if (!packet.syn || !opensPdc(packet)) return refuse(packet, context, 'unexp_event');
  const opening = reopeningOf(packet, s.settings, context.startPsn);
  if (opening.does !== 'open') return decline(packet, opening, context);
  context.state = 'established';
  s.timers.stop(context);
  return accept(s, packet, context, 'created');
}

/** Packets with a PSN of their own, for a PDC that is or was established (7.6, 7.7). */
function arriveSequenced(s: TargetState, packet: PdsPacket, context: Context): Arrival {
  const { psn } = packet;
  if (context.state === 'error') return refuse(packet, context, 'closing_in_err');
  if (isAfterClose(packet, context)) {
    return context.state === 'close_ack_wait' ? refuse(packet, context, 'closing') : outside(s, packet, context);
  }
  if (packet.kind === 'request') requestClears(s, packet, context);

  const place = placeOf(psn, windowBase(s, context), s.settings.window);
  // 7.3 has INVALID_SYN on both sides; but an initiator that still sends SYN packets does not know where our window
  // ends.
  if (place === 'behind') return packet.syn ? refuse(packet, context, 'invalid_syn') : outside(s, packet, context);
  if (place === 'ahead' || (place === 'window' && isBeyondLimit(s, packet, context))) {
    return outside(s, packet, context);
  }
  if (place === 'prior' || context.hasReceived(psn)) return duplicate(s, packet, context, place);

  if (context.rod && psn !== context.reception.now.frontier) return gap(s, packet, context);
  if (packet.kind === 'close_cmd') return close(s, packet, context);
  const missing = missingResource(packet, psn === windowBase(s, context));
  if (missing === 'no_gtd_del_avail') return ask(s, packet, context, 'follows', `nack_${missing}`, true);
  if (missing !== undefined) return refuse(packet, context, missing);
  return accept(s, packet, context, 'accepted');
}

/** The oldest PSN that is not done, as the window check sees it (7.3). */
function windowBase({ tick, settings: { lags } }: TargetState, { completion }: Context): number {
  return addPsn(completion.toldAt(tick - lags.window), 1);
}

/** Beyond the PSN that a CLOSE_CMD has announced as the last one, or that very PSN in another kind of packet. */
function isAfterClose({ psn, kind }: PdsPacket, { closePsn }: Context): boolean {
  if (closePsn === undefined) return false;
  const d = psnDifference(psn, closePsn);
  return d > 0 || (d === 0 && kind !== 'close_cmd');
}

/**
 * 8.9: a PDC ends a number of PSNs after its start, but for the CLOSE_CMD. Of a PSN in the window, which none before
 * the start is.
 */
function isBeyondLimit({ settings }: TargetState, { psn, kind }: PdsPacket, { startPsn }: Context): boolean {
  const { psnRangeBits } = settings.policies;
  return psnRangeBits !== undefined && kind !== 'close_cmd' && addPsn(psn, -startPsn) >= 2 ** psnRangeBits;
}

/** Control packets without a PSN of their own (6.2, 6.3). */
function arriveControl(s: TargetState, packet: PdsPacket, context: Context): Arrival {
  const isError = context.state === 'error';
  // The one is sent by targets alone, the other by initiators: no state knows the wrong one.
  if (packet.kind === 'close_req' || packet.kind === 'close_cmd') return refuse(packet, context, 'unexp_event');
  if (packet.kind === 'ack_req') {
    if (isError) return refuse(packet, context, 'unexp_event');
    return arriveAckReq(s, packet, context);
  }
  if (isError) return { verdict: 'dropped_state' };
  if (packet.kind === 'probe') return ask(s, packet, context, 'probe', 'probe_answered', true);
  if (packet.kind === 'clear_req') return { verdict: 'clear_asked' };
  return { verdict: `clear_${clear(s, context, packet.payload)}` };
}

/**
 * ACK_REQ of a PDC that is or was established: 6.3 from rule 4 on. What the offset of an ACK could not say is out of
 * range (7.3).
 */
function arriveAckReq(s: TargetState, packet: PdsPacket, context: Context): Arrival {
  const d = psnDifference(packet.psn, windowBase(s, context));
  if (d < -s.settings.window) return outside(s, packet, context);
  if (d >= s.settings.window || !context.hasReceived(packet.psn)) return refuse(packet, context, 'pkt_not_rcvd');
  return answerAgain(s, packet, context, 'ack_req', d < 0 ? 'prior' : 'window');
}

/**
 * A trimmed packet changes nothing: its header is all there is, and nothing protects that. It is answered by TRIMMED,
 * with a PDCID only where all of its identity fits, or as a duplicate is (11.4).
 */
function arriveTrimmed(s: TargetState, packet: PdsPacket, found: Context | 'new' | 'unknown' | 'mismatch'): Arrival {
  if (packet.kind !== 'request') return { verdict: 'dropped_trimmed_control' };
  const context =
    typeof found === 'string' || isOtherMode(packet, found) || isOtherStart(packet, found) ? undefined : found;
  if (context?.state === 'established' || context?.state === 'close_ack_wait') {
    const place = placeOf(packet.psn, windowBase(s, context), s.settings.window);
    if (place === 'prior' || (place === 'window' && context.reception.has(packet.psn))) {
      if (s.settings.policies.trimmedDuplicates === 'drop') return { verdict: 'dropped_trimmed_duplicate' };
      return duplicate(s, packet, context, place);
    }
  }
  return refuse(packet, context, packet.trimmed === 'last_hop' ? 'trimmed_lasthop' : 'trimmed');
}

/** 7.7 step 5. */
function duplicate(s: TargetState, packet: PdsPacket, context: Context, place: Place): Arrival {
  if (s.settings.policies.duplicates === 'retx' && !packet.retx) return { verdict: 'dropped_duplicate' };
  return answerAgain(s, packet, context, 'duplicate', place);
}

/** A PSN that was received before: which answer it gets, the state of its response decides (6.3, 7.7 step 5). */
function answerAgain(
  s: TargetState,
  packet: PdsPacket,
  context: Context,
  by: 'duplicate' | 'ack_req',
  place: Place,
): Arrival {
  const state = place === 'prior' ? 'plain' : context.responseTo(packet.psn, s.tick - s.settings.lags.duplicate);
  if (state === 'waiting') return refuse(packet, context, 'rcvd_ses_procg');
  const isDuplicate = by === 'duplicate';
  if (state === 'plain') {
    return ask(s, packet, context, 'duplicate', isDuplicate ? 'duplicate_answered' : 'ack_req_answered', true);
  }
  return ask(s, packet, context, 'stored', isDuplicate ? 'stored_response' : 'ack_req_stored', true);
}

/** ROD, and something before it is missing (7.7 step 6). */
function gap(s: TargetState, packet: PdsPacket, context: Context): Arrival {
  const { reception } = context;
  if (reception.gapReported && s.settings.policies.rodNacks === 'gap') return { verdict: 'dropped_rod_gap' };
  reception.gapReported = true;
  return refuse(packet, context, 'rod_ooo', reception.now.frontier);
}

/**
 * CLOSE_CMD of an established PDC whose PSN has not been received (7.6). It is in order when all before it has been
 * received and nothing from it on; a source that waits for all its ACKs sends it only then (7.5). For ROD the rule of
 * 7.7 holds: out of order it is a gap. For RUD sources do not say what one out of order gets. One after the highest PSN
 * received announces the close, whatever is missing: its source has said that there will be no more. It gets
 * RCVD_SES_PROCG, which is to come again later and counts as no retry (13.19). Until it closes, the announced PSN is
 * the end of the window for all other packets: PSN_OOR_WINDOW, as 7.6 has the fatal CLOSING for a PDC that is closed.
 * Any other CLOSE_CMD is dropped, and its retransmission will come.
 */
function close(s: TargetState, packet: PdsPacket, context: Context): Arrival {
  const { psn } = packet;
  const { reception } = context;
  if (psn !== addPsn(reception.now.highest, 1)) return { verdict: 'dropped_close_early' };
  context.closePsn = psn;
  if (context.returnBusy) {
    fail(s, context);
    return refuse(packet, context, 'closing_in_err');
  }
  if (!reception.isCompleteBefore(psn)) return refuse(packet, context, 'rcvd_ses_procg');
  context.state = 'close_ack_wait';
  s.timers.start(context, s.now + s.registers.lingerTime);
  clearUpTo(s, context, psn);
  return ask(s, packet, context, 'complete', 'closed', true);
}

/** A PSN that is new, and to be taken (7.7 steps 7 and 8). */
function accept(s: TargetState, packet: PdsPacket, context: Context, verdict: 'created' | 'accepted'): Arrival {
  const { reception } = context;
  const isData = packet.kind === 'request';
  reception.accept(packet.psn, isData ? packet.size : 0);
  const ack = context.ackTrigger.accept(packet, reception.now.highest, s.registers);
  if (!isData) return ask(s, packet, context, 'complete', verdict, ack);
  const { pdcid, rod } = context;
  return { verdict, deliver: { pdcid, psn: packet.psn, rod, cookie: cookieOf(packet, ack, s.now) } };
}

function ask(
  s: TargetState,
  packet: PdsPacket,
  context: Context,
  about: Question['about'],
  verdict: Verdict,
  ack: boolean,
): Arrival {
  return { verdict, question: { context, packet, about, verdict, cookie: cookieOf(packet, ack, s.now) } };
}

const outside = (s: TargetState, packet: PdsPacket, context: Context): Arrival =>
  ask(s, packet, context, 'follows', 'nack_psn_oor_window', true);

function decline(packet: PdsPacket, opening: Refusal, context?: Context): Outcome {
  if (opening.does === 'drop') return { verdict: opening.verdict };
  return refuse(packet, context, opening.code, opening.payload);
}

/**
 * CLEAR_PSN of a request, of which only what is wrong or new is counted: nearly all say what is known. An offset is
 * never positive (3.1).
 */
function requestClears(s: TargetState, { psn, clearOffset }: PdsPacket, context: Context): void {
  const result = clearOffset > 0 ? 'invalid' : clear(s, context, addPsn(psn, clearOffset));
  if (result !== 'stale') s.counters.count(`request_clear_${result}`);
}

/** 6.4. Its bound is the highest PSN received; sources say "CACK/received". */
function clear(s: TargetState, context: Context, clearPsn: number): 'applied' | 'stale' | 'invalid' {
  if (psnDifference(clearPsn, context.reception.now.highest) > 0) return 'invalid';
  // The close has cleared all there is, whatever half of the PSNs this one is taken to be in.
  if (context.state === 'close_ack_wait') return 'stale';
  return clearUpTo(s, context, clearPsn) ? 'applied' : 'stale';
}

function clearUpTo(s: TargetState, context: Context, clearPsn: number): boolean {
  if (psnDifference(clearPsn, context.completion.clearPsn) <= 0) return false;
  context.completion.clear(clearPsn, s.tick);
  s.store.clear(context.pdcid, clearPsn);
  return true;
}

const isOtherMode = (packet: PdsPacket, context: Context): boolean => opensPdc(packet) && packet.rod !== context.rod;

const isOtherStart = (packet: PdsPacket, context: Context): boolean =>
  packet.syn && namesPsn(packet) && startPsnOf(packet) !== context.startPsn;

/**
 * A SYN packet that would open a PDC, under the SPDCID of one that is closed or has failed and lingers: its initiator
 * is done with that, and waits until it is gone. Without TSS nothing tells such a packet from an older one that was
 * late, so it does not end the linger time.
 */
const comesAgain = (packet: PdsPacket, context: Context): boolean =>
  (context.state === 'close_ack_wait' || context.state === 'error') &&
  opensPdc(packet) &&
  isOtherStart(packet, context);

/** Kinds that nothing waits for an answer to, or that will be sent again: what a PDC can do nothing with is dropped. */
const isHint = ({ kind }: PdsPacket): boolean => kind === 'clear_cmd' || kind === 'clear_req' || kind === 'probe';
