/** Counts what every PDC has taken, and says which of it is acknowledged at once (uet-wire.md 7.9, 9.6). */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { updateContext } from '../context-update.ts';
import { AckRegisters } from '../records.ts';
import type { TrackerLayout } from '../tracker-layout.ts';

/** What an account says of a packet: whether it is to be acknowledged at once, and the bytes of its PDC. */
export const Accounted = record({ wanted: bit, bytes: bits(32) });

/** What an account is told of a packet, two clocks after its context. */
export const Taken = record({
  /** It has been accepted: it is counted. */
  accepted: bit,
  /** It has opened the PDC: the account begins. */
  fresh: bit,
  /** It is the highest PSN received. */
  is_highest: bit,
  /** It is acknowledged at once whatever is counted: ar, syn or retx. */
  urgent: bit,
  ar: bit,
  ce: bit,
  /** Nominal bytes of a request, 0 of others. */
  size: bits(14),
});

/**
 * With t the clock of `enable` and `pdc`: in t + 1 `length`, the packet's bytes of payload; in t + 2 `taken`, what
 * became of it; in t + 3 `wanted`, whether it is to be acknowledged at once, and `bytes`, the nominal bytes of all that
 * was accepted, modulo 2^32. Each packet sees what those before it left.
 *
 * The counter of bytes restarts with each packet that is acknowledged at once, by whatever trigger. That the highest
 * PSN received is the highest one that had ar (`ack_tail`) is kept as a bit: only the highest packet can change it.
 */
export const ackAccount = (layout: TrackerLayout) => {
  const { contexts, contextBits, suffix } = layout;
  return module(
    `ack_account_${suffix}`,
    {
      summary: `Bytes accepted by each of ${contexts} PDCs, and which packets are acknowledged at once.`,
      in: {
        enable: bit,
        pdc: bits(contextBits),
        length: bits(14),
        taken: Taken,
        registers: AckRegisters,
      },
      out: { wanted: bit, bytes: bits(32) },
    },
    ({ enable, pdc, length, taken, registers }, m) => {
      // t + 1: what the packet adds, and from which count on that reaches the trigger.
      const added = m.named('added', length.max(registers.ack_gen_min_add.zext(14)).zext(16));
      const step = m.next('step', added);
      const threshold = m.next('threshold', registers.ack_gen_trigger.zext(17).sub(added.zext(17)));

      // t + 2.
      const { accepted, fresh, is_highest, urgent, ar, ce, size } = taken;
      const atOnce = urgent.or(ce.and(registers.ack_on_ecn)).or(registers.ack_per_packet);
      const shown = m.reg('shown', Accounted);
      updateContext(m, 'accounts', Account, { depth: contexts, enable, addr: pdc }, (now) => {
        const kept = fresh.not();
        const count = m.named('count', now.count.mask(kept));
        const reaches = m.named('reaches', threshold.at(16).or(count.ge(threshold.trunc(16))));
        const before = now.tail.and(kept);
        const tail = m.named('tail', m.mux(is_highest, ar, before));
        const wanted = m.named('wants', atOnce.or(reaches).or(tail.and(registers.ack_tail)));
        const sum = now.bytes.mask(kept);
        const next = {
          count: m.mux(accepted, count.add(step).mask(wanted.not()), count),
          tail: m.mux(accepted, tail, before),
          bytes: m.mux(accepted, sum.add(size.zext(32)), sum),
        };
        shown.set({ wanted, bytes: next.bytes });
        return { next, write: m.lit(1, 1) };
      });
      return shown;
    },
  );
};

/**
 * What is kept of a PDC: bytes since the last ACK at once, whether the highest PSN had ar, and nominal bytes in all.
 */
const Account = record({ count: bits(16), tail: bit, bytes: bits(32) });
