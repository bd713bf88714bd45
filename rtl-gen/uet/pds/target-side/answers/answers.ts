/** The answering side of a PDS target: marks what is done, and makes ACKs, NACKs and control packets. */
import { UserError } from '../../../../../support/user-error.ts';
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../../hdl/index.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { contextCopy } from '../context-copy.ts';
import { history } from '../history.ts';
import { ControlOrder, FlagWrite } from '../housekeeping-records.ts';
import { queryPipe, SackMode } from '../query-pipe.ts';
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
import { AnswerEvent, answerEvents } from './answer-event.ts';
import { Reply } from './reply.ts';
import { OfferRegisters, replyMaker } from './reply-maker.ts';
import { type AckPolicies, isOfArrival, policyName, ReplyPart, Route, replyParts } from './reply-parts.ts';

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
 *   without its reply, which is counted, as the peer's RTO heals that. Responses and control packets wait for room. A
 *   quarter of the room is theirs alone, so that no flood of packets to be refused holds them up.
 * - `forget`: a context whose PDC has ended.
 * - `released`: as of `guaranteedStore`.
 *
 * With s the clock of an event: CACK covers the responses up to its own, and the CLEARs of arrivals up to s; ooo_count
 * and rcvd_bytes cover the arrivals up to s, service_time ends at `now` of s; a PDC is there, or wished to be closed,
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
        wish_write: FlagWrite(contextBits),
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
    (io, m) => {
      // Clocks are counted from t0 = s + 1, in which the event is shown.
      const queryClock = answersLatency.query - 1;
      const answerClock = answersLatency.answer - 1;
      const later = delayer(m);
      // After reset one context a clock is forgotten, and the last one may be created as soon as any that was.
      const sweepClocks = contexts + answersLatency.forget;
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const swept = m.reg('swept', bits(clog2(sweepClocks)), { reset: 0 });
      // It counts on, and nothing looks at it any more.
      swept.set(swept.add(1));
      m.when(swept.eq(sweepClocks - 1), () => clearing.set(0));
      const sweeps = m.named('sweeps', clearing.and(swept.lt(contexts)));

      // t0: the event, and room for its reply.
      const outstanding = m.reg('outstanding', Count, { reset: 0 });
      const calm = m.next('calm', outstanding.lt(replyDepth - uncounted), { reset: 0 });
      const { event, ...selected } = m.inst('events', answerEvents(contextBits), {
        ask: io.ask,
        calm,
        response: io.response,
        control: io.control,
        forget: io.forget,
      });
      const full = m.named('full', isOfArrival(event.kind).and(outstanding.ge((3 * replyDepth) / 4)));
      const wants = m.named('wants', selected.valid.and(event.wants));
      m.assert('others_have_room', wants.and(full.not()).implies(outstanding.lt(replyDepth)));
      const forgets = m.named('forgets', selected.forgets.or(sweeps));
      const asked_context = m.named(
        'asked_context',
        m.mux(
          sweeps,
          swept.trunc(contextBits),
          m.mux(selected.forgets, selected.forgotten, event.pdcid.trunc(contextBits)),
        ),
      );
      const contextThen = history(m, 'context', asked_context as Bits, queryClock);
      const forgetsThen = history(m, 'forgets', forgets, queryClock);
      const valid = history(m, 'valid', selected.valid, 3, true);
      const takes = history(m, 'takes', wants.and(full.not()), 3, true);
      const drops = history(m, 'drops', wants.and(full), 3, true);
      const newRoute = io.route_write;
      const { born, ended } = {
        born: { enable: newRoute.enable, pdcid: newRoute.pdcid, marked: m.lit(1, 1) },
        ended: { enable: io.ended.valid, pdcid: io.ended.pdcid, marked: m.lit(1, 1) },
      };
      const live = m.inst('live', livePdcs(contexts), { born, ended, pdcid: event.pdcid });
      const { word: route } = m.inst('routes', contextCopy(Route, contexts), {
        enable: newRoute.enable,
        pdc: newRoute.pdcid.trunc(contextBits),
        data: { destination: newRoute.destination, local: newRoute.local, peer_pdcid: newRoute.peer_pdcid },
        read: contextThen[0]!,
      });
      const { word: wished } = m.inst('wishes', contextCopy(bit, contexts), {
        enable: io.wish_write.enable,
        pdc: io.wish_write.pdc,
        data: io.wish_write.flag,
        read: contextThen[0]!,
      });
      const nowThen = m.next('now_then', io.now);
      const elapsed = m.next('elapsed', nowThen.sub(event.cookie.time));
      // t0 + 1. What took less than a unit counts as one: 0 says that nothing was measured.
      const serviceTime = m.reg('service_time', bits(16));
      const measured_time = m.named('measured_time', elapsed.trunc(16).or(elapsed.at(16).repeat(16)));
      serviceTime.set(m.mux(elapsed.any(), measured_time, m.lit(16, 1)));

      // t0 + 2: whether its PDC is there; it is marked, and kept.
      const event2 = later('event', AnswerEvent, event, 2);
      const isResponse = event2.kind.is('response');
      const exists = m.named('exists', isOfArrival(event2.kind).or(live.lives));
      const store = m.inst('store', guaranteedStore(layout, guaranteedEntries), {
        op: {
          pdcid: event.pdcid,
          psn: event.psn,
          handle: event.handle,
          next_hdr: event.next_hdr,
        },
        put: valid[2]!.and(exists).and(isResponse).and(event2.guaranteed),
        start_write: io.start_write,
        clear_write: io.clear_write,
        born,
        ended,
      });
      const base = m.forward('base', BaseWrite(layout));
      const marks = m.named('marks', valid[2]!.and(event2.kind.is('complete').or(isResponse.and(exists))));
      const responses = m.inst('responses', responsePipe(layout), {
        response: {
          valid: marks,
          pdc: contextThen[2]!,
          psn: event2.psn,
          guaranteed: isResponse.and(event2.guaranteed),
        },
        forget: forgetsThen[2]!,
        start_write: io.start_write,
        base_write: base,
      });

      // t0 + 3: what is replied, and what the tracker is asked.
      const event3 = later('event_2', AnswerEvent, event2, 1);
      const existsThen = m.next('exists_then', exists);
      const { destination, local, peer_pdcid } = event2;
      const routeThen = m.next('route', m.mux(isOfArrival(event2.kind), { destination, local, peer_pdcid }, route));
      const outcome = m.inst('parts', replyParts(options), {
        event: event3,
        route: routeThen,
        exists: existsThen,
        kept: store.kept,
        stored: store.stored,
      });
      const cancels = m.named('cancels', takes[3]!.and(existsThen.not()));
      const isAt3 = (kind: Parameters<typeof event3.kind.is>[0]): Bits<1> => valid[3]!.and(event3.kind.is(kind));
      const counts = {
        stored_response: valid[3]!.and(outcome.found).and(event3.by_ack_req.not()),
        ack_req_stored: valid[3]!.and(outcome.found).and(event3.by_ack_req),
        gtd_resp_unavail: valid[3]!.and(outcome.missing).and(event3.by_ack_req.not()),
        ack_with_data: valid[3]!.and(outcome.missing).and(event3.by_ack_req),
        response_stale: isAt3('response').and(existsThen.not()),
        command_ignored: isAt3('clear_req').or(isAt3('close_req')).and(existsThen.not()),
        guaranteed_not_stored: isAt3('response').and(existsThen).and(event3.guaranteed).and(store.stored.not()),
        reply_dropped: drops[3]!,
      };

      // t0 + 7: the query.
      const toQuery = queryClock - 3;
      const asks = history(m, 'asks', valid[3]!.and(outcome.asks), toQuery);
      const queries = m.inst('queries', queryPipe(layout, options), {
        query: {
          valid: asks[toQuery]!,
          pdc: contextThen[queryClock]!,
          mode: later('mode', SackMode, outcome.mode, toQuery),
          psn: later('sack_psn', bits(32), outcome.sack_psn, toQuery),
        },
        forget: forgetsThen[queryClock]!,
        start_write: io.start_write,
        clear_write: io.clear_write,
        count_write: io.count_write,
        arrived_write: io.arrived_write,
        arrived_flags: io.arrived_flags,
        responded_write: responses.word_write,
        responded_flags: responses.flags_write,
      });
      base.set(queries.base_write);

      // t0 + A: what all packets up to t0 - 1 have brought, A clocks after each.
      const { word: bytes } = m.inst('accounts', contextCopy(bits(32), contexts), {
        enable: io.account_write.enable,
        pdc: io.account_write.pdcid.trunc(contextBits),
        data: io.account_write.bytes,
        read: later('counted', Context, contextThen[0]!, accountLatency),
      });
      // In 256 bytes, rounded up.
      const rcvd_bytes = m.named('rcvd_bytes', bytes.slice(31, 8).add(bytes.trunc(8).any().zext(24)));

      // t0 + 25: the reply.
      const sends = history(m, 'sends', takes[3]!.and(existsThen), answerClock - 3, true);
      const made = m.inst('maker', replyMaker(layout), {
        enable: sends.at(-1)!,
        part: later('part', ReplyPart, outcome.part, answerClock - 3),
        answer: queries.answer,
        wished: later('wished', bit, wished, answerClock - 2),
        measured: {
          service_time: later('service_time', bits(16), serviceTime as Bits<16>, answerClock - 2),
          rcvd_bytes: later('rcvd_bytes', bits(24), rcvd_bytes, answerClock - 2 - accountLatency),
        },
        registers: io.registers,
      });
      const buffer = m.inst('buffer', blockFifo(Reply, replyDepth), {
        up: { payload: made.reply, valid: made.valid },
        down: io.reply,
      });
      m.assert('reply_finds_room', made.valid.implies(buffer.up.ready));
      const leaves = m.named('leaves', buffer.down.valid.and(io.reply.ready));
      const less = leaves.zext(2).add(cancels.zext(2)).zext(Count.width);
      outstanding.set(outstanding.add(takes[0]!.zext(Count.width)).sub(less));
      return {
        ready: clearing.or(store.ready.and(live.ready).not()).not(),
        base_write: base,
        responded_write: responses.word_write,
        released: store.released,
        counts,
        response: selected.response,
        control: selected.control,
        forget: selected.forget,
        reply: buffer.down,
      };
    },
  );
};
