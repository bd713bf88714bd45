/** What the receive map has to make of a packet, by the software codec. */

import { type RudiRequest, rudiRequestOf } from '../../golden/pds/rudi-wire.ts';
import { packetOf, type Surroundings } from '../../golden/pds/wire.ts';
import { type Decoded, type HeaderLayer, layerOf, type PdsLayer, pdsOf } from '../../golden/wire/index.ts';
import { requestFields } from '../pds/target-side/target-fields.ts';
import { addressOf } from './local-addresses.ts';
import type { Fields } from './shape-fields.ts';

export type RouteName =
  | 'target'
  | 'initiator'
  | 'credit_req'
  | 'datagram'
  | 'secured'
  | 'unknown_address'
  | 'too_long'
  | 'unrouted';

/** A route, and the fields that the record for it has to have. */
export interface ExpectedMeta {
  readonly route: RouteName;
  readonly fields: Fields;
}

/** As a decoder sees an endpoint. */
export interface MetaSurroundings {
  /** Which of its addresses each is; `undefined` for others. */
  localOf(address: bigint): number | undefined;
  readonly lastHopDscp: number | undefined;
  /** Its target adopts PDCs, and so acknowledges CLOSE_REQ. */
  readonly adopts: boolean;
  /** It takes datagrams of UUD. */
  readonly datagrams: boolean;
  /** And requests of RUDI, and its initiator their responses. */
  readonly rudi?: boolean;
}

/** The route of a packet that is UET, and what goes there with it. */
export function expectedMeta(decoded: Decoded, surroundings: MetaSurroundings): ExpectedMeta {
  const route = routeOf(decoded, surroundings);
  const ip = layerOf(decoded.layers, 'ipv4')?.fields ?? layerOf(decoded.layers, 'ipv6')!.fields;
  const local = surroundings.localOf(addressOf(ip.destination));
  const ofNone = { fields: {} };
  if (route === 'secured' || route === 'unrouted') return { route, ...ofNone };
  if (local === undefined) return { route: 'unknown_address', ...ofNone };
  if (nominalBytes(decoded) >= 2 ** 14 && !decoded.trimmed) return { route: 'too_long', ...ofNone };
  const rudi = rudiRequestOf(decoded, { ...surroundings, localOf: () => local });
  if (route === 'datagram' && rudi !== undefined && surroundings.rudi) return { route, fields: rudiFieldsOf(rudi) };
  if (route === 'datagram' && surroundings.datagrams) return { route, fields: datagramFieldsOf(decoded, local) };
  if (route === 'target') return { route, fields: packetFieldsOf(decoded, { ...surroundings, localOf: () => local }) };
  return { route, fields: route === 'initiator' ? eventFieldsOf(decoded, local) : {} };
}

const targetControls = [0, 1, 2, 4, 6, 9];
const closeReq = 5;

/** What SES has to know of a datagram: where it has come from and to, and its bytes. */
function datagramFieldsOf({ layers }: Decoded, local: number): Fields {
  const { source } = (layerOf(layers, 'ipv4') ?? layerOf(layers, 'ipv6'))!.fields;
  return { source: addressOf(source), local: BigInt(local), length: BigInt(bytesOf(layers)) };
}

/** Bytes of payload. */
function bytesOf(layers: Decoded['layers']): number {
  const payload = layers.find(({ name }) => name === 'payload');
  return ((payload?.fields ?? { bytes: [] }) as { readonly bytes: ArrayLike<number> }).bytes.length;
}

/** What answers a request of RUDI has of it. */
const rudiFieldsOf = ({ pktId, m, trimmed, ...of }: RudiRequest): Fields =>
  shown({ ...of, psn: pktId, ce: m, trimmed: trimmed === 'trimmed_lasthop' ? 'last_hop' : trimmed });

type Routes = Pick<MetaSurroundings, 'adopts' | 'datagrams' | 'rudi'>;

function routeOf({ layers, trimmed }: Decoded, { adopts, datagrams, rudi = false }: Routes): RouteName {
  const cut = layerOf(layers, 'cut_pds');
  if (cut !== undefined) return [2, 3, 13, 14].includes(cut.fields.type) ? 'target' : 'unrouted';
  const pds = pdsOf(layers);
  switch (pds?.name) {
    case undefined:
      return 'secured';
    case 'rudi_req':
      return datagrams && !rudi ? 'unrouted' : 'datagram';
    case 'rudi_resp':
      if (rudi) return trimmed ? 'unrouted' : 'initiator';
      return datagrams ? 'unrouted' : 'datagram';
    case 'uud_req':
      return datagrams && trimmed ? 'unrouted' : 'datagram';
    case 'rud_req':
    case 'rod_req':
    case 'rud_cc_req':
    case 'rod_cc_req':
      return 'target';
    case 'cp':
      if (targetControls.includes(pds.fields.ctl_type)) return 'target';
      if (adopts && pds.fields.ctl_type === closeReq) return 'target';
      if (pds.fields.ctl_type === 8) return 'credit_req';
      return trimmed ? 'unrouted' : 'initiator';
    default:
      return trimmed ? 'unrouted' : 'initiator';
  }
}

