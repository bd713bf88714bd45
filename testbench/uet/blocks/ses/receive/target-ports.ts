/** Packets and results at the ports of a receive half. */
import { atomicDataTypes, opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { elementTypes } from '../../../golden/ses/atomics/index.ts';
import type { OpcodeName, SesRequest, SesResponse } from '../../../golden/ses/packets/packet.ts';
import type { MemoryRegion } from '../../../golden/ses/regions/index.ts';
import type { Arrival, TargetCompletion } from '../../../golden/ses/target-side/index.ts';
import type { Completion, Packet, TableCommand, TargetIo } from './target-io.ts';

/** Bytes of the host's memory. */
export interface Extent {
  readonly address: bigint;
  readonly length: number;
}

/** What the model has done with a packet. */
export interface Expected {
  readonly request: SesRequest;
  readonly arrival: Arrival;
  readonly response: SesResponse | undefined;
  readonly write: Extent | undefined;
  readonly read: Extent | undefined;
  /** Its response waits until its bytes are visible. */
  readonly waits: boolean;
  readonly completions: readonly TargetCompletion[];
  /** Its bytes go to a buffer of an unexpected message. */
  readonly isKept: boolean;
  readonly clock: number;
}

/** A packet at the ports. */
export const packetOf = (request: SesRequest, { peer, pdc, mode }: Arrival): Packet => ({
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

/** What an atomic is refused with by who does it, whatever its region says. */
export const ofAtomics: readonly (string | undefined)[] = [
  ...['amo_unsupported_op', 'amo_unsupported_dt', 'amo_unsupported_size', 'amo_unaligned'],
];

/** A region's command. Other processes do not have its key; small headers name no context, so theirs are open. */
export function regionCommand(
  { key, base, length, rights, virtualBase = 0n, jobId }: MemoryRegion,
  slot: number,
): TableCommand<'region'> {
  const isOptimized = (key >> 62n) % 2n === 1n;
  return {
    remove: 0,
    region: {
      ...{ key, base, first: virtualBase, length },
      remote_read: rights.read ? 1 : 0,
      remote_write: rights.write ? 1 : 0,
      remote_atomic: rights.atomic ? 1 : 0,
      ...{ restricts_job: jobId === undefined ? 0 : 1, job_id: jobId ?? 0 },
      ...{ restricts_resource: isOptimized ? 0 : 1, resource: slot },
    },
  };
}

/** A completion as ports give it, where all receives are for one message. */
export const completionOf = (of: TargetCompletion): Completion => ({
  kind: of.kind === 'recv' ? 'recv' : 'write',
  return_code: returnCodes.code[of.code],
  opcode: of.opcode,
  wr_id: of.wrId ?? 0,
  bytes: of.bytes,
  cut: of.cut,
  has_header_data: of.headerData === undefined ? 0 : 1,
  header_data: of.headerData ?? 0n,
  match_bits: of.matchBits,
  initiator: of.initiator,
  job_id: of.jobId,
  message_id: of.messageId,
  peer: of.peer,
  pdc: of.pdc,
  ...{ address: undefined, released: undefined },
});

/** A response as ports give it. */
export const responseOf = (response: SesResponse): ReturnType<TargetIo['result']['response']['get']> => ({
  // The data of a READ by RUDI is in its answer; who reads it says so.
  plain: ['default_response', 'response_w_data'].includes(response.opcode) ? 1 : 0,
  return_code: returnCodes.code[response.returnCode],
  list: response.list === 'expected' ? 0 : 1,
  modified_length: response.modifiedLength,
  ri_generation: response.riGeneration,
});
