/**
 * Between the wire and the initiator's model: what it emits as layers to encode, and what arrives for it from layers.
 */
import { ackRequests, controlTypes, nackCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import {
  type Decoded,
  type HeaderLayer,
  type LayerInput,
  layerOf,
  pdsOf,
  type SesLayer,
  sesOf,
} from '../wire/index.ts';
import type { Datagram, PdcPacket, PeerAck, PeerControl, PeerEvent, PeerNack } from './initiator/index.ts';
import type { SesPart } from './reply.ts';

/** The PDS header of a packet of a PDC. */
export function emittedLayer(packet: PdcPacket): LayerInput {
  const { type, rod, retx, ar, psn, spdcid, dpdcid, payload, credit } = packet;
  const peer = packet.syn
    ? { syn: 1 as const, pdc_info: dpdcid >> 12, psn_offset: dpdcid & 0xfff }
    : { syn: 0 as const, dpdcid };
  const common = { retx: Number(retx), ar: Number(ar), psn, spdcid, ...peer };
  if (type === 'request') {
    const fields = { ...common, clear_psn_offset: packet.clearOffset };
    if (credit === undefined) return { name: rod ? 'rod_req' : 'rud_req', fields };
    const state = { ccc_id: credit.cccId, credit_target: credit.creditTarget };
    return { name: rod ? 'rod_cc_req' : 'rud_cc_req', fields: { ...fields, ...state } };
  }
  const control = { ...common, isrod: Number(rod), probe_opaque: packet.opaque };
  switch (type) {
    case 'ack_req':
      return { name: 'cp', fields: { ...control, ctl_type: 1, message_id: payload } };
    case 'clear_cmd':
      return { name: 'cp', fields: { ...control, ctl_type: 2, clear_psn: payload } };
    case 'probe':
      return { name: 'cp', fields: { ...control, ctl_type: 6, sack_psn: payload } };
    case 'credit_req':
      return { name: 'cp', fields: { ...control, ctl_type: 8, credit_target: payload } };
    default:
      return { name: 'cp', fields: { ...control, ctl_type: controlTypes.code[type], payload } };
  }
}

/** The PDS header of a packet without a PDC (3.4, 3.5). */
export const datagramLayer = ({ type, retx, pktId }: Datagram): LayerInput =>
  type === 'uud'
    ? { name: 'uud_req', fields: {} }
    : { name: 'rudi_req', fields: { retx: Number(retx), pkt_id: pktId } };

/** What the receiver of a reply knows, and its layers do not say. */
export interface PeerSurroundings {
  /** Which of its addresses each destination is. */
  localOf(destination: bigint): number;
  /** Where it keeps an SES response until it is asked for. */
  keep(response: SesLayer): number;
}

/** What a decoded packet is to an initiator; `undefined` for all that is none of its. */
export function peerEventOf(decoded: Decoded, { localOf, keep }: PeerSurroundings): PeerEvent | undefined {
  const { kind, layers, trimmed } = decoded;
  const pds = kind === 'uet' && !trimmed ? pdsOf(layers) : undefined;
  const ip = layerOf(layers, 'ipv4')?.fields ?? layerOf(layers, 'ipv6')?.fields;
  if (pds === undefined || ip === undefined) return undefined;
  const entropy = layerOf(layers, 'udp')?.fields.source_port ?? layerOf(layers, 'entropy')?.fields.entropy ?? 0;
  const route = { source: addressOf(ip.source), local: localOf(addressOf(ip.destination)), entropy };
  const response = (): SesPart => {
    const ses = sesOf(layers);
    return ses === undefined
      ? { kind: 'none' }
      : { kind: 'ses', handle: keep(ses), nextHdr: 'next_hdr' in pds.fields ? pds.fields.next_hdr : 0 };
  };
  switch (pds.name) {
    case 'ack':
    case 'ack_cc':
    case 'ack_ccx':
    case 'ack_ccx_64':
      return { ...route, ...ackOf(pds), response: response() };
    case 'nack':
    case 'nack_ccx':
    case 'nack_ccx_64':
      return { ...route, ...nackOf(pds) };
    case 'cp':
      return controlOf(pds, route);
    case 'rudi_resp': {
      const { m, retx, pkt_id: pktId } = pds.fields;
      return { ...route, type: 'rudi_response', m: m === 1, retx: retx === 1, pktId, response: response() };
    }
    default:
      return undefined;
  }
}

/** IPv4 addresses are those that IPv6 maps them to. */
export const addressOf = (address: number | bigint): bigint =>
  typeof address === 'bigint' ? address : 0xffff_0000_0000n | BigInt(address);

type AckLayer = HeaderLayer<'ack' | 'ack_cc' | 'ack_ccx' | 'ack_ccx_64'>;
type NackLayer = HeaderLayer<'nack' | 'nack_ccx' | 'nack_ccx_64'>;
type Unrouted<T> = Omit<T, 'source' | 'local' | 'entropy'>;

function ackOf(ack: AckLayer): Omit<Unrouted<PeerAck>, 'response'> {
  const { fields } = ack;
  return {
    type: 'ack',
    spdcid: fields.spdcid,
    dpdcid: fields.dpdcid,
    m: fields.m === 1,
    retx: fields.retx === 1,
    req: ackRequests.names.get(fields.req) ?? 'none',
    answered: fields.p === 1 ? { probeOpaque: fields.probe_opaque } : { ackPsnOffset: fields.ack_psn_offset },
    cackPsn: fields.cack_psn,
    ...(ack.name === 'ack' ? {} : { state: stateOf(ack) }),
  };
}

function stateOf(ack: Exclude<AckLayer, { readonly name: 'ack' }>): NonNullable<PeerAck['state']> {
  const { mpr, sack_psn_offset: sackPsnOffset, sack_bitmap: sackBitmap } = ack.fields;
  const sack = { mpr, sackPsnOffset, sackBitmap };
  if (ack.name === 'ack_cc' && 'service_time' in ack.fields) {
    const { service_time: serviceTime, rc, rcv_cwnd_pend: rcvCwndPend, rcvd_bytes: rcvdBytes } = ack.fields;
    const nscc = { serviceTime, restoreCwnd: rc === 1, rcvCwndPend, rcvdBytes };
    return { ...sack, oooCount: ack.fields.ooo_count, nscc };
  }
  if (ack.name === 'ack_cc' && 'credit' in ack.fields)
    return { ...sack, oooCount: ack.fields.ooo_count, credit: ack.fields.credit };
  return { ...sack, oooCount: 0xffff };
}

function nackOf({ fields }: NackLayer): Unrouted<PeerNack> {
  const refused = fields.nt === 0 ? { psn: fields.nack_psn } : { pktId: fields.nack_pkt_id };
  const { spdcid, dpdcid, payload } = fields;
  const code = nackCodes.names.get(fields.nack_code);
  return { type: 'nack', spdcid, dpdcid, m: fields.m === 1, retx: fields.retx === 1, code, refused, payload };
}

function controlOf(
  { fields }: HeaderLayer<'cp'>,
  route: Pick<PeerControl, 'source' | 'local' | 'entropy'>,
): PeerControl | undefined {
  const kind = controlTypes.names.get(fields.ctl_type);
  if (kind !== 'clear_req' && kind !== 'close_req' && kind !== 'credit') return undefined;
  const word = { clear_psn: 0, credit: 0, payload: 0, ...fields };
  const dpdcid = fields.syn === 0 ? fields.dpdcid : 0;
  const payload = word.clear_psn + word.credit + word.payload;
  return { ...route, type: 'cp', kind, payload, spdcid: fields.spdcid, dpdcid };
}
