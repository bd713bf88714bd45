/** PDCIDs that are free, and when places that had a PDC are free again, under another PDCID (uet-wire.md 7.1, 7.5). */
import { type Bits, bit, bits, type Ctx, module, record } from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { type ArrivalLayout, isAdopted } from './arrival-layout.ts';

/** What of a PDCID is an index, and what the generation above it; together they have 15 or 16 bits. */
type PoolLayout = Pick<ArrivalLayout, 'contexts' | 'contextBits' | 'generationBits' | 'reserved'> &
  Partial<Pick<ArrivalLayout, 'adopts'>>;

/** A PDCID, in the clocks with `valid`. */
export const PdcidOffer = record({ valid: bit, pdcid: bits(16) });

/** Bits of the times of quarantine, in units of 128 ns: the longest quarantine is half of their range, 4.2 s. */
const timeBits = 26;

/** Bits of a quarantine's length, in units of 128 ns. */
export const quarantineBits = timeBits - 1;

/**
 * A PDCID is {generation, index}; the generation counts the uses of its index and is never 0. Free ones are a queue in
 * the order in which they became free, at first that of their indices; the last `reserved` indices are a queue of their
 * own. Generations begin at numbers spread over their range, so that those of different places do not come round
 * together.
 *
 * - `shared`, `reserved`: the next one of each queue. In a clock with `take_shared` or `take_reserved` it is taken.
 * - `freed`: a PDC has ended, and its place waits until it is `forgotten`, one pulse later. Until then no other may be
 *   freed. The place then has the next generation, and is released at once. Only if its generations have come round, to
 *   1, it waits for `quarantine_time` first: two uses of one PDCID are so far apart, as that happens between them,
 *   after the first.
 * - `released`: the place's next PDCID; from 5 clocks later on it may be offered.
 *
 * With `adopts` the upper half of the places are no part of it: they are `released` as the others are, without
 * quarantine, and never offered.
 *
 * `now` counts units of 128 ns and must not skip a round of its 17 bits. For N clocks after reset the queues are
 * filled; `ready` is 0 then. Latencies of the queues are those of `blockFifo`.
 */
