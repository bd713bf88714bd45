/** The second half of a packet's way: responses of SES, and what is answered from their state (6.3, 7.7 step 5, 7.8). */

import { ackOf, type Cookie } from './answers.ts';
import type { Outcome, Question } from './arrival.ts';
import type { Context } from './context.ts';
import type { SesResponse } from './guaranteed-store.ts';
import type { PdsPacket } from './packet.ts';
import type { Ack, SesPart } from './reply.ts';
import { refuse, type TargetState } from './target-state.ts';

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

/** SES has responded to a delivery; the ACK, if it is not left to a later one. A `RangeError` where it is not the first response. */
export function respond(s: TargetState, response: PdsResponse): Ack | undefined {
  const { pdcid, psn, cookie, guaranteed, plainOk, handle, nextHdr } = response;
  const context = s.pdcs.byPdcid(pdcid);
  if (context === undefined) {
    s.counters.count('response_stale');
    return undefined;
  }
  if (!context.reception.has(psn) || context.completion.stateOf(psn) !== 'waiting') {
    throw new RangeError(`PSN ${psn} of PDC ${pdcid} waits for no response`);
  }
  complete(s, context, psn, guaranteed);
  if (context.completion.stateOf(psn) === 'guaranteed' && !s.store.put(pdcid, psn, { handle, nextHdr })) {
    s.counters.count('guaranteed_not_stored');
  }
  const isWanted = cookie.ack || guaranteed || !plainOk;
  return isWanted ? ack(s, context, psn, cookie, { kind: 'ses', handle, nextHdr }) : undefined;
}

/** What a question comes to. */
export function answer(s: TargetState, { context, packet, about, cookie }: Question): Outcome {
  const { psn } = packet;
  if (about === 'probe') {
    const answered = { probeOpaque: packet.opaque, sackFrom: packet.payload };
    const moment = { now: s.now, tick: s.tick };
    const reply = ackOf(context, answered, cookie, { kind: 'none' }, moment, s.settings, s.registers);
    return { verdict: 'probe_answered', reply };
  }
  if (about === 'duplicate' || about === 'ack_req') return answerAgain(s, packet, context, about, cookie);
  // SES never sees it, so it is done at once.
  complete(s, context, psn, false);
  if (!cookie.ack) return { verdict: about };
  return { verdict: about, reply: ack(s, context, psn, cookie, { kind: 'none' }) };
}

/** A PSN that was received before: 6.3 and 7.7 step 5. */
function answerAgain(
  s: TargetState,
  packet: PdsPacket,
  context: Context,
  about: 'duplicate' | 'ack_req',
  cookie: Cookie,
): Outcome {
  const { psn } = packet;
  const isDuplicate = about === 'duplicate';
  const state = context.completion.stateOf(psn);
  if (state === 'waiting') return refuse(s, packet, context, 'rcvd_ses_procg');
  if (state === 'plain') {
    const reply = ack(s, context, psn, cookie, defaultResponse(packet));
    return { verdict: isDuplicate ? 'duplicate_answered' : 'ack_req_answered', reply };
  }
  const held = s.store.get(context.pdcid, psn);
  // Whether a response had read data is not kept: ACK_REQ gets the milder NACK, and the request then the fatal one.
  if (held === undefined) return refuse(s, packet, context, isDuplicate ? 'gtd_resp_unavail' : 'ack_with_data');
  const reply = ack(s, context, psn, cookie, { kind: 'ses', ...held });
  return { verdict: isDuplicate ? 'stored_response' : 'ack_req_stored', reply };
}

function complete(s: TargetState, context: Context, psn: number, guaranteed: boolean): void {
  context.completion.respond(psn, guaranteed, s.tick);
  context.sackBase.respond(psn, context.completion.cackAt(s.tick, s.tick - s.settings.lags.clear));
}

function ack(s: TargetState, context: Context, psn: number, cookie: Cookie, response: SesPart): Ack {
  const moment = { now: s.now, tick: s.tick };
  return ackOf(context, { psn }, cookie, response, moment, s.settings, s.registers);
}

/** A trimmed packet may have lost its SES header; NOOP and CLOSE_CMD never had one. ACK_REQ names the message in its payload (6.2). */
function defaultResponse({ kind, trimmed, messageId, jobId, payload }: PdsPacket): SesPart {
  if (kind === 'ack_req') return { kind: 'default', messageId: payload & 0xffff, jobId };
  return kind === 'request' && trimmed === 'none' ? { kind: 'default', messageId, jobId } : { kind: 'none' };
}
