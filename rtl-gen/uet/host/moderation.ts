/** Interrupts of completion rings: not for each completion. */
import { type Bits, bit, bits, clog2, module, record } from '../../hdl/index.ts';
import { ConsumerDoorbell, completionRingBits, Moderation } from './queue-records.ts';

/**
 * `interrupts`: a bit a completion ring, 1 for one clock. A ring interrupts once after software has armed it: when
 * `count` completions are in memory (`written`) that it has not read, or `time` microseconds after the first of them.
 * With an arming come the completions that software has read: `consumer`, of `heads`, which says how many were written
 * into each ring. What is in memory then and has not been read counts.
 */
export const interruptModeration = (clocksPerMicrosecond: number) => {
  const rings = 2 ** completionRingBits;
  return module(
    `interrupt_moderation_c${clocksPerMicrosecond}_r${rings}`,
    {
      summary: `Interrupts of ${rings} completion rings, by count and by time.`,
      in: {
        written: record({ valid: bit, ring: bits(completionRingBits) }),
        reset_ring: record({ valid: bit, ring: bits(completionRingBits) }),
        doorbell: ConsumerDoorbell,
        moderation: Moderation,
      },
      out: { interrupts: bits(rings) },
    },
    ({ written, reset_ring, doorbell, moderation }, m) => {
      const part = m.reg('clock_in_microsecond', bits(clog2(clocksPerMicrosecond)), { reset: 0 });
      const tick = m.named('tick', part.eq(clocksPerMicrosecond - 1));
      part.set(m.mux(tick, m.lit(part.width, 0), part.add(1)));
      const fires = Array.from({ length: rings }, (_, i): Bits<1> => {
        const isMine = (of: { readonly valid: Bits<1>; readonly index: Bits }) => of.valid.and(of.index.eq(i));
        const isReset = reset_ring.valid.and(reset_ring.ring.eq(i));
        const count = m.reg(`count_${i}`, bits(8), { reset: 1 });
        const time = m.reg(`time_${i}`, bits(16), { reset: 0 });
        m.when(isMine(moderation), () => {
          count.set(m.mux(moderation.count.any(), moderation.count, m.lit(8, 1)));
          time.set(moderation.time);
        });
        const armed = m.reg(`armed_${i}`, bit, { reset: 0 });
        const inMemory = m.reg(`in_memory_${i}`, bits(16), { reset: 0 });
        const read = m.reg(`read_${i}`, bits(16), { reset: 0 });
        const waited = m.reg(`waited_${i}`, bits(16), { reset: 0 });
        const isWritten = written.valid.and(written.ring.eq(i));
        // Software may have read a completion of which the response has not come yet.
        const ahead = m.named(`ahead_${i}`, inMemory.sub(read));
        const unread = m.next(`unread_${i}`, ahead.mask(ahead.at(15).not()), { reset: 0 });
        const enough = m.next(`enough_${i}`, unread.ge(count.zext(16)), { reset: 0 });
        const late = m.next(`late_${i}`, unread.any().and(waited.ge(time)), { reset: 0 });
        // What has just been armed is judged by what software has read then: two clocks later.
        const settled = m.reg(`settled_${i}`, bits(3), { reset: 0 });
        const fire = m.named(`fire_${i}`, armed.and(settled.all()).and(enough.or(late)));
        m.when(isWritten, () => inMemory.set(inMemory.add(1)));
        m.when(unread.any().not(), () => waited.set(0)).elsewhen(tick.and(waited.all().not()), () =>
          waited.set(waited.add(1)),
        );
        settled.set(settled.shl(1).or(1));
        m.when(fire, () => armed.set(0));
        m.when(isMine(doorbell), () => {
          read.set(doorbell.consumer);
          armed.set(doorbell.arm);
          settled.set(0);
          waited.set(0);
        });
        m.when(isReset, () => {
          armed.set(0);
          inMemory.set(0);
          read.set(0);
        });
        return fire;
      });
      return { interrupts: fires.reduce<Bits>((low, high, i) => (i === 0 ? high : high.cat(low)), fires[0]!) };
    },
  );
};
