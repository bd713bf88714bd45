/** From messages and their bytes to packets: the transmit side of the SES stub. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  pack,
  record,
  sink,
  source,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { SendKind, TupleSend } from '../../pds/initiator/choice/choice-records.ts';
import { headerShape } from '../../wire/header-shape.ts';
import {
  opcodes,
  responseOpcodes,
  sesAtomic,
  sesRendezvous,
  sesResponseData,
  sesStandard,
} from '../../wire/layout/index.ts';
import { nominalOverhead } from '../../wire/nominal-size.ts';
import { SesKind, sesBytes } from '../../wire/parser/ses-stage.ts';
import { RudiEcho } from '../receive/rudi-request.ts';
import type { EndpointWidth } from '../settings.ts';
import { packetTurns } from './packet-turns.ts';
import { Back, isReadOp, KeptPacket, OpenMessage, type TxMessage } from './tx-records.ts';

/** Packets of the eager part of a rendezvous send, at most. */
export const eagerPackets = 16;

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
  const Header = headerShape(sesStandard);
  const mtuBits = clog2(mtu);
  const Page = bits(pageBits);
  return module(
    `uet_segmenter_b${bytes}_m${mtu}_s${slotBits}_p${pageBits}${returns ? '_returns' : ''}${tags ? '_tags' : ''}${reads ? '_reads' : ''}${defers ? '_defers' : ''}${rests ? '_rests' : ''}${datagrams ? '_uud' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: `Cuts messages into packets of ${mtu} bytes.`,
      in: {
        chain: record({ first: Page, last: Page }),
        payload_wrong: bit,
        answering: optional(
          reads,
          record({
            has_room: bit,
            message: record({ valid: bit, payload: Opened }),
            beat: record({ valid: bit, payload: Beat }),
            send_ready: bit,
          }),
        ),
      },
      out: {
        /** Of `answering`: what is taken, and packets for return spaces. */
        answered: optional(reads, record({ message: bit, beat: bit, send: record({ valid: bit, payload: Queued }) })),
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
        handles: sink(bits(32)),
        stored: source(Beat),
        send: source(Send),
      },
    },
    ({ messages, payload, payload_wrong, answering, handles, chain, stored, send }, m) => {
      const { message, id, beats } = messages.payload;
      const started = m.reg('started', bit, { reset: 0 });
      const beatsLeft = m.reg('beats_left', bits(32));
      const offset = m.reg('offset', bits(33 - mtuBits), { reset: 0 });
      const inPacket = m.reg('in_packet', bits(clog2(mtu / bytes)), { reset: 0 });
      const left = m.named('left', m.mux(started, beatsLeft, beats));
      const { eom, full } = m.named({ eom: left.eq(1), full: inPacket.all() });
      const hostEnds = m.named('ends', eom.or(full));
      const sendRoom = m.forward('send_room', bit);
      const hasHosts = messages.valid.and(payload.valid).and(handles.valid);
      const answerRoom = answering && m.forward('answer_room', bit);
      const answer = answering?.message.payload;
      const turns =
        answering &&
        m.inst('turns', packetTurns, {
          message: hasHosts,
          message_room: answering.has_room.and(sendRoom),
          message_ends: hostEnds,
          answer: answering.message.valid.and(answering.beat.valid).and(handles.valid),
          answer_room: answerRoom!,
          answer_ends: answering.beat.payload.last,
          ready: stored.ready,
        });
      const isAnswer = turns?.is_answer ?? m.lit(1, 0);
      const has = m.named('has', turns?.has ?? hasHosts.and(sendRoom));
      const beatNow = turns === undefined ? payload.payload : m.mux(isAnswer, answering!.beat.payload, payload.payload);
      const ends = turns === undefined ? hostEnds : m.mux(isAnswer, answering!.beat.payload.last, hostEnds);
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

      // The packet that has ended.
      const som = m.named('som', offset.any().not());
      const isWhole = message.length.trunc(mtuBits).any().not().and(message.length.any());
      const rest = message.length.trunc(mtuBits).zext(14).or(m.lit(14, mtu).mask(isWhole));
      const length = m.named('length', m.mux(eom, rest, m.lit(14, mtu)));
      const ofMessage = {
        ...{ message, id, offset, som, eom },
        length: reads ? length.mask(isReadOp(message.op, rudi).not()) : length,
      };
      const ofAnswer = answer && {
        ...{ message: answer.message, id: answer.id, length: answer.message.length.trunc(14) },
        ...{ offset: m.lit(33 - mtuBits, 0), som: m.lit(1, 1), eom: m.lit(1, 1) },
      };
      const packet = m.next('packet', {
        ...(ofAnswer === undefined ? ofMessage : m.mux(isAnswer, ofAnswer, ofMessage)),
        ...{ chain, handle: handles.payload },
        isWrong: answer === undefined ? isWrong : isWrong.and(isAnswer.not()),
      });
      const valid = m.next('valid', isDone, { reset: 0 });
      const zero = <W extends number>(width: W): Bits<W> => m.lit(width, 0);
      const header = m.wire('header', Header, unpack(Header, zero(8 * sesStandard.bytes)));
      const of = packet.message;
      const plainSend = m.lit(6, opcodes.code.send);
      const sendCode =
        of.is_tagged === undefined ? plainSend : m.mux(of.is_tagged, m.lit(6, opcodes.code.tagged_send), plainSend);
      const codeOf = (name: keyof typeof opcodes.code): Bits<6> => m.lit(6, opcodes.code[name]);
      const deferrable = codeOf('deferrable_send');
      const deferrableCode =
        of.is_tagged === undefined ? deferrable : m.mux(of.is_tagged, codeOf('deferrable_tsend'), deferrable);
      const rendezvousCode =
        of.is_tagged === undefined
          ? codeOf('rendezvous_send')
          : m.mux(of.is_tagged, codeOf('rendezvous_tsend'), codeOf('rendezvous_send'));
      const isDatagram = datagrams ? m.named('is_datagram', of.op.is('datagram')) : undefined;
      if (isDatagram !== undefined) {
        const sends = m.named('sends_datagram', valid.and(isDatagram));
        m.assert('a_datagram_is_one_packet', sends.implies(packet.som.and(packet.eom)));
        m.assert('no_pdc_carries_a_datagram', sends.implies(of.back!.enable.or(of.expects!).not()));
      }
      const otherCode = reads
        ? m.choose(
            [
              [isReadOp(of.op, rudi), codeOf('read')],
              [of.op.is('atomic'), codeOf('atomic')],
              [of.op.is('fetching_atomic'), codeOf('fetching_atomic')],
              ...(defers
                ? ([
                    [of.op.is('deferrable_send'), deferrableCode],
                    [of.op.is('rtr'), codeOf('deferrable_rtr')],
                  ] as const)
                : []),
              ...(rests ? ([[of.op.is('rendezvous_send'), rendezvousCode]] as const) : []),
              ...(isDatagram === undefined ? [] : ([[isDatagram, codeOf('datagram_send')]] as const)),
            ],
            codeOf('write'),
          )
        : plainSend;
      // The extension header is none of the bytes that the request counts.
      const isAtomic = reads ? of.op.is('atomic').or(of.op.is('fetching_atomic')) : m.lit(1, 0);
      const ownLength = reads ? m.mux(isAtomic, of.length.sub(sesAtomic.bytes), of.length) : of.length;
      const isRest = rests ? of.op.is('rendezvous_send') : m.lit(1, 0);
      // Of its packets the eager part has what is beside the extension header of 24 bytes.
      const eagerOffset = (): Bits<32> => {
        const part = packet.offset.trunc(clog2(eagerPackets)).zext(32);
        return part.shl(mtuBits).sub(part.shl(4).add(part.shl(3)));
      };
      const plainOffset = packet.offset.cat(zero(mtuBits)).trunc(32);
      const requestLength = rests ? m.mux(isRest, of.offset.trunc(32), ownLength) : ownLength;
      header.set({
        reserved: zero(2),
        opcode: m.mux(of.op.is('send'), sendCode, reads ? otherCode : m.lit(6, opcodes.code.write)),
        version: zero(2),
        dc: of.dc ?? zero(1),
        ie: packet.isWrong,
        rel: zero(1),
        hd: of.has_header_data,
        eom: packet.eom,
        som: packet.som,
        message_id: isDatagram === undefined ? packet.id : packet.id.mask(isDatagram.not()),
        ri_generation: of.ri_generation ?? zero(8),
        job_id: of.job_id,
        reserved_1: zero(4),
        pid_on_fep: of.pid_on_fep,
        reserved_2: zero(4),
        resource_index: of.resource_index,
        target: { offset: { buffer_offset: rests ? of.offset.mask(isRest.not()) : of.offset } },
        initiator: of.initiator,
        match: { key: { key: of.key } },
        place: {
          continued: {
            reserved_3: zero(18),
            payload_length: rests
              ? m.mux(isRest, packet.length.sub(sesRendezvous.bytes), packet.length)
              : packet.length,
            message_offset: rests ? m.mux(isRest, eagerOffset(), plainOffset) : plainOffset,
          },
        },
        request_length: requestLength,
      });
      m.when(packet.som, () =>
        header.set({ place: { start: { header_data: of.header_data.mask(of.has_header_data) } } }),
      );
      const kind = m.forward('kind', SendKind);
      kind.set('request');
      const closes = of.back?.close.and(of.back.enable);
      if (closes !== undefined) m.when(closes, () => kind.set('negotiation'));
      const size = packet.length.add(nominalOverhead);
      const queued = {
        back: of.back,
        ...{
          uud: isDatagram,
          rudi: rudi ? m.named('is_rudi', of.op.is('rudi_write').or(of.op.is('rudi_read'))) : undefined,
        },
        served: rudi
          ? { is: of.op.is('rudi_answer'), echo: unpack(RudiEcho, of.header_data.trunc(RudiEcho.width)) }
          : undefined,
        send: {
          tuple: {
            mode: of.mode,
            job_id: of.job_id,
            local: of.local,
            destination: of.destination,
            traffic_class: of.traffic_class,
            sdi: zero(24),
            lane: of.lane,
          },
          packet: {
            kind,
            message: packet.id,
            first: packet.som,
            last: packet.eom,
            length: packet.length,
            size: closes === undefined ? size : size.mask(closes.not()),
            // What is no message has its handle here.
            payload: closes === undefined ? zero(32) : packet.handle,
            handle: packet.handle,
            expects: of.expects,
          },
        },
      };
      const queue = (name: string, enters: Bits<1>, down: { readonly ready: Bits<1> }) => {
        const sends = m.inst(`${name}s`, levelFifo(Queued, waiting), { up: { payload: queued, valid: enters }, down });
        m.assert(`${name}_finds_room`, enters.implies(sends.up.ready));
        // One that is on its way is not in the level yet.
        return { down: sends.down, room: sends.level.lt(waiting - 1) };
      };
      const ofAnswers = () => (rudi ? of.op.is('answer').or(of.op.is('rudi_answer')) : of.op.is('answer'));
      const isAnswers = reads ? m.named('is_answers', ofAnswers()) : m.lit(1, 0);
      const isBare = rudi ? m.named('is_bare', of.op.is('rudi_answer').and(packet.length.any().not())) : m.lit(1, 0);
      const sends = queue('send', reads ? valid.and(isAnswers.not()) : valid, send);
      sendRoom.set(sends.room);
      const answerSends = answering && queue('answer_send', valid.and(isAnswers), { ready: answering.send_ready });
      answerRoom?.set(answerSends!.room);
      const { first, last } = packet.chain;
      return {
        kept: {
          valid,
          place: packet.handle.trunc(slotBits),
          packet: {
            chain: { first, last, length: packet.length },
            ses_header: reads ? m.mux(isAnswers, answerHeader(m, packet, isBare), pack(header)) : pack(header),
            ses: reads ? kindOf(m, isAnswers, isBare) : undefined,
          },
        },
        answered: movesAnswer && {
          message: movesAnswer.and(ends),
          beat: movesAnswer,
          send: answerSends!.down,
        },
        messages: { ready: moves.and(eom) },
        payload: { ready: answering === undefined ? has.and(stored.ready) : moves },
        handles: { ready: isDone },
        stored: { payload: { ...beatNow, last: ends }, valid: has },
        send: { valid: sends.down.valid, payload: sends.down.payload.send },
        back: sends.down.payload.back,
        ...{ uud: sends.down.payload.uud, rudi: sends.down.payload.rudi },
      };
    },
  );
};

/** Which header a packet has; one that `isBare` is a response without bytes. */
function kindOf(m: Ctx, isAnswer: Bits<1>, isBare: Bits<1>) {
  const kind = m.wire('ses_kind', SesKind, 'request_std');
  m.when(isAnswer, () => kind.set('response_data'));
  m.when(isBare, () => kind.set('response'));
  return kind;
}

type MessageOf = ValueOf<ReturnType<typeof TxMessage>>;

/** The header of an answer, its first byte in the most significant bits. */
function answerHeader(
  m: Ctx,
  { message, id, length }: { readonly message: MessageOf; readonly id: Bits<16>; readonly length: Bits<14> },
  isBare: Bits<1>,
): Bits {
  const zero = <W extends number>(width: W): Bits<W> => m.lit(width, 0);
  const Data = headerShape(sesResponseData);
  const header = m.wire('answer_header', Data, unpack(Data, zero(8 * sesResponseData.bytes)));
  header.set({
    list: zero(2),
    opcode: m.mux(isBare, m.lit(6, responseOpcodes.code.response), m.lit(6, responseOpcodes.code.response_w_data)),
    version: zero(2),
    return_code: message.key.trunc(6),
    // What answers a request names that; by a return space it is a message of its own.
    message_id: m.mux(message.op.is('rudi_answer'), message.key.slice(21, 6), id),
    reserved: zero(8),
    job_id: message.job_id,
    // A plain response has its length here, of no bytes.
    read_request_message_id: message.key.slice(21, 6).mask(isBare.not()),
    reserved_1: zero(2),
    payload_length: length,
    modified_length: message.initiator,
    message_offset: message.offset.trunc(32),
  });
  return pack(header).cat(zero(8 * (sesBytes - sesResponseData.bytes)));
}
