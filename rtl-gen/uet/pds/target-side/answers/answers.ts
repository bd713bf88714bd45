/** The answering side of a PDS target: marks what is done, and makes ACKs, NACKs and control packets. */
import { UserError } from '../../../../../support/user-error.ts';
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { pdcCopy } from '../context-copy.ts';
import { ControlOrder, FlagWrite } from '../housekeeping-records.ts';
import { queryPipe } from '../query-pipe.ts';
import { AccountWrite, Ask, RouteWrite, SesResponse } from '../records.ts';
import { responsePipe } from '../response-pipe.ts';
import { guaranteedStore, Released, setBitsOf } from '../store/guaranteed-store.ts';
import { livePdcs } from '../store/marked-pdcs.ts';
import {
  BaseWrite,
  ClearWrite,
  CountWrite,
  FlagsWrite,
  StartWrite,
  type TrackerSize,
  trackerLayout,
  WordWrite,
} from '../tracker-layout.ts';
import { type AnswerEvent, answerEvents } from './answer-event.ts';
import { Reply } from './reply.ts';
import { OfferRegisters, replyMaker } from './reply-maker.ts';
import { type AckPolicies, isOfArrival, policyName, replyParts } from './reply-parts.ts';

/** Events that have begun and are not yet counted as outstanding, and one for the clock in which that is looked at. */
const uncounted = 4;

export interface AnswersOptions extends TrackerSize, AckPolicies {
  /** Guaranteed responses that are held for all PDCs together, a power of two from 8 to 16,384. */
  readonly guaranteedEntries: number;
  /**
   * Replies on their way or waiting for the sink, a power of two from 32; one a clock needs 64, as each is on its way
   * for 29 clocks.
   */
  readonly replyDepth: number;
  /** Clocks from an arrival to its `account_write`, 1 to 23. */
  readonly accountLatency: number;
}

/** Events that are counted and are no verdicts of arrivals; each is 1 for one clock. */
export const AnswerCounts = record({
  /** What became of an ask of `stored`. */
  stored_response: bit,
  ack_req_stored: bit,
  gtd_resp_unavail: bit,
  ack_with_data: bit,
  /** A response of SES, or a control packet, for a PDC that is gone. */
  response_stale: bit,
  command_ignored: bit,
  /** A guaranteed response that found no room. */
  guaranteed_not_stored: bit,
  /** A reply that found no room. */
  reply_dropped: bit,
});

/** Latencies in clocks from s, the clock of an ask, or of the handshake of a response or a control packet. */
export const answersLatency = {
  /** `counts` of the event. */
  counts: 4,
  /** In s + 3 a response is marked, which judges duplicates from s + 6 on; in s + 8 the tracker is asked for CACK. */
  mark: 3,
  query: 8,
  /** The SACK bitmap covers arrivals up to s + 15, and the rest of an ACK what was known at the end of s. */
  sack: 15,
  /** The tracker answers, and `registers` are read; the reply enters the buffer in the next clock. */
  answer: 26,
  /** A context may be created so many clocks after its `forget` was taken. */
  forget: 20,
} as const;

/**
 * One event a clock, in the order of `answerEvents`: what arrivals ask, responses of SES, control packets. Each is done
 * as if those before it were finished.
 *
 * - `ask`, never refused; NOOP, NEGOTIATION and CLOSE_CMD are marked done. `response`: marked done, kept in the store
 *   if guaranteed, and acknowledged where its packet, or what it says, demands that. `control`: CLEAR_REQ and
 *   CLOSE_REQ. Those of a PDC that is gone are dropped and counted.
 * - `reply`: in the order of events. Room is reserved for a reply when its event begins; an ask that finds none is done
 *   without its reply, which is counted, as the peer's RTO repairs that. Responses and control packets wait for room. A
 *   quarter of the room is theirs alone, so that no flood of packets to be refused holds them up.
 * - `forget`: a context whose PDC has ended.
 * - `released`: as of `guaranteedStore`.
 *
 * With s the clock of an event: CACK covers the responses up to its own, and the CLEARs of arrivals up to s; ooo_count
 * and rcvd_bytes cover the arrivals up to s, service_time ends at `now` of s; a PDC is there, or is to be closed,
 * by what was written up to s, and released responses up to s are gone. The SACK bitmap covers the arrivals up to
 * s + 15. `ready` is 0 after reset, while all is emptied; nothing may come then. Sources: uet-wire.md 4 to 6, 7.8,
 * 7.10, 9.6.
 */
