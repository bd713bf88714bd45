/** What to do with the payloads of packets, and what is said of their messages. */
import { type Bits, type Ctx, unpack, type ValueOf } from '../../../hdl/index.ts';
import type { TargetResult } from '../../ses/receive/target-records.ts';
import { opcodes, returnCodes } from '../../wire/layout/index.ts';
import { Completion, type DataFound, type MoreTold } from './records.ts';

/** Whose packet it is, where the result is one of a delivered packet. */
export interface PacketOf {
  readonly given: Bits<1>;
  readonly pdcid: Bits<16>;
  readonly message_id: Bits<16>;
}

/** Where unexpected messages are kept: whether the packet is of one, and which buffer the message is complete with. */
export interface KeptOf {
  readonly is_kept: Bits<1>;
  readonly buffer: { readonly is: Bits<1>; readonly number: Bits };
}

/** That of a request: placed where its message is, as long as there is room. Combinational. */
export function orderOfMessage(
  m: Ctx,
  {
    expired,
    place,
    dc,
    address,
    length,
    completes,
    completion,
  }: Pick<
    ValueOf<ReturnType<typeof TargetResult>>,
    'expired' | 'place' | 'dc' | 'address' | 'length' | 'completes' | 'completion'
  >,
  { given, pdcid, message_id }: PacketOf,
  kept?: KeptOf,
) {
  m.unused(completion.kind, completion.cut, completion.peer);
  return {
    bare: expired,
    place: given.and(place),
    dc: given.and(dc),
    placement: { address, length, pdcid, message_id, is_kept: kept?.is_kept },
    completes,
    completion: {
      opcode: completion.opcode,
      return_code: completion.return_code,
      reported: m.lit(1, 1),
      has_header_data: completion.has_header_data,
      header_data: completion.header_data.mask(completion.has_header_data),
      wr_id: completion.wr_id,
      bytes: completion.bytes,
      initiator: completion.initiator,
      key: completion.match_bits,
      job_id: completion.job_id,
      message_id: completion.message_id,
      pdcid: completion.pdc,
      part: completion.address && { address: completion.address, released: completion.released! },
      kept: kept?.buffer,
    },
  };
}

/** Whose packet with bytes of a READ it is. */
export interface BytesOf {
  /** The table of READs knows them. */
  readonly hits: Bits<1>;
  readonly pdcid: Bits<16>;
  readonly read_id: Bits<16>;
}

/** Placed where the READ wants them, if it has no error; its second outcome is told as a completion. Combinational. */
export function orderOfReadBytes(
  m: Ctx,
  its: ValueOf<typeof DataFound>,
  { hits, pdcid, read_id }: BytesOf,
  more: MoreTold,
) {
  const told = Completion(more);
  return {
    bare: m.lit(1, 0),
    dc: m.lit(1, 0),
    place: hits.and(its.return_code.eq(returnCodes.code.ok)).and(its.length.any()),
    placement: {
      ...{ address: its.address, length: its.length, pdcid, message_id: read_id },
      is_kept: more.keptBits === undefined ? undefined : m.lit(1, 0),
    },
    completes: hits,
    completion: {
      ...unpack(told, m.lit(told.width, 0)),
      opcode: m.lit(6, opcodes.code.read),
      return_code: its.return_code,
      bytes: its.length.zext(32),
      message_id: read_id,
      pdcid,
    },
  };
}
