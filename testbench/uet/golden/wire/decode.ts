/** A packet's bytes to layers: Ethernet, IP, and what carries UET (uet-wire.md 1). */
import {
  ccUpdate,
  entropy,
  ethernet,
  etherTypes,
  type HeaderOf,
  ipProtocols,
  ipv4,
  ipv6,
  udp,
  vlan,
} from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { readNumber } from './bit-fields.ts';
import { crc32, internetChecksum } from './checksums.ts';
import { decodeUet } from './decode-uet.ts';
import type { Decoded } from './decoded.ts';
import { wrongConstant } from './header-codec.ts';
import { pseudoHeader } from './pseudo-header.ts';
import { defaultSettings, type WireSettings } from './settings.ts';
import { Walk } from './walk.ts';

/**
 * Decodes a packet. Total: any bytes give layers that hold all of them, and a verdict. Checks go in wire order, and
 * those of a header (version, lengths, reserved bits, checksum, fragments) come before those of the next one.
 */
export function decode(bytes: Uint8Array, settings: Partial<WireSettings> = {}): Decoded {
  const walk = new Walk(bytes, { ...defaultSettings, ...settings });
  if (walk.settings.start === 'ethernet') decodeFrame(walk);
  else if (walk.settings.start === 'ip') decodeIp(walk);
  else decodeUet(walk);
  return walk.finish();
}

function decodeFrame(walk: Walk): void {
  if (walk.settings.fcs && !takeFcs(walk)) return;
  let header: { readonly ethertype: number } | undefined = walk.take(ethernet);
  for (let tags = 0; header !== undefined && tags < 2 && isTag(header.ethertype); tags++) header = walk.take(vlan);
  if (header === undefined) return;
  const type = header.ethertype;
  if (type === etherTypes.code.ipv4) decodeIpv4(walk);
  else if (type === etherTypes.code.ipv6) decodeIpv6(walk);
  else {
    if (type === etherTypes.code.mac_control && isCcUpdate(walk)) {
      walk.take(ccUpdate);
      walk.takeRest('padding');
    }
    walk.isOther(isTag(type) ? 'more than two VLAN tags' : `EtherType 0x${type.toString(16)}`);
  }
}

const isTag = (type: number): boolean => type === etherTypes.code.vlan || type === etherTypes.code.service_vlan;

const isCcUpdate = (walk: Walk): boolean =>
  walk.left >= ccUpdate.bytes && wrongConstant(ccUpdate, walk.bytes, walk.at) === undefined;

/** The FCS, which is the first check: a receiver's MAC drops frames that fail it. */
function takeFcs(walk: Walk): boolean {
  if (walk.left < 4) return walk.fail('short', `${walk.left} bytes do not hold a frame check sequence`);
  const at = walk.end - 4;
  const value = new DataView(walk.bytes.buffer, walk.bytes.byteOffset + at, 4).getUint32(0, true);
  walk.takeLast({ name: 'fcs', fields: { value } }, 4);
  const right = crc32(walk.bytes.subarray(walk.at, at));
  return value === right || walk.fail('bad-fcs', `the FCS is ${hex(value)}, and of these bytes ${hex(right)}`, at);
}

function decodeIp(walk: Walk): void {
  if (walk.left === 0) walk.fail('short', 'no bytes are left for an IP header');
  else if (readNumber(walk.bytes, walk.at * 8, 4) === 6) decodeIpv6(walk);
  else decodeIpv4(walk);
}

function decodeIpv4(walk: Walk): void {
  const start = walk.at;
  const header = walk.take(ipv4);
  if (header === undefined) return;
  if (header.ihl < 5) return void walk.fail('bad-length', `an IPv4 header of ${header.ihl * 4} bytes`, start);
  if (header.ihl > 5) return void walk.fail('unsupported', 'the IPv4 header has options', start);
  if (!endAt(walk, start, header.total_length, ipv4.bytes)) return;
  if (internetChecksum(walk.bytes.subarray(start, walk.at)) !== 0) {
    return void walk.fail('bad-checksum', 'the checksum of the IPv4 header', start);
  }
  if (header.mf === 1 || header.fragment_offset !== 0) return void walk.fail('fragment', 'an IPv4 fragment', start);
  decodeTransport(walk, start + 12, header.protocol, header.dscp);
}

function decodeIpv6(walk: Walk): void {
  const start = walk.at;
  const header = walk.take(ipv6);
  if (header === undefined || !endAt(walk, walk.at, header.payload_length, 0)) return;
  decodeTransport(walk, start + 8, header.next_header, header.dscp);
}

/**
 * Ends the packet `length` bytes behind `start`, which are at least `least`; what a frame holds after it is padding.
 */
function endAt(walk: Walk, start: number, length: number, least: number): boolean {
  if (length < least) return walk.fail('bad-length', `IP says that it has ${length} bytes`, start);
  const end = start + length;
  if (end > walk.end)
    return walk.fail('short', `IP says that it has ${length} bytes, and ${walk.end - start} are there`);
  if (end < walk.end) {
    walk.takeLast({ name: 'padding', fields: { bytes: walk.bytes.subarray(end, walk.end) } }, walk.end - end);
  }
  return true;
}

function decodeTransport(walk: Walk, addresses: number, protocol: number, dscp: number): void {
  walk.addresses = addresses;
  walk.trimmed = walk.settings.trimmedDscps.includes(dscp);
  if (protocol === ipProtocols.code.udp) {
    const start = walk.at;
    const header = walk.take(udp);
    if (header !== undefined && udpIsRight(walk, header, start)) decodeUet(walk);
  } else if (protocol === walk.settings.nativeProtocol) {
    if (walk.take(entropy) !== undefined) decodeUet(walk);
  } else {
    walk.isOther(`IP protocol ${protocol}`);
  }
}

function udpIsRight(walk: Walk, header: HeaderOf<typeof udp>, start: number): boolean {
  const { destination_port, length, checksum } = header;
  if (destination_port !== walk.settings.udpPort) return walk.isOther(`UDP port ${destination_port}`);
  // A switch that trims may leave UDP's length and checksum as they were.
  if (walk.trimmed) return true;
  if (length !== walk.end - start) {
    return walk.fail('bad-length', `UDP says that it has ${length} bytes, and IP leaves it ${walk.end - start}`, start);
  }
  if (walk.settings.udpChecksum === 'ignore' || checksum === 0) return true;
  const sum = internetChecksum(
    pseudoHeader(walk.bytes.subarray(walk.addresses, start), length),
    walk.bytes.subarray(start, walk.end),
  );
  return sum === 0 || walk.fail('bad-checksum', 'the checksum of UDP', start);
}

const hex = (value: number): string => `0x${value.toString(16).padStart(8, '0')}`;
