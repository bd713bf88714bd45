/** Ethernet and its VLAN tags. */
import { type Bits, bit, bits, type Ctx, module } from '../../../hdl/index.ts';
import { ethernet, etherTypes, vlan } from '../layout/index.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them. */
export const linkLatency = 2;

/**
 * Finds the Ethernet header and 0 to 2 VLAN tags, and moves what is behind them to the front of `rest`. `there` is how
 * many bytes the packet has, as far as `bytes` goes; `left` is how many of them are behind the header. Exactly one of
 * `ipv4`, `ipv6` is 1 where `verdict` is `uet`, and none elsewhere.
 *
 * Clock 1: EtherTypes and lengths; clock 2: one of three moves.
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
    ({ bytes, there }, m) => {
      const types = [0, 1, 2].map((tag) => typeAt(m, bytes, ethernet.bytes + tag * vlan.bytes - 2));
      const has_tag = m.named('has_tag', isTag(types[0]!));
      const twice = m.named('twice', has_tag.and(isTag(types[1]!)));
      const chosen = (test: (type: Bits) => Bits<1>): Bits<1> =>
        m.mux(twice, test(types[2]!), m.mux(has_tag, test(types[1]!), test(types[0]!)));

      const held = m.next('held', bytes);
      const heldThere = m.next('held_there', there);
      const one = m.next('one_tag', has_tag.and(twice.not()));
      const two = m.next('two_tags', twice);
      const short = m.next(
        'short',
        there
          .lt(ethernet.bytes)
          .or(has_tag.and(there.lt(ethernet.bytes + vlan.bytes)))
          .or(twice.and(there.lt(ethernet.bytes + 2 * vlan.bytes))),
      );
      const isIpv4 = m.next(
        'is_ipv4',
        chosen((type) => type.eq(etherTypes.code.ipv4)),
      );
      const isIpv6 = m.next(
        'is_ipv6',
        chosen((type) => type.eq(etherTypes.code.ipv6)),
      );

      const out = {
        ethernet: m.reg('ethernet', bits(ethernet.width)),
        outer_tag: m.reg('outer_tag', bits(vlan.width)),
        inner_tag: m.reg('inner_tag', bits(vlan.width)),
        tags: m.reg('tags', bits(2)),
        verdict: m.reg('verdict', Verdict),
        ipv4: m.reg('ipv4', bit),
        ipv6: m.reg('ipv6', bit),
        rest: m.reg('rest', bits(8 * headerBytes.ip)),
        left: m.reg('left', bits(countBits)),
        at: m.reg('at', bits(offsetBits)),
      };
      const move = (from: number): void => {
        out.rest.set(bytesFrom(m, held, from, headerBytes.ip));
        out.left.set(heldThere.sub(from));
        out.at.set(from);
      };
      out.ethernet.set(firstBytes(held, ethernet.bytes));
      out.outer_tag.set(m.mux(one.or(two), bytesFrom(m, held, ethernet.bytes, vlan.bytes), m.lit(vlan.width, 0)));
      out.inner_tag.set(m.mux(two, bytesFrom(m, held, ethernet.bytes + vlan.bytes, vlan.bytes), m.lit(vlan.width, 0)));
      out.tags.set(two.cat(one));
      m.when(two, () => move(ethernet.bytes + 2 * vlan.bytes))
        .elsewhen(one, () => move(ethernet.bytes + vlan.bytes))
        .otherwise(() => move(ethernet.bytes));
      m.when(short, () => out.verdict.set('short'))
        .elsewhen(isIpv4.or(isIpv6), () => out.verdict.set('uet'))
        .otherwise(() => out.verdict.set('other'));
      out.ipv4.set(isIpv4.and(short.not()));
      out.ipv6.set(isIpv6.and(short.not()));
      return out;
    },
  );

const typeAt = (m: Ctx, bytes: Bits, from: number): Bits => bytesFrom(m, bytes, from, 2);

const isTag = (type: Bits): Bits<1> => type.eq(etherTypes.code.vlan).or(type.eq(etherTypes.code.service_vlan));
