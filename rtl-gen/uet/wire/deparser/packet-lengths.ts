/** How long a packet is, and where in it things are. */
import { type Bits, bit, bits, module, optional, record } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { crc, entropy, ethernet, fcs, ipv4, ipv6, udp, vlan } from '../layout/index.ts';
import { offsetBits } from '../parser/sizes.ts';
import type { DeparserSettings } from './settings.ts';

/** Bits of a number of bytes of a packet: a few more than IP can count, so that too many are seen. */
export const positionBits = 17;

/** Bits of the number of bytes after the payload: UET CRC, padding, FCS. */
export const roomBits = 6;

/** Least bytes of a frame before its FCS. */
const leastFrame = 60;

/**
 * Where a packet's checksums go. `crc`: whether there is one, the byte from which it counts, and its first byte; `fcs`:
 * its first byte.
 */
export const trailerShape = (settings: Pick<DeparserSettings, 'crc' | 'fcs'>) =>
  record({
    crc: optional(settings.crc !== 'none', record({ has: bit, from: bits(offsetBits), at: bits(positionBits) })),
    fcs: optional(settings.fcs, bits(positionBits)),
  });

/** Clocks from the inputs to `datagram`, to `total`, and to all others. */
export const packetLengthsLatency = { datagram: 2, total: 3, rest: 5 } as const;

/**
 * The lengths of a packet in bytes: `datagram` from UDP or the entropy header on, `total` of an IPv4 packet, `header`
 * of all headers, `room` of what is after the payload. `uet`, those of the headers of UET, comes one clock after the
 * rest. `fits` says that the length that IP states is one that it can.
 *
 * Clock 1: what kinds alone say; clock 2: headers, and the datagram; clock 3: IP packet and frame; clocks 4 and 5:
 * padding and room.
 */
export const packetLengths = (settings: DeparserSettings) => {
  const { crcCoverage, fcs: hasFcs, pad } = settings;
  const withCrc = settings.crc !== 'none';
  const Length = bits(positionBits);
  return module(
    'uet_packet_lengths',
    {
      summary: 'Computes the lengths of a packet.',
      in: { tags: bits(2), ipv4: bit, udp: bit, has_crc: bit, payload: bits(16), uet: bits(8) },
      out: {
        datagram: Length,
        total: Length,
        header: bits(8),
        room: bits(roomBits),
        fits: bit,
        trailer: trailerShape(settings),
      },
    },
    ({ tags, ipv4: isIpv4, udp: isUdp, has_crc: hasCrc, payload, uet }, m) => {
      const later = delayer(m);
      // Without a CRC of the transport nothing asks for it.
      m.unused(hasCrc);
      const register = <W extends number>(name: string, value: Bits<W>): Bits<W> => m.next(name, value);
      const perKind = (is: Bits<1>, yes: number, no: number): Bits<8> => m.mux(is, m.lit(8, yes), m.lit(8, no));
      const crcBytes = (is: Bits<1>): Bits<3> => m.lit(3, crc.bytes).mask(is);

      // Clock 1.
      const untagged = perKind(tags.at(0), ethernet.bytes + vlan.bytes, ethernet.bytes);
      const link = register('link', m.mux(tags.at(1), m.lit(8, ethernet.bytes + 2 * vlan.bytes), untagged));
      const network = register('network', perKind(isIpv4, ipv4.bytes, ipv6.bytes));
      const carrier = register('carrier', perKind(isUdp, udp.bytes, entropy.bytes));
      const behind = register(
        'behind',
        withCrc ? payload.zext(positionBits).add(crcBytes(hasCrc).zext(positionBits)) : payload.zext(positionBits),
      );

      // Clock 2.
      const own = m.named('own', uet.add(carrier));
      const outside = m.named('outside', link.add(network));
      const datagram = register('datagram', behind.add(own.zext(positionBits)));
      const header = register('all_headers', outside.add(own));

      // Clocks 3 and 4: IP's field has one bit less than a length has here.
      const total = register('total', datagram.add(ipv4.bytes));
      const counted = m.mux(
        later('is_ipv4', bit, isIpv4, packetLengthsLatency.total),
        total,
        later('datagram', Length, datagram, 1),
      );
      const fits = register('counted', counted.at(positionBits - 1).not());
      const sums = {
        datagram,
        total,
        header: later('header', bits(8), header, 3),
        fits: later('counted', bit, fits, 1),
      };
      const none = m.lit(roomBits, 0);
      if (!pad && !withCrc && !hasFcs) return { ...sums, room: none, trailer: { crc: undefined, fcs: undefined } };

      // Clocks 3 to 5: the frame.
      const outer = register('outer', outside);
      const end = register('ip_end', datagram.add(outer.zext(positionBits)));
      const is_small = m.named('is_small', end.lt(leastFrame));
      const missing = () => m.lit(roomBits, leastFrame).sub(end.trunc(roomBits));
      const padding = pad ? register('padding', m.mux(is_small, missing(), none)) : none;
      const fixed = padding.add(hasFcs ? fcs.bytes : 0);
      const ofCrc = () => crcBytes(later('has_crc_at_room', bit, hasCrc, 4)).zext(roomBits);
      const room = pad || withCrc ? register('room', withCrc ? fixed.add(ofCrc()) : fixed) : fixed;
      const trailer = { crc: withCrc ? crcPlace() : undefined, fcs: hasFcs ? fcsPlace() : undefined };
      return { ...sums, room, trailer };

      function crcPlace() {
        const at = register('crc_at', end.sub(crc.bytes));
        const from = register('crc_from', crcCoverage === 'addresses' ? link.add(addresses()) : outside.add(carrier));
        return {
          has: later('has_crc', bit, hasCrc, packetLengthsLatency.rest),
          from: later('crc_from', bits(offsetBits), from, 3),
          at: later('crc_at', Length, at, 1),
        };
      }

      /** Bytes of the IP header before its addresses. */
      function addresses() {
        return register('before_addresses', perKind(isIpv4, ipv4.bytes - 8, ipv6.bytes - 32));
      }

      function fcsPlace() {
        const frame = register('frame', pad ? m.mux(is_small, m.lit(positionBits, leastFrame), end) : end);
        return later('frame', Length, frame, 1);
      }
    },
  );
};
