/** From messages and their bytes to packets: the transmit side of the SES stub. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  record,
  sink,
  source,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { SendKind, TupleSend } from '../../pds/initiator/choice/choice-records.ts';
import { nominalOverhead } from '../../wire/nominal-size.ts';
import { RudiEcho } from '../receive/rudi-request.ts';
import type { EndpointWidth } from '../settings.ts';
import { packetTurns } from './packet-turns.ts';
import { answerHeader, type CutPacket, kindOf, requestHeader } from './segment-header.ts';
import { Back, isReadOp, KeptPacket, OpenMessage } from './tx-records.ts';

/** Of an answer: whether it goes by RUDI, and what it has of its request then. */
export const RudiServed = record({ is: bit, echo: RudiEcho });

/** A packet for the sender, with where it goes: by a return space, as a datagram, or by RUDI. */
const Segmented = (returns: boolean, datagrams: boolean, rudi: boolean) =>
  record({
    ...{ send: TupleSend({ handleBits: 32, expects: returns }), back: optional(returns, Back) },
    ...{ uud: optional(datagrams, bit), rudi: optional(rudi, bit), served: optional(rudi, RudiServed) },
  });
export type SegmentedPacket = ValueOf<ReturnType<typeof Segmented>>;

/** Packets that wait for the sender, of each kind. */
const waiting = 4;

export interface SegmentOptions {
  /** Bytes a clock, and of all packets of a message but the last: powers of two. */
  readonly bytes: EndpointWidth;
  readonly mtu: number;
  /** Bits of the number of a packet's place, and of a page. */
  readonly slotBits: number;
  readonly pageBits: number;
  /** Messages may go by return spaces. */
  readonly returns: boolean;
  /** There are tagged sends, too. */
  readonly tags?: boolean;
  /** There are reads, of up to `mtu` bytes, and answers. */
  readonly reads?: boolean;
  /** There are deferrable sends and RTRs; of one with reads. */
  readonly defers?: boolean;
  /** There are rendezvous sends, with eager parts of up to `eagerPackets`; of one with deferrable sends. */
  readonly rests?: boolean;
  /** There are datagrams; of one with reads. */
  readonly datagrams?: boolean;
  /** There are WRITEs, READs and answers by RUDI; of one with reads. */
  readonly rudi?: boolean;
}

/**
 * Cuts the `payload` of each of `messages`, which has as many beats as `beats` says, into packets of `mtu` bytes. The
 * beats go on to `stored`, with the last one of each packet marked. In the clock in which that is taken, `chain` is
 * where the packet is, and `kept`, its SES header and its pages, goes to the place that `handles` offers, whose handle
 * the packet has as `send`. A beat a clock, of one message after the other; so a message waits for those before it.
 *
 * `payload_wrong` says of the beat that is taken that the host could not read it: its packet and those after it in its
 * message have INITIATOR_ERROR (`ie`) set, so that the peer refuses them.
 *
 * A request to close is a packet without bytes, `negotiation`.
 *
 * A read is a packet without bytes, whose header says how many it asks for.
 *
 * With reads there are `answers`, of one packet each, which have the header of a response with data (uet-wire.md 12.7).
 * They wait for no message, or two endpoints that read of each other could wait for each other: answers and packets of
 * messages take turns, and each packet of a message leaves room in `stored` for an answer (`has_room`: for two packets,
 * as it was up to 4 clocks ago). So they have a `send` of their own.
 *
 * An atomic is one packet, whose first bytes are the extension header. A deferrable send has its tokens in the place
 * of the buffer offset, in each packet; an RTR has no bytes, and its tokens in that of the key (ses.md 4.3). A
 * rendezvous send has its extension header first in each packet, as the host gives it (4.2).
 *
 * A datagram is one packet, whose message has no id on the wire; `uud` marks it (7), and `rudi` what goes by RUDI. An
 * answer by RUDI is one to its request, so one without bytes, as memory gave none, is a response that says so (5.2).
 *
 * All others have the standard header; header data is in the first one (ses.md 2.2; uet-wire.md 12.2).
 */
