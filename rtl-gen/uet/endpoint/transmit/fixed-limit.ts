/** Congestion control that does nothing: a constant window. */
import { bits, module } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { CongestionEvent, Limit } from '../../pds/initiator/records.ts';

/**
 * Of each congestion control context `cwnd` bytes may be in flight: what an `event` of a context changes is in its
 * `limit` 2 clocks later, and a `cwnd` that has changed with the next event. A context that starts has nothing in
 * flight. The seam of congestion management: NSCC takes the same events and gives the same limits.
 *
 * Source: cms.md 3.2 (what leaves the flight).
 */
export const fixedLimit = (layout: Pick<InitiatorLayout, 'contexts' | 'contextBits' | 'suffix'>) => {
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
      const removed = m.mem('removed', bits(32), { depth: contexts });
      const was = removed.read(event.ccc);
      const then = m.wire('then', bits(32), 0);
      const leaves = (): void => then.set(was.add(event.bytes));
      const stays = (): void => then.set(was);
      // All that was sent is no longer in flight.
      const isNone = (): void => then.set(event.bytes);
      m.match(event.kind, {
        start: isNone,
        sent: stays,
        credit: stays,
        ack: leaves,
        probe_ack: leaves,
        nack_trim: leaves,
        nack_last_hop: leaves,
        nack_other: leaves,
        timeout: leaves,
        inferred: leaves,
        withdrawn: leaves,
        readd: () => then.set(was.sub(event.bytes)),
        idle: isNone,
      });
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
