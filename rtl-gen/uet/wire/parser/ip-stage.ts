/** IPv4 and IPv6. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { ipProtocols, ipv4, ipv6, udp } from '../layout/index.ts';
import { refusing, reservedBits } from './reserved-bits.ts';
import type { ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes, headerAt } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them, and to the verdict on IPv4's checksum. */
export const ipLatency = { header: 2, checksum: 4 } as const;

/** Bits of a length of a packet in bytes: IPv6's longest behind its headers. */
export const endBits = 17;

/**
 * Finds the IP header that one of `ipv4` and `ipv6` says is there; `header` is the union of both, 0 where there is
 * none. `there` is how many bytes of the packet have come, `left` how many bytes IP says are behind its header, and
 * `packet_end` how many it has in all with those before IP (`at_link` of them): whether they are really there is to be
 * seen at the packet's end, and comes between `early` and `late`. `bad_checksum` comes two clocks after the rest, and
 * is the first of the late reasons.
 *
 * `rest` begins with the IP header still: it is moved once, by what the transport's header adds. `transport` are the
 * bytes of that.
 *
 * Clock 1: checks and the first sums; clock 2: one of two headers; clocks 3 and 4: the rest of the checksum.
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
    ({ ipv4: isIpv4, ipv6: isIpv6, bytes, there, at_link: atLink }, m) => {
      const { nativeProtocol, trimmedDscps } = settings;
      const four = headerAt(ipv4, bytes);
      const six = headerAt(ipv6, bytes);
      const early = m.reg('early_1', Verdict);
      early.set('uet');
      m.when(isIpv4, () => {
        const version = m
          .when(there.lt(ipv4.bytes), () => early.set('short'))
          .elsewhen(four.version.ne(4), () => early.set('bad_version'));
        const stray = (): Bits<1> => reservedBits(m, ipv4, bytes);
        refusing(settings, version, stray, () => early.set('reserved_bits'))
          .elsewhen(four.ihl.lt(5), () => early.set('bad_length'))
          .elsewhen(four.ihl.ne(5), () => early.set('unsupported'))
          .elsewhen(four.total_length.lt(ipv4.bytes), () => early.set('bad_length'));
      }).elsewhen(isIpv6, () => {
        m.when(there.lt(ipv6.bytes), () => early.set('short')).elsewhen(six.version.ne(6), () =>
          early.set('bad_version'),
        );
      });
      const protocol = m.named('protocol', m.mux(isIpv4, four.protocol, six.next_header));
      const dscp = m.named('dscp', m.mux(isIpv4, four.dscp, six.dscp));

      const held = m.reg('held', bits(bytes.width));
      const held4 = m.reg('held_ipv4', bit);
      const held6 = m.reg('held_ipv6', bit);
      const fragment = m.reg('fragment', bit);
      const isUdp = m.reg('is_udp', bit);
      const isNative = m.reg('is_native', bit);
      const isTrimmed = m.reg('is_trimmed', bit);
      const behind = m.reg('behind', bits(16));
      const start = m.reg('start', bits(offsetBits));
      held.set(bytes);
      held4.set(isIpv4);
      held6.set(isIpv6);
      fragment.set(isIpv4.and(four.mf.or(four.fragment_offset.any())));
      isUdp.set(protocol.eq(ipProtocols.code.udp));
      isNative.set(nativeProtocol === undefined ? m.lit(1, 0) : protocol.eq(nativeProtocol));
      isTrimmed.set(trimmedDscps.map((value) => dscp.eq(value)).reduce<Bits<1>>((a, b) => a.or(b), m.lit(1, 0)));
      behind.set(m.mux(isIpv4, four.total_length.sub(ipv4.bytes), six.payload_length));
      start.set(m.mux(isIpv4, atLink.add(ipv4.bytes), atLink.add(ipv6.bytes)));

      const out = {
        header: m.reg('header', bits(ipv6.width)),
        early: m.reg('early', Verdict),
        late: m.reg('late', Verdict),
        udp: m.reg('udp', bit),
        entropy: m.reg('entropy', bit),
        trimmed: m.reg('trimmed', bit),
        rest: m.reg('rest', bits(8 * headerBytes.ip)),
        behind_ipv4: m.reg('behind_ipv4', bit),
        transport: m.reg('transport', bits(udp.width)),
        left: m.reg('left', bits(16)),
        at: m.reg('at', bits(offsetBits)),
        packet_end: m.reg('packet_end', bits(endBits)),
      };
      const pad = m.lit(ipv6.width - ipv4.width, 0);
      const nothing = m.lit(ipv6.width, 0);
      out.header.set(
        m.mux(held4, firstBytes(held, ipv4.bytes).cat(pad), m.mux(held6, firstBytes(held, ipv6.bytes), nothing)),
      );
      out.rest.set(held);
      out.behind_ipv4.set(held4);
      out.transport.set(
        m.mux(held4, bytesFrom(m, held, ipv4.bytes, udp.bytes), bytesFrom(m, held, ipv6.bytes, udp.bytes)),
      );
      const is_ip = m.named('is_ip', held4.or(held6).and(early.is('uet')));
      const is_whole = m.named('is_whole', is_ip.and(fragment.not()));
      out.early.set(early);
      m.when(is_ip.and(fragment), () => out.late.set('fragment'))
        .elsewhen(is_whole.and(isUdp.or(isNative).not()), () => out.late.set('other'))
        .otherwise(() => out.late.set('uet'));
      out.udp.set(is_whole.and(isUdp));
      out.entropy.set(is_whole.and(isNative));
      out.trimmed.set(is_whole.and(isTrimmed));
      out.left.set(behind);
      out.at.set(start);
      out.packet_end.set(behind.zext(endBits).add(start.zext(endBits)));

      // One's complement: the words add up to all ones, where carries out of 16 bits come back in at the bottom.
      const words = Array.from({ length: 10 }, (_, i) => bytesFrom(m, bytes, 2 * i, 2));
      const pairs = [0, 2, 4, 6, 8].map((i) => m.next(`sum_1_${i / 2}`, words[i]!.addWide(words[i + 1]!)));
      const quads = [0, 2].map((i) => m.next(`sum_2_${i / 2}`, pairs[i]!.addWide(pairs[i + 1]!)));
      const [single, last] = [m.reg('sum_2_2', bits(17)), m.reg('sum_3_1', bits(17))];
      const half = m.reg('sum_3_0', bits(19));
      single.set(pairs[4]!);
      last.set(single);
      half.set(quads[0]!.addWide(quads[1]!));
      const sum = m.named('sum', half.zext(20).add(last.zext(20)));
      const checked = [m.reg('checked_1', bit), m.reg('checked_2', bit), m.reg('checked_3', bit)];
      checked[0]!.set(isIpv4);
      checked[1]!.set(checked[0]!);
      checked[2]!.set(checked[1]!);
      const wrong = m.next(
        'wrong_sum',
        checked[2]!.and(sum.trunc(16).ne(m.lit(12, 0xfff).cat(sum.slice(19, 16).not()))),
      );
      return { ...out, bad_checksum: wrong };
    },
  );
