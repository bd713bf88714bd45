/**
 * Between the wire and the model: a decoded packet as what the target is given, and its replies as layers to encode.
 */
import { ackRequests, controlTypes, ecnCodes, nackCodes, pdsTypes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import {
  type BytesLayer,
  type Decoded,
  type HeaderLayer,
  type Layer,
  type LayerInput,
  layerOf,
  type PdsLayer,
  pdsOf,
  sesOf,
} from '../wire/index.ts';
import { type PdsPacket, packetKinds, pdsPacket, synWord } from './packet.ts';
import type { Ack, Control, Nack, Reply } from './reply.ts';

/** What the receiver knows of a packet and its layers do not say. */
export interface Surroundings {
  /** Which of its addresses each destination is. */
  localOf(destination: bigint): number;
  /** The DSCP of packets that the last switch has trimmed; `undefined` where it has none of its own (11.1). */
  readonly lastHopDscp: number | undefined;
}

/**
 * What a decoded packet is to a PDS target, resources and TSS aside; `undefined` for all that is none of its: no UET,
 * RUDI, UUD, ACKs and NACKs, credit, what is encrypted or malformed.
 */
export function packetOf({ kind, layers, trimmed }: Decoded, surroundings: Surroundings): PdsPacket | undefined {
  const header = kind === 'uet' ? (pdsOf(layers) ?? layerOf(layers, 'cut_pds')) : undefined;
  const pds = header && pdsFields(header);
  if (pds === undefined) return undefined;
  const ip = layerOf(layers, 'ipv4')?.fields ?? layerOf(layers, 'ipv6')?.fields;
  if (ip === undefined) return undefined;
  const payload = layers.find((layer): layer is BytesLayer => layer.name === 'payload')?.fields.bytes.length ?? 0;
  const ses = sesOf(layers)?.fields;
  return pdsPacket({
    ...pds,
    source: addressOf(ip.source),
    local: surroundings.localOf(addressOf(ip.destination)),
    trimmed: !trimmed ? 'none' : ip.dscp === surroundings.lastHopDscp ? 'last_hop' : 'trimmed',
    ce: ip.ecn === ecnCodes.code.ce,
    entropy: layerOf(layers, 'udp')?.fields.source_port ?? layerOf(layers, 'entropy')?.fields.entropy ?? 0,
    length: payload,
    size: transportSize(layers) + 40,
    messageId: ses !== undefined && 'message_id' in ses ? ses.message_id : 0,
    jobId: ses?.job_id ?? 0,
  });
}

/** IPv4 addresses are those that IPv6 maps them to. */
const addressOf = (address: number | bigint): bigint =>
  typeof address === 'bigint' ? address : 0xffff_0000_0000n | BigInt(address);

/** The UDP length, or that from the entropy header to the end of the UET trailer (9.1). */
function transportSize(layers: readonly Layer[]): number {
  const udp = layerOf(layers, 'udp');
  if (udp !== undefined) return udp.fields.length;
  const ipv4 = layerOf(layers, 'ipv4');
  return ipv4 ? ipv4.fields.total_length - 20 : (layerOf(layers, 'ipv6')?.fields.payload_length ?? 0);
}

type CutLayer = HeaderLayer<'cut_pds'>;

function pdsFields(header: PdsLayer | CutLayer): Partial<PdsPacket> | undefined {
  switch (header.name) {
    case 'rud_req':
    case 'rod_req':
    case 'rud_cc_req':
    case 'rod_cc_req': {
      const rod = header.name === 'rod_req' || header.name === 'rod_cc_req';
      return { kind: 'request', rod, clearOffset: header.fields.clear_psn_offset, ...common(header.fields) };
    }
    case 'cp':
      return controlFields(header.fields);
    case 'cut_pds':
      return cutFields(header.fields);
    default:
      return undefined;
  }
}

/** The fields of what can open a PDC. */
type Opening = { readonly retx: number; readonly ar: number; readonly psn: number; readonly spdcid: number } & (
  | { readonly syn: 0; readonly dpdcid: number }
  | { readonly syn: 1; readonly pdc_info: number; readonly psn_offset: number }
);

const common = (fields: Opening): Partial<PdsPacket> => ({
  retx: fields.retx === 1,
  ar: fields.ar === 1,
  syn: fields.syn === 1,
  psn: fields.psn,
  spdcid: fields.spdcid,
  dpdcid: fields.syn === 1 ? synWord(fields.psn_offset, fields.pdc_info) : fields.dpdcid,
});

function controlFields(fields: HeaderLayer<'cp'>['fields']): Partial<PdsPacket> | undefined {
  const name = controlTypes.names.get(fields.ctl_type);
  const kind = packetKinds.find((known) => known === name);
  if (kind === undefined) return undefined;
  const word = { message_id: 0, clear_psn: 0, sack_psn: 0, payload: 0, ...fields };
  return {
    kind,
    rod: fields.isrod === 1,
    opaque: fields.probe_opaque,
    // Each kind has one of them.
    payload: word.message_id + word.clear_psn + word.sack_psn + word.payload,
    ...common(fields),
  };
}

/** The first 12 bytes of a request with congestion control state: those of one without (11.4). */
function cutFields(fields: CutLayer['fields']): Partial<PdsPacket> | undefined {
  const name = pdsTypes.names.get(fields.type);
  const rod = name === 'rod_req' || name === 'rod_cc_req';
  if (!rod && name !== 'rud_req' && name !== 'rud_cc_req') return undefined;
  const flag = (bit: number): boolean => ((fields.flags >> bit) & 1) === 1;
  const { psn, spdcid, dpdcid } = fields;
  return { kind: 'request', rod, retx: flag(4), ar: flag(3), syn: flag(2), psn, spdcid, dpdcid };
}

/** A reply as layers, from the PDS header on; `ses` are those of the SES response that lies at a handle. */
export function layersOf(reply: Reply, ses: (handle: number) => readonly LayerInput[] = () => []): LayerInput[] {
  if (reply.type === 'nack') return [nackLayer(reply)];
  if (reply.type === 'cp') return [controlLayer(reply)];
  const { response } = reply;
  if (response.kind === 'none') return [ackLayer(reply)];
  if (response.kind === 'ses') return [ackLayer(reply), ...ses(response.handle)];
  const { messageId, jobId } = response;
  // 7.10. Return code OK: 7.10 has NULL or OK.
  const fields = { opcode: 0, return_code: 1, message_id: messageId, job_id: jobId, modified_length: 0 };
  return [ackLayer(reply), { name: 'ses_response', fields }];
}

function ackLayer({ m, retx, req, answered, cackPsn, spdcid, dpdcid, state }: Ack): LayerInput {
  const fields = {
    m: Number(m),
    retx: Number(retx),
    req: ackRequests.code[req],
    cack_psn: cackPsn,
    spdcid,
    dpdcid,
    ...('ackPsnOffset' in answered
      ? { p: 0 as const, ack_psn_offset: answered.ackPsnOffset }
      : { p: 1 as const, probe_opaque: answered.probeOpaque }),
  };
  if (state === undefined) return { name: 'ack', fields };
  return {
    name: 'ack_cc',
    fields: {
      ...fields,
      cc_type: 0,
      mpr: state.mpr,
      sack_psn_offset: state.sackPsnOffset,
      sack_bitmap: state.sackBitmap,
      service_time: state.serviceTime,
      rc: Number(state.restoreCwnd),
      rcv_cwnd_pend: state.rcvCwndPend,
      rcvd_bytes: state.rcvdBytes,
      ooo_count: state.oooCount,
    },
  };
}

function nackLayer({ m, retx, code, nackPsn, spdcid, dpdcid, payload }: Nack): LayerInput {
  const flags = { m: Number(m), retx: Number(retx), nt: 0 as const };
  return {
    name: 'nack',
    fields: { ...flags, nack_code: nackCodes.code[code], nack_psn: nackPsn, spdcid, dpdcid, payload },
  };
}

function controlLayer({ kind, ar, psn, spdcid, dpdcid, payload }: Control): LayerInput {
  const fields = { ar: Number(ar), syn: 0 as const, psn, spdcid, dpdcid };
  if (kind === 'close_req')
    return { name: 'cp', fields: { ...fields, ctl_type: controlTypes.code.close_req, payload } };
  return { name: 'cp', fields: { ...fields, ctl_type: 3, clear_psn: payload } };
}