export const placePool = ({ contexts, contextBits, generationBits, reserved, adopts = false }: PoolLayout) => {
  const shared = adopts ? contexts / 2 : contexts - reserved;
  const pdcidBits = contextBits + generationBits;
  /** A PDCID, with zeros above where it has fewer than 16 bits. */
  const whole = (generation: Bits, index: Bits): Bits<16> => {
    const pdcid: Bits = generation.cat(index);
    return pdcid.width === 16 ? pdcid : pdcid.zext(16);
  };
  const generationOf = (pdcid: Bits<16>): Bits => pdcid.slice(pdcidBits - 1, contextBits);
  return module(
    `place_pool_n${contexts}_r${reserved}${pdcidBits === 16 ? '' : `_b${pdcidBits}`}${adopts ? '_adopts' : ''}`,
    {
      summary: `Free PDCIDs of ${contexts} PDCs, ${reserved} of them reserved, and their quarantine.`,
      in: {
        take_shared: bit,
        take_reserved: bit,
        freed: PdcidOffer,
        forgotten: bit,
        now: bits(17),
        quarantine_time: bits(quarantineBits),
      },
      out: { ready: bit, shared: PdcidOffer, reserved: PdcidOffer, released: PdcidOffer },
    },
    (io, m) => {
      // Without reserved places nothing takes one.
      m.unused(io.take_reserved);
      // After reset the queues are filled; later `filled` is not read.
      const filled = m.reg('filled', bits(contextBits), { reset: 0, next: (now) => now.add(1) });
      const filling = m.reg('filling', bit, { reset: 1, next: () => 0, enable: filled.eq(contexts - 1) });

      // Time in more bits than are given.
      const last = m.next('last_now', io.now, { reset: 0 });
      const rounds = m.reg('rounds', bits(timeBits - 17), { reset: 0 });
      m.when(io.now.lt(last), () => rounds.set(rounds.add(1)));
      const time = rounds.cat(last);

      // The place whose PDC has ended, with its next generation, which skips 0.
      const index = io.freed.pdcid.trunc(contextBits);
      const generation = generationOf(io.freed.pdcid);
      const following = m.mux(generation.all(), m.lit(generationBits, 1), generation.add(1));
      const ended = m.reg('ended', PdcidOffer, { reset: { valid: 0 } });
      m.when(io.freed.valid, () => ended.set({ valid: 1, pdcid: whole(following, index) })).elsewhen(io.forgotten, () =>
        ended.set({ valid: 0 }),
      );
      m.assert('ends_one_by_one', io.freed.valid.implies(ended.valid.not()));
      m.assert('forgets_what_has_ended', io.forgotten.implies(ended.valid));
      const isRound = io.forgotten.and(generationOf(ended.pdcid).eq(1));
      const adopted = isAdopted({ adopts, contextBits }, ended.pdcid);
      const comes_round = m.named('comes_round', adopted === undefined ? isRound : isRound.and(adopted.not()));
      const goes_on = m.named('goes_on', io.forgotten.and(comes_round.not()));

      // Quarantine.
      const Waiting = record({ pdcid: bits(16), since: bits(timeBits) });
      const leaves = m.forward('leaves', bit);
      const quarantine = m.inst('quarantine', blockFifo(Waiting, contexts), {
        up: { payload: { pdcid: ended.pdcid, since: time }, valid: comes_round },
        down: { ready: leaves },
      });
      m.assert('quarantine_has_room', comes_round.and(quarantine.up.ready.not()).not());
      const oldest = quarantine.down;

      // Its age is known two clocks after it is shown; `settled` counts them.
      const changes = oldest.valid.not().or(leaves);
      const settled = m.reg('settled', bits(2), {
        reset: 0,
        next: (now) => m.mux(changes, 0, m.mux(now.all().not(), now.add(1), now)),
      });
      const age = m.next('age', time.sub(oldest.payload.since));
      const due = m.next('due', age.ge(io.quarantine_time.zext(timeBits)));
      leaves.set(settled.all().and(due).and(goes_on.not()));

      const pdcid = m.mux(goes_on, ended.pdcid, oldest.payload.pdcid);
      const back = pipeline(m, { pdcid }, { valid: leaves.or(goes_on) })
        .stage('leave', idle)
        .stage('release', idle)
        .stage('wait', idle);
      const released = back.at('release');
      const returned = back.out;
      const own = adopts ? filled.trunc(contextBits - 1) : filled;
      const fresh = whole(firstGeneration(m, own, generationBits), filled);
      const given = m.mux(filling, fresh, returned.pdcid);
      const gives = filling.or(returned.valid);

      const pool = (name: string, depth: number, isOurs: (index: Bits) => Bits<1>, take: Bits<1>) => {
        const ours = isOurs(given.trunc(contextBits));
        const queue = m.inst(name, blockFifo(bits(16), depth), {
          up: { payload: given, valid: gives.and(ours) },
          down: { ready: take },
        });
        m.assert(`${name}_has_room`, gives.and(queue.up.ready.not()).and(ours).not());
        return { valid: queue.down.valid, pdcid: queue.down.payload };
      };
      const none = { valid: m.lit(1, 0), pdcid: m.lit(16, 0) };
      // Those of adopted PDCs are given by whoever opens them.
      const isOther = (place: Bits): Bits<1> => isAdopted({ adopts, contextBits }, place) ?? m.lit(1, 0);
      const isReserved = (place: Bits): Bits<1> => (reserved === 0 ? isOther(place) : place.ge(shared));
      return {
        ready: filling.not(),
        shared: pool('shared_queue', shared, (place) => isReserved(place).not(), io.take_shared),
        reserved: reserved === 0 ? none : pool('reserved_queue', reserved, isReserved, io.take_reserved),
        released: { valid: released.valid, pdcid: released.pdcid },
      };
    },
  );
};

/**
 * Where the generations of a place begin: its index, inverted, as the highest bits, and ones below; the lowest bit is
 * never 0.
 */
function firstGeneration(m: Ctx, index: Bits, width: number): Bits {
  const spread = index.not();
  if (width > index.width) return spread.cat(m.lit(width - index.width, 2 ** (width - index.width) - 1));
  if (width === 1) return m.lit(1, 1);
  return spread.slice(index.width - 1, index.width - width + 1).cat(m.lit(1, 1));
}
