/** Ethernet and its VLAN tags. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { ethernet, etherTypes, vlan } from '../layout/index.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them. */
export const linkLatency = 2;

/**
 * Finds the Ethernet header and 0 to 2 VLAN tags, and moves what follows them to the front of `rest`. `there` is how
 * many bytes the packet has, as far as `bytes` goes; `left` is how many of them follow the header. Exactly one of
 * `ipv4`, `ipv6` is 1 where `verdict` is `uet`, and none elsewhere.
 */
export const linkStage = (countBits: number) =>
  module(
    `uet_link_stage_n${countBits}`,
    {
      summary: 'Parses Ethernet and up to two VLAN tags.',
      in: { bytes: bits(8 * headerBytes.link), there: bits(countBits) },
      out: {
        ethernet: bits(ethernet.width),
        outer_tag: bits(vlan.width),
        inner_tag: bits(vlan.width),
        tags: bits(2),
        verdict: Verdict,
        ipv4: bit,
        ipv6: bit,
        rest: bits(8 * headerBytes.ip),
        left: bits(countBits),
        at: bits(offsetBits),
      },
    },
    (inputs, m) =>
      pipeline(m, inputs)
        .stage('types', ({ bytes, there }) => {
          const types = [0, 1, 2].map((tag) => bytesFrom(m, bytes, ethernet.bytes + tag * vlan.bytes - 2, 2));
          const has_tag = m.named('has_tag', isTag(types[0]!));
          const two_tags = has_tag.and(isTag(types[1]!));
          const isOf = (code: number): Bits<1> =>
            m.choose(
              [
                [two_tags, types[2]!.eq(code)],
                [has_tag, types[1]!.eq(code)],
              ],
              types[0]!.eq(code),
            );
          const lacks = (tags: number): Bits<1> => there.lt(ethernet.bytes + tags * vlan.bytes);
          return {
            ...{ two_tags, one_tag: has_tag.and(two_tags.not()) },
            short: lacks(0)
              .or(has_tag.and(lacks(1)))
              .or(two_tags.and(lacks(2))),
            is_ipv4: isOf(etherTypes.code.ipv4),
            is_ipv6: isOf(etherTypes.code.ipv6),
          };
        })
        .stage('move', ({ bytes, there, one_tag, two_tags, short, is_ipv4, is_ipv6 }) => {
          const tagAt = (tag: number): Bits => bytesFrom(m, bytes, ethernet.bytes + tag * vlan.bytes, vlan.bytes);
          const perTags = (of: (bytes: number) => Bits): Bits => {
            const after = (tags: number): Bits => of(ethernet.bytes + tags * vlan.bytes);
            return m.choose(
              [
                [two_tags, after(2)],
                [one_tag, after(1)],
              ],
              after(0),
            );
          };
          const verdict = (name: 'short' | 'uet' | 'other') => m.lit(Verdict, name);
          return {
            link: {
              ethernet: firstBytes(bytes, ethernet.bytes),
              outer_tag: m.mux<Bits>(one_tag.or(two_tags), tagAt(0), 0),
              inner_tag: m.mux<Bits>(two_tags, tagAt(1), 0),
              tags: two_tags.cat(one_tag),
              verdict: m.choose(
                [
                  [short, verdict('short')],
                  [is_ipv4.or(is_ipv6), verdict('uet')],
                ],
                verdict('other'),
              ),
              ...{ ipv4: is_ipv4.and(short.not()), ipv6: is_ipv6.and(short.not()) },
              rest: perTags((n) => bytesFrom(m, bytes, n, headerBytes.ip)),
              left: perTags((n) => there.sub(n)),
              at: perTags((n) => m.lit(offsetBits, n)),
            },
          };
        }).out.link,
  );

const isTag = (type: Bits): Bits<1> => type.eq(etherTypes.code.vlan).or(type.eq(etherTypes.code.service_vlan));
