/** Arrivals in the order of their PDC: its state, and whether a PSN is the one that comes next. */
import { allOf, anyOf, type Bits, bit, bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import type { Place } from '../window-place.ts';
import type { Arrival } from './arrival-pipe.ts';
import { type Access, updateContext } from './context-update.ts';

/**
 * What is kept of a context: the offset of the next new PSN; whether a gap was seen since the last packet in order; the
 * PDC is in PENDING, its close is announced, it is in ERROR.
 */
const Order = record({ next: bits(32), gap: bit, pending: bit, announced: bit, failed: bit });

/** An arrival with the offset of its PSN, `offset_after` one above it; `in_range`: below the limit of PSNs. */
interface Placed extends ValueOf<ReturnType<typeof Arrival>> {
  readonly offset: Bits<32>;
  readonly offset_after: Bits<32>;
  readonly uncleared: Bits<32>;
  readonly in_range: Bits<1>;
}

/** What is known of an arrival from its order on. */
export type Ordered = Placed & ReturnType<typeof orderOf>;

/**
 * What an arrival is in the order of its PDC, and what it leaves there.
 *
 * **The next PSN** is the highest received + 1, for RUD as for ROD. It is known early, before the bitmap: a PSN that is
 * not below it cannot have come. A CLOSE_CMD that has it announces the close, and fixes it: what comes after that is
 * refused, whatever is still missing.
 */
export const orderOf = (m: Ctx, access: Access, packet: Placed, place: Place) =>
  updateContext(m, 'orders', Order, access, (before) => {
    const { create, sequenced, closes, rod, opens, offset } = packet;
    const none = m.lit(Order, { next: 0, gap: 0, pending: 0, announced: 0, failed: 0 });
    const was = m.named('was', m.mux(create.not(), before, none));
    const pending = m.named('pending', m.mux(create, packet.pends, before.pending.and(opens.not())));
    const is_failed = m.named('is_failed', was.failed.or(packet.failed));
    const live = m.named('live', pending.or(is_failed).not());
    const is_next = m.named('is_next', was.next.eq(offset));
    const is_new = m.named('is_new', offset.sub(was.next).at(31).not());
    const isLast = is_next.and(closes);
    const after_close = m.named('after_close', allOf(was.announced, is_new, isLast.not(), sequenced));
    const fits = m.named('fits', allOf(live, sequenced, place.in_window, packet.in_range, after_close.not()));
    // A packet that opens its PDC is the oldest, or would not open it.
    const mayTake = anyOf(packet.oldest_only.not(), place.oldest, create, opens);
    const marks = m.named('marks', allOf(fits, packet.acceptable, mayTake, closes.not(), rod.not().or(is_next)));
    const raises = m.named('raises', marks.and(is_new));
    const announces = m.named('announces', fits.and(closes).and(is_next));
    const is_gap = m.named('is_gap', allOf(fits, rod, is_new, is_next.not()));
    const next = {
      next: m.mux(raises, packet.offset_after, was.next),
      gap: is_gap.or(was.gap.and(raises.not())),
      pending,
      announced: was.announced.or(announces),
      failed: was.failed.or(announces.and(packet.return_busy)),
    };
    const gives = {
      ...{ marks, raises, announces, is_gap, is_new, is_failed, live, after_close },
      is_pending: pending.and(is_failed.not()),
      ends_pending: was.pending.and(live),
      first_gap: was.gap.not(),
      at_close: next.announced.and(is_next),
      // A PDC that is created, or that was in PENDING, has no CLEAR yet.
      has_clear: packet.clears.and(create.not()).and(was.pending.or(after_close).not()),
      clear_lead: packet.uncleared.sub(was.next),
      next: was.next,
      new_next: next.next,
      is_announced: next.announced,
      in_window: place.in_window.and(packet.in_range.or(sequenced.not())),
      prior: place.prior,
      behind: place.behind,
      passed: place.passed,
    };
    return { next, gives };
  }).gives;
