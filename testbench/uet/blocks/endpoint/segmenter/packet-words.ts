/** What the segmenter says of a packet: its SES header, and what it sends (uet-wire.md 12.1, 12.2, 12.7; ses.md 4). */
import { RudiEcho } from '../../../../../rtl-gen/uet/endpoint/receive/rudi-request.ts';
import { opcodes, responseOpcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { unpacked } from '../../drawn-items.ts';
import type { Value } from '../../test-kit.ts';
import type { MessageItem } from '../message-items.ts';

/** Bytes of the header of an atomic, and of a rendezvous send, that a host gives with the others. */
const atomicHeader = 4;
const rendezvousHeader = 24;
/** Bytes that a packet counts beyond its own: headers of UDP, PDS and SES, and 40 (uet-wire.md 9.1). */
const overhead = 8 + 12 + 44 + 40;
const headerBits = 8 * 44;

export const hostOps = [
  ...(['write', 'send', 'read', 'atomic', 'fetching_atomic', 'deferrable_send', 'rtr', 'rendezvous_send'] as const),
  ...(['datagram', 'rudi_write', 'rudi_read'] as const),
] as const;

export type HostOp = (typeof hostOps)[number];
export type Op = HostOp | 'answer' | 'rudi_answer';

/** A packet of a message: its number in that, and its bytes. */
export interface Packet {
  readonly op: Op;
  readonly message: MessageItem;
  readonly id: number;
  readonly index: number;
  readonly isLast: boolean;
  readonly length: number;
  readonly isWrong: boolean;
  readonly chain: { readonly first: Value; readonly last: Value };
  readonly handle: number;
}

/** Fields one after the other, the first one in the most significant bits, and zeros up to the header's bits. */
function packed(...fields: readonly (readonly [value: number | bigint, bits: number])[]): bigint {
  let [word, width] = [0n, 0];
  for (const [value, bits] of fields) {
    word = (word << BigInt(bits)) | BigInt.asUintN(bits, BigInt(value));
    width += bits;
  }
  return word << BigInt(headerBits - width);
}

const plainCodes: Readonly<Record<HostOp, readonly [plain: number, tagged: number]>> = {
  write: [opcodes.code.write, opcodes.code.write],
  rudi_write: [opcodes.code.write, opcodes.code.write],
  send: [opcodes.code.send, opcodes.code.tagged_send],
  read: [opcodes.code.read, opcodes.code.read],
  rudi_read: [opcodes.code.read, opcodes.code.read],
  atomic: [opcodes.code.atomic, opcodes.code.atomic],
  fetching_atomic: [opcodes.code.fetching_atomic, opcodes.code.fetching_atomic],
  deferrable_send: [opcodes.code.deferrable_send, opcodes.code.deferrable_tsend],
  rtr: [opcodes.code.deferrable_rtr, opcodes.code.deferrable_rtr],
  rendezvous_send: [opcodes.code.rendezvous_send, opcodes.code.rendezvous_tsend],
  datagram: [opcodes.code.datagram_send, opcodes.code.datagram_send],
};

function requestOf(op: HostOp, { message, id, index, isLast, length, isWrong }: Packet, mtu: number): bigint {
  const isRest = op === 'rendezvous_send';
  const isAtomic = op === 'atomic' || op === 'fetching_atomic';
  const hasData = message.has_header_data;
  const before = isRest ? (index % 16) * (mtu - rendezvousHeader) : index * mtu;
  const place: readonly (readonly [number | bigint, number])[] =
    index === 0
      ? [[BigInt(hasData) * message.header_data, 64]]
      : [
          [0, 18],
          [isRest ? length - rendezvousHeader : length, 14],
          [before, 32],
        ];
  return packed(
    [0, 2],
    [plainCodes[op][message.is_tagged!]!, 6],
    [0, 2],
    [message.dc!, 1],
    [Number(isWrong), 1],
    [0, 1],
    [hasData, 1],
    [Number(isLast), 1],
    [Number(index === 0), 1],
    [op === 'datagram' ? 0 : id, 16],
    [message.ri_generation!, 8],
    [message.job_id, 24],
    [0, 4],
    [message.pid_on_fep, 12],
    [0, 4],
    [message.resource_index, 12],
    [isRest ? 0 : message.offset, 64],
    [message.initiator, 32],
    [message.key, 64],
    ...place,
    [isRest ? message.offset : message.length - (isAtomic ? atomicHeader : 0), 32],
  );
}

/** An answer to a READ; one by RUDI without bytes is a plain response. */
function answerOf({ op, message, id, length }: Packet): bigint {
  const { key } = message;
  const asked = BigInt.asUintN(16, key >> 6n);
  const isRudi = op === 'rudi_answer';
  const isBare = isRudi && length === 0;
  return packed(
    [0, 2],
    [isBare ? responseOpcodes.code.response : responseOpcodes.code.response_w_data, 6],
    [0, 2],
    [key, 6],
    [isRudi ? asked : id, 16],
    [0, 8],
    [message.job_id, 24],
    [isBare ? 0 : asked, 16],
    [0, 2],
    [length, 14],
    [message.initiator, 32],
    [message.offset, 32],
  );
}

const isAnswer = (op: Op): op is 'answer' | 'rudi_answer' => op === 'answer' || op === 'rudi_answer';

/** Its SES header and pages, which go where its handle says. */
export function keptOf(packet: Packet, mtu: number, places: number) {
  const { op, length, chain, handle } = packet;
  const isBare = op === 'rudi_answer' && length === 0;
  return {
    ...{ valid: 1, place: handle % places },
    packet: {
      chain: { ...chain, length },
      ses_header: isAnswer(op) ? answerOf(packet) : requestOf(op, packet, mtu),
      ses: isAnswer(op) ? (isBare ? 'response' : 'response_data') : 'request_std',
    },
  } as const;
}

/** What is sent: a request to close has no size, and its handle as what it says. */
export function sendOf({ op, message, id, index, isLast, length, handle }: Packet) {
  const { mode, job_id, local, destination, traffic_class, lane, expects, header_data: echo } = message;
  const back = message.back!;
  const closes = back.enable === 1 && back.close === 1;
  return {
    send: {
      tuple: { mode, job_id, local, destination, traffic_class, lane, sdi: 0 },
      packet: {
        ...{ kind: closes ? 'negotiation' : 'request', message: id, first: Number(index === 0), last: Number(isLast) },
        ...{ length, size: closes ? 0 : length + overhead, payload: handle, handle, expects },
      },
    },
    back,
    uud: Number(op === 'datagram'),
    rudi: Number(op === 'rudi_write' || op === 'rudi_read'),
    served: {
      is: Number(op === 'rudi_answer'),
      echo: unpacked(RudiEcho, BigInt.asUintN(RudiEcho.width, echo)),
    },
  } as const;
}

export type Sent = ReturnType<typeof sendOf>;
