/** What congestion control hears of an event, and what of a PDC is in flight. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import { RefundWrite } from './claim.ts';
import { Deed } from './flights.ts';
import type { InitiatorLayout } from './layout.ts';
import { CongestionKind } from './records.ts';
import { Step } from './step.ts';

/** What an event says to congestion control; `valid`: it does. */
export const Told = record({ valid: bit, kind: CongestionKind, bytes: bits(32) });

/**
 * The event's place and congestion control context are told in clock t with `enable`, in t + 2 all of it, and in t + 3
 * `told` and what is written.
 *
 * A PDC of which nothing is outstanding has nothing in flight: what the counts of its peer have rounded up is made up
 * for then. `sent` of a context counts a packet that leaves although it has claimed nothing, and not one that has and
 * does not leave.
 */
export const account = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  const Place = bits(contextBits);
  return module(
    `pds_initiator_account_${suffix}`,
    {
      summary: `Bytes in flight of ${contexts} PDCs, and what congestion control hears of an event.`,
      in: {
        enable: bit,
        place: Place,
        ccc: Place,
        valid: bit,
        step: Step(layout),
        deed: Deed,
        size: bits(14),
        /** `adjust`: bytes, and whether they leave. `open`: whether the context begins. */
        bytes: bits(32),
        leaves: bit,
        explicit: bit,
        has_nscc: bit,
        rcvd_bytes: bits(24),
      },
      out: { told: Told, refund_write: RefundWrite(layout) },
    },
    ({ enable, place, ccc, valid, step, deed, size, bytes, leaves, explicit, has_nscc, rcvd_bytes }, m) => {
      const { kind } = step;
      const begins = m.named('begins', kind.is('open').or(kind.is('clear')));
      const isAck = m.named('is_ack', kind.is('ack').and(step.on));
      const isCredit = m.named('is_credit', kind.is('credit').and(step.on));
      const isAdjust = m.named('is_adjust', kind.is('adjust').and(step.on));
      const isEmpty = m.named(
        'is_empty',
        kind.is('visit').and(step.on).and(step.oldest.eq(step.next)).or(kind.is('ended')),
      );
      const Account = record({ flight: bits(32), received: bits(32) });
      const told = m.reg('told', Told);
      const wide = size.zext(32);
      updateContext(m, 'accounts', Account, { depth: contexts, enable, addr: place }, (word) => {
        const ahead = m.named('ahead', rcvd_bytes.cat(m.lit(8, 0)).as(32).sub(word.received));
        const newly = m.named('newly', ahead.mask(has_nscc.and(ahead.at(31).not())));
        const empties = m.named('empties', isEmpty.and(word.flight.any()));
        const negative = m.named('negative', word.flight.at(31));
        const flight = m.wire('flight_next', bits(32), word.flight);
        const received = m.wire('received_next', bits(32), word.received);
        const said = m.wire('said', Told, { valid: 0, kind: 'ack', bytes: 0 });
        m.when(deed.counts, () => {
          flight.set(word.flight.add(wide));
          said.set({ valid: size.any(), kind: 'sent', bytes: wide });
        }).elsewhen(deed.leaves, () => {
          flight.set(word.flight.sub(wide));
          said.set({ valid: size.any(), kind: deed.kind, bytes: wide });
        });
        m.when(isAck, () => {
          flight.set(word.flight.sub(newly));
          received.set(word.received.add(newly));
          said.set({ valid: 1, bytes: newly });
          m.when(explicit.not(), () => said.set({ kind: 'probe_ack' }));
        });
        m.when(isCredit, () => said.set({ valid: 1, kind: 'credit', bytes: 0 }));
        m.when(isAdjust, () => {
          flight.set(m.mux(leaves, word.flight.sub(bytes), word.flight.add(bytes)));
          said.set({ valid: 1, kind: 'readd', bytes });
          m.when(leaves, () => said.set({ kind: 'withdrawn' }));
        });
        m.when(empties, () => {
          flight.set(0);
          received.set(word.received.add(word.flight));
          said.set({ valid: 1, kind: 'withdrawn', bytes: word.flight });
          m.when(negative, () => said.set({ kind: 'readd', bytes: m.lit(32, 0).sub(word.flight) }));
        });
        m.when(begins, () => {
          flight.set(0);
          received.set(0);
          said.set({ valid: kind.is('open').and(leaves), kind: 'start', bytes: 0 });
        });
        told.set(said);
        return { next: { flight, received }, write: valid };
      });

      const back = m.named('back', step.claimed.and(deed.counts.not()));
      const owes = m.named('owes', deed.counts.and(step.claimed.not()));
      const isClear = m.named('is_clear', kind.is('clear'));
      const written = m.reg('refund_write', RefundWrite(layout), { reset: { enable: 0 } });
      const ccc2 = m.next('ccc_2', m.next('ccc_1', ccc));
      updateContext(m, 'refunds', bits(32), { depth: contexts, enable, addr: ccc }, (now) => {
        const next = m.named(
          'refunded',
          m.mux(isClear, 0, m.mux(back, now.add(wide), m.mux(owes, now.sub(wide), now))),
        );
        const writes = m.named('refunds_change', valid.and(back.or(owes).or(isClear)));
        written.set({ enable: writes, ccc: ccc2, refunded: next });
        return { next, write: writes };
      });
      return { told, refund_write: written };
    },
  );
};
