/** Layers to a packet's bytes; what was left out and follows from the rest is filled in. */
import { etherTypes, type Layout, nextHeaders, sesLayouts } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { crc32, crc32c, internetChecksum } from './checksums.ts';
import { type Fields, writeHeader } from './header-codec.ts';
import { bytesNames, type LayerInput, layoutNamed } from './layer.ts';
import { pseudoHeader } from './pseudo-header.ts';
import { defaultSettings, type WireSettings } from './settings.ts';

/** A layer with its place. */
interface PlacedLayer {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Of headers only. */
  readonly layout: Layout | undefined;
  readonly given: Fields;
  readonly bytes: Uint8Array | undefined;
}

/**
 * The bytes of a packet. Lengths, what follows, and checksums that are left out are computed; those that are given are
 * written as they are, right or wrong. A field that is missing or does not fit is a `RangeError`.
 *
 * `encode(decode(bytes).layers)` is `bytes`, with equal settings, whatever `decode` thinks of them.
 */
export function encode(layers: readonly LayerInput[], settings: Partial<WireSettings> = {}): Uint8Array {
  const all = { ...defaultSettings, ...settings };
  const parts = place(layers);
  const packet = new Uint8Array(parts.at(-1)?.end ?? 0);
  for (const [i, part] of parts.entries()) write(part, filledIn(parts, i, all), packet);
  for (const name of checked) {
    for (const [i, part] of parts.entries()) {
      if (part.name !== name) continue;
      const sum = checksum(parts, i, all, packet);
      if (sum !== undefined) write(part, { ...filledIn(parts, i, all), ...sum }, packet);
      if (name === 'fcs' || (name === 'crc' && all.crc !== 'big')) packet.subarray(part.start, part.end).reverse();
    }
  }
  return packet;
}

/** Layers with checksums, each after those that it covers. */
const checked = ['crc', 'udp', 'ipv4', 'fcs'];

function place(layers: readonly LayerInput[]): readonly PlacedLayer[] {
  let at = 0;
  return layers.map(({ name, fields }): PlacedLayer => {
    const layout = layoutNamed(name);
    if (layout === undefined && !(bytesNames as readonly string[]).includes(name)) {
      throw new RangeError(`there is no layer ${name}`);
    }
    const bytes = layout === undefined ? (fields as { readonly bytes: Uint8Array }).bytes : undefined;
    const start = at;
    at += layout?.bytes ?? bytes!.length;
    return { name, start, end: at, layout, bytes, given: layout === undefined ? {} : (fields as Fields) };
  });
}

function write({ layout, bytes, start }: PlacedLayer, fields: Fields, packet: Uint8Array): void {
  if (layout === undefined) packet.set(bytes!, start);
  else writeHeader(layout, fields, packet, start);
}

/** The header's fields with what follows from the other layers; checksums that are left out are 0 at first. */
function filledIn(parts: readonly PlacedLayer[], index: number, settings: WireSettings): Fields {
  const part = parts[index]!;
  const add = (name: string, value: () => number): Fields =>
    part.given[name] === undefined ? { ...part.given, [name]: value() } : part.given;
  switch (part.name) {
    case 'ethernet':
    case 'vlan':
      return add('ethertype', () => etherTypeOf(parts, index));
    case 'ipv4':
      return {
        total_length: packetEnd(parts) - part.start,
        header_checksum: 0,
        ...add('protocol', () => protocolOf(parts, index, settings)),
      };
    case 'ipv6':
      return {
        payload_length: packetEnd(parts) - part.end,
        ...add('next_header', () => protocolOf(parts, index, settings)),
      };
    case 'udp':
      return add('length', () => packetEnd(parts) - part.start);
    case 'crc':
    case 'fcs':
      return add('value', () => 0);
    default:
      return part.layout?.items.some(
        (item) => item.name === 'next_hdr' && item.kind === 'field' && item.role === 'derived',
      )
        ? add('next_hdr', () => nextHeaderOf(parts, index))
        : part.given;
  }
}

/** Where the IP packet ends: before the padding and the FCS of its frame. */
const packetEnd = (parts: readonly PlacedLayer[]): number =>
  parts.findLast(({ name }) => name !== 'padding' && name !== 'fcs')!.end;

function etherTypeOf(parts: readonly PlacedLayer[], index: number): number {
  const types: Readonly<Record<string, number>> = { ...etherTypes.code, cc_update: etherTypes.code.mac_control };
  return known(types[parts[index + 1]?.name ?? ''], `${parts[index]!.name}.ethertype`);
}

function protocolOf(parts: readonly PlacedLayer[], index: number, { nativeProtocol }: WireSettings): number {
  const protocols: Readonly<Record<string, number | undefined>> = { udp: 17, entropy: nativeProtocol };
  const field = parts[index]!.name === 'ipv4' ? 'protocol' : 'next_header';
  return known(protocols[parts[index + 1]?.name ?? ''], `${parts[index]!.name}.${field}`);
}

function known(value: number | undefined, field: string): number {
  if (value === undefined) throw new RangeError(`${field} has to be given, because what follows does not tell it`);
  return value;
}

const nextHeaderCodes: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(sesLayouts).map(([next, { name }]) => [name, nextHeaders.code[next as keyof typeof sesLayouts]]),
);

const nextHeaderOf = (parts: readonly PlacedLayer[], index: number): number =>
  nextHeaderCodes[parts[index + 1]?.name ?? ''] ?? nextHeaders.code.none;

/** The checksum that a layer was given none of, over the packet as it is by now. */
function checksum(
  parts: readonly PlacedLayer[],
  index: number,
  settings: WireSettings,
  packet: Uint8Array,
): Fields | undefined {
  const { name, given, start, end } = parts[index]!;
  if (name === 'ipv4' && given.header_checksum === undefined) {
    return { header_checksum: internetChecksum(packet.subarray(start, end)) };
  }
  // The UET CRC covers UDP's checksum, so that it can only be 0 where there is one.
  const sumsUdp = settings.udpChecksum === 'verify' && !parts.some((part) => part.name === 'crc');
  if (name === 'udp' && given.checksum === undefined && sumsUdp) {
    return {
      checksum: udpChecksum(packet.subarray(addressesOf(parts), start), packet.subarray(start, packetEnd(parts))),
    };
  }
  if (name === 'crc' && given.value === undefined) {
    return {
      value: crc32c(packet.subarray(settings.crcCoverage === 'payload' ? uetOf(parts) : addressesOf(parts), start)),
    };
  }
  if (name === 'fcs' && given.value === undefined) return { value: crc32(packet.subarray(0, start)) };
  return undefined;
}

/** 0 says that there is none, so a sum of 0 is sent as its other form. */
const udpChecksum = (addresses: Uint8Array, datagram: Uint8Array): number =>
  internetChecksum(pseudoHeader(addresses, datagram.length), datagram) || 0xffff;

/** Where the IP source address is. */
function addressesOf(parts: readonly PlacedLayer[]): number {
  const ip = parts.find(({ name }) => name === 'ipv4' || name === 'ipv6');
  if (ip === undefined)
    throw new RangeError('a checksum over the IP addresses has to be given where there is no IP header');
  return ip.start + (ip.name === 'ipv4' ? 12 : 8);
}

/** Where the bytes begin that UDP or the entropy header carries. */
const uetOf = (parts: readonly PlacedLayer[]): number =>
  parts.find(({ name }) => name === 'udp' || name === 'entropy')?.end ?? 0;