export const answers = (options: AnswersOptions) => {
  const { contexts, window, guaranteedEntries, replyDepth, accountLatency } = options;
  const layout = trackerLayout({ contexts, window });
  const { contextBits, suffix } = layout;
  if (2 ** contextBits !== contexts) {
    throw new UserError(`${contexts} PDCs are not supported: choose a power of two, as PDCIDs hold an index`);
  }
  if (clog2(replyDepth) !== Math.log2(replyDepth) || replyDepth < 32) {
    throw new UserError(`a buffer of ${replyDepth} replies is not supported: choose a power of two from 32`);
  }
  if (!(accountLatency >= 1 && accountLatency <= 23)) {
    throw new RangeError(`bytes that are counted ${accountLatency} clocks after their arrival come too late: 1 to 23`);
  }
  setBitsOf(guaranteedEntries);
  // Clocks are counted from t0 = s + 1, in which the event is shown.
  const queryClock = answersLatency.query - 1;
  const answerClock = answersLatency.answer - 1;
  const Context = bits(contextBits);
  const Count = bits(clog2(replyDepth) + 1);
  return module(
    `answers_${suffix}_e${guaranteedEntries}_r${replyDepth}_${policyName(options)}`,
    {
      summary: `Answers one event a clock of ${contexts} PDCs: responses, ACKs, NACKs, control packets.`,
      in: {
        ask: Ask,
        now: bits(17),
        registers: OfferRegisters,
        route_write: RouteWrite,
        account_write: AccountWrite,
        ended: record({ valid: bit, pdcid: bits(16) }),
        close_write: FlagWrite(contextBits),
        start_write: StartWrite(layout),
        clear_write: ClearWrite(layout),
        count_write: CountWrite(layout),
        arrived_write: WordWrite(layout, 1),
        arrived_flags: FlagsWrite(layout, 1),
      },
      out: {
        ready: bit,
        base_write: BaseWrite(layout),
        responded_write: WordWrite(layout, 2),
        released: Released,
        counts: AnswerCounts,
      },
      link: {
        response: sink(SesResponse),
        control: sink(ControlOrder),
        forget: sink(Context),
        reply: source(Reply),
      },
    },
    ({ ask, now, registers, route_write, account_write, response, control, forget, ...io }, m) => {
      // After reset one context a clock is forgotten, and the last one may be created as soon as any that was. Later
      // `swept` is not read.
      const sweepClocks = contexts + answersLatency.forget;
      const swept = m.reg('swept', bits(clog2(sweepClocks)), { reset: 0, next: (count) => count.add(1) });
      const clearing = m.reg('clearing', bit, { reset: 1, next: () => 0, enable: swept.eq(sweepClocks - 1) });
      const sweeps = m.named('sweeps', clearing.and(swept.lt(contexts)));

      // t0: the event, and what is kept of its PDC.
      const outstanding = m.reg('outstanding', Count, { reset: 0 });
      const calm = m.next('calm', outstanding.lt(replyDepth - uncounted), { reset: 0 });
      const events = m.inst('events', answerEvents(contextBits), { ask, calm, response, control, forget });
      const { event, valid } = events;
      const forgets = m.named('forgets', events.forgets.or(sweeps));
      const forgotten = m.mux(events.forgets, events.forgotten, event.pdcid.trunc(contextBits));
      const pdc = m.named('pdc', m.mux(sweeps, swept.trunc(contextBits), forgotten));
      const born = { enable: route_write.enable, pdcid: route_write.pdcid, marked: m.lit(1, 1) };
      const ended = { enable: io.ended.valid, pdcid: io.ended.pdcid, marked: m.lit(1, 1) };
      const live = m.inst('live', livePdcs(contexts), { born, ended, pdcid: event.pdcid });
      const { destination, local, peer_pdcid } = route_write;
      const writes = { enable: route_write.enable, pdc: route_write.pdcid.trunc(contextBits) };
      const route = pdcCopy(m, 'routes', contexts, writes, { destination, local, peer_pdcid }, pdc);
      const close_requested = pdcCopy(m, 'close_requests', contexts, io.close_write, io.close_write.flag, pdc);
      const nowThen = m.next('now_then', now);

      // Up to t0 + 2: room for its reply, and whether its PDC is there; it is marked, and kept.
      const looking = pipeline(m, { event, pdc, forgets }, { valid, reset: { takes: 0, drops: 0, sends: 0 } })
        .stage('event', ({ event, valid }) => {
          const full = m.named('full', isOfArrival(event.kind).and(outstanding.ge((3 * replyDepth) / 4)));
          const wants = m.named('wants', valid.and(event.wants));
          m.assert('others_have_room', wants.and(full.not()).implies(outstanding.lt(replyDepth)));
          return { takes: wants.and(full.not()), drops: wants.and(full), elapsed: nowThen.sub(event.cookie.time) };
        })
        .stage('measure', ({ elapsed }) => ({ service_time: serviceTimeOf(m, elapsed) }))
        .stage('lookup', ({ event, valid }) => {
          const { kind, guaranteed, destination, local, peer_pdcid } = event;
          const exists = isOfArrival(kind).or(live.lives);
          const isResponse = kind.is('response');
          return {
            exists,
            route: m.mux(isOfArrival(kind), { destination, local, peer_pdcid }, route),
            close_requested,
            keeps: isResponse.and(guaranteed),
            puts: valid.and(exists).and(isResponse).and(guaranteed),
            marks: valid.and(kind.is('complete').or(isResponse.and(exists))),
          };
        });
      const looked = looking.at('lookup');
      const { pdcid, psn, handle, next_hdr } = event;
      const store = m.inst('store', guaranteedStore(layout, guaranteedEntries), {
        op: { pdcid, psn, handle, next_hdr },
        put: looked.puts,
        ...{ start_write: io.start_write, clear_write: io.clear_write, born, ended },
      });
      const base = m.forward('base', BaseWrite(layout));
      const responses = m.inst('responses', responsePipe(layout), {
        response: { valid: looked.marks, pdc: looked.pdc, psn: looked.event.psn, guaranteed: looked.keeps },
        forget: looked.forgets,
        ...{ start_write: io.start_write, base_write: base },
      });

      // t0 + 3: what is replied. t0 + 7: the query. t0 + 25: its answer.
      const replies = looking
        .stage('reply', ({ event, valid, route, exists, takes, drops }) => {
          const { kept, stored } = store;
          const outcome = m.inst('parts', replyParts(options), { event, route, exists, kept, stored });
          const { part, mode, sack_psn } = outcome;
          return {
            ...{ part, mode, sack_psn },
            asks: valid.and(outcome.asks),
            sends: takes.and(exists),
            cancels: takes.and(exists.not()),
            counted: { ...countsOf(event, valid, exists, outcome, stored), reply_dropped: drops },
          };
        })
        .repeat(queryClock - 4, 'to_query', idle)
        .stage('query', idle)
        .repeat(answerClock - queryClock - 1, 'to_answer', idle);
      const query = replies.at('query');
      const queries = m.inst('queries', queryPipe(layout, options), {
        query: { valid: query.asks, pdc: query.pdc, mode: query.mode, psn: query.sack_psn },
        forget: query.forgets,
        start_write: io.start_write,
        clear_write: io.clear_write,
        count_write: io.count_write,
        arrived_write: io.arrived_write,
        arrived_flags: io.arrived_flags,
        responded_write: responses.word_write,
        responded_flags: responses.flags_write,
      });
      base.set(queries.base_write);

      // t0 + A: what all packets up to t0 - 1 have brought, A clocks after each; in 256 bytes, rounded up.
      const later = delayer(m);
      const counts = { enable: account_write.enable, pdc: account_write.pdcid.trunc(contextBits) };
      const counted = later('counted', Context, pdc, accountLatency);
      const bytes = pdcCopy(m, 'accounts', contexts, counts, account_write.bytes, counted);
      const rcvd_bytes = m.named('rcvd_bytes', bytes.slice(31, 8).add(bytes.trunc(8).any().zext(24)));

      const sent = replies.out;
      const made = m.inst('maker', replyMaker(layout), {
        enable: sent.sends,
        part: sent.part,
        answer: queries.answer,
        close_requested: sent.close_requested,
        measured: {
          service_time: sent.service_time,
          rcvd_bytes: later('rcvd_bytes', bits(24), rcvd_bytes, answerClock - 2 - accountLatency),
        },
        registers,
      });
      const buffer = m.inst('buffer', blockFifo(Reply, replyDepth), {
        up: { payload: made.reply, valid: made.valid },
      });
      m.assert('reply_finds_room', made.valid.implies(buffer.up.ready));
      const leaves = m.named('leaves', buffer.down.fires);
      const less = leaves.zext(2).add(replies.at('reply').cancels.zext(2)).zext(Count.width);
      outstanding.set(outstanding.add(replies.at('event').takes.zext(Count.width)).sub(less));
      return {
        ready: clearing.or(store.ready.and(live.ready).not()).not(),
        base_write: base,
        responded_write: responses.word_write,
        released: store.released,
        counts: replies.at('reply').counted,
        reply: buffer.down,
      };
    },
  );
};

