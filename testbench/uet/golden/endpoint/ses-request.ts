/** SES headers of WRITEs and SENDs as a sender makes them: the standard form (ses.md 2.2). */
import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { LayerInput } from '../wire/index.ts';

/** A message of SES. */
export interface SentMessage {
  readonly opcode: keyof typeof opcodes.code;
  /** 16 bits, of no other message under way. */
  readonly id: number;
  readonly payload: Uint8Array;
  /** Memory key, or match bits. */
  readonly key: bigint;
  readonly offset: bigint;
  readonly headerData?: bigint | undefined;
  readonly initiator?: number;
  /** The initiator calls it bad. */
  readonly ie?: boolean;
}

/** What one packet carries of a message. */
export interface MessagePart {
  readonly message: SentMessage;
  readonly offset: number;
  readonly length: number;
}

/** A message in packets of `mtu` bytes, the last one of what is left; one without bytes is one packet. */
export function partsOf(message: SentMessage, mtu: number): MessagePart[] {
  const size = message.payload.length;
  return Array.from({ length: Math.max(1, Math.ceil(size / mtu)) }, (_, i) => ({
    message,
    offset: i * mtu,
    length: Math.min(mtu, size - i * mtu),
  }));
}

/** Bytes that congestion control counts: UDP header, PDS header and SES header, and 40 (uet-wire.md 9.1). */
export const nominalBytes = (payload: number): number => payload + 8 + 12 + 44 + 40;

/** The SES header of a packet. */
export function requestHeader({ message, offset, length }: MessagePart, jobId: number): LayerInput {
  const { opcode, id, payload, key, headerData, initiator = 0, ie = false } = message;
  const som = Number(offset === 0);
  const common = {
    opcode: opcodes.code[opcode],
    ie: Number(ie),
    hd: Number(headerData !== undefined),
    eom: Number(offset + length === payload.length),
    message_id: id,
    job_id: jobId,
    pid_on_fep: 0,
    resource_index: 0,
    buffer_offset: message.offset,
    initiator,
    key,
    request_length: payload.length,
  };
  const place = som === 1 ? { header_data: headerData ?? 0n } : { payload_length: length, message_offset: offset };
  return { name: 'ses_standard', fields: { ...common, som, ...place } } as LayerInput;
}

/** The payload of a packet as a layer; none where it has no bytes. */
export function payloadLayers({ message, offset, length }: MessagePart): LayerInput[] {
  if (length === 0) return [];
  return [{ name: 'payload', fields: { bytes: message.payload.subarray(offset, offset + length) } }];
}
