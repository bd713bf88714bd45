/** Packets and results at the ports of a receive half. */
import { atomicDataTypes, opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { elementTypes } from '../../../golden/ses/atomics/index.ts';
import type { OpcodeName, SesRequest } from '../../../golden/ses/packets/packet.ts';
import type { Arrival } from '../../../golden/ses/target-side/index.ts';
import type { Fields } from '../record-ports.ts';

/** Fields of a packet. */
export const packetFields = [
  ...['valid', 'opcode', 'version', 'small', 'rudi', 'rod', 'dc', 'ie', 'rel', 'hd', 'som', 'eom', 'message_id'],
  ...['ri_generation', 'job_id', 'pid_on_fep', 'resource_index', 'buffer_offset', 'initiator', 'match_bits'],
  ...['header_data', 'request_length', 'payload_length', 'message_offset', 'peer', 'pdc'],
];
/** Fields of a result. */
export const resultFields = [
  'valid',
  'expired',
  'place',
  'read',
  'atomic',
  'address',
  'length',
  'completes',
  'opens',
  'closes',
] as const;
/** Fields of its response. */
export const responseFields = ['plain', 'return_code', 'list', 'modified_length', 'ri_generation'] as const;
/** Fields of its completion. */
export const completionFields = [
  ...(['kind', 'return_code', 'opcode', 'wr_id', 'bytes', 'cut', 'has_header_data', 'header_data'] as const),
  ...(['match_bits', 'initiator', 'job_id', 'message_id', 'peer', 'pdc'] as const),
] as const;

/** A packet at the ports. */
export const packetOf = (request: SesRequest, { peer, pdc, mode }: Arrival): Fields => ({
  valid: 1,
  opcode: request.opcode,
  version: request.version,
  small: request.form === 'small' ? 1 : 0,
  rudi: mode === 'rudi' ? 1 : 0,
  rod: mode === 'rod' ? 1 : 0,
  dc: request.dc ? 1 : 0,
  ie: request.ie ? 1 : 0,
  rel: request.rel ? 1 : 0,
  hd: request.hd ? 1 : 0,
  som: request.som ? 1 : 0,
  eom: request.eom ? 1 : 0,
  message_id: request.messageId,
  ri_generation: request.riGeneration,
  job_id: request.jobId,
  pid_on_fep: request.pidOnFep,
  resource_index: request.resourceIndex,
  buffer_offset: request.bufferOffset,
  initiator: request.initiator,
  match_bits: request.form === 'small' ? (1n << 62n) | BigInt(request.resourceIndex) : request.matchBits,
  header_data: request.headerData,
  request_length: request.requestLength,
  payload_length: bytesOf(request),
  message_offset: request.messageOffset,
  peer,
  pdc,
});

/** Those that it asks for, works on or has. */
function bytesOf({ opcode, payloadLength, payload, atomic }: SesRequest): number {
  if (opcode === opcodes.code.read) return payloadLength;
  const type = atomic === undefined ? undefined : atomicDataTypes.names.get(atomic.dataType);
  const size = type === undefined ? undefined : elementTypes[type];
  return atomic?.compare === undefined || size === undefined ? payload.length : size.bits / 8;
}

/** Whether it is one of those. */
export const isOneOf = ({ opcode }: SesRequest, ...names: readonly OpcodeName[]): boolean =>
  names.some((name) => opcode === opcodes.code[name]);

/** The values as numbers. */
export const numbers = <K extends string>(values: Readonly<Record<K, number | bigint>>): Record<K, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Record<K, number>;

/** The values by names with a prefix. */
export const prefixed = (prefix: string, values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

const wide = new Set(['header_data', 'match_bits']);
/** A completion as ports give it. */
export const fieldsLike = (values: Readonly<Record<(typeof completionFields)[number], number | bigint>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wide.has(name) ? BigInt(value) : Number(value)]),
  );
