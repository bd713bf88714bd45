/** Frames that end with their last header, for what a parser says of lengths. */
import {
  controlTypes,
  etherTypes,
  icv,
  negotiationFeatures,
  nextHeaders,
  pdsLayouts,
  pdsTypes,
  sesAtomic,
  sesCompareSwap,
  sesLayouts,
  sesRendezvous,
  tss,
  tssSsi,
} from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { encode, type LayerInput, type WireSettings } from '../../golden/wire/index.ts';

type Settings = Partial<WireSettings>;

const ethernet: LayerInput = { name: 'ethernet', fields: { destination: 1n, source: 2n } };
const ipv4: LayerInput = { name: 'ipv4', fields: { source: 0x0a000001, destination: 0x0a000002 } };
const udp: LayerInput = { name: 'udp', fields: { source_port: 0x1234 } };

const framed = (layers: readonly LayerInput[], settings: Settings): Uint8Array =>
  encode(settings.fcs ? [...layers, { name: 'fcs', fields: {} }] : layers, settings);

/** A frame that carries these bytes over UDP, with a CRC where packets have one; and what Ethernet pads it with. */
export function uetFrame(bytes: Uint8Array, settings: Settings, padding = 0): Uint8Array {
  const isTss = bytes.length > 0 && bytes[0]! >> 3 === pdsTypes.code.tss;
  const { crc = 'none' } = settings;
  const layers: LayerInput[] = [ethernet, ipv4, udp, { name: 'payload', fields: { bytes } }];
  if (crc !== 'none' && !isTss && bytes.length > 0) layers.push({ name: 'crc', fields: {} });
  if (padding > 0) layers.push({ name: 'padding', fields: { bytes: new Uint8Array(padding) } });
  return framed(layers, settings);
}

/** A header of each kind over UDP, zeros but for what tells kinds apart, as the settings of default have them. */
export function leastUet(): readonly Uint8Array[] {
  const { cp, ...pds } = pdsLayouts;
  const plain = Object.entries(pds).map(([name, { bytes }]) => startOf(pdsTypes.code[name as 'ack'], 0, bytes));
  const control = startOf(pdsTypes.code.cp, controlTypes.code.noop, cp.bytes);
  const negotiates = startOf(pdsTypes.code.cp, controlTypes.code.negotiation, cp.bytes + negotiationFeatures.bytes);
  const secure = [tss, tssSsi].map(({ bytes }, i) => {
    const least = new Uint8Array(bytes + pds.uud_req.bytes + icv.bytes);
    least[0] = (pdsTypes.code.tss << 3) | (i << 2);
    return least;
  });
  const ses = (name: keyof typeof sesLayouts, opcode = 0, more = 0): Uint8Array => {
    const type = name.startsWith('request') ? 'uud_req' : 'rudi_resp';
    const [before, { bytes }] = [pds[type].bytes, sesLayouts[name]];
    const packet = startOf(pdsTypes.code[type], nextHeaders.code[name], before + bytes + more);
    packet[before] = opcode;
    return packet;
  };
  const swap = ses('request_small', 3, sesAtomic.bytes + sesCompareSwap.bytes);
  swap[pds.uud_req.bytes + sesLayouts.request_small.bytes] = 13;
  return [
    ...plain,
    control,
    negotiates,
    ...secure,
    ...(Object.keys(sesLayouts) as (keyof typeof sesLayouts)[]).map((name) => ses(name)),
    ses('request_std', 6, sesRendezvous.bytes),
    ses('request_medium', 3, sesAtomic.bytes),
    swap,
  ];
}

/** Each PDS type with each next header or control type, and ACKs with each request of their peer too; else zeros. */
export function everyPdsCode(): readonly Uint8Array[] {
  const { tss: _, ...types } = pdsTypes.code;
  const acks: readonly number[] = [types.ack, types.ack_cc, types.ack_ccx];
  return Object.values(types).flatMap((type) =>
    Array.from({ length: 16 }, (_, next) => next).flatMap((next) =>
      (acks.includes(type) ? [0, 1, 2, 3] : [0]).map((req) => startOf(type, next, 100, req << 1)),
    ),
  );
}

/** So many bytes that begin with a PDS prologue. */
function startOf(type: number, next: number, bytes: number, flags = 0): Uint8Array {
  const packet = new Uint8Array(bytes);
  new DataView(packet.buffer).setUint16(0, (type << 11) | (next << 7) | flags);
  return packet;
}

/** Frames of other protocols that end with each header below UET's. */
export function leastOthers(settings: Settings): readonly Uint8Array[] {
  const tag: LayerInput = { name: 'vlan', fields: { vid: 5 } };
  const experimental = { ethertype: 0x88b5 };
  const named = (layer: LayerInput, fields: object): LayerInput =>
    ({ name: layer.name, fields: { ...layer.fields, ...fields } }) as LayerInput;
  const ipv6: LayerInput = { name: 'ipv6', fields: { source: 1n, destination: 2n, next_header: 59 } };
  return [
    [named(ethernet, experimental)],
    [ethernet, named(tag, experimental)],
    [ethernet, tag, named(tag, experimental)],
    [ethernet, named(ipv4, { protocol: 6 })],
    [ethernet, ipv6],
    [ethernet, tag, tag, ipv6],
    [ethernet, ipv4, named(udp, { destination_port: 53 })],
  ].map((layers) => framed(layers, settings));
}

/** A frame with two service tags around UET. */
export function serviceTagged(settings: Settings): Uint8Array {
  const { service_vlan: ethertype } = etherTypes.code;
  const layers: LayerInput[] = [
    { name: 'ethernet', fields: { destination: 1n, source: 2n, ethertype } },
    { name: 'vlan', fields: { vid: 5, ethertype } },
    { name: 'vlan', fields: { vid: 6 } },
    ipv4,
    udp,
    { name: 'uud_req', fields: {} },
  ];
  return framed(
    settings.crc === undefined || settings.crc === 'none' ? layers : [...layers, { name: 'crc', fields: {} }],
    settings,
  );
}
