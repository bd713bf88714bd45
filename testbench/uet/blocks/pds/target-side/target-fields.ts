/** The packets, deliveries and replies of the golden PDS target as ports of hardware have them. */
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { PdsPacket, PdsResponse, Reply } from '../../../golden/pds/index.ts';

/** Fields by their names in hardware; states of enumerations by name. */
export type Fields = Readonly<Record<string, number | bigint | boolean | string>>;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a request: those of the packet, its offset in two's complement. */
export function requestFields({ resources, tss, clearOffset, ...packet }: PdsPacket): Fields {
  const fields: Record<string, number | bigint | boolean | string> = {
    clear_offset: clearOffset & 0xffff,
    tss_method: tss.method,
    tss_start_psn: tss.startPsn,
  };
  for (const [name, value] of Object.entries(packet)) fields[snake(name)] = value;
  for (const [name, value] of Object.entries(resources)) fields[`resources_${snake(name)}`] = value;
  return fields;
}

/** The fields of a response of SES. */
export function responseFields({ pdcid, psn, cookie, guaranteed, plainOk, handle, nextHdr }: PdsResponse): Fields {
  const fields: Record<string, number | boolean> = {
    pdcid,
    psn,
    guaranteed,
    plain_ok: plainOk,
    handle,
    next_hdr: nextHdr,
  };
  for (const [name, value] of Object.entries(cookie)) fields[`cookie_${name}`] = value;
  return fields;
}

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
