/**
 * The second half of a packet's way: responses of SES, and what is answered from their state (6.3, 7.7 step 5, 7.8).
 */
import { addPsn } from '../serial.ts';
import { type Answered, ackOf, type Cookie, observedOf } from './answers.ts';
import type { Outcome, Question } from './arrival.ts';
import type { Context } from './context.ts';
import type { SesResponse } from './guaranteed-store.ts';
import type { PdsPacket } from './packet.ts';
import type { Ack, SesPart } from './reply.ts';
import { refuse, type TargetState } from './target-state.ts';
import type { Verdict } from './verdict.ts';

/** The response of SES to a delivery. */
export interface PdsResponse extends SesResponse {
  readonly pdcid: number;
  readonly psn: number;
  readonly cookie: Cookie;
  /** The source has to get this very response, read data above all (7.12). */
  readonly guaranteed: boolean;
  /** It says no more than the default response would. */
  readonly plainOk: boolean;
}

/**
 * SES has responded to a delivery; the ACK, if it is not left to a later one. A `RangeError` where it is not the first
 * response.
 */
export function respond(s: TargetState, response: PdsResponse): Ack | undefined {
  const { pdcid, psn, cookie, guaranteed, plainOk, handle, nextHdr } = response;
  const context = s.pdcs.byPdcid(pdcid);
  if (context === undefined) {
    s.counters.count('response_stale');
    return undefined;
  }
  if (!context.reception.has(psn) || context.completion.stateOf(psn, s.tick) !== 'waiting') {
    throw new RangeError(`PSN ${psn} of PDC ${pdcid} waits for no response`);
  }
  complete(s, context, psn, guaranteed);
  context.completion.tell(s.tick);
  if (guaranteed) {
    if (!s.store.put(pdcid, psn, { handle, nextHdr })) s.counters.count('guaranteed_not_stored');
    // It may have been cleared before it came; then it is not needed, but takes its place all the same.
    s.store.clear(pdcid, context.completion.clearPsn);
  }
  const isWanted = cookie.ack || guaranteed || !plainOk;
  return isWanted ? ack(s, context, { psn }, cookie, { kind: 'ses', handle, nextHdr }) : undefined;
}

/** What a question comes to. */
export function answer(s: TargetState, { context, packet, about, verdict, cookie }: Question): Outcome {
  const { psn } = packet;
  if (about === 'complete') complete(s, context, psn, false);
  // CACK is looked up whether or not an ACK tells it.
  context.completion.tell(s.tick);
  switch (about) {
    case 'complete':
      return cookie.ack ? { verdict, reply: ack(s, context, { psn }, cookie, { kind: 'none' }) } : { verdict };
    case 'probe': {
      const answered = { probeOpaque: packet.opaque, sackFrom: packet.payload };
      return { verdict, reply: ack(s, context, answered, cookie, { kind: 'none' }) };
    }
    case 'follows':
      context.sackBase.respond(psn, context.completion.cack);
      return refuse(packet, context, refusalOf(verdict));
    case 'duplicate':
      return { verdict, reply: ack(s, context, { psn }, cookie, defaultResponse(packet)) };
    case 'stored': {
      const held = s.store.get(context.pdcid, psn);
      if (held !== undefined) return { verdict, reply: ack(s, context, { psn }, cookie, { kind: 'ses', ...held }) };
      // Whether a response had read data is not kept: ACK_REQ gets the milder NACK, and the request then the fatal one.
      return refuse(packet, context, packet.kind === 'ack_req' ? 'ack_with_data' : 'gtd_resp_unavail');
    }
  }
}

/** The code of a NACK after which the window follows CACK. */
export const refusalOf = (verdict: Verdict): 'no_gtd_del_avail' | 'psn_oor_window' =>
  verdict === 'nack_no_gtd_del_avail' ? 'no_gtd_del_avail' : 'psn_oor_window';

function complete(s: TargetState, context: Context, psn: number, guaranteed: boolean): void {
  context.completion.respond(psn, guaranteed, s.tick);
  context.sackBase.respond(psn, context.completion.cack);
}

function ack(s: TargetState, context: Context, answered: Answered, cookie: Cookie, response: SesPart): Ack {
  // Of a larger MP_Range the window would refuse what is beyond it (7.3).
  const mpr = Math.min(s.registers.mpr, Math.ceil(s.settings.window / 128));
  const registers = { ...s.registers, mpr };
  const reply = ackOf(context, answered, cookie, response, s.now, s.settings.policies, registers);
  const { highest } = context.reception.now;
  s.observers.set(reply, (now) => {
    const base = addPsn(reply.cackPsn, reply.state?.sackPsnOffset ?? 0);
    return observedOf(context, answered, base, reply.cackPsn, highest, cookie, now);
  });
  return reply;
}

/**
 * A trimmed packet may have lost its SES header; NOOP and CLOSE_CMD never had one. ACK_REQ names the message in its
 * payload (6.2).
 */
function defaultResponse({ kind, trimmed, messageId, jobId, payload }: PdsPacket): SesPart {
  if (kind === 'ack_req') return { kind: 'default', messageId: payload & 0xffff, jobId };
  return kind === 'request' && trimmed === 'none' ? { kind: 'default', messageId, jobId } : { kind: 'none' };
}
