/** UDP, and the entropy header of native IP. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
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
 * after the IPv4 or IPv6 header that `bytes` begin with: one of four moves takes `rest` to the front. `left` is how
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
    (inputs, m) =>
      pipeline(m, inputs)
        .stage('check', ({ udp: isUdp, entropy: isEntropy, trimmed, front, left }) => {
          const { destination_port: port, length } = headerAt(udp, front);
          const refusal = m.wire('refusal_now', Verdict, 'uet');
          const taken = m
            .when(isUdp, () => {
              m.when(left.lt(udp.bytes), () => refusal.set('short'))
                .elsewhen(port.ne(settings.udpPort), () => refusal.set('other'))
                .elsewhen(length.ne(left).and(trimmed.not()), () => refusal.set('bad_length'));
            })
            .elsewhen(isEntropy.and(left.lt(entropy.bytes)), () => refusal.set('short'));
          const stray = (): Bits<1> => isEntropy.and(reservedBits(m, entropy, front));
          refusing(settings, taken, stray, () => refusal.set('reserved_bits'));
          return { refusal };
        })
        .stage('move', ({ udp: isUdp, entropy: isEntropy, front, behind_ipv4, bytes, left, at, refusal }) => {
          const pad = m.lit(udp.width - entropy.width, 0);
          const after = (count: number): Bits =>
            m.mux(
              behind_ipv4,
              bytesFrom(m, bytes, ipv4.bytes + count, headerBytes.pds),
              bytesFrom(m, bytes, ipv6.bytes + count, headerBytes.pds),
            );
          const either = <T>(of: (count: number) => T): T => m.mux(isUdp, of(udp.bytes), of(entropy.bytes));
          const native = m.mux<Bits>(isEntropy, firstBytes(front, entropy.bytes).cat(pad), 0);
          return {
            carrier: {
              ...{ header: m.mux<Bits>(isUdp, front, native), verdict: refusal },
              found: refusal.is('uet').and(isUdp.or(isEntropy)),
              ...{ rest: either(after), rest_left: either((n) => left.sub(n)), rest_at: either((n) => at.add(n)) },
            },
          };
        }).out.carrier,
  );
