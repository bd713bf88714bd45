/** The SES headers of packets of messages, and of answers. */
import { type Bits, type Ctx, clog2, pack, unpack, type ValueOf } from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { headerShape } from '../../wire/header-shape.ts';
import {
  opcodes,
  responseOpcodes,
  sesAtomic,
  sesRendezvous,
  sesResponseData,
  sesStandard,
} from '../../wire/layout/index.ts';
import { SesKind, sesBytes } from '../../wire/parser/ses-stage.ts';
import type { SegmentOptions } from './segmenter.ts';
import { isReadOp, type TxMessage } from './tx-records.ts';

/** Packets of the eager part of a rendezvous send, at most. */
export const eagerPackets = 16;

type MessageOf = ValueOf<ReturnType<typeof TxMessage>>;

/** A packet of a message: which one, and how many bytes it has. */
export interface CutPacket {
  readonly message: MessageOf;
  readonly id: Bits<16>;
  /** Packets of the message before it. */
  readonly offset: Bits;
  readonly som: Bits<1>;
  readonly eom: Bits<1>;
  readonly length: Bits<14>;
  readonly isWrong: Bits<1>;
}

/** The standard header of a request, its first byte in the most significant bits. */
export function requestHeader(m: Ctx, packet: CutPacket, options: SegmentOptions): Bits<352> {
  const { rests = false, datagrams = false } = options;
  const zero = <W extends number>(width: W): Bits<W> => m.lit(width, 0);
  const Header = headerShape(sesStandard);
  const { message: of, id, som, eom, length } = packet;
  const isRest = rests ? of.op.is('rendezvous_send') : zero(1);
  const header = m.wire('header', Header, unpack(Header, zero(8 * sesStandard.bytes)));
  header.set({
    reserved: zero(2),
    opcode: opcodeOf(m, of, options),
    version: zero(2),
    dc: of.dc ?? zero(1),
    ie: packet.isWrong,
    rel: zero(1),
    hd: of.has_header_data,
    ...{ eom, som },
    message_id: datagrams ? id.mask(of.op.is('datagram').not()) : id,
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
        payload_length: rests ? m.mux(isRest, length.sub(sesRendezvous.bytes), length) : length,
        message_offset: messageOffset(m, packet, isRest, options),
      },
    },
    request_length: requestLength(m, of, isRest, options),
  });
  m.when(som, () => header.set({ place: { start: { header_data: of.header_data.mask(of.has_header_data) } } }));
  return pack(header).as(352);
}

/** What a request asks for. */
function opcodeOf(m: Ctx, { op, is_tagged }: MessageOf, options: SegmentOptions): Bits<6> {
  const { reads = false, defers = false, rests = false, datagrams = false, rudi = false } = options;
  const code = (name: keyof typeof opcodes.code): Bits<6> => m.lit(6, opcodes.code[name]);
  const either = (plain: keyof typeof opcodes.code, tagged: keyof typeof opcodes.code): Bits<6> =>
    is_tagged === undefined ? code(plain) : m.mux(is_tagged, code(tagged), code(plain));
  const codes: (readonly [Bits<1>, Bits<6>])[] = [[op.is('send'), either('send', 'tagged_send')]];
  if (reads)
    codes.push(
      [isReadOp(op, rudi), code('read')],
      [op.is('atomic'), code('atomic')],
      [op.is('fetching_atomic'), code('fetching_atomic')],
    );
  if (defers)
    codes.push(
      [op.is('deferrable_send'), either('deferrable_send', 'deferrable_tsend')],
      [op.is('rtr'), code('deferrable_rtr')],
    );
  if (rests) codes.push([op.is('rendezvous_send'), either('rendezvous_send', 'rendezvous_tsend')]);
  if (datagrams) codes.push([op.is('datagram'), code('datagram_send')]);
  return m.choose(codes, code('write'));
}

/** Where a packet is in its message; of the eager part each has what is beside its extension header of 24 bytes. */
function messageOffset(m: Ctx, { offset }: CutPacket, isRest: Bits<1>, { mtu, rests }: SegmentOptions): Bits<32> {
  const plain = offset.cat(m.lit(clog2(mtu), 0)).trunc(32);
  if (!rests) return plain;
  const part = offset.trunc(clog2(eagerPackets)).zext(32);
  return m.mux(isRest, part.shl(clog2(mtu)).sub(part.shl(4).add(part.shl(3))), plain);
}

/** The bytes of a request: the extension header is none of them. */
function requestLength(
  m: Ctx,
  { op, length, offset }: MessageOf,
  isRest: Bits<1>,
  { reads, rests }: SegmentOptions,
): Bits<32> {
  const isAtomic = reads && isOneOf(op, 'atomic', 'fetching_atomic');
  const own = isAtomic ? m.mux(isAtomic, length.sub(sesAtomic.bytes), length) : length;
  return rests ? m.mux(isRest, offset.trunc(32), own) : own;
}

/** Which header a packet has; one that `isBare` is a response without bytes. */
export function kindOf(m: Ctx, isAnswer: Bits<1>, isBare: Bits<1>) {
  const kind = m.wire('ses_kind', SesKind, 'request_std');
  m.when(isAnswer, () => kind.set('response_data'));
  m.when(isBare, () => kind.set('response'));
  return kind;
}

/** The header of an answer, its first byte in the most significant bits. */
export function answerHeader(
  m: Ctx,
  { message, id, length }: Pick<CutPacket, 'message' | 'id' | 'length'>,
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
