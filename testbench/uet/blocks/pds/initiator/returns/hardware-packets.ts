/** What hardware of either half of a PDC sends, as what the other end takes. */
import { nackCodes } from '../../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type PdsPacket, pdsPacket } from '../../../../golden/pds/index.ts';
import type { PeerAck, PeerControl, PeerNack } from '../../../../golden/pds/initiator/index.ts';
import type { Fields } from '../../target-side/target-fields.ts';

const signed = (value: Fields[string] | undefined): number => (Number(value) << 16) >> 16;

/** A packet of the core; its handle is the job of its SES header. What closes a return space is CLOSE_REQ. */
export function packetOf(packet: Fields, source: bigint): PdsPacket {
  const isReturn = (Number(packet.spdcid) & 0x8000) === 0;
  const kind = String(packet.kind) as PdsPacket['kind'];
  return pdsPacket({
    source,
    kind: isReturn && kind === 'close_cmd' ? 'close_req' : kind,
    rod: packet.rod === true,
    retx: packet.retx === true,
    ar: packet.ar === true,
    syn: packet.syn === true,
    psn: Number(packet.psn),
    clearOffset: signed(packet.clear_offset),
    opaque: Number(packet.opaque),
    payload: Number(packet.payload),
    spdcid: Number(packet.spdcid),
    dpdcid: Number(packet.dpdcid),
    length: Number(packet.length),
    size: Number(packet.size),
    entropy: Number(packet.picked_entropy),
    messageId: Number(packet.message),
    jobId: Number(packet.handle) & 0xff_ffff,
  });
}

/** A reply of the target. */
export function peerOf(reply: Fields, source: bigint): PeerAck | PeerNack | PeerControl {
  const number = (name: string): number => Number(reply[name]);
  const route = {
    ...{ source, local: 0, entropy: number('entropy') },
    ...{ spdcid: number('spdcid'), dpdcid: number('dpdcid') },
  };
  if (reply.type === 'cp') return { ...route, type: 'cp', kind: 'clear_req', payload: number('payload') };
  const flags = { m: reply.m === true, retx: reply.retx === true };
  if (reply.type === 'nack') {
    const code = nackCodes.names.get(number('nack_code'));
    const refused = { psn: number('psn') };
    return { ...route, ...flags, type: 'nack', code, refused, payload: number('payload') };
  }
  const response: PeerAck['response'] =
    reply.response === 'ses'
      ? { kind: 'ses', handle: number('handle'), nextHdr: number('next_hdr') }
      : reply.response === 'default'
        ? { kind: 'default', messageId: number('message_id'), jobId: number('job_id') }
        : { kind: 'none' };
  const nscc = {
    serviceTime: number('service_time'),
    restoreCwnd: reply.restore_cwnd === true,
    rcvCwndPend: number('rcv_cwnd_pend'),
    rcvdBytes: number('rcvd_bytes'),
  };
  const state = {
    mpr: number('mpr'),
    sackPsnOffset: signed(reply.sack_psn_offset),
    sackBitmap: BigInt(reply.sack_bitmap as bigint),
    oooCount: number('ooo_count'),
    nscc,
  };
  const isProbe = reply.p === true;
  return {
    ...route,
    ...flags,
    type: 'ack',
    req: String(reply.req) as PeerAck['req'],
    answered: isProbe ? { probeOpaque: number('ack_psn_offset') } : { ackPsnOffset: signed(reply.ack_psn_offset) },
    cackPsn: number('cack_psn'),
    response,
    ...(reply.type === 'ack_cc' ? { state } : {}),
  };
}
