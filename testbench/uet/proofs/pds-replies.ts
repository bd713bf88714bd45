/** Replies of the PDS target: what wants an ACK gets one, in a fixed time, and finds room. */
import { type Bits, bind, bit, bits, clog2, record } from '../../../rtl-gen/hdl/index.ts';
import { AnswerEvent } from '../../../rtl-gen/uet/pds/target-side/answers/answer-event.ts';
import { answers, answersLatency } from '../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import { Reply } from '../../../rtl-gen/uet/pds/target-side/answers/reply.ts';
import { isOfArrival, ReplyPart, Route } from '../../../rtl-gen/uet/pds/target-side/answers/reply-parts.ts';
import { Answer, SackMode } from '../../../rtl-gen/uet/pds/target-side/query-pipe.ts';
import { Kept, Released } from '../../../rtl-gen/uet/pds/target-side/store/guaranteed-store.ts';
import {
  BaseWrite,
  FlagsWrite,
  trackerLayout,
  WordWrite,
} from '../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const size = { contexts: 4, window: 128 } as const;
const layout = trackerLayout(size);
const replyDepth = 32;
const countBits = clog2(replyDepth) + 1;
/** Enough for the sum of all replies wherever they are. */
const sumBits = countBits + 2;
/** Clocks from the handshake of a response, or from an ask, to the one in which its reply enters the buffer. */
const replyClocks = answersLatency.answer + 1;
/** Clocks to the one in which it is known whether its PDC is there. */
const knownClocks = answersLatency.counts;

const options = {
  ...size,
  guaranteedEntries: 8,
  replyDepth,
  accountLatency: 9,
  sackBase: 'trigger',
  sackAlign: 1,
  ackForm: 'ack_cc',
} as const;

/** The stages of the pipeline of events up to the one that knows whether the PDC is there, and those after it. */
const firstStages = ['measure', 'lookup', 'reply'] as const;
const waits = (name: string, clocks: number) => Array.from({ length: clocks }, (_, i) => `${name}_${i}`);
const lastStages = [
  ...waits('to_query', answersLatency.query - 5),
  'query',
  ...waits('to_answer', answersLatency.answer - answersLatency.query - 1),
  'out',
];

/** What is looked at of an event. */
interface Event {
  readonly kind: Parameters<typeof isOfArrival>[0];
  readonly pdcid: Bits;
  readonly psn: Bits;
}

/** What the choice of events shows. */
interface Events {
  readonly valid: Bits<1>;
  readonly event: Event;
}

/**
 * Of the answers whatever chooses events, counts replies and hands them to the buffer is here; what the tracker, the
 * store and the copies say may be anything. The buffer is taken at its word (`block-fifo`): it takes `replyDepth`
 * replies.
 */
