/** The times of a PDC itself: PROBEs, the end of a burst, CLEARs, idle time (uet-wire.md 7.11, 10.2). */
import { type Bits, bit, bits, enumOf, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import { Effect } from './flights.ts';
import type { InitiatorLayout } from './layout.ts';
import { TailMode } from './records.ts';
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

/** What is kept of a PDC. */
export const Watch = record({
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

/**
 * The event's place is told in clock t with `enable`, all of it in t + 2; what comes of it is shown in t + 4. Visits
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
        step: Step(layout),
        effect: Effect,
        answers: bit,
        news: bit,
        for_packet: bit,
        is_request: bit,
        /** A NACK after which the PDC lives, a reaction included. */
        opaque: bits(16),
        asks_clear: bit,
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
    ({ enable, place, step, effect, answers, news, for_packet, is_request, opaque, asks_clear, now, registers }, m) => {
      // t + 2: what needs nothing of the times.
      const { kind } = step;
      const queued = step.tail.tail.ne(step.next);
      const isOut = step.next.ne(step.oldest);
      const spread = step.next.sub(step.cum);
      // CLOSE_CMD has CLEAR_PSN, but may be lost, and may wait for CACK: CLEAR_CMD goes after it as well.
      const isOpen = step.state.is('established').or(step.state.is('quiesce')).or(step.state.is('ack_wait'));
      const ackNow = kind.is('ack').and(step.on);
      const nackNow = kind.is('nack').and(step.on).and(step.state.is('error').not());
      const visitNow = kind.is('visit').and(step.on);
      const isCalled = visitNow.and(step.state.is('creating').not());
      const uncleared = step.above.and(step.oldest.ne(step.cum));
      const is = m.next('does', {
        ack: ackNow,
        hears: ackNow.or(nackNow),
        visit: visitNow,
        called: isCalled,
        begins: kind.is('open'),
        clears: visitNow.and(isOpen).and(uncleared),
        clear_req: kind.is('clear_req').and(step.on).or(ackNow.and(asks_clear)),
        queued,
        left: queued.or(step.next.ne(step.cum)),
        out: isOut,
        shut: queued.and(spread.slice(31, 7).ge(step.range.zext(25))),
        tail: isCalled.and(registers.tail.is('off').not()).and(queued.not()).and(isOut),
        idle: visitNow
          .and(step.state.is('established'))
          .and(isOut.or(queued).or(step.tail.open.any()).not())
          .and(registers.idle.any()),
        gains: ackNow.and(step.moved.or(answers).or(news)),
        answered: ackNow.and(for_packet.not()),
        sends: effect.sends,
        request: effect.sends.and(is_request),
      });
      const oldest = m.next('oldest_3', step.oldest);
      // Where a quarter of the window was, below what is free again.
      const quarter = m.next('quarter', step.oldest.sub(step.range.zext(27).cat(m.lit(5, 0)).as(32)));
      const now3 = m.next('now_3', now);
      const opaque3 = m.next('opaque_3', opaque);
      const probeDue = m.next('probe_due_3', now.add(m.mux(queued, registers.probe, registers.probe_tail)));
      const againDue = m.next('again_due_3', now.add(registers.probe_again));
      const tailSince = m.next('tail_since_3', now.sub(registers.tail_loss));
      const idleSince = m.next('idle_since_3', now.sub(registers.idle));
      const clearSince = m.next('clear_since_3', now.sub(registers.clear));

      const access = { depth: contexts, enable, addr: place, latency: 3 } as const;
      const { made } = updateContext(m, 'watches', Watch, access, (word) => {
        // A time has passed: `now` less it is not below `word`, 0 to 2^31.
        const passed = (name: string, before: Bits<32>, then: Bits<32>): Bits<1> =>
          m.named(name, before.sub(then).at(31).not());
        const gained = passed('gained', quarter, word.cleared);
        const gains = m.named('gains', gained.or(is.out.not().and(oldest.ne(word.cleared))));
        const clears = m.named('clears', is.clears.and(word.clear_due.or(is.shut.and(gains))));
        const clear_time = m.named('clear_time', is.clears.and(passed('clear_passed', clearSince, word.clear_at)));
        const probe_time = m.named(
          'probe_time',
          is.called.and(word.probe_on).and(passed('probe_passed', now3, word.probe_due)),
        );
        const probes = m.named('probes', is.called.and(word.probe_now).or(probe_time));
        const tries_left = m.named(
          'tries_left',
          registers.max_tail_loss.all().or(word.tail_tries.lt(registers.max_tail_loss)),
        );
        const tail_time = m.named(
          'tail_time',
          is.tail.and(tries_left).and(passed('tail_passed', tailSince, word.tail_since)),
        );
        const idles = m.named('idles', is.idle.and(passed('idle_passed', idleSince, word.idle_since)));
        const latest = m.named('latest', word.probe_waits.and(word.opaque.eq(opaque3)));

        const next = m.wire('next_watch', Watch, word);
        m.when(is.hears, () => {
          next.set({
            tail_since: now3,
            heard: 1,
            probe_on: registers.probe_on.and(is.left),
            probe_due: probeDue,
          });
          m.when(registers.probe_first.and(word.heard.not()), () => next.set({ probe_now: 1 }));
        });
        m.when(is.ack, () => next.set({ idle_since: now3 }));
        m.when(is.gains, () => next.set({ tail_tries: 0 }));
        m.when(is.clear_req, () => next.set({ clear_due: 1 }));
        m.when(is.answered.and(latest), () => next.set({ probe_waits: 0 }));
        m.when(is.sends, () => next.set({ tail_since: now3, idle_since: now3 }));
        m.when(is.request, () => next.set({ clear_due: 0, clear_at: now3, cleared: oldest }));
        m.when(tail_time, () => {
          next.set({ tail_tries: word.tail_tries.add(1), tail_since: now3 });
          m.when(registers.tail.is('probe'), () => next.set({ probe_now: 1 }));
        });
        m.when(clear_time, () => next.set({ clear_due: 1 }));
        m.when(probes, () =>
          next.set({ probe_now: 0, opaque: word.opaque.add(1), probe_waits: 1, probe_sent: now3 }),
        ).elsewhen(clears, () => next.set({ clear_due: 0, clear_at: now3, cleared: oldest, probe_now: 1 }));
        m.when(probe_time, () => next.set({ probe_due: againDue }));
        m.when(idles, () => next.set({ idle_since: now3 }));
        m.when(is.begins, () =>
          next.set({
            probe_on: 0,
            heard: 0,
            opaque: 0,
            probe_waits: 0,
            probe_now: 0,
            tail_tries: 0,
            idle_since: now3,
            clear_due: 0,
            clear_at: now3,
            cleared: 0,
          }),
        );

        const packet = m.wire('leaving', ControlPacket, 'none');
        m.when(probes, () => packet.set('probe')).elsewhen(clears, () => packet.set('clear_cmd'));
        const made = {
          ...{ packet, probe_opaque: next.opaque, probe_sent: word.probe_sent },
          answers_probe: is.answered.and(latest),
          stale: is.answered.and(latest.not()),
          loses: tail_time.and(registers.tail.is('resend')),
          closes: idles,
        };
        return { next, made };
      });
      return { watched: m.next('watched_now', made) };
    },
  );
};
