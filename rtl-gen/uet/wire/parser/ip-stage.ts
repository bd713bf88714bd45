/** IPv4 and IPv6. */
import { type Bits, bit, bits, type Ctx, module, vecOf } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { ipProtocols, ipv4, ipv6, udp } from '../layout/index.ts';
import { refusing, reservedBits } from './reserved-bits.ts';
import type { ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes, headerAt, isOneOf } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them, and to the verdict on IPv4's checksum. */
export const ipLatency = { header: 2, checksum: 4 } as const;

/** Bits of a length of a packet in bytes: IPv6's longest after its headers. */
export const endBits = 17;

/**
 * Finds the IP header that one of `ipv4` and `ipv6` says is there; `header` is the union of both, 0 where there is
 * none. `there` is how many bytes of the packet have come, `left` how many bytes IP says follow its header, and
 * `packet_end` how many it has in all with those before IP (`at_link` of them): whether they are really there is to be
 * seen at the packet's end, and comes between `early` and `late`. `bad_checksum` comes two clocks after the rest, and
 * is the first of the late reasons.
 *
 * `rest` begins with the IP header still: it is moved once, by what the transport's header adds. `transport` are the
 * bytes of that.
 */
export const ipStage = (settings: ParserSettings, countBits: number) =>
  module(
    `uet_ip_stage_n${countBits}`,
    {
      summary: 'Parses an IPv4 or IPv6 header.',
      in: {
        ipv4: bit,
        ipv6: bit,
        bytes: bits(8 * headerBytes.ip),
        there: bits(countBits),
        at_link: bits(offsetBits),
      },
      out: {
        header: bits(ipv6.width),
        early: Verdict,
        late: Verdict,
        bad_checksum: bit,
        udp: bit,
        entropy: bit,
        trimmed: bit,
        rest: bits(8 * headerBytes.ip),
        behind_ipv4: bit,
        transport: bits(udp.width),
        left: bits(16),
        at: bits(offsetBits),
        packet_end: bits(endBits),
      },
    },
    (inputs, m) => {
      const { nativeProtocol, trimmedDscps } = settings;
      const p = pipeline(m, inputs)
        .stage('check', ({ ipv4: isIpv4, ipv6: isIpv6, bytes, there, at_link }) => {
          const [four, six] = [headerAt(ipv4, bytes), headerAt(ipv6, bytes)];
          const refusal = m.wire('refusal_now', Verdict, 'uet');
          m.when(isIpv4, () => {
            const version = m
              .when(there.lt(ipv4.bytes), () => refusal.set('short'))
              .elsewhen(four.version.ne(4), () => refusal.set('bad_version'));
            const stray = (): Bits<1> => reservedBits(m, ipv4, bytes);
            refusing(settings, version, stray, () => refusal.set('reserved_bits'))
              .elsewhen(four.ihl.lt(5), () => refusal.set('bad_length'))
              .elsewhen(four.ihl.ne(5), () => refusal.set('unsupported'))
              .elsewhen(four.total_length.lt(ipv4.bytes), () => refusal.set('bad_length'));
          }).elsewhen(isIpv6, () => {
            m.when(there.lt(ipv6.bytes), () => refusal.set('short')).elsewhen(six.version.ne(6), () =>
              refusal.set('bad_version'),
            );
          });
          const protocol = m.named('protocol', m.mux(isIpv4, four.protocol, six.next_header));
          const dscp = m.named('dscp', m.mux(isIpv4, four.dscp, six.dscp));
          return {
            refusal,
            fragment: isIpv4.and(four.mf.or(four.fragment_offset.any())),
            is_udp: protocol.eq(ipProtocols.code.udp),
            is_native: nativeProtocol === undefined ? m.lit(1, 0) : protocol.eq(nativeProtocol),
            is_trimmed: trimmedDscps.length === 0 ? m.lit(1, 0) : isOneOf(dscp, trimmedDscps),
            length: m.mux(isIpv4, four.total_length.sub(ipv4.bytes), six.payload_length),
            start: m.mux(isIpv4, at_link.add(ipv4.bytes), at_link.add(ipv6.bytes)),
          };
        })
        .stage('choose', (now) => {
          const { ipv4: isIpv4, ipv6: isIpv6, bytes, refusal, fragment, length, start } = now;
          const { is_udp, is_native, is_trimmed } = now;
          const is_ip = m.named('is_ip', isIpv4.or(isIpv6).and(refusal.is('uet')));
          const is_whole = m.named('is_whole', is_ip.and(fragment.not()));
          const wide = firstBytes(bytes, ipv4.bytes).cat(m.lit(ipv6.width - ipv4.width, 0));
          return {
            ip: {
              header: m.choose<Bits>(
                [
                  [isIpv4, wide],
                  [isIpv6, firstBytes(bytes, ipv6.bytes)],
                ],
                0,
              ),
              early: refusal,
              late: m.choose(
                [
                  [is_ip.and(fragment), m.lit(Verdict, 'fragment')],
                  [is_whole.and(is_udp.or(is_native).not()), m.lit(Verdict, 'other')],
                ],
                m.lit(Verdict, 'uet'),
              ),
              ...{ udp: is_whole.and(is_udp), entropy: is_whole.and(is_native), trimmed: is_whole.and(is_trimmed) },
              ...{ rest: bytes, behind_ipv4: isIpv4 },
              transport: m.mux(
                isIpv4,
                bytesFrom(m, bytes, ipv4.bytes, udp.bytes),
                bytesFrom(m, bytes, ipv6.bytes, udp.bytes),
              ),
              ...{ left: length, at: start, packet_end: length.zext(endBits).add(start.zext(endBits)) },
            },
          };
        });
      return { ...p.out.ip, bad_checksum: badChecksum(m, inputs.bytes, inputs.ipv4) };
    },
  );

/**
 * Whether the checksum of an IPv4 header was wrong, 4 clocks later. In one's complement the words add up to all ones,
 * where carries out of 16 bits come back in at the bottom.
 */
function badChecksum(m: Ctx, bytes: Bits, is_checked: Bits<1>): Bits<1> {
  const word = (i: number): Bits => bytesFrom(m, bytes, 2 * i, 2);
  const sum = (i: number): Bits => word(i).addWide(word(i + 1));
  return pipeline(m, { is_checked })
    .stage('pairs', () => ({ pairs: vecOf(sum(0), sum(2), sum(4), sum(6), sum(8)) }))
    .stage('quads', ({ pairs }) => ({
      quads: vecOf(pairs.at(0).addWide(pairs.at(1)), pairs.at(2).addWide(pairs.at(3))),
      fifth: pairs.at(4),
    }))
    .stage('half', ({ quads }) => ({ half: quads.at(0).addWide(quads.at(1)) }))
    .stage('sum', ({ half, fifth, is_checked }) => {
      const sum = m.named('sum', half.zext(20).add(fifth.zext(20)));
      return { wrong_sum: is_checked.and(sum.trunc(16).ne(m.lit(12, 0xfff).cat(sum.slice(19, 16).not()))) };
    }).out.wrong_sum;
}
