/** Whose turn it is to be refreshed, and when. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { ticksPerRound } from './update-spacing.ts';

/**
 * Turns of `vcs` channels, 4 to 32, to be advertised whether they have news or not: all once in `ticksPerRound` ticks,
 * in the order of their numbers and evenly spread. Two become due at once, as many as a CF_Update carries. A turn stays
 * due until it is used; while those of all pairs but one wait, no more become due. A channel that is off loses its
 * turn.
 *
 * - `told`: `vc_0` and `vc_1` have been advertised. A channel that is advertised for its news uses its turn too.
 * - `late`: the turn of `vc` has been due since the last tick or longer.
 * - `has_second`: the turn of `second_vc` is due, which is not `vc_0`.
 *
 * `late` and `has_second` are 0 in the clock after a turn was used or lost.
 */
export const refreshTurns = (vcs: number) => {
  const channel = bits(clog2(vcs));
  const set = bits(vcs);
  const pair = bits(clog2(vcs) - 1);
  const ticksPerPair = (2 * ticksPerRound) / vcs;
  return module(
    `cbfc_refresh_turns_n${vcs}`,
    {
      summary: `Turns of ${vcs} virtual channels to be advertised without news.`,
      in: { tick: bit, active: set, told: bit, vc_0: channel, vc_1: channel },
      out: { late: bit, vc: channel, has_second: bit, second_vc: channel },
    },
    ({ tick, active, told, vc_0, vc_1 }, m) => {
      // The turns from that of `vc` up to the pair `beyond`, itself not, are due; those from the pair `fresh` on since
      // the last tick.
      const vc = m.reg('vc', channel, { reset: 0 });
      const fresh = m.reg('fresh', pair, { reset: 0 });
      const beyond = m.reg('beyond', pair, { reset: 0 });
      const mine = vc.slice(clog2(vcs) - 1, 1);
      const waits = m.named('waits', mine.ne(beyond));
      const stale = m.named('stale', mine.ne(fresh));

      // Registers, as finding a channel's bit takes its time; they are 0 in the clock after `vc` has gone on.
      const goes = m.forward('goes', bit);
      const isEven = vc.at(0).not();
      const partner = vc.or(1);
      const stays = m.named('stays', waits.and(goes.not()));
      const due = m.next('due', stays.and(active.at(vc)), { reset: 0 });
      const off = m.next('off', stays.and(active.at(vc).not()), { reset: 0 });
      const partnerOn = m.next('partner_on', stays.and(isEven).and(active.at(partner)), { reset: 0 });

      // Both of a pair at once, so that the next turn is known before the next update is chosen.
      const is_first = m.named('is_first', vc_0.eq(vc));
      const is_told = m.named('is_told', told.and(waits).and(is_first.or(vc_1.eq(vc))));
      const withPartner = isEven.and(vc_0.eq(partner).or(vc_1.eq(partner)));
      const endsPair = is_told.and(withPartner).or(isEven.not());
      goes.set(off.or(is_told));
      m.when(goes, () => vc.set(m.mux(endsPair, mine.add(1).cat(m.lit(1, 0)), partner)));

      const beats = ticksPerPair === 1 ? undefined : bits(clog2(ticksPerPair));
      const beat = beats && m.reg('beat', beats, { reset: 0, next: (now) => now.add(1), enable: tick });
      const isTime = beat === undefined ? m.lit(1, 1) : beat.any().not();
      const room = m.named('room', beyond.add(1).ne(mine));
      m.when(tick, () => {
        fresh.set(beyond);
        m.when(isTime.and(room), () => beyond.set(beyond.add(1)));
      });

      m.assert('pairs_are_whole', vc.at(0).implies(waits));
      return {
        late: due.and(stale),
        vc,
        has_second: due.and(is_first.not().or(partnerOn)),
        second_vc: m.mux(is_first, partner, vc),
      };
    },
  );
};
