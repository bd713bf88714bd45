/** The times of a PDC itself: PROBEs, the end of a burst, CLEARs, idle time (uet-wire.md 7.11, 10.2). */
import { bit, bits, enumOf, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import { Deed } from './flights.ts';
import type { InitiatorLayout } from './layout.ts';
import { AckRequest, TailMode } from './records.ts';
import { Step } from './step.ts';

/** What leaves for the PDC itself. */
export const ControlPacket = enumOf('none', 'probe', 'clear_cmd');

/** What comes of an event by the times of its PDC. */
export const Watched = record({
  packet: ControlPacket,
  probe_opaque: bits(16),
  /** It is the answer to the latest PROBE, which left at `probe_sent`; to another one. */
  answers_probe: bit,
  probe_sent: bits(32),
  stale: bit,
  /** The last packet of the burst is taken for lost; the PDC is to close. */
  loses: bit,
  closes: bit,
});

/**
 * The event's place is told in clock t with `enable`, all of it in t + 2; what comes of it is shown in t + 3. Visits
 * find what is due: one thing each.
 */
export const watch = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  return module(
    `pds_initiator_watch_${suffix}`,
    {
      summary: `Times of ${contexts} PDCs: PROBE, tail, CLEAR, idle.`,
      in: {
        enable: bit,
        place: bits(contextBits),
        valid: bit,
        step: Step(layout),
        deed: Deed,
        answers: bit,
        news: bit,
        explicit: bit,
        is_request: bit,
        /** A NACK after which the PDC lives, a reaction included. */
        opaque: bits(16),
        req: AckRequest,
        now: bits(32),
        registers: record({
          probe: bits(32),
          probe_tail: bits(32),
          probe_again: bits(32),
          probe_first: bit,
          probe_on: bit,
          tail: TailMode,
          tail_loss: bits(32),
          max_tail_loss: bits(4),
          clear: bits(32),
          idle: bits(32),
        }),
      },
      out: { watched: Watched },
    },
    ({ enable, place, valid, step, deed, answers, news, explicit, is_request, opaque, req, now, registers }, m) => {
      const Watch = record({
        probe_on: bit,
        probe_due: bits(32),
        heard: bit,
        opaque: bits(16),
        probe_waits: bit,
        probe_sent: bits(32),
        probe_now: bit,
        tail_since: bits(32),
        tail_tries: bits(4),
        idle_since: bits(32),
        clear_due: bit,
        clear_at: bits(32),
        cleared: bits(32),
      });
      const { kind } = step;
      const isAck = m.named('is_ack', kind.is('ack').and(step.on));
      const isNack = m.named('is_nack', kind.is('nack').and(step.on).and(step.state.is('error').not()));
      const hears = m.named('hears', isAck.or(isNack));
      const isVisit = m.named('is_visit', kind.is('visit').and(step.on));
      const begins = m.named('begins', kind.is('open').or(kind.is('clear')));
      const creating = m.named('creating', step.state.is('creating'));
      const isOpen = m.named('is_open', step.state.is('established').or(step.state.is('quiesce')));
      const queued = m.named('queued', step.tail.tail.ne(step.next));
      const isLeft = m.named('is_left', queued.or(step.next.ne(step.cum)));
      const isOut = m.named('is_out', step.next.ne(step.oldest));
      const uncleared = m.named('uncleared', step.above.and(step.oldest.ne(step.cum)));
      const spread = m.named('spread', step.next.sub(step.cum));
      const isShutNow = m.named('is_shut', queued.and(spread.slice(31, 7).ge(step.range.zext(25))));

      const packet = m.reg('packet', ControlPacket, { reset: 'none' });
      const opaqueShown = m.reg('opaque_now', bits(16));
      const answersProbe = m.reg('answers_probe', bit);
      const probeSent = m.reg('probe_sent', bits(32));
      const stale = m.reg('stale', bit);
      const loses = m.reg('loses', bit);
      const closes = m.reg('closes', bit);

      updateContext(m, 'watches', Watch, { depth: contexts, enable, addr: place }, (word) => {
        const since = (then: typeof word.probe_due) => now.sub(then);
        const gained = m.named('gained', step.oldest.sub(word.cleared));
        const gains = m.named(
          'gains',
          gained
            .at(31)
            .not()
            .and(gained.slice(31, 5).ge(step.range.zext(27)).or(isOut.not().and(gained.any()))),
        );
        const clears = m.named(
          'clears',
          isVisit
            .and(isOpen)
            .and(uncleared)
            .and(word.clear_due.or(isShutNow.and(gains))),
        );
        const clear_time = m.named(
          'clear_time',
          isVisit.and(isOpen).and(uncleared).and(since(word.clear_at).ge(registers.clear)),
        );
        const probe_time = m.named(
          'probe_time',
          isVisit.and(creating.not()).and(word.probe_on).and(since(word.probe_due).at(31).not()),
        );
        const probes = m.named('probes', isVisit.and(creating.not()).and(word.probe_now).or(probe_time));
        const tries_left = m.named(
          'tries_left',
          registers.max_tail_loss.all().or(word.tail_tries.lt(registers.max_tail_loss)),
        );
        const tail_time = m.named(
          'tail_time',
          isVisit
            .and(creating.not())
            .and(registers.tail.is('off').not())
            .and(queued.not())
            .and(isOut)
            .and(tries_left)
            .and(since(word.tail_since).ge(registers.tail_loss)),
        );
        const idles = m.named(
          'idles',
          isVisit
            .and(step.state.is('established'))
            .and(isOut.or(queued).or(step.tail.open.any()).not())
            .and(registers.idle.any())
            .and(since(word.idle_since).ge(registers.idle)),
        );
        const answered = m.named('answered', isAck.and(explicit.not()));
        const latest = m.named('latest', word.probe_waits.and(word.opaque.eq(opaque)));

        const next = m.wire('next_watch', Watch, {
          probe_on: 0,
          probe_due: 0,
          heard: 0,
          opaque: 0,
          probe_waits: 0,
          probe_sent: 0,
          probe_now: 0,
          tail_since: 0,
          tail_tries: 0,
          idle_since: 0,
          clear_due: 0,
          clear_at: 0,
          cleared: 0,
        });
        next.set(word);
        m.when(hears, () => {
          next.set({
            tail_since: now,
            heard: 1,
            probe_on: registers.probe_on.and(isLeft),
            probe_due: now.add(m.mux(queued, registers.probe, registers.probe_tail)),
          });
          m.when(registers.probe_first.and(word.heard.not()), () => next.set({ probe_now: 1 }));
        });
        m.when(isAck, () => next.set({ idle_since: now }));
        m.when(isAck.and(step.moved.or(answers).or(news)), () => next.set({ tail_tries: 0 }));
        m.when(isAck.and(req.is('clear')).or(kind.is('clear_req').and(step.on)), () => next.set({ clear_due: 1 }));
        m.when(answered.and(latest), () => next.set({ probe_waits: 0 }));
        m.when(deed.sends, () => {
          next.set({ tail_since: now, idle_since: now });
          m.when(is_request, () => next.set({ clear_due: 0, clear_at: now, cleared: step.oldest }));
        });
        m.when(tail_time, () => {
          next.set({ tail_tries: word.tail_tries.add(1), tail_since: now });
          m.when(registers.tail.is('probe'), () => next.set({ probe_now: 1 }));
        });
        m.when(clear_time, () => next.set({ clear_due: 1 }));
        m.when(probes, () =>
          next.set({ probe_now: 0, opaque: word.opaque.add(1), probe_waits: 1, probe_sent: now }),
        ).elsewhen(clears, () => next.set({ clear_due: 0, clear_at: now, cleared: step.oldest, probe_now: 1 }));
        m.when(probe_time, () => next.set({ probe_due: now.add(registers.probe_again) }));
        m.when(idles, () => next.set({ idle_since: now }));
        m.when(begins, () =>
          next.set({
            probe_on: 0,
            heard: 0,
            opaque: 0,
            probe_waits: 0,
            probe_now: 0,
            tail_since: now,
            tail_tries: 0,
            idle_since: now,
            clear_due: 0,
            clear_at: now,
            cleared: 0,
          }),
        );

        packet.set('none');
        m.when(valid, () => {
          m.when(probes, () => packet.set('probe')).elsewhen(clears, () => packet.set('clear_cmd'));
        });
        opaqueShown.set(next.opaque);
        answersProbe.set(answered.and(latest));
        probeSent.set(word.probe_sent);
        stale.set(valid.and(answered).and(latest.not()));
        loses.set(valid.and(tail_time).and(registers.tail.is('resend')));
        closes.set(valid.and(idles));
        return { next, write: valid };
      });
      return {
        watched: {
          packet,
          probe_opaque: opaqueShown,
          answers_probe: answersProbe,
          probe_sent: probeSent,
          stale,
          loses,
          closes,
        },
      };
    },
  );
};
