/** What is authenticated of a packet in front of its TSS header, as one word (uet-wire.md 8.7). */
import { type Bits, bits, cat, module, optional } from '../../../hdl/index.ts';
import { Around, UdpAad } from './shapes.ts';

/** Most bytes of addresses and of what is authenticated between them and the TSS header. */
export const mostAround = 40;

/** The same with the longest TSS header. */
export const mostHeader = mostAround + 16;

/** A word that begins with `short`, and goes on as `long` does. */
const over = (long: Bits, short: Bits): Bits =>
  short.width === long.width ? short : short.cat(long.trunc(long.width - short.width));

/**
 * Addresses, entropy header or the part of the UDP header that counts, and after them, with a TSS header, `tss`, 16
 * bytes of which the last ones may be nothing. The first byte of `header` is in its most significant place;
 * `front_bytes` are those in front of `tss`. What comes after the last byte is what a longer one has there.
 * Combinational.
 */
const aadHeader = (hasTss: boolean) =>
  module(
    hasTss ? 'tss_aad_header' : 'tss_aad_front',
    {
      summary: hasTss
        ? 'What is authenticated in front of a TSS header, and the header, as one word.'
        : 'What is authenticated in front of a TSS header, as one word.',
      in: { around: Around, udp_aad: UdpAad, tss: optional(hasTss, bits(128)) },
      out: { header: bits(8 * (hasTss ? mostHeader : mostAround)), front_bytes: bits(6) },
    },
    ({ around, udp_aad, tss }, m) => {
      const { ipv6, source, destination, udp, between } = around;
      m.unused(around.bytes);
      const first = m.named({
        // An entropy header counts whole, as both ports do, which take as much.
        takes_four: udp.not().or(udp_aad.is('ports')),
        takes_eight: udp.and(udp_aad.is('header')),
        takes_two: udp.and(udp_aad.is('destination_port')),
      });
      const before = (front: Bits): Bits => (tss === undefined ? front : front.cat(tss));
      const longest = before(between);
      const none = tss === undefined ? longest : over(longest, tss);
      const two = m.mux(first.takes_two, over(longest, before(between.slice(47, 32))), none);
      const four = m.mux(first.takes_four, over(longest, before(between.slice(63, 32))), two);
      const tail = m.named('tail', m.mux(first.takes_eight, longest, four));
      const long = cat(source, destination, tail);
      const short = over(long, cat(source.trunc(32), destination.trunc(32), tail));
      const more = cat(first.takes_eight, first.takes_four, first.takes_two, m.lit(1, 0)).zext(6);
      return {
        header: m.mux(ipv6, long, short),
        front_bytes: m.mux(ipv6, m.lit(6, 32), m.lit(6, 8)).add(more),
      };
    },
  );

export const tssAadHeader = aadHeader(true);
export const tssAadFront = aadHeader(false);
