/** The second of an event's steps: whether its PDC goes back, as its peer misses a packet in order. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import type { InitiatorLayout } from './layout.ts';
import { Standing } from './standing.ts';

/**
 * The event's place is told in clock t with `enable`; in t + 3 `standing` and what the event says: `gap`, the PSN that
 * its peer expects, and `rel`, its own. In t + 4 `to_gap` or `to_rel` says that all from there on goes again.
 *
 * A gap that was gone back to for less than `go_back` clocks is the same one.
 */
export const goBack = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  return module(
    `pds_initiator_go_back_${suffix}`,
    {
      summary: `Which of ${contexts} PDCs go back, an event a clock.`,
      in: {
        enable: bit,
        place: bits(contextBits),
        begins: bit,
        ordered: bit,
        gap: bits(32),
        rel: bits(32),
        standing: Standing,
        now: bits(32),
        /** `now` plus the time for which a gap is the same. */
        same_until: bits(32),
      },
      out: { to_gap: bit, to_rel: bit },
    },
    ({ enable, place, begins, ordered, gap, rel, standing, now, same_until }, m) => {
      const Went = record({ went: bit, to: bits(32) });
      const access = { depth: contexts, enable, addr: place, latency: 3 } as const;
      const { loses, holds, backs, gaps } = standing;
      const isBack = m.named('is_back', loses.and(ordered).or(holds).or(backs));
      const { toGap } = updateContext(m, 'went', Went, access, (word) => {
        // In a memory of its own, where nothing stands between the comparison and the choice of the next word.
        const { toGap } = updateContext(m, 'went_until', bits(32), access, (until) => {
          const is_recent = m.named('is_recent', now.sub(until).at(31));
          // By a carry, as the time is: little logic is left between either comparison and the choice of the next time.
          const difference = word.to.xor(gap).zext(33);
          const differs = m.named('differs', difference.add(2 ** 32 - 1).at(32));
          const is_same = m.named('is_same', word.went.and(differs.not()).and(is_recent));
          const toGap = m.named('to_gap_now', gaps.and(is_same.not()));
          return { next: same_until, write: toGap.or(isBack), toGap };
        });
        const next = m.wire('next_went', Went, word);
        // For the same gap again it went to that one already.
        m.when(gaps.or(isBack), () => next.set({ went: 1, to: m.mux(gaps, gap, rel) }));
        m.when(begins, () => next.set({ went: 0 }));
        return { next, toGap };
      });
      return { to_gap: m.next('goes_to_gap', toGap), to_rel: m.next('goes_to_rel', isBack) };
    },
  );
};
