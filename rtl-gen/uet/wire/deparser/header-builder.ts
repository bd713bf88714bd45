/** All headers of a packet in one word, a packet in each clock. */
import { type Bits, bit, bits, type Ctx, module, pack } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { entropy, ethernet, etherTypes, ipProtocols, ipv4, ipv6, udp, vlan } from '../layout/index.ts';
import { ParsedHeaders } from '../parser/parsed-headers.ts';
import { headerBytes } from '../parser/sizes.ts';
import type { Headers } from './header-lengths.ts';
import { ipv4Checksum, ipv4ChecksumLatency } from './ipv4-checksum.ts';
import { packetLengths, packetLengthsLatency, roomBits, trailerShape } from './packet-lengths.ts';
import { inFront, withFields } from './put.ts';
import type { DeparserSettings } from './settings.ts';
import { uetStack, uetStackLatency } from './uet-stack.ts';

/** Where the headers of each layer are put in front of what is behind them, in clocks. */
const at = { transport: uetStackLatency.bytes, ip: uetStackLatency.bytes + 1, link: uetStackLatency.bytes + 2 };

/** Clocks from a record to its headers. */
export const builderLatency = at.link + 1;

/**
 * The headers that a record of them says, with what follows from the rest of the packet filled in, `builderLatency`
 * clocks later.
 *
 * - `header`: the first byte in the most significant bits, `length` bytes; then the payload, and `room` bytes behind
 *   it.
 * - `known`: IP, transport and PDS are there and can be sent; `fits`: IP can state the length. `trailer`: where
 *   checksums go.
 *
 * From the inside to the outside, a layer a clock: UET (3 clocks), UDP or entropy, IP, Ethernet with its tags.
 */
export const headerBuilder = (settings: DeparserSettings) =>
  module(
    'uet_header_builder',
    {
      summary: 'Builds the headers of a packet, a packet in each clock.',
      in: { headers: ParsedHeaders },
      out: {
        header: bits(8 * headerBytes.link),
        length: bits(8),
        room: bits(roomBits),
        known: bit,
        fits: bit,
        trailer: trailerShape(settings),
      },
    },
    ({ headers }, m) => {
      const later = delayer(m);
      const isIpv4 = headers.ip.is('ipv4');
      const isUdp = headers.transport.is('udp');
      const hasCrc = headers.pds.is('tss').or(headers.trimmed).not();

      const uet = m.inst('uet', uetStack(settings), {
        pds: headers.pds,
        pds_header: pack(headers.pds_header),
        ses: headers.ses,
        ses_header: pack(headers.ses_header),
        extension: headers.extension,
        extension_header: pack(headers.extension_header),
      });
      const lengths = m.inst('lengths', packetLengths(settings), {
        tags: headers.tags,
        ipv4: isIpv4,
        udp: isUdp,
        has_crc: hasCrc,
        payload: headers.payload_length,
        uet: uet.length,
      });

      // UDP or the entropy header.
      const udpNow = later('udp', bit, isUdp, at.transport);
      const carrier = later('carrier', bits(udp.width), udpWith(m, headers, settings), at.transport);
      const datagram = later(
        'datagram',
        bits(16),
        lengths.datagram.trunc(16),
        at.transport - packetLengthsLatency.datagram,
      );
      const transport = m.reg('transport', bits(8 * headerBytes.transport));
      const withCarrier = (header: Bits, bytes: number): Bits =>
        inFront(m, header, bytes, uet.bytes, headerBytes.transport);
      m.when(udpNow, () =>
        transport.set(withCarrier(withFields(m, udp, carrier, { length: datagram }), udp.bytes)),
      ).otherwise(() => transport.set(withCarrier(carrier, entropy.bytes)));

      // IP.
      const four = withFields(m, ipv4, pack(headers.ip_header.ipv4), {
        version: 4,
        ihl: ipv4.bytes / 4,
        total_length: 0,
        protocol: protocolOf(m, isUdp, settings),
        header_checksum: 0,
      });
      const six = withFields(m, ipv6, pack(headers.ip_header.ipv6), {
        version: 6,
        payload_length: 0,
        next_header: protocolOf(m, isUdp, settings),
      });
      const { checksum } = m.inst('ipv4_checksum', ipv4Checksum, {
        header: four,
        total_length: later(
          'summed',
          bits(16),
          lengths.total.trunc(16),
          ipv4ChecksumLatency.length - packetLengthsLatency.total,
        ),
      });
      const ipv4Now = later('ipv4', bit, isIpv4, at.ip);
      const padded = four.cat(six.slice(ipv6.width - ipv4.width - 1, 0));
      const given = later('ip', bits(ipv6.width), m.mux(isIpv4, padded, six), at.ip);
      const total = later('total', bits(16), lengths.total.trunc(16), at.ip - packetLengthsLatency.total);
      const payload = later('payload', bits(16), datagram, 1);
      const ip = m.reg('ip', bits(8 * headerBytes.ip));
      const withIp = (header: Bits, bytes: number): Bits => inFront(m, header, bytes, transport, headerBytes.ip);
      const sum = later('checksum', bits(16), checksum, at.ip - ipv4ChecksumLatency.checksum);
      m.when(ipv4Now, () =>
        ip.set(withIp(withFields(m, ipv4, given, { total_length: total, header_checksum: sum }), ipv4.bytes)),
      ).otherwise(() => ip.set(withIp(withFields(m, ipv6, given, { payload_length: payload }), ipv6.bytes)));

      // Ethernet.
      const tagsNow = later('tags', bits(2), headers.tags, at.link);
      const frame = later('frame', bits(ethernet.width + 2 * vlan.width), linkWith(m, headers), at.link);
      const all = m.reg('header', bits(8 * headerBytes.link));
      const withTags = (tags: number): Bits =>
        inFront(m, frame, ethernet.bytes + tags * vlan.bytes, ip, headerBytes.link);
      m.when(tagsNow.at(1), () => all.set(withTags(2)))
        .elsewhen(tagsNow.at(0), () => all.set(withTags(1)))
        .otherwise(() => all.set(withTags(0)));

      const carried = m.named('carried', isCarried(m, headers, settings));
      const rest = builderLatency - packetLengthsLatency.rest;
      return {
        header: all,
        length: later('length', bits(8), lengths.header, rest),
        room: later('room', bits(roomBits), lengths.room, rest),
        known: later(
          'known',
          bit,
          later('carried', bit, carried, uetStackLatency.length).and(uet.known),
          builderLatency - uetStackLatency.length,
        ),
        fits: later('fits', bit, lengths.fits, rest),
        trailer: later('trailer', trailerShape(settings), lengths.trailer, rest),
      };
    },
  );