/** UDP's length or that of the IP payload, and 40 (uet-wire.md 9.1). */
function nominalBytes({ layers }: Decoded): number {
  const ipv4 = layerOf(layers, 'ipv4');
  const carried = ipv4 === undefined ? layerOf(layers, 'ipv6')!.fields.payload_length : ipv4.fields.total_length - 20;
  return 40 + (layerOf(layers, 'udp')?.fields.length ?? carried);
}

/** As the wire of the golden target has it, without what headers do not say; sizes in 14 bits, as trimmed ones lie. */
function packetFieldsOf(decoded: Decoded, surroundings: Surroundings): Fields {
  const packet = packetOf(decoded, surroundings)!;
  const fields = Object.entries(requestFields(packet)).filter(([name]) => !/^(resources|tss)_/.test(name));
  return { ...shown(Object.fromEntries(fields)), size: BigInt.asUintN(14, BigInt(packet.size)) };
}

type AckLayer = HeaderLayer<'ack' | 'ack_cc' | 'ack_ccx' | 'ack_ccx_64'>;

function eventFieldsOf({ layers }: Decoded, local: number): Fields {
  const pds = pdsOf(layers)!;
  const ip = layerOf(layers, 'ipv4')?.fields ?? layerOf(layers, 'ipv6')!.fields;
  const entropy = layerOf(layers, 'udp')?.fields.source_port ?? layerOf(layers, 'entropy')?.fields.entropy;
  const common = { source: addressOf(ip.source), local, entropy: entropy ?? 0 };
  const kind =
    pds.name === 'cp'
      ? ({ 3: 'clear_req', 5: 'close_req', 7: 'credit' } as const)[pds.fields.ctl_type as 3]
      : pds.name.replace('_64', '').replace('rudi_resp', 'ack');
  const bytes = pds.name === 'rudi_resp' ? { payload: bytesOf(layers) } : {};
  return { ...nothing, ...shown({ ...common, kind, ...ofPds(pds), ...bytes }) };
}

/** What a kind does not have. */
const nothing: Fields = Object.fromEntries(
  'm retx req p ack_psn_offset nt nack_code vendor_code payload cc_type mpr sack_psn_offset sack_bitmap cc_state'
    .split(' ')
    .map((name) => [name, 0n]),
);

type Plain = Readonly<Record<string, number | bigint | boolean | string>>;

function ofPds(pds: PdsLayer): Plain {
  switch (pds.name) {
    case 'ack':
    case 'ack_cc':
    case 'ack_ccx':
    case 'ack_ccx_64':
      return { ...ofAck(pds), ...ofState(pds) };
    case 'nack':
    case 'nack_ccx':
    case 'nack_ccx_64': {
      const { m, retx, nt, nack_code, vendor_code, spdcid, dpdcid, payload } = pds.fields;
      const psn = pds.fields.nt === 0 ? pds.fields.nack_psn : pds.fields.nack_pkt_id;
      return { m, retx, nt, nack_code, vendor_code, psn, spdcid, dpdcid, payload };
    }
    case 'rudi_resp': {
      const { m, retx, pkt_id: psn } = pds.fields;
      return { m, retx, nt: 1, psn };
    }
    case 'cp': {
      const word = { clear_psn: 0, credit: 0, payload: 0, ...pds.fields };
      const { psn, spdcid } = pds.fields;
      const dpdcid = pds.fields.syn === 0 ? pds.fields.dpdcid : (pds.fields.pdc_info << 12) | pds.fields.psn_offset;
      return { psn, spdcid, dpdcid, payload: word.clear_psn + word.credit + word.payload };
    }
    default:
      return {};
  }
}

function ofAck({ fields }: AckLayer): Plain {
  const { m, retx, req, p, cack_psn: psn, spdcid, dpdcid } = fields;
  return {
    m,
    retx,
    req,
    p,
    psn,
    spdcid,
    dpdcid,
    ack_psn_offset: fields.p === 0 ? fields.ack_psn_offset & 0xffff : fields.probe_opaque,
  };
}

function ofState(pds: AckLayer): Plain {
  if (pds.name === 'ack') return {};
  const { cc_type, mpr, sack_psn_offset, sack_bitmap } = pds.fields;
  return {
    cc_type,
    mpr,
    sack_psn_offset: sack_psn_offset & 0xffff,
    sack_bitmap,
    ...(pds.name === 'ack_cc' ? { cc_state: stateOf(pds) } : {}),
  };
}

/** The 64 bits of the state. */
function stateOf({ fields }: HeaderLayer<'ack_cc'>): bigint {
  const word = (parts: readonly (readonly [number | bigint, number])[]): bigint =>
    parts.reduce((high, [value, width]) => (high << BigInt(width)) | BigInt(value), 0n);
  if ('service_time' in fields)
    return word([
      [fields.service_time, 16],
      [fields.rc, 1],
      [fields.rcv_cwnd_pend, 7],
      [fields.rcvd_bytes, 24],
      [fields.ooo_count, 16],
    ]);
  if ('credit' in fields)
    return word([
      [fields.credit, 24],
      [fields.reserved_2 ?? 0, 24],
      [fields.ooo_count, 16],
    ]);
  return fields.state;
}

/** As `fieldsOf` has them. */
const shown = (fields: Plain): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : BigInt(value)]),
  );
