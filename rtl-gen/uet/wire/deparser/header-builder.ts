/** All headers of a packet in one word, a packet in each clock. */
import { type Bits, bit, bits, type Ctx, module, pack } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { entropy, ethernet, etherTypes, ipProtocols, ipv4, ipv6, udp, vlan } from '../layout/index.ts';
import { ParsedHeaders } from '../parser/parsed-headers.ts';
import { headerBytes } from '../parser/sizes.ts';
import type { Headers } from './header-lengths.ts';
import { ipv4Checksum } from './ipv4-checksum.ts';
import { packetLengths, roomBits, trailerShape } from './packet-lengths.ts';
import { inFront, withFields } from './put.ts';
import type { DeparserSettings } from './settings.ts';
import { uetStack, uetStackLatency } from './uet-stack.ts';

/** Clocks from a record to its headers. */
export const builderLatency = uetStackLatency.bytes + 3;

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
      const { tags, ip_header, payload_length } = headers;
      const [is_ipv4, is_udp] = [headers.ip.is('ipv4'), headers.transport.is('udp')];
      const uet = m.inst('uet', uetStack(settings), {
        ...{ pds: headers.pds, ses: headers.ses, extension: headers.extension },
        ...{ pds_header: pack(headers.pds_header), ses_header: pack(headers.ses_header) },
        extension_header: pack(headers.extension_header),
      });
      const lengths = m.inst('lengths', packetLengths(settings), {
        ...{ tags, ipv4: is_ipv4, udp: is_udp, payload: payload_length, uet: uet.length },
        has_crc: headers.pds.is('tss').or(headers.trimmed).not(),
      });
      const protocol = protocolOf(m, is_udp, settings);
      const four = withFields(m, ipv4, pack(ip_header.ipv4), {
        ...{ version: 4, ihl: ipv4.bytes / 4, total_length: 0, protocol, header_checksum: 0 },
      });
      const six = withFields(m, ipv6, pack(ip_header.ipv6), { version: 6, payload_length: 0, next_header: protocol });
      const { checksum } = m.inst('ipv4_checksum', ipv4Checksum, {
        header: four,
        total_length: lengths.total.trunc(16),
      });

      // What the parts above say comes into the pipeline in the cycle in which they say it.
      const { out } = pipeline(m, { is_ipv4, is_udp, tags })
        .stage('kinds', () => ({
          carrier: udpWith(m, headers, settings),
          network: m.mux(is_ipv4, four.cat(six.slice(ipv6.width - ipv4.width - 1, 0)), six),
          frame: linkWith(m, headers),
          carried: isCarried(m, headers, settings),
        }))
        .stage('stack', ({ carried }) => ({ is_known: carried.and(uet.known) }))
        .stage('lengths_of_ip', () => ({ datagram: lengths.datagram.trunc(16) }))
        .stage('transport', ({ is_udp, carrier, datagram }) => {
          const withCarrier = (header: Bits, bytes: number): Bits =>
            inFront(m, header, bytes, uet.bytes, headerBytes.transport);
          const filled = withFields(m, udp, carrier, { length: datagram });
          return {
            segment: m.mux(is_udp, withCarrier(filled, udp.bytes), withCarrier(carrier, entropy.bytes)),
            total: lengths.total.trunc(16),
          };
        })
        .stage('ip', ({ is_ipv4, network, datagram, total, segment }) => {
          const withIp = (header: Bits, bytes: number): Bits => inFront(m, header, bytes, segment, headerBytes.ip);
          const filled = withFields(m, ipv4, network, { total_length: total, header_checksum: checksum });
          const wide = withFields(m, ipv6, network, { payload_length: datagram });
          return { packet: m.mux(is_ipv4, withIp(filled, ipv4.bytes), withIp(wide, ipv6.bytes)) };
        })
        .stage('link', ({ tags, frame, packet, is_known }) => {
          const withTags = (tags: number): Bits =>
            inFront(m, frame, ethernet.bytes + tags * vlan.bytes, packet, headerBytes.link);
          const { header, room, fits, trailer } = lengths;
          return {
            built: {
              header: m.choose(
                [
                  [tags.at(1), withTags(2)],
                  [tags.at(0), withTags(1)],
                ],
                withTags(0),
              ),
              ...{ length: header, room, known: is_known, fits, trailer },
            },
          };
        });
      return out.built;
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
