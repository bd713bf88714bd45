/** What one end's model sends, as what the other end's takes. */
import type { PdcPacket, PeerAck, PeerControl, PeerNack } from '../initiator/index.ts';
import { type PdsPacket, pdsPacket } from '../packet.ts';
import type { Reply } from '../reply.ts';

/** A reply of a target whose address is `source`, as an initiator takes it. */
export function arrivalOf(reply: Reply, source: bigint): PeerAck | PeerNack | PeerControl {
  const { spdcid, dpdcid, entropy } = reply;
  const route = { source, local: 0, entropy, spdcid, dpdcid };
  if (reply.type === 'cp') return { ...route, type: 'cp', kind: reply.kind, payload: reply.payload };
  const { m, retx } = reply;
  if (reply.type === 'nack') {
    const { code, nackPsn, payload } = reply;
    return { ...route, type: 'nack', m, retx, code, refused: { psn: nackPsn }, payload };
  }
  const { req, answered, cackPsn, response, state } = reply;
  const ack = { ...route, type: 'ack', m, retx, req, answered, cackPsn, response } as const;
  if (state === undefined) return ack;
  const { mpr, sackPsnOffset, sackBitmap, oooCount, serviceTime, restoreCwnd, rcvCwndPend, rcvdBytes } = state;
  const nscc = { serviceTime, restoreCwnd, rcvCwndPend, rcvdBytes };
  return { ...ack, state: { mpr, sackPsnOffset, sackBitmap, oooCount, nscc } };
}

/**
 * A packet of an initiator, as a target takes it; its address, and the target's, are the caller's to say. A
 * `RangeError` for CREDIT_REQ, which is for the receiver of congestion control.
 */
export function packetOf(packet: PdcPacket): PdsPacket {
  const { type, rod, retx, ar, syn, psn, clearOffset, opaque, payload, spdcid, dpdcid, entropy, send } = packet;
  if (type === 'credit_req') throw new RangeError('CREDIT_REQ is not for a target');
  const { length = 0, size = 0, message = 0 } = send ?? {};
  const fields = { rod, retx, ar, syn, psn, clearOffset, opaque, payload, spdcid, dpdcid, entropy, length, size };
  return pdsPacket({ ...fields, kind: type, messageId: message });
}
