/** Finds a frame's IP header, and works out what trimming and marking would make of it. */
import { type Bits, bits, type Ctx, module, record } from '../../hdl/index.ts';
import { ethernet, etherTypes, ipProtocols, ipv4, ipv6, vlan } from '../wire/layout/index.ts';
import { FrameHead, MarkPlan } from './records.ts';

/** Clocks from a frame's first beat to what is known of it. */
export const headLatency = 5;

/** Bytes of the IP payload that a switch leaves (uet-wire.md 11.3): with UDP, and without it. */
const leastTrimmed = { udp: 24, native: 20 } as const;

/** The byte at which the IP header begins after so many tags. */
export const ipAt = (tags: number): number => ethernet.bytes + tags * vlan.bytes;
export const tagCounts = [0, 1, 2] as const;

/** A byte of a beat, the first one the least significant. */
export const byteAt = (data: Bits, i: number): Bits<8> => data.slice(8 * i + 7, 8 * i);
const wordAt = (data: Bits, i: number): Bits<16> => byteAt(data, i).cat(byteAt(data, i + 1));

/** Trimmed: IP's length and checksum, how many bytes of the frame are left, and the first bits of IPv6's flow label. */
export const TrimPlan = record({ length: bits(16), checksum: bits(16), end: bits(7), flow: bits(4) });

/**
 * Of a frame's first 64 bytes, in `headLatency` clocks: its head; how it would be trimmed to `dscp`; how it would be
 * marked. IP headers that are no good (another version, options) are none.
 *
 * A checksum is updated by what changes, not computed again, so a wrong one stays wrong (RFC 1624, equation 3).
 */
export const frameHead = module(
  'uet_switch_head',
  {
    summary: "Finds a frame's IP header, and what trimming and marking make of it.",
    in: { data: bits(512), dscp: bits(6) },
    out: { head: FrameHead, trim: TrimPlan, mark: MarkPlan },
  },
  ({ data, dscp }, m) => {
    // Clock 1: tags. Clock 2: the IP header at the front.
    const type = (tags: number): Bits<16> => wordAt(data, ipAt(tags) - 2);
    const isTag = (word: Bits): Bits<1> => word.eq(etherTypes.code.vlan).or(word.eq(etherTypes.code.service_vlan));
    const tagged = m.named('has_tag', isTag(type(0)));
    const twice = m.named('twice', tagged.and(isTag(type(1))));
    const of = (name: string, code: number): Bits<1> =>
      m.next(name, m.mux(twice, type(2).eq(code), m.mux(tagged, type(1).eq(code), type(0).eq(code))));
    const [saysV4, saysV6] = [of('says_ipv4', etherTypes.code.ipv4), of('says_ipv6', etherTypes.code.ipv6)];
    const one = m.next('one_tag', tagged.and(twice.not()));
    const two = m.next('two_tags', twice);
    const held = m.next('held', data.trunc(8 * (ipAt(2) + ipv4.bytes)));
    const headerAt = (tags: number): Bits => held.shr(8 * ipAt(tags)).trunc(8 * ipv4.bytes);
    const ip = m.next('ip', m.mux(two, headerAt(2), m.mux(one, headerAt(1), headerAt(0))));
    const first = m.named(
      'first_byte',
      m.mux(two, byteAt(headerAt(2), 0), m.mux(one, byteAt(headerAt(1), 0), byteAt(headerAt(0), 0))),
    );
    const isV4 = m.next('is_ipv4', saysV4.and(first.eq(0x45)));
    const isV6 = m.next('is_ipv6', saysV6.and(first.slice(7, 4).eq(6)));
    const tags = m.next('tags', two.cat(one));

    // Clock 3: fields and the first sums of checksums. Words are of IPv4; ~m + m' of those that change.
    const class6 = byteAt(ip, 0).slice(3, 0).cat(byteAt(ip, 1).slice(7, 4));
    const trafficClass = m.named('traffic_class', m.mux(isV4, byteAt(ip, 1), class6));
    const isUdp = m.named('is_udp', m.mux(isV4, byteAt(ip, 9), byteAt(ip, 6)).eq(ipProtocols.code.udp));
    const head = m.next('early', {
      tags,
      ipv4: isV4,
      ipv6: isV6,
      dscp: trafficClass.slice(7, 2),
      ecn: trafficClass.slice(1, 0),
      udp: isUdp,
    });
    const stated = m.next('stated', m.mux(isV4, wordAt(ip, 2), wordAt(ip, 4)));
    const least = m.next('least', leastOf(m, isV4, isUdp));
    const sum = m.named('old_sum', wordAt(ip, 10).not());
    const oldTos = m.named('old_tos', wordAt(ip, 0).not());
    const newTos = m.named('new_tos', byteAt(ip, 0).cat(dscp).cat(trafficClass.slice(1, 0)));
    const some = m.next('some', sum.addWide(oldTos));
    const others = m.next('others', newTos.addWide(wordAt(ip, 2).not()));
    // Not-ECT stays; ECT(0) and ECT(1) become CE by 1 and 2.
    const ecn = m.named('ecn', trafficClass.slice(1, 0));
    const capable = m.next('capable', ecn.eq(1).or(ecn.eq(2)).and(isV4.or(isV6)));
    const markedSum = m.next('marked_sum', sum.addWide(ecn.zext(16).xor(3)));

    const flow = m.next('flow', byteAt(ip, 1).slice(3, 0));

    // Clock 4: lengths, and sums in which carries are left.
    const isShort = m.named('is_short', stated.lt(least));
    const length = m.named('length', m.mux(isShort, stated, least));
    const base = m.named('base', m.mux(head.ipv4, m.lit(16, ipAt(0)), m.lit(16, ipAt(0) + ipv6.bytes)));
    const afterTags = m.named('after_tags', base.add(head.tags.zext(16).shl(2)));
    const end = m.next('cut_end', afterTags.add(length).trunc(7));
    const total = m.next('total', some.addWide(others).addWide(length.zext(18)));
    const marks = m.next('marks', { capable, sum: markedSum });
    const late = m.next('late', { head, length, flow });

    // Clock 5: carries come back in.
    const { tags: lateTags, ipv4: lateV4 } = late.head;
    const mark = { capable: marks.capable, tags: lateTags, ipv4: lateV4 };
    const markChecksum = folded(m, 'marked', marks.sum.zext(19));
    return {
      head: m.next('head', late.head),
      trim: m.next('trim', { length: late.length, checksum: folded(m, 'trimmed', total), end, flow: late.flow }),
      mark: m.next('mark', { ...mark, checksum: markChecksum }),
    };
  },
);

/** The length of a header with the least payload that is left: of IPv4 with its own bytes, of IPv6 without. */
const leastOf = (m: Ctx, isV4: Bits<1>, isUdp: Bits<1>): Bits<16> =>
  m.mux(
    isV4,
    m.mux(isUdp, m.lit(16, ipv4.bytes + leastTrimmed.udp), m.lit(16, ipv4.bytes + leastTrimmed.native)),
    m.mux(isUdp, m.lit(16, leastTrimmed.udp), m.lit(16, leastTrimmed.native)),
  );

/** Carries out of 16 bits come back in at the bottom; the inverted sum is the checksum. */
function folded(m: Ctx, name: string, sum: Bits<19>): Bits<16> {
  const once = m.named(`${name}_once`, sum.trunc(16).addWide(sum.slice(18, 16).zext(16)));
  return once.trunc(16).add(once.at(16).zext(16)).not();
}
