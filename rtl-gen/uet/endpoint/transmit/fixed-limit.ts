/** Congestion control that does nothing: a constant window. */
import { type Bits, bits, module } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { CongestionEvent, Limit } from '../../pds/initiator/records.ts';

/**
 * Of each congestion control context `cwnd` bytes may be in flight: what an `event` of a context changes is in its
 * `limit` 2 clocks later, and so is a `cwnd` that has changed. The seam of congestion management: NSCC takes the same
 * events and gives the same limits.
 *
 * Source: endpoint rules of the seam; cms.md 3.2 (what leaves the flight).
 */
export const fixedLimit = (layout: InitiatorLayout) => {
  const { contexts, suffix } = layout;
  return module(
    `uet_fixed_limit_${suffix}`,
    {
      summary: `A constant window for ${contexts} congestion control contexts.`,
      in: { event: CongestionEvent(layout), cwnd: bits(32) },
      out: { limit: Limit(layout) },
    },
    ({ event: given, cwnd }, m) => {
      const event = m.reg('heard', CongestionEvent(layout), { reset: { valid: 0 } });
      event.set(given);
      const { kind } = event;
      const isNone = kind.is('sent').or(kind.is('credit')).or(kind.is('start'));
      const change: Bits<32> = m.mux(kind.is('readd'), m.lit(32, 0).sub(event.bytes), event.bytes.mask(isNone.not()));
      const removed = m.mem('removed', bits(32), { depth: contexts });
      const then = m.named('then', removed.read(event.ccc).mask(kind.is('start').not()).add(change));
      removed.write({ addr: event.ccc, data: then, enable: event.valid });
      return {
        limit: m.next(
          'allowed',
          {
            valid: event.valid,
            ccc: event.ccc,
            window: then.add(cwnd),
            credit_on: m.lit(1, 0),
            credit: m.lit(32, 0),
            cwnd,
            max_window: cwnd,
            is_small: m.lit(1, 0),
          },
          { reset: { valid: 0 } },
        ),
      };
    },
  );
};
