/** UDP, and the entropy header of native IP. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { entropy, ipv4, ipv6, udp } from '../layout/index.ts';
import { refusing, reservedBits } from './reserved-bits.ts';
import type { ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes, headerAt } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them. */
export const transportLatency = 2;

/**
 * Finds the header that one of `udp` and `entropy` says is there; `header` is the union of both. It is in `front`, and
 * behind the IPv4 or IPv6 header that `bytes` begin with: one of four moves takes `rest` to the front. `left` is how
 * many bytes IP says that are left: what UDP says has to agree, except in trimmed packets. `found` where UET begins in
 * `rest`.
 */
export const transportStage = (settings: ParserSettings) =>
  module(
    'uet_transport_stage',
    {
      summary: 'Parses a UDP or entropy header.',
      in: {
        udp: bit,
        entropy: bit,
        trimmed: bit,
        front: bits(udp.width),
        behind_ipv4: bit,
        bytes: bits(8 * headerBytes.ip),
        left: bits(16),
        at: bits(offsetBits),
      },
      out: {
        header: bits(udp.width),
        verdict: Verdict,
        found: bit,
        rest: bits(8 * headerBytes.pds),
        rest_left: bits(16),
        rest_at: bits(offsetBits),
      },
    },
    ({ udp: isUdp, entropy: isEntropy, trimmed, front, behind_ipv4: behindIpv4, bytes, left, at }, m) => {
      const { destination_port: port, length } = headerAt(udp, front);
      const verdict = m.reg('verdict_1', Verdict);
      verdict.set('uet');
      const taken = m
        .when(isUdp, () => {
          m.when(left.lt(udp.bytes), () => verdict.set('short'))
            .elsewhen(port.ne(settings.udpPort), () => verdict.set('other'))
            .elsewhen(length.ne(left).and(trimmed.not()), () => verdict.set('bad_length'));
        })
        .elsewhen(isEntropy.and(left.lt(entropy.bytes)), () => verdict.set('short'));
      const stray = (): Bits<1> => isEntropy.and(reservedBits(m, entropy, front));
      refusing(settings, taken, stray, () => verdict.set('reserved_bits'));
      const held = m.reg('held', bits(bytes.width));
      const heldFront = m.reg('held_front', bits(udp.width));
      const heldIpv4 = m.reg('held_behind_ipv4', bit);
      const heldUdp = m.reg('held_udp', bit);
      const heldEntropy = m.reg('held_entropy', bit);
      const heldLeft = m.reg('held_left', bits(16));
      const heldAt = m.reg('held_at', bits(offsetBits));
      held.set(bytes);
      heldFront.set(front);
      heldIpv4.set(behindIpv4);
      heldUdp.set(isUdp);
      heldEntropy.set(isEntropy);
      heldLeft.set(left);
      heldAt.set(at);

      const header = m.reg('header', bits(udp.width));
      const found = m.reg('found', bit);
      const foundVerdict = m.reg('verdict', Verdict);
      const rest = m.reg('rest', bits(8 * headerBytes.pds));
      const restLeft = m.reg('rest_left', bits(16));
      const restAt = m.reg('rest_at', bits(offsetBits));
      const pad = m.lit(udp.width - entropy.width, 0);
      foundVerdict.set(verdict);
      found.set(verdict.is('uet').and(heldUdp.or(heldEntropy)));
      const behind = (bytes: number): Bits =>
        m.mux(
          heldIpv4,
          bytesFrom(m, held, ipv4.bytes + bytes, headerBytes.pds),
          bytesFrom(m, held, ipv6.bytes + bytes, headerBytes.pds),
        );
      m.when(heldUdp, () => {
        header.set(heldFront);
        rest.set(behind(udp.bytes));
        restLeft.set(heldLeft.sub(udp.bytes));
        restAt.set(heldAt.add(udp.bytes));
      }).otherwise(() => {
        header.set(m.mux(heldEntropy, firstBytes(heldFront, entropy.bytes).cat(pad), m.lit(udp.width, 0)));
        rest.set(behind(entropy.bytes));
        restLeft.set(heldLeft.sub(entropy.bytes));
        restAt.set(heldAt.add(entropy.bytes));
      });
      return { header, verdict: foundVerdict, found, rest, rest_left: restLeft, rest_at: restAt };
    },
  );
