/** What congestion control hears of an event, and what of a PDC is in flight. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { updateContext } from '../target-side/context-update.ts';
import { RefundWrite } from './claim.ts';
import { Effect } from './flights.ts';
import type { InitiatorLayout } from './layout.ts';
import { CongestionKind } from './records.ts';
import { Step } from './step.ts';

/** What an event says to congestion control; `valid`: it does. */
export const Told = record({ valid: bit, kind: CongestionKind, bytes: bits(32) });

/**
 * The event's place and congestion control context are told in clock t with `enable`, in t + 2 all of it; in t + 4 what
 * is written, in t + 5 `told`.
 *
 * Where nothing of a context is outstanding any more, and nothing is to be made up for, the next visit of one of its
 * PDCs says `idle`, with all that it has sent. So does `start`, as a context may have been another peer's before.
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
        effect: Effect,
        size: bits(14),
        /** `adjust`: bytes, and whether they leave. `open`: whether the context begins. */
        bytes: bits(32),
        leaves: bit,
        for_packet: bit,
        has_nscc: bit,
        rcvd_bytes: bits(24),
      },
      out: { told: Told, refund_write: RefundWrite(layout) },
    },
    ({ enable, place, ccc, valid, step, effect, size, bytes, leaves, for_packet, has_nscc, rcvd_bytes }, m) => {
      // t + 2: what it is, which needs nothing of the PDC.
      const { kind } = step;
      const on = (name: Parameters<typeof kind.is>[0]): Bits<1> => kind.is(name).and(step.on);
      const isSize = on('adjust').not();
      const valid3 = m.next('valid_3', valid, { reset: 0 });
      const does = m.next('does', {
        begins: kind.is('open').or(kind.is('clear')),
        starts: kind.is('open').and(leaves),
        clears: kind.is('clear'),
        ack: on('ack'),
        credit: on('credit'),
        adjust: on('adjust'),
        /** Nothing is outstanding. */
        empty: on('visit').and(step.oldest.eq(step.next)).or(kind.is('ended')),
        adds: m.mux(isSize, effect.counts, leaves.not()),
        takes: m.mux(isSize, effect.leaves.and(effect.counts.not()), leaves),
        counts: effect.counts,
        leaves: effect.leaves,
        probe: for_packet.not(),
        has_nscc,
        claimed: step.claimed,
        has_size: size.any(),
        visit: kind.is('visit'),
        ends: kind.is('ended'),
      });
      const amount = m.next('amount', m.mux(isSize, size.zext(32), bytes));
      const counted = m.next('counted', rcvd_bytes.cat(m.lit(8, 0)).as(32));
      const effectKind = m.next('kind_3', effect.kind);
      const wide = m.next('wide', size.zext(32));

      // What was sent less what is lost, and what the peer has counted of it; the rest is in flight.
      const Account = record({ sent: bits(32), received: bits(32), busy: bit });
      const access = { depth: contexts, enable, addr: place, latency: 3 } as const;
      const { made } = updateContext(m, 'accounts', Account, access, (word) => {
        const ahead = m.named('ahead', counted.sub(word.received));
        const counts = m.named('counts', does.ack.and(does.has_nscc).and(ahead.at(31).not()));
        const empties = m.named('empties', does.empty.and(word.sent.ne(word.received)));
        const moved = m.choose(
          [
            [does.takes, word.sent.sub(amount)],
            [does.adds, word.sent.add(amount)],
          ],
          word.sent,
        );
        const heard = m.choose(
          [
            [counts, counted],
            [does.empty, word.sent],
          ],
          word.received,
        );
        // What is to be made up for, or has been counted beyond it, keeps its context from rest.
        const changes = does.adjust.or(counts.and(counted.ne(word.received)));
        const sends = m.named('sends', does.counts.and(does.has_size).or(changes));
        const stops = m.named('stops', does.empty.and(empties.not().or(does.ends)));
        const said = m.wire('said', Told, { valid: 0, kind: 'ack', bytes: amount });
        m.when(does.counts, () => said.set({ valid: does.has_size, kind: 'sent' })).elsewhen(does.leaves, () =>
          said.set({ valid: does.has_size, kind: effectKind }),
        );
        m.when(does.ack, () => {
          said.set({ valid: 1, kind: 'ack' });
          m.when(does.probe, () => said.set({ kind: 'probe_ack' }));
        });
        m.when(does.credit, () => said.set({ valid: 1, kind: 'credit', bytes: 0 }));
        m.when(does.adjust, () => {
          said.set({ valid: 1, kind: 'readd' });
          m.when(does.takes, () => said.set({ kind: 'withdrawn' }));
        });
        m.when(empties, () => said.set({ valid: 1, kind: 'withdrawn' }));
        m.when(does.begins, () => said.set({ valid: does.starts, kind: 'start', bytes: 0 }));
        const isKept = does.begins.not();
        const busy = word.busy.and(stops.not()).or(sends).and(isKept);
        const made = {
          newly: m.mux(does.ack, ahead, word.sent.sub(word.received)),
          ...{ told: said, of_peer: does.ack, of_rest: empties },
          rises: valid3.and(sends).and(word.busy.not()),
          falls: valid3.and(stops).and(word.busy),
          may_rest: valid3.and(does.visit).and(empties.not()),
        };
        return { next: { sent: moved.mask(isKept), received: heard.mask(isKept), busy }, made };
      });
      const { told, newly, of_peer: ofPeer, of_rest: ofRest, rises, falls, may_rest: mayRest } = m.next('then', made);
      // A clock later: how many bytes that were, and which way.
      const counted1 = m.next('has_nscc_4', does.has_nscc);
      const isLess = newly.at(31);
      const shown = m.reg('told_now', Told);
      shown.set(told);
      m.when(ofPeer, () => shown.set({ bytes: newly.mask(counted1.and(isLess.not())) })).elsewhen(ofRest, () => {
        shown.set({ bytes: m.mux(isLess, m.lit(32, 0).sub(newly), newly) });
        m.when(isLess, () => shown.set({ kind: 'readd' }));
      });
      const Rest = record({ sent: bits(32), busy: bits(contextBits + 1), owes: bit });
      const adds4 = m.next('adds_4', amount.mask(does.counts.and(valid3)));
      const clears4 = m.next('clears_4', does.clears);
      const starts4 = m.next('starts_4', does.starts);
      const restAccess = { ...access, enable: m.next('enable_1', enable), addr: m.next('ccc_of_rest', ccc) };
      updateContext(m, 'rests', Rest, restAccess, (now) => {
        const busy = m.choose(
          [
            [rises, now.busy.add(1)],
            [falls, now.busy.sub(1)],
          ],
          now.busy,
        );
        const isOver = m.named('is_over', falls.and(now.busy.eq(1)));
        const owes = m.named('owes', now.owes.or(isOver).and(rises.not()).and(starts4.not()));
        const rest = m.named('rest', mayRest.and(owes));
        m.when(rest, () => shown.set({ valid: 1, kind: 'idle', bytes: now.sent }));
        m.when(starts4, () => shown.set({ bytes: now.sent }));
        const next = {
          sent: now.sent.add(adds4).mask(clears4.not()),
          busy: busy.mask(clears4.not()),
          owes: owes.and(rest.not()).and(clears4.not()),
        };
        return { next };
      });

      const back = m.named('back', does.claimed.and(does.counts.not()));
      const due = m.named('due', does.counts.and(does.claimed.not()));
      const { next: refunded } = updateContext(m, 'refunds', bits(32), { ...access, addr: ccc }, (now) => ({
        next: m.choose(
          [
            [does.clears, 0],
            [back, now.add(wide)],
            [due, now.sub(wide)],
          ],
          now,
        ),
      }));
      const of = pipeline(m, { ccc }).repeat(3, 'word', idle).out;
      const refund = { enable: valid3, ccc: of.ccc, refunded };
      return { told: shown, refund_write: m.next('refund_write', refund, { reset: { enable: 0 } }) };
    },
  );
};
