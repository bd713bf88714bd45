/** PDCIDs that are free, and those that have been and must wait before they are used again (uet-wire.md 7.1, 7.5). */
import { type Bits, bit, bits, module, record } from '../../../../hdl/index.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { history } from '../history.ts';
import type { ArrivalLayout } from './arrival-layout.ts';

/** A PDCID, in the clocks with `valid`. */
export const PdcidOffer = record({ valid: bit, pdcid: bits(16) });

/** Bits of the times of quarantine, in units of 128 ns: the longest quarantine is half of their range, 4.2 s. */
const timeBits = 26;

/** Bits of a quarantine's length, in units of 128 ns. */
export const quarantineBits = timeBits - 1;

/**
 * A PDCID is {generation, index}; the generation counts from 1 and is never 0. Free ones are a queue in the order in which they
 * became free, at first that of their indices; the last `reserved` indices are a queue of their own.
 *
 * - `shared`, `reserved`: the next one of each queue. In a clock with `take_shared` or `take_reserved` it is taken.
 * - `freed`: a PDC has ended; its place waits, with the next generation, for `quarantine_time`, and until it has been
 *   `forgotten`: one pulse for each that was freed, in their order.
 * - `released`: the wait is over; from 5 clocks later on the PDCID may be offered.
 *
 * `now` counts units of 128 ns and must not skip a round of its 17 bits. For N clocks after reset the queues are
 * filled; `ready` is 0 then. Latencies of the queues are those of `blockFifo`.
 */
export const placePool = (layout: ArrivalLayout) => {
  const { contexts, contextBits, generationBits, reserved } = layout;
  const shared = contexts - reserved;
  return module(
    `place_pool_n${contexts}_r${reserved}`,
    {
      summary: `Free PDCIDs of ${contexts} PDCs, ${reserved} of them reserved, and their quarantine.`,
      in: {
        take_shared: bit,
        take_reserved: bit,
        freed: PdcidOffer,
        forgotten: bit,
        now: bits(17),
        quarantine_time: bits<number>(quarantineBits),
      },
      out: { ready: bit, shared: PdcidOffer, reserved: PdcidOffer, released: PdcidOffer },
    },
    (io, m) => {
      const filling = m.reg('filling', bit, { reset: 1 });
      const filled = m.reg('filled', bits<number>(contextBits), { reset: 0 });
      // It counts on, and nothing looks at it any more.
      filled.set(filled.add(1));
      m.when(filled.eq(contexts - 1), () => filling.set(0));

      // Time in more bits than are given.
      const last = m.reg('last_now', bits(17), { reset: 0 });
      const rounds = m.reg('rounds', bits<number>(timeBits - 17), { reset: 0 });
      last.set(io.now);
      m.when(io.now.lt(last), () => rounds.set(rounds.add(1)));
      const time = rounds.cat(last).as<number>(timeBits);

      // Quarantine: the next generation, and since when. Of the two numbers of a PDCID the generation skips 0.
      const index = io.freed.pdcid.trunc(contextBits);
      const generation = io.freed.pdcid.slice(15, contextBits).as<number>(generationBits);
      const following = m.mux(generation.all(), m.lit(generationBits, 1), generation.add(1));
      const Waiting = record({ pdcid: bits(16), since: bits<number>(timeBits) });
      const leaves = m.wire('leaves', bit, 0);
      const quarantine = m.inst('quarantine', blockFifo(Waiting, contexts), {
        up: { payload: { pdcid: following.cat(index).as(16), since: time }, valid: io.freed.valid },
        down: { ready: leaves },
      });
      m.assert('quarantine_has_room', io.freed.valid.and(quarantine.up.ready.not()).not());
      const oldest = quarantine.down;

      // Its age is known two clocks after it is shown; `settled` counts them.
      const settled = m.reg('settled', bits(2), { reset: 0 });
      m.when(oldest.valid.not().or(leaves), () => settled.set(0)).elsewhen(settled.all().not(), () =>
        settled.set(settled.add(1)),
      );
      const age = m.reg('age', bits<number>(timeBits));
      age.set(time.sub(oldest.payload.since));
      const due = m.reg('due', bit);
      due.set(age.ge(io.quarantine_time.zext(timeBits)));
      const forgotten = m.reg('forgotten_count', bits<number>(contextBits + 1), { reset: 0 });
      m.when(io.forgotten.and(leaves.not()), () => forgotten.set(forgotten.add(1))).elsewhen(
        leaves.and(io.forgotten.not()),
        () => forgotten.set(forgotten.sub(1)),
      );
      leaves.set(settled.all().and(due).and(forgotten.any()));

      const pdcid = history(m, 'back', bits(16), oldest.payload.pdcid, 3);
      const returning = history(m, 'returns', bit, leaves, 3, true);
      const [back, returns] = [pdcid[3]!, returning[3]!];

      const pool = (name: string, depth: number, isOurs: (index: Bits) => Bits<1>, take: Bits<1>) => {
        const fresh = m.lit(generationBits, 1).cat(filled);
        const given = m.mux(filling, fresh.as(16), back);
        const queue = m.inst(name, blockFifo(bits(16), depth), {
          up: { payload: given, valid: filling.or(returns).and(isOurs(given.trunc(contextBits))) },
          down: { ready: take },
        });
        m.assert(
          `${name}_has_room`,
          filling
            .or(returns)
            .and(queue.up.ready.not())
            .and(isOurs(given.trunc(contextBits)))
            .not(),
        );
        return { valid: queue.down.valid, pdcid: queue.down.payload };
      };
      const none = { valid: m.lit(1, 0), pdcid: m.lit(16, 0) };
      const isReserved = (place: Bits): Bits<1> => (reserved === 0 ? m.lit(1, 0) : place.ge(shared));
      return {
        ready: filling.not(),
        shared: pool('shared_queue', shared, (place) => isReserved(place).not(), io.take_shared),
        reserved: reserved === 0 ? none : pool('reserved_queue', reserved, isReserved, io.take_reserved),
        released: { valid: returning[1]!, pdcid: pdcid[1]! },
      };
    },
  );
};
