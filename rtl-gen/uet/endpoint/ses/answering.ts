/**
 * What answers packets in their turn, atomics when they are done, and delivery complete when bytes are visible; and
 * what is given back of what was reserved.
 */
import { type Bits, bit, bits, type Ctx, clog2, pack, type Ready, unpack, type ValueOf } from '../../../hdl/index.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { type Delivery, SesResponse } from '../../pds/target-side/records.ts';
import { atomicServer } from '../../ses/atomic-server/atomic-server.ts';
import { AtomicSettings } from '../../ses/atomic-unit/atomic-records.ts';
import type { TargetResult } from '../../ses/receive/target-records.ts';
import { Asker, atomicAnswer, type HostAtomicOffer, type OfAtomic } from './atomic-answers.ts';
import { completeAnswers } from './complete-answers.ts';
import { givenResponse, type PacketAnswer, storedAnswer } from './packet-answer.ts';
import type { SesReceiveOptions } from './receive-options.ts';
import { type HandleRelease, responsePlaces } from './response-places.ts';
import { answersBy } from './rudi-answers.ts';

type AnsweringOptions = Pick<SesReceiveOptions, 'messages' | 'guaranteed' | 'responses' | 'atomicWords'> & {
  readonly adopts: boolean;
  readonly defers: boolean;
};

/** A packet that comes to its end, where `given`: what has become of it, whose it is, and what answers it. */
interface Turn {
  readonly given: Bits<1>;
  readonly result: ValueOf<ReturnType<typeof TargetResult>>;
  readonly delivery: ValueOf<typeof Delivery>;
  readonly message_id: Bits<16>;
  readonly job_id: Bits<24>;
  readonly says: Pick<PacketAnswer, 'plain' | 'concludes' | 'return_code'>;
  /** It has bytes that we have asked for, and is of no message here. */
  readonly takesFound: Bits<1>;
  /** Where there are atomics, whether it is one, and what the server has to know of it. */
  readonly isAtomic: Bits<1>;
  readonly atomic: ValueOf<typeof OfAtomic> | undefined;
  /** Where there are such: it is a datagram, or a request of RUDI, and where it has come from. */
  readonly isDatagram: Bits<1> | undefined;
  readonly isRudi: Bits<1> | undefined;
  /** It is a READ by RUDI, whose bytes answer it; or, if it is of RUDI, there is no place for what it asks. */
  readonly readsByRudi: Bits<1> | undefined;
  readonly noPlace: Bits<1> | undefined;
  readonly origin: { readonly source: Bits<128>; readonly local: Bits<4> } | undefined;
}

/** What goes on beside: a delivery comes, and who takes responses and frees their places; atomics of the host. */
interface Around {
  readonly delivers: Bits<1>;
  readonly released: ValueOf<typeof HandleRelease>;
  readonly response: Ready;
  readonly rudi_ready: Bits<1> | undefined;
  /** As in `CompleteOf`. */
  readonly flushed: Bits<1>;
  readonly host_atomic: ValueOf<ReturnType<typeof HostAtomicOffer>> | undefined;
}

/**
 * An answer a clock: of a packet, or in clocks without one of an atomic that is done, or else of a packet with delivery
 * complete whose bytes are visible.
 */