const replies = bind(
  answers(options),
  (io, inside, m) => {
    const one = (name: string) => inside.bits(name, 1);
    const event = inside.inst<Events>('events');
    const made = inside.inst<{ readonly valid: Bits<1> }>('maker').valid;
    const buffer = inside.inst<{
      readonly up: { readonly ready: Bits<1> };
      readonly down: { readonly valid: Bits<1> };
    }>('buffer');

    // The buffer, by the number of its replies.
    const Count = bits(sumBits);
    const held = m.reg('spec_held', Count, { reset: 0 });
    const leaves = one('leaves');
    const wide = (value: Bits<1>): Bits => value.zext(sumBits);
    held.set(held.add(wide(made.and(buffer.up.ready))).sub(wide(leaves)));
    m.assume('takes_while_there_is_room', held.lt(replyDepth).implies(buffer.up.ready));
    m.assume('offers_what_it_has', buffer.down.valid.implies(held.any()));

    // What has begun and wants a reply, and how far it is: handshake or ask, event, PDC looked up, reply.
    const { response, ask } = io;
    const { cookie, guaranteed, plain_ok } = response.payload;
    const isResponse = response.valid.and(response.ready).and(cookie.ack.or(guaranteed).or(plain_ok.not()));
    const isAsk = ask.valid.and(ask.about.is('complete').not().or(ask.cookie.ack));
    const stages = (name: string, first: Bits<1>, clocks: number): readonly Bits<1>[] => {
      const list = [first];
      for (let i = 1; i <= clocks; i++) {
        const stage = m.reg(`spec_${name}_${i}`, bit, { reset: 0 });
        stage.set(list[i - 1]!);
        list.push(stage);
      }
      return list;
    };
    const responds = stages('responds', isResponse, knownClocks);
    const asks = stages('asks', isAsk, knownClocks);
    const [takes, drops] = [inside.bits('wants', 1).and(one('full').not()), inside.bits('wants', 1).and(one('full'))];
    m.assert('one_at_a_time', isResponse.and(ask.valid).not());
    const { kind, pdcid, psn } = event.event;
    const [isItsEvent, isItsPsn] = [pdcid.eq(m.past(response.payload.pdcid)), psn.eq(m.past(response.payload.psn))];
    m.assert('response_is_the_event', responds[1]!.implies(kind.is('response').and(isItsEvent).and(isItsPsn)));
    m.assert('response_is_taken', responds[1]!.implies(takes));
    m.assert('ask_is_taken_or_dropped', asks[1]!.implies(takes.or(drops)));
    const known = one('exists_reply');
    const [taken, dropped] = [stages('taken', takes, 3), stages('dropped', drops, 3)];
    for (const [before, stage] of firstStages.entries()) {
      const i = before + 1;
      m.assert(`response_is_on_its_way_${i}`, responds[i + 1]!.implies(taken[i]!));
      m.assert(`ask_is_on_its_way_${i}`, asks[i + 1]!.implies(taken[i]!.or(dropped[i]!)));
      m.assert(
        `takes_${i}_is_told`,
        one(`takes_${stage}`)
          .eq(taken[i]!)
          .and(one(`drops_${stage}`).eq(dropped[i]!)),
      );
    }
    const kinds = firstStages.map((stage) => inside.value(`event_${stage}`, AnswerEvent));
    for (const [i, later] of kinds.entries()) {
      m.assert(`response_is_kept_${i + 2}`, responds[i + 2]!.implies(later.kind.is('response')));
      m.assert(`ask_is_kept_${i + 2}`, asks[i + 2]!.implies(isOfArrival(later.kind)));
    }
    m.assert('ask_is_of_an_arrival', asks[1]!.implies(isOfArrival(kind)));
    for (const [before, stage] of firstStages.entries()) {
      const i = before + 1;
      const isEvent = taken[i]!.or(dropped[i]!).implies(one(`valid_${stage}`));
      m.assert(`event_is_on_its_way_${i}`, isEvent);
    }
    // An ask never fails to find its PDC: it is of a packet that has found it.
    m.assert('ask_has_its_pdc', asks[knownClocks]!.implies(known));
    m.assert('drop_is_told', asks[knownClocks]!.and(dropped[3]!).implies(io.counts.reply_dropped));
    m.assert('stale_is_told', responds[knownClocks]!.and(known.not()).implies(io.counts.response_stale));
    const isDue = responds[knownClocks]!.or(asks[knownClocks]!.and(taken[3]!)).and(known);
    const due = stages('due', isDue, replyClocks - knownClocks);
    const sends = lastStages.map((stage) => one(`sends_${stage}`));
    for (const [i, is] of sends.entries()) m.assert(`due_is_on_its_way_${i + 1}`, due[i + 1]!.implies(is));
    m.assert('reply_enters_in_time', due.at(-1)!.implies(made.and(buffer.up.ready)));

    // Room: each reply that is outstanding is on its way or in the buffer.
    const sum = [...taken.slice(1), ...sends, made].reduce<Bits>((total, is) => total.add(wide(is)), held);
    const outstanding = inside.value('outstanding', bits(countBits)).zext(sumBits);
    m.assert('outstanding_are_counted', outstanding.eq(sum));
    m.assert('buffer_holds_what_it_can', held.le(replyDepth));
    m.assert('outstanding_have_room', outstanding.le(replyDepth));
    m.assert('is_calm_with_room', one('calm').implies(outstanding.le(replyDepth - 4)));
    const isOther = event.valid.and(isOfArrival(event.event.kind).not());
    m.assert('others_begin_with_room', isOther.implies(outstanding.le(replyDepth - 3)));
    m.cover('response_is_answered', responds[knownClocks]!.and(known));
    m.cover('response_is_stale', responds[knownClocks]!.and(known.not()));
    m.cover('reply_enters_the_buffer', due.at(-1)!.and(made));
  },
  {
    cut: {
      live: { ready: bit, lives: bit },
      routes: { word: Route },
      close_requests: { word: bit },
      store: { ready: bit, kept: Kept, stored: bit, released: Released },
      responses: { word_write: WordWrite(layout, 2), flags_write: FlagsWrite(layout, 2) },
      queries: { answer: Answer(layout), base_write: BaseWrite(layout) },
      accounts: { word: bits(32) },
      buffer: { up: record({ ready: bit }), down: record({ payload: Reply, valid: bit }) },
      mode_query_later: { q: SackMode },
      sack_psn_query_later: { q: bits(32) },
      part_out_later: { q: ReplyPart },
      counted_later: { q: bits(layout.contextBits) },
      close_requested_out_later: { q: bit },
      service_time_out_later: { q: bits(16) },
      rcvd_bytes_later: { q: bits(24) },
    },
  },
);

export const pdsReplyProofs: readonly Proof[] = [
  proof(
    'pds-replies',
    'Each response or ask of the PDS target that wants a reply has one in the buffer 27 clocks later, or is told to be stale or dropped.',
    replies,
    { coverDepth: replyClocks + 3 },
  ),
];