export const segmenter = (options: SegmentOptions) => {
  const { bytes, mtu, slotBits, pageBits, returns, tags = false, reads = false, defers = false } = options;
  const { rests = false, datagrams = false, rudi = false } = options;
  const Beat = beat(bytes);
  const Send = TupleSend({ handleBits: 32, expects: returns });
  const Queued = Segmented(returns, datagrams, rudi);
  const Opened = OpenMessage(returns, tags, reads);
  const mtuBits = clog2(mtu);
  const Page = bits(pageBits);
  return module(
    `uet_segmenter_b${bytes}_m${mtu}_s${slotBits}_p${pageBits}${returns ? '_returns' : ''}${tags ? '_tags' : ''}${reads ? '_reads' : ''}${defers ? '_defers' : ''}${rests ? '_rests' : ''}${datagrams ? '_uud' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: `Cuts messages into packets of ${mtu} bytes.`,
      in: {
        chain: record({ first: Page, last: Page }),
        payload_wrong: bit,
        has_room: optional(reads, bit),
      },
      out: {
        /** Of what is shown on `send`: it is for a return space. */
        back: optional(returns, Back),
        /** And it is a datagram. */
        uud: optional(datagrams, bit),
        /** Or goes by RUDI. */
        rudi: optional(rudi, bit),
        kept: record({ valid: bit, place: bits(slotBits), packet: KeptPacket(pageBits, reads) }),
      },
      link: {
        messages: sink(Opened),
        payload: sink(Beat),
        /** Of one packet each, their bytes, and what goes to return spaces. */
        answers: optional(reads, sink(Opened)),
        answer_beats: optional(reads, sink(Beat)),
        answer_send: optional(reads, source(Queued)),
        handles: sink(bits(32)),
        stored: source(Beat),
        send: source(Send),
      },
    },
    ({ messages, payload, payload_wrong, answers, answer_beats: answerBeats, has_room, handles, chain, stored }, m) => {
      const { message, id, beats } = messages.payload;
      const started = m.reg('started', bit, { reset: 0 });
      const beatsLeft = m.reg('beats_left', bits(32));
      const offset = m.reg('offset', bits(33 - mtuBits), { reset: 0 });
      const inPacket = m.reg('in_packet', bits(clog2(mtu / bytes)), { reset: 0 });
      const left = m.named('left', m.mux(started, beatsLeft, beats));
      const { eom, full } = m.named({ eom: left.eq(1), full: inPacket.all() });
      const hostEnds = m.named('ends', eom.or(full));

      // Whose beat is next.
      const sendRoom = m.forward('send_room', bit);
      const answerRoom = answers && m.forward('answer_room', bit);
      const hasHosts = messages.valid.and(payload.valid).and(handles.valid);
      const turns =
        answers &&
        m.inst('turns', packetTurns, {
          message: hasHosts,
          message_room: has_room!.and(sendRoom),
          message_ends: hostEnds,
          answer: answers.valid.and(answerBeats!.valid).and(handles.valid),
          answer_room: answerRoom!,
          answer_ends: answerBeats!.payload.last,
          ready: stored.ready,
        });
      const isAnswer = turns?.is_answer ?? m.lit(1, 0);
      const ofTurn = <T>(ofAnswer: T | undefined, ofHost: T): T =>
        ofAnswer === undefined ? ofHost : m.mux(isAnswer, ofAnswer, ofHost);
      const has = m.named('has', turns?.has ?? hasHosts.and(sendRoom));
      const beatNow = ofTurn(answerBeats?.payload, payload.payload);
      const ends = ofTurn(answerBeats?.payload.last, hostEnds);
      const taken = m.named(turns === undefined ? 'moves' : 'taken', has.and(stored.ready));
      const moves = turns === undefined ? taken : m.named('moves', taken.and(isAnswer.not()));
      const movesAnswer = turns && m.named('moves_answer', taken.and(isAnswer));
      const isDone = m.named('is_done', taken.and(ends));
      m.when(moves, () => {
        started.set(eom.not());
        beatsLeft.set(left.sub(1));
        inPacket.set(inPacket.add(1));
        m.when(hostEnds, () => {
          inPacket.set(0);
          offset.set(offset.add(1));
        });
        m.when(eom, () => offset.set(0));
      });
      // From a beat that is wrong on, to the end of its message.
      const spoilt = m.reg('spoilt', bit, { reset: 0 });
      const isWrong = m.named('is_wrong', payload_wrong.or(spoilt.and(started)));
      m.when(moves, () => spoilt.set(isWrong));
      m.assert('payload_is_as_long_as_its_message', moves.implies(payload.payload.last.eq(eom)));

      // The packet that has ended, a clock later.
      const isWhole = message.length.trunc(mtuBits).any().not().and(message.length.any());
      const rest = message.length.trunc(mtuBits).zext(14).or(m.lit(14, mtu).mask(isWhole));
      const length = m.named('length', m.mux(eom, rest, m.lit(14, mtu)));
      const ofMessage = {
        ...{ message, id, offset, som: m.named('som', offset.any().not()), eom },
        length: reads ? length.mask(isReadOp(message.op, rudi).not()) : length,
      };
      const answer = answers?.payload;
      const ofAnswer = answer && {
        ...{ message: answer.message, id: answer.id, length: answer.message.length.trunc(14) },
        ...{ offset: m.lit(33 - mtuBits, 0), som: m.lit(1, 1), eom: m.lit(1, 1) },
      };
      const packet = m.next('packet', {
        ...ofTurn(ofAnswer, ofMessage),
        ...{ chain, handle: handles.payload },
        isWrong: answer === undefined ? isWrong : isWrong.and(isAnswer.not()),
      });
      const valid = m.next('valid', isDone, { reset: 0 });
      const { op, back, expects } = packet.message;
      if (datagrams) {
        const sends = m.named('sends_datagram', valid.and(op.is('datagram')));
        m.assert('a_datagram_is_one_packet', sends.implies(packet.som.and(packet.eom)));
        m.assert('no_pdc_carries_a_datagram', sends.implies(back!.enable.or(expects!).not()));
      }

      // To the sender: packets of messages, and answers.
      const queued = segmentedOf(m, packet, options);
      const queue = (name: string, enters: Bits<1>) => {
        const sends = m.inst(`${name}s`, levelFifo(Queued, waiting), { up: { payload: queued, valid: enters } });
        m.assert(`${name}_finds_room`, enters.implies(sends.up.ready));
        // One that is on its way is not in the level yet.
        return { down: sends.down, room: sends.level.lt(waiting - 1) };
      };
      const isAnswers = reads
        ? m.named('is_answers', rudi ? isOneOf(op, 'answer', 'rudi_answer') : op.is('answer'))
        : m.lit(1, 0);
      const isBare = rudi ? m.named('is_bare', op.is('rudi_answer').and(packet.length.any().not())) : m.lit(1, 0);
      const sends = queue('send', reads ? valid.and(isAnswers.not()) : valid);
      sendRoom.set(sends.room);
      const answerSends = answers && queue('answer_send', valid.and(isAnswers));
      answerRoom?.set(answerSends!.room);
      const { first, last } = packet.chain;
      const header = requestHeader(m, packet, options);
      return {
        kept: {
          valid,
          place: packet.handle.trunc(slotBits),
          packet: {
            chain: { first, last, length: packet.length },
            ses_header: reads ? m.mux(isAnswers, answerHeader(m, packet, isBare), header) : header,
            ses: reads ? kindOf(m, isAnswers, isBare) : undefined,
          },
        },
        messages: { ready: moves.and(eom) },
        payload: { ready: answers === undefined ? has.and(stored.ready) : moves },
        answers: movesAnswer && { ready: movesAnswer.and(ends) },
        answer_beats: movesAnswer && { ready: movesAnswer },
        answer_send: answerSends?.down,
        handles: { ready: isDone },
        stored: { payload: { ...beatNow, last: ends }, valid: has },
        send: sends.down.map((of) => of.send),
        back: sends.down.payload.back,
        ...{ uud: sends.down.payload.uud, rudi: sends.down.payload.rudi },
      };
    },
  );
};

/** What the sender is given of a packet, and where it goes. A request to close is no message. */
function segmentedOf(
  m: Ctx,
  packet: CutPacket & { readonly handle: Bits<32> },
  { datagrams = false, rudi = false }: SegmentOptions,
) {
  const { message: of, id, som, eom, length, handle } = packet;
  const { mode, job_id, local, destination, traffic_class, lane, expects, op, back } = of;
  const closes = back?.close.and(back.enable);
  const request = m.lit(SendKind, 'request');
  const size = length.add(nominalOverhead);
  return {
    ...{ back, uud: datagrams ? m.named('is_datagram', op.is('datagram')) : undefined },
    rudi: rudi ? m.named('is_rudi', isOneOf(op, 'rudi_write', 'rudi_read')) : undefined,
    served: rudi
      ? { is: op.is('rudi_answer'), echo: unpack(RudiEcho, of.header_data.trunc(RudiEcho.width)) }
      : undefined,
    send: {
      tuple: { mode, job_id, local, destination, traffic_class, sdi: m.lit(24, 0), lane },
      packet: {
        kind: closes === undefined ? request : m.mux(closes, m.lit(SendKind, 'negotiation'), request),
        ...{ message: id, first: som, last: eom, length },
        size: closes === undefined ? size : size.mask(closes.not()),
        // What is no message has its handle here.
        payload: closes === undefined ? m.lit(32, 0) : handle,
        ...{ handle, expects },
      },
    },
  };
}
