/** What the segmenter says of a packet: its SES header, and what it sends (uet-wire.md 12.1, 12.2, 12.7; ses.md 4). */
import { opcodes, responseOpcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../sends/stream-ends.ts';

/** Bytes of the header of an atomic, and of a rendezvous send, that a host gives with the others. */
const atomicHeader = 4;
const rendezvousHeader = 24;
/** Bytes that a packet counts beyond its own: headers of UDP, PDS and SES, and 40 (uet-wire.md 9.1). */
const overhead = 8 + 12 + 44 + 40;
const headerBits = 8 * 44;

/** A packet of a message: its number in that, and its bytes. */
export interface Packet {
  readonly op: string;
  /** Fields of the message. */
  readonly message: Item;
  readonly id: number;
  readonly index: number;
  readonly isLast: boolean;
  readonly length: number;
  readonly isWrong: boolean;
  readonly chain: { readonly first: number; readonly last: number };
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

const plainCodes: Readonly<Record<string, readonly [plain: number, tagged: number]>> = {
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

function requestOf({ op, message, id, index, isLast, length, isWrong }: Packet, mtu: number): bigint {
  const of = (name: string): bigint => BigInt(message[name]!);
  const isRest = op === 'rendezvous_send';
  const isAtomic = op === 'atomic' || op === 'fetching_atomic';
  const hasData = of('has_header_data');
  const before = isRest ? (index % 16) * (mtu - rendezvousHeader) : index * mtu;
  const place: readonly (readonly [number | bigint, number])[] =
    index === 0
      ? [[hasData * of('header_data'), 64]]
      : [
          [0, 18],
          [isRest ? length - rendezvousHeader : length, 14],
          [before, 32],
        ];
  return packed(
    [0, 2],
    [plainCodes[op]![Number(of('is_tagged'))]!, 6],
    [0, 2],
    [of('dc'), 1],
    [Number(isWrong), 1],
    [0, 1],
    [hasData, 1],
    [Number(isLast), 1],
    [Number(index === 0), 1],
    [op === 'datagram' ? 0 : id, 16],
    [of('ri_generation'), 8],
    [of('job_id'), 24],
    [0, 4],
    [of('pid_on_fep'), 12],
    [0, 4],
    [of('resource_index'), 12],
    [isRest ? 0 : of('offset'), 64],
    [of('initiator'), 32],
    [of('key'), 64],
    ...place,
    [isRest ? of('offset') : of('length') - BigInt(isAtomic ? atomicHeader : 0), 32],
  );
}

/** An answer to a READ; one by RUDI without bytes is a plain response. */
function answerOf({ op, message, id, length }: Packet): bigint {
  const key = BigInt(message.key!);
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
    [message.job_id!, 24],
    [isBare ? 0 : asked, 16],
    [0, 2],
    [length, 14],
    [message.initiator!, 32],
    [message.offset!, 32],
  );
}

const isAnswer = (op: string): boolean => op === 'answer' || op === 'rudi_answer';

/** Its SES header and pages, which go where its handle says; `code` gives states their numbers. */
export function keptOf(packet: Packet, mtu: number, places: number, code: (kind: string) => number): Item {
  const { op, length, chain, handle } = packet;
  const isBare = op === 'rudi_answer' && length === 0;
  const kind = isAnswer(op) ? (isBare ? 'response' : 'response_data') : 'request_std';
  return {
    ...{ valid: 1, place: handle % places, packet_ses: code(kind) },
    ...{ packet_chain_first: chain.first, packet_chain_last: chain.last, packet_chain_length: length },
    packet_ses_header: isAnswer(op) ? answerOf(packet) : requestOf(packet, mtu),
  };
}

/** What is sent: a request to close has no size, and its handle as what it says. */
export function sendOf({ op, message, id, index, isLast, length, handle }: Packet, code: (kind: string) => number) {
  const closes = message.back_enable === 1 && message.back_close === 1;
  const names = ['mode', 'job_id', 'local', 'destination', 'traffic_class', 'lane'];
  const tuple = Object.fromEntries(names.map((name) => [`tuple_${name}`, message[name]!]));
  const send: Item = {
    ...{ ...tuple, tuple_sdi: 0, packet_kind: code(closes ? 'negotiation' : 'request'), packet_message: id },
    ...{ packet_first: Number(index === 0), packet_last: Number(isLast), packet_length: length },
    ...{ packet_size: closes ? 0 : length + overhead, packet_payload: handle, packet_handle: handle },
    packet_expects: message.expects!,
  };
  const back: Item = { enable: message.back_enable!, pdcid: message.back_pdcid!, close: message.back_close! };
  const echo = BigInt(message.header_data!);
  const served: Item = {
    is: Number(op === 'rudi_answer'),
    ...{ echo_pkt_id: BigInt.asUintN(32, echo >> 18n), echo_entropy: BigInt.asUintN(16, echo >> 2n) },
    ...{ echo_retx: BigInt.asUintN(1, echo >> 1n), echo_m: BigInt.asUintN(1, echo) },
  };
  return {
    send,
    back,
    uud: Number(op === 'datagram'),
    rudi: Number(op === 'rudi_write' || op === 'rudi_read'),
    served,
  };
}

export type Sent = ReturnType<typeof sendOf>;
