/** The packets, deliveries and replies of the golden PDS target as ports of hardware have them. */
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type Cookie, type PdsPacket, type PdsResponse, pdsPacket, type Reply } from '../../../golden/pds/index.ts';

/** A number, a state of an enumeration by its name, or a bit. */
export type FieldValue = number | bigint | boolean | string;

/** Fields by their names in hardware. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** One field of a record: its name in hardware, and its value. */
export interface FieldPart<T> {
  readonly name: string;
  readonly of: (whole: T) => FieldValue;
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A part for each field of `sample`, which has all of them. */
const partsOf = <T extends object, W>(sample: T, prefix: string, within: (whole: W) => T): readonly FieldPart<W>[] =>
  (Object.keys(sample) as (keyof T & string)[]).map((key) => ({
    name: prefix + snake(key),
    of: (whole) => within(whole)[key] as FieldValue,
  }));

/** What a response brings back of its request. */
export const cookieFields = ['ack', 'ce', 'retx', 'entropy', 'time'] as const satisfies readonly (keyof Cookie)[];

const { resources, tss, clearOffset: _, ...plain } = pdsPacket({});

/** The fields of a request: those of the packet, its offset in two's complement. */
export const requestParts: readonly FieldPart<PdsPacket>[] = [
  { name: 'clear_offset', of: (packet) => packet.clearOffset & 0xffff },
  ...partsOf(tss, 'tss_', (packet: PdsPacket) => packet.tss),
  ...partsOf(plain, '', (packet: PdsPacket) => packet),
  ...partsOf(resources, 'resources_', (packet: PdsPacket) => packet.resources),
];

/** The fields of a response of SES. */
export const responseParts: readonly FieldPart<PdsResponse>[] = [
  ...(['pdcid', 'psn', 'guaranteed', 'plainOk', 'handle', 'nextHdr'] as const).map((key) => ({
    name: snake(key),
    of: (response: PdsResponse) => response[key],
  })),
  ...cookieFields.map((key) => ({ name: `cookie_${key}`, of: ({ cookie }: PdsResponse) => cookie[key] })),
];

const fieldsOf = <T>(parts: readonly FieldPart<T>[], whole: T): Fields =>
  Object.fromEntries(parts.map(({ name, of }) => [name, of(whole)]));

export const requestFields = (packet: PdsPacket): Fields => fieldsOf(requestParts, packet);

export const responseFields = (response: PdsResponse): Fields => fieldsOf(responseParts, response);

/**
 * The fields that a reply must have; hardware's others say nothing. `kept`: of a response of SES, whether the store has
 * it.
 */
export function replyFields(reply: Reply, kept?: boolean): Fields {
  const { destination, local, entropy, spdcid, dpdcid } = reply;
  const route = { destination, local, entropy, spdcid, dpdcid };
  if (reply.type === 'nack') {
    const { m, retx, code, nackPsn, payload } = reply;
    return { type: 'nack', ...route, m, retx, nack_code: nackCodes.code[code], psn: nackPsn, payload };
  }
  if (reply.type === 'cp') {
    const { kind, ar, psn, payload } = reply;
    return { type: 'cp', ...route, control: kind, ar, psn, payload };
  }
  const { m, retx, req, answered, cackPsn, response, state } = reply;
  const isProbe = 'probeOpaque' in answered;
  return {
    type: state === undefined ? 'ack' : 'ack_cc',
    ...route,
    m,
    retx,
    req,
    p: isProbe,
    ack_psn_offset: isProbe ? answered.probeOpaque : answered.ackPsnOffset & 0xffff,
    cack_psn: cackPsn,
    response: response.kind,
    ...(response.kind === 'default' ? { message_id: response.messageId, job_id: response.jobId } : {}),
    ...(response.kind === 'ses' ? { handle: response.handle, next_hdr: response.nextHdr } : {}),
    ...(response.kind === 'ses' && kept !== undefined ? { kept } : {}),
    ...(state === undefined
      ? {}
      : {
          mpr: state.mpr,
          sack_psn_offset: state.sackPsnOffset & 0xffff,
          sack_bitmap: state.sackBitmap,
          service_time: state.serviceTime,
          restore_cwnd: state.restoreCwnd,
          rcv_cwnd_pend: state.rcvCwndPend,
          rcvd_bytes: state.rcvdBytes,
          ooo_count: state.oooCount,
        }),
  };
}
