/** DCQCN at the seam of a PDS sender. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { dcqcn } from '../dcqcn/dcqcn.ts';
import { DcqcnRegisters, PacedEvent, PacedKind, PacedLimit, RateState, timeBits } from '../dcqcn/dcqcn-records.ts';
import { CongestionIn, CongestionOut } from './congestion-control.ts';
import { onePath } from './one-path.ts';
import { windowPermit } from './permits.ts';

/** What operators choose; they hold still while a context has something in flight. */
export const DcqcnCongestionRegisters = record({
  dcqcn: DcqcnRegisters,
  /** Bytes that are in flight at the rate of the link: recovery has no other window, as a rate is none. */
  flight: bits(24),
});

/** What DCQCN is given and gives, for whoever follows it. */
export const PacedShown = ({ contextBits }: InitiatorLayout) =>
  record({
    event: PacedEvent(contextBits),
    now: bits(timeBits),
    ready: bit,
    limit: PacedLimit(contextBits),
    state: RateState,
  });

/**
 * `dcqcn` for the contexts of a sender. The `limit` of a context moves with each sweep by what its rate allows; the
 * first one comes at most a sweep and 18 clocks after `start`. No `event` comes before `ready`, a sweep after reset.
 *
 * A mark is what a CNP is elsewhere: an ACK with CE brings one, and a NACK of a trimmed packet, as that has met a queue
 * which was full. All packets of a context take one path. Source: cms.md 9.1.
 */
export const dcqcnCongestion = (layout: InitiatorLayout) => {
  const { contexts, suffix } = layout;
  return module(
    `uet_dcqcn_congestion_${suffix}`,
    {
      summary: `DCQCN of ${contexts} congestion control contexts of a PDS sender.`,
      in: { told: CongestionIn(layout), now: bits(32), random: bits(32), registers: DcqcnCongestionRegisters },
      out: { permits: CongestionOut(layout), ready: bit, shown: PacedShown(layout) },
    },
    ({ told, now, random, registers }, m) => {
      const kind = m.wire('kind', PacedKind, 'mark');
      const counts = m.wire('counts', bit, 1);
      const isMark = () => counts.set(told.event.ecn);
      const isNothing = () => counts.set(0);
      m.match(told.event.kind, {
        start: () => kind.set('start'),
        sent: () => kind.set('sent'),
        idle: () => kind.set('idle'),
        ack: isMark,
        probe_ack: isMark,
        nack_trim: () => {},
        nack_last_hop: () => {},
        nack_other: isNothing,
        timeout: isNothing,
        inferred: isNothing,
        withdrawn: isNothing,
        readd: isNothing,
        credit: isNothing,
      });
      const { ccc, bytes, valid } = told.event;
      const event = m.next('event', { valid: valid.and(counts), ccc, kind, bytes }, { reset: { valid: 0 } });
      const time = now.trunc(timeBits);
      const given = { event, now: time, registers: registers.dcqcn };
      const { limit, state, ready } = m.inst('dcqcn', dcqcn({ contexts }), given);
      const { picked } = m.inst('path', onePath(layout), { told, random });
      const { flight } = registers;
      return {
        permits: {
          limit: windowPermit(m, { ...limit, cwnd: flight, max_window: flight, small: m.lit(1, 0) }),
          picked,
        },
        ready,
        shown: { event, now: time, ready, limit, state },
      };
    },
  );
};
