/** What is authenticated of a packet in front of its TSS header, as one word (uet-wire.md 8.7). */
import { type Bits, bits, cat, module } from '../../../hdl/index.ts';
import { Around, UdpAad } from './shapes.ts';

/** Most bytes of addresses and of what is authenticated between them and the TSS header. */
export const mostAround = 40;

/** The same with the longest TSS header. */
export const mostHeader = mostAround + 16;

/**
 * Addresses, entropy header or the part of the UDP header that counts, and behind them `tss`, 16 bytes of which the
 * last ones may be nothing. The first byte of `header` is in its most significant place; `front_bytes` are those in
 * front of `tss`. Combinational.
 */
export const tssAadHeader = module(
  'tss_aad_header',
  {
    summary: 'What is authenticated in front of a TSS header, and the header, as one word.',
    in: { around: Around, udp_aad: UdpAad, tss: bits(128) },
    out: { header: bits(8 * mostHeader), front_bytes: bits(6) },
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
    const zeros = (count: number): Bits => m.lit(count, 0);
    const tail = m.wire('tail', bits(192), 0);
    tail.set(tss.cat(zeros(64)));
    m.when(first.takes_two, () => tail.set(between.slice(47, 32).cat(tss).cat(zeros(48))));
    m.when(first.takes_four, () => tail.set(between.slice(63, 32).cat(tss).cat(zeros(32))));
    m.when(first.takes_eight, () => tail.set(between.cat(tss)));
    const short = cat(source.trunc(32), destination.trunc(32), tail, zeros(192));
    const long = cat(source, destination, tail);
    const more = cat(first.takes_eight, first.takes_four, first.takes_two, m.lit(1, 0)).zext(6);
    return {
      header: m.mux(ipv6, long, short),
      front_bytes: m.mux(ipv6, m.lit(6, 32), m.lit(6, 8)).add(more),
    };
  },
);

/** The bytes in the other order: words have the first one in the most significant place, beats in the least. */
export const firstByteLow = (word: Bits): Bits =>
  Array.from({ length: word.width / 8 }, (_, i) => word.slice(8 * i + 7, 8 * i)).reduce((high, low) => high.cat(low));