/** Whether a record has IP, and what carries UET over it. */
function isCarried(m: Ctx, { ip, transport }: Headers, { nativeProtocol }: DeparserSettings): Bits<1> {
  const isNative = nativeProtocol === undefined ? m.lit(1, 0) : transport.is('entropy');
  return ip.is('ipv4').or(ip.is('ipv6')).and(transport.is('udp').or(isNative));
}

const protocolOf = (m: Ctx, isUdp: Bits<1>, { nativeProtocol = 0 }: DeparserSettings): Bits =>
  m.mux(isUdp, m.lit(8, ipProtocols.code.udp), m.lit(8, nativeProtocol));

/** UDP's header without its length, or the entropy header. */
function udpWith(m: Ctx, headers: Headers, { udpPort, sentUdpChecksum }: DeparserSettings): Bits {
  const given = pack(headers.transport_header);
  const filled = withFields(m, udp, given, {
    destination_port: udpPort,
    length: 0,
    ...(sentUdpChecksum === 'zero' ? { checksum: 0 } : {}),
  });
  return m.mux(headers.transport.is('udp'), filled, given);
}

/** Ethernet and both tags, as far as there are any, with the EtherTypes of what follows. */
function linkWith(m: Ctx, headers: Headers): Bits {
  const { ethernet: frame, outer_tag: outer, inner_tag: inner, tags, ip } = headers;
  const type = (code: number): Bits => m.lit(16, code);
  const ip_type = m.named('ip_type', m.mux(ip.is('ipv4'), type(etherTypes.code.ipv4), type(etherTypes.code.ipv6)));
  // Of a tag there are two kinds, and only the record knows which.
  const tagType = (given: Bits): Bits =>
    m.mux(given.eq(etherTypes.code.service_vlan), type(etherTypes.code.service_vlan), type(etherTypes.code.vlan));
  const followedBy = (isTag: Bits<1>, given: Bits): Bits => m.mux(isTag, tagType(given), ip_type);
  const frame_type = m.named('frame_type', followedBy(tags.any(), frame.ethertype));
  const outer_type = m.named('outer_type', followedBy(tags.at(1), outer.ethertype));
  return withFields(m, ethernet, pack(frame), { ethertype: frame_type })
    .cat(withFields(m, vlan, pack(outer), { ethertype: outer_type }))
    .cat(withFields(m, vlan, pack(inner), { ethertype: ip_type }));
}