/** In units of time. What took less than a unit counts as one: 0 says that nothing was measured. */
const serviceTimeOf = (m: Ctx, elapsed: Bits<17>): Bits<16> =>
  m.mux(elapsed.any(), elapsed.trunc(16).or(elapsed.at(16).repeat(16)), m.lit(16, 1));

/** What is counted of an event, in the cycle in which the store has answered. */
function countsOf(
  { kind, by_ack_req, guaranteed }: ValueOf<typeof AnswerEvent>,
  valid: Bits<1>,
  exists: Bits<1>,
  { found, missing }: { readonly found: Bits<1>; readonly missing: Bits<1> },
  stored: Bits<1>,
) {
  const isResponse = valid.and(kind.is('response'));
  const isControl = valid.and(kind.is('clear_req')).or(valid.and(kind.is('close_req')));
  return {
    stored_response: valid.and(found).and(by_ack_req.not()),
    ack_req_stored: valid.and(found).and(by_ack_req),
    gtd_resp_unavail: valid.and(missing).and(by_ack_req.not()),
    ack_with_data: valid.and(missing).and(by_ack_req),
    response_stale: isResponse.and(exists.not()),
    command_ignored: isControl.and(exists.not()),
    guaranteed_not_stored: isResponse.and(exists).and(guaranteed).and(stored.not()),
  };
}
