/** What NSCC hears of an event of the sender. */
import { bits, module } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { CongestionEvent } from '../../pds/initiator/records.ts';
import { CcEvent, CcKind, ccKinds } from '../records.ts';

/**
 * The same a clock later, for a sender that tells sizes. The RTT of a packet of fewer nominal bytes than `full` does
 * not lower the base RTT, which is that of a full packet; RTTs from 2^24 clocks on are 2^24 - 1. What a target asks of
 * the window (`rcv_cwnd_pend`, `rc`) counts where the ACK has the state of NSCC.
 *
 * Source: cms.md 3; uet-wire.md 9.5.
 */
export const nsccEvents = (layout: InitiatorLayout) => {
  const { contextBits, suffix } = layout;
  return module(
    `uet_nscc_events_${suffix}`,
    {
      summary: 'Events of a PDS sender as NSCC takes them.',
      in: { event: CongestionEvent(layout), full: bits(14) },
      out: { cc_event: CcEvent(contextBits) },
    },
    ({ event, full }, m) => {
      const kind = m.wire('kind', CcKind, 'start');
      const arms = ccKinds.map((name) => [name, () => kind.set(name)]);
      m.match(event.kind, Object.fromEntries(arms) as Record<(typeof ccKinds)[number], () => void>);
      const isFar = event.rtt.slice(31, 24).any();
      return {
        cc_event: m.next(
          'cc_event',
          {
            valid: event.valid,
            ccc: event.ccc,
            kind,
            bytes: event.bytes,
            rtt_valid: event.rtt_valid,
            rtt: event.rtt.trunc(24).or(isFar.repeat(24)),
            keeps_base: event.size!.lt(full),
            ecn: event.ecn,
            penalty: event.rcv_cwnd_pend.mask(event.has_nscc),
            restores: event.restore_cwnd.and(event.has_nscc),
            now: event.now,
          },
          { reset: { valid: 0 } },
        ),
      };
    },
  );
};
