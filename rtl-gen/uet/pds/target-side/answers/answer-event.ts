/**
 * What the answering side of a PDS target does, one event a clock: what arrivals ask, responses of SES, control
 * packets.
 */
import { bit, bits, enumOf, module, record, sink } from '../../../../hdl/index.ts';
import { ControlOrder } from '../housekeeping-records.ts';
import { Ask, Cookie, SesResponse } from '../records.ts';

/** The first five as of `AskAbout`; a response of SES; the control packets that housekeeping wants to be sent. */
export const EventKind = enumOf('complete', 'again', 'stored', 'probe', 'nack', 'response', 'clear_req', 'close_req');

/** An event; its fields are those of `Ask`, `SesResponse` and `ControlOrder`. */
export const AnswerEvent = record({
  kind: EventKind,
  /** A reply is to be made of it, if its PDC is there. */
  wants: bit,
  pdcid: bits(16),
  psn: bits(32),
  cookie: Cookie,
  destination: bits(128),
  local: bits(4),
  peer_pdcid: bits(16),
  default_response: bit,
  message_id: bits(16),
  job_id: bits(24),
  by_ack_req: bit,
  opaque: bits(16),
  payload: bits(32),
  nack_code: bits(8),
  /** Of `nack`: the window follows CACK. */
  follows: bit,
  guaranteed: bit,
  handle: bits(32),
  next_hdr: bits(4),
});

/**
 * Chooses the next event, shown in the next clock. What arrivals ask is never refused. A context that is to be
 * forgotten comes next: `forgets` shows it beside an event that needs nothing of the tracker, or beside none. Then come
 * responses of SES, then control packets, both only while `calm`: replies have room.
 */
export const answerEvents = (contextBits: number) =>
  module(
    `answer_events_c${contextBits}`,
    {
      summary: 'Chooses what is answered next: what arrivals ask, responses of SES, control packets.',
      in: { ask: Ask, calm: bit },
      out: { valid: bit, event: AnswerEvent, forgets: bit, forgotten: bits(contextBits) },
      link: { response: sink(SesResponse), control: sink(ControlOrder), forget: sink(bits(contextBits)) },
    },
    ({ ask, calm, response, control, forget }, m) => {
      const tracker_free = m.named('tracker_free', ask.valid.not().or(ask.about.is('nack')));
      const response_ready = m.named('response_ready', ask.valid.not().and(forget.valid.not()).and(calm));
      const control_ready = m.named('control_ready', response_ready.and(response.valid.not()));
      const takes_response = m.named('takes_response', response_ready.and(response.valid));
      const valid = m.next('valid', ask.valid.or(takes_response).or(control_ready.and(control.valid)), { reset: 0 });
      const event = m.reg('event', AnswerEvent);
      const { destination, local, peer_pdcid, default_response, message_id, job_id } = ask;
      const { by_ack_req, opaque, payload, nack_code } = ask;
      const { guaranteed, handle, next_hdr } = response.payload;
      event.set({
        kind: 'close_req',
        wants: 1,
        pdcid: control.payload.pdcid,
        psn: control.payload.psn,
        // How long a control packet took is not measured.
        cookie: { ack: 0, ce: 0, retx: 0, entropy: 0, time: response.payload.cookie.time },
        ...{ destination, local, peer_pdcid, default_response, message_id, job_id },
        ...{ by_ack_req, opaque, payload, nack_code, follows: 0 },
        ...{ guaranteed, handle, next_hdr },
      });
      m.when(control.payload.kind.is('clear_req'), () => event.set({ kind: 'clear_req' }));
      m.when(response.valid, () => {
        const { pdcid, psn, cookie, plain_ok } = response.payload;
        event.set({ kind: 'response', wants: cookie.ack.or(guaranteed).or(plain_ok.not()), pdcid, psn, cookie });
      });
      m.when(ask.valid, () => {
        const { pdcid, psn, cookie } = ask;
        event.set({ kind: 'nack', wants: ask.about.is('complete').not().or(cookie.ack), pdcid, psn, cookie });
        m.match(ask.about, {
          complete: () => event.set({ kind: 'complete' }),
          again: () => event.set({ kind: 'again' }),
          stored: () => event.set({ kind: 'stored' }),
          probe: () => event.set({ kind: 'probe' }),
          nack: () => {},
          follows: () => event.set({ follows: 1 }),
        });
      });
      return {
        valid,
        event,
        forgets: m.next('forgets', forget.valid.and(tracker_free), { reset: 0 }),
        forgotten: m.next('forgotten', forget.payload),
        response: { ready: response_ready },
        control: { ready: control_ready },
        forget: { ready: tracker_free },
      };
    },
  );