export function answersOf(
  m: Ctx,
  { messages, guaranteed, responses, atomicWords, adopts, defers }: AnsweringOptions,
  turn: Turn,
  { delivers, released, response, rudi_ready, flushed, host_atomic: hostAtomic }: Around,
) {
  const { given, result, delivery, message_id, job_id, takesFound, isAtomic, atomic, isDatagram, isRudi } = turn;
  const { concludes } = turn.says;
  const ofPacket = {
    ...{ pdcid: delivery.pdcid, psn: delivery.psn, cookie: delivery.cookie, message_id, job_id },
    ...{ ...turn.says, has_data: m.lit(1, 0) },
    modified_length: result.response.modified_length,
    ri_generation: result.response.ri_generation,
  };
  const asker = m.named('asker', {
    ...{ pdcid: delivery.pdcid, psn: delivery.psn, cookie: delivery.cookie, message_id, job_id, concludes },
    ...{ request_length: atomic?.request_length.trunc(6) ?? m.lit(6, 0) },
  });
  const server =
    atomic &&
    m.inst('atomics', atomicServer({ words: atomicWords!, requests: responses, who: Asker.width }), {
      settings: unpack(AtomicSettings, m.lit(AtomicSettings.width, 0)),
      up: {
        valid: m.named('does_atomic', given.and(isAtomic)),
        payload: {
          who: pack(asker),
          code: result.response.return_code,
          fetching: atomic.fetching,
          extension: atomic.extension,
          request_length: atomic.request_length,
          payload_length: atomic.payload_length,
          address: result.address,
        },
      },
      answer: { ready: given.not() },
      host: hostAtomic!,
    });
  const done = server && atomicAnswer(m, server.answer.payload);
  const doneNow = server === undefined ? m.lit(1, 0) : m.named('atomic_done', server.answer.valid.and(given.not()));
  const opens = given.and(takesFound.not()).and(result.opens);
  const waits = m.named('waits_until_visible', given.and(result.dc));
  const complete = completeAnswers(m, {
    enters: waits,
    answer: {
      ...ofPacket,
      rudi: isRudi && { is: isRudi, source: turn.origin!.source, local: turn.origin!.local },
    },
    flushed,
    may: given.or(doneNow).not(),
    places: responses,
  });
  const settled = m.named('settled', given.and(isAtomic.not()).or(doneNow));
  const answered = m.named('answered', settled.and(waits.not()).or(complete.now));
  const ofNow = m.mux(given, ofPacket, complete.answer);
  const itsAnswer = done === undefined ? ofNow : m.mux(doneNow, done, ofNow);
  // A datagram has come to its end without a response, and so has a READ by RUDI.
  const ofDatagram = isDatagram && given.and(isDatagram);
  const { readsByRudi, noPlace } = turn;
  const isSilent =
    ofDatagram && m.named('is_silent', readsByRudi === undefined ? ofDatagram : ofDatagram.or(readsByRudi));
  const needsResponse = isSilent === undefined ? answered : m.named('needs_response', answered.and(isSilent.not()));
  // That of a request of RUDI lies in a place of its own until it is sent, whatever it says.
  const byRudi = isRudi && m.named('by_rudi', m.mux(given, isRudi, complete.now.and(complete.rudi!.is)));
  const stays = byRudi === undefined ? itsAnswer.plain.not() : itsAnswer.plain.not().or(byRudi);
  const places = m.inst('handles', responsePlaces(guaranteed), {
    take: needsResponse,
    guaranteed: stays,
    released,
  });
  const answers = m.next('answers', answered, { reset: 0 });
  const responds = isSilent === undefined ? answers : m.next('responds', needsResponse, { reset: 0 });
  const answerReady = byRudi && m.forward('answer_ready', bit);
  const queue = m.inst('answer_queue', levelFifo(SesResponse, responses), {
    up: {
      payload: m.next(
        'answer',
        givenResponse(m, itsAnswer, { handle: places.handle, adopts, atomics: server !== undefined }),
      ),
      valid: responds,
    },
    down: answerReady === undefined ? response : { ready: answerReady },
  });
  const late = complete.rudi && { source: complete.rudi.source, local: complete.rudi.local };
  const from = late && m.mux(given, { source: turn.origin!.source, local: turn.origin!.local }, late);
  const split =
    byRudi &&
    answersBy(
      m,
      { valid: responds, is: byRudi, refused: noPlace!.and(given), from: from!, places: responses },
      queue.down,
      { target: response.ready, rudi: rudi_ready! },
    );
  answerReady?.set(split!.isReady);
  m.assert('answer_finds_room', responds.implies(queue.up.ready));

  // What is given back: a unit of each kind was taken for each delivery. An answer that waits needs none of a message.
  const leaves = m.named('leaves', queue.down.valid.and(answerReady ?? response.ready));
  const closes = result.valid.and(result.closes);
  const two = (a: Bits<1>, b: Bits<1>): Bits<2> => a.zext(2).add(b.zext(2));
  const used = m.reg('used', bits(clog2(messages) + 1), { reset: 0 });
  used.set(used.add(opens.zext(used.width)).sub(closes.zext(used.width)));
  const deliveries = m.reg('deliveries', bits(clog2(responses) + 1), { reset: 0 });
  deliveries.set(deliveries.add(delivers.zext(deliveries.width)).sub(settled.zext(deliveries.width)));
  return {
    ready: places.ready,
    host_atomic_done: server && { taken: server.host.ready, done: server.host_done },
    store: m.next('to_store', {
      valid: needsResponse,
      handle: places.handle,
      response: storedAnswer(m, itsAnswer, {
        list: defers ? result.response.list.mask(given) : undefined,
        fetched: server && { length: server.answer.payload.length, data: server.answer.payload.data },
      }),
    }),
    returns: m.next(
      'given_back',
      {
        messages: two(settled.and(opens.not()), closes),
        guaranteed: two(
          answered.and(isSilent === undefined ? itsAnswer.plain : stays.not().or(isSilent)),
          places.returned,
        ),
        responses: isSilent === undefined ? leaves.zext(2) : two(leaves, isSilent),
      },
      { reset: { messages: 0, guaranteed: 0, responses: 0 } },
    ),
    rudi_response: split?.rudi,
    held: {
      messages: used,
      guaranteed: places.held,
      responses: queue.level.add(responds.zext(queue.level.width)),
      deliveries,
      complete: complete.held,
    },
    events: {
      delivered: answers,
      return_code: m.next('code', itsAnswer.return_code),
      completed: m.next('completed', result.valid.and(result.completes), { reset: 0 }),
    },
    response: split === undefined ? queue.down : { ...queue.down, valid: split.target },
  };
}
