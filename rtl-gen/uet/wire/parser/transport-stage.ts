/** UDP, and the entropy header of native IP. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { entropy, udp } from '../layout/index.ts';
import { refusing, reservedBits } from './reserved-bits.ts';
import type { ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes, headerAt } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them. */
export const transportLatency = 2;

/**
 * Finds the header that one of `udp` and `entropy` says is there; `header` is the union of both. `left` is how many bytes IP
 * says that are left: what UDP says has to agree, except in trimmed packets. `found` where UET begins in `rest`.
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
        bytes: bits<number>(8 * headerBytes.transport),
        left: bits(16),
        at: bits<number>(offsetBits),
      },
      out: {
        header: bits<number>(udp.width),
        verdict: Verdict,
        found: bit,
        rest: bits<number>(8 * headerBytes.pds),
        rest_left: bits(16),
        rest_at: bits<number>(offsetBits),
      },
    },
    ({ udp: isUdp, entropy: isEntropy, trimmed, bytes, left, at }, m) => {
      const { destination_port: port, length } = headerAt(udp, bytes);
      const verdict = m.reg('verdict_1', Verdict);
      verdict.set('uet');
      const taken = m
        .when(isUdp, () => {
          m.when(left.lt(udp.bytes), () => verdict.set('short'))
            .elsewhen(port.ne(settings.udpPort), () => verdict.set('other'))
            .elsewhen(length.ne(left).and(trimmed.not()), () => verdict.set('bad_length'));
        })
        .elsewhen(isEntropy.and(left.lt(entropy.bytes)), () => verdict.set('short'));
      const stray = (): Bits<1> => isEntropy.and(reservedBits(m, entropy, bytes));
      refusing(settings, taken, stray, () => verdict.set('reserved_bits'));
      const held = m.reg('held', bits<number>(bytes.width));
      const heldUdp = m.reg('held_udp', bit);
      const heldEntropy = m.reg('held_entropy', bit);
      const heldLeft = m.reg('held_left', bits(16));
      const heldAt = m.reg('held_at', bits<number>(offsetBits));
      held.set(bytes);
      heldUdp.set(isUdp);
      heldEntropy.set(isEntropy);
      heldLeft.set(left);
      heldAt.set(at);

      const header = m.reg('header', bits<number>(udp.width));
      const found = m.reg('found', bit);
      const foundVerdict = m.reg('verdict', Verdict);
      const rest = m.reg('rest', bits<number>(8 * headerBytes.pds));
      const restLeft = m.reg('rest_left', bits(16));
      const restAt = m.reg('rest_at', bits<number>(offsetBits));
      const pad = m.lit<number>(udp.width - entropy.width, 0);
      foundVerdict.set(verdict);
      found.set(verdict.is('uet').and(heldUdp.or(heldEntropy)));
      m.when(heldUdp, () => {
        header.set(firstBytes(held, udp.bytes));
        rest.set(bytesFrom(m, held, udp.bytes, headerBytes.pds));
        restLeft.set(heldLeft.sub(udp.bytes));
        restAt.set(heldAt.add(udp.bytes));
      }).otherwise(() => {
        header.set(m.mux<Bits>(heldEntropy, firstBytes(held, entropy.bytes).cat(pad), m.lit(udp.width, 0)));
        rest.set(bytesFrom(m, held, entropy.bytes, headerBytes.pds));
        restLeft.set(heldLeft.sub(entropy.bytes));
        restAt.set(heldAt.add(entropy.bytes));
      });
      return { header, verdict: foundVerdict, found, rest, rest_left: restLeft, rest_at: restAt };
    },
  );
