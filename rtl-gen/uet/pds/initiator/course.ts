/** The third of an event's steps: which packet is the next one, what goes again, and whether its PDC is held. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import type { InitiatorLayout } from './layout.ts';

/** What an event may do, as far as the steps before say. */
export const Intent = record({
  begins: bit,
  is_visit: bit,
  is_open: bit,
  /** A packet may leave: a new one if it is the next one; one that is lost; the next of those that go again. */
  may_begin: bit,
  may_repeat: bit,
  may_step: bit,
  /** `may_step`, where recovery lets it go. */
  is_near: bit,
  /** The packet is CLOSE_CMD. */
  closes: bit,
  ordered: bit,
  creating: bit,
  /** CACK has come to `cum`. */
  newer: bit,
  /** A new Start_PSN; recovery, from CACK on; a timeout, so that the next path is another. */
  moves: bit,
  recovers: bit,
  renews: bit,
  holds: bit,
  quiesces: bit,
  /** The PSN of the event, and the one after it. */
  rel: bits(32),
  after: bits(32),
  /** CACK + 1 of an ACK, the PSN expected of a NACK. */
  cum: bits(32),
  /** Where what goes again begins or goes on, if it does. */
  start: bits(32),
  now: bits(32),
  held_until: bits(32),
});

/** Where the PDC is after the event, and what the event does. */
export const Course = record({
  next: bits(32),
  /** The same before the event. */
  was_next: bits(32),
  close_sent: bit,
  going: bit,
  /** What goes again next is too far ahead for recovery: new packets may leave until CACK moves. */
  far: bit,
  again: bits(32),
  until: bits(32),
  /** It is in recovery; before the event. */
  sleek: bit,
  was_sleek: bit,
  hold: bit,
  /** Another path was to be taken by its next packet. */
  was_renew: bit,
  syn_resent: bit,
  begins: bit,
  repeats: bit,
  steps: bit,
  unholds: bit,
  /** It began to close long enough ago, and nothing is held. */
  settled: bit,
});

/** What is kept of a PDC: as in `Course`, until when it is held, and whether its next packet takes another path. */
export const KeptCourse = record({
  next: bits(32),
  close_sent: bit,
  going: bit,
  far: bit,
  again: bits(32),
  until: bits(32),
  sleek: bit,
  hold: bit,
  hold_at: bits(32),
  renew: bit,
  syn_resent: bit,
});

/** Clocks that CLOSE_CMD waits after a PDC began to close, for packets that are on their way to it: 2^8. */
const settleBits = 8;

/**
 * The event's place is told in clock t with `enable`, all of it in t + 3, also whether its PDC goes back to what its
 * peer misses (`to_gap`) or to the event's own PSN (`to_rel`); `course` is shown in t + 4.
 */
export const course = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  return module(
    `pds_initiator_course_${suffix}`,
    {
      summary: `Next packets, ranges that go again, and holds of ${contexts} PDCs, an event a clock.`,
      in: { enable: bit, place: bits(contextBits), intent: Intent, to_gap: bit, to_rel: bit },
      out: { course: Course },
    },
    ({ enable, place, intent, to_gap, to_rel }, m) => {
      const { rel, after, cum, start, now } = intent;
      const access = { depth: contexts, enable, addr: place, latency: 3 } as const;
      const { made } = updateContext(m, 'courses', KeptCourse, access, (word) => {
        const runs = m.named('runs', word.hold.not());
        const is_next = m.named('is_next', rel.eq(word.next));
        const begins = m.named(
          'begins',
          intent.may_begin.and(is_next).and(runs).and(word.close_sent.not()).and(intent.ordered.and(word.going).not()),
        );
        const repeats = m.named('repeats', intent.may_repeat.and(runs));
        const is_again = m.named('is_again', rel.eq(word.again));
        const may_step = m.named('may_step', intent.may_step.and(word.going).and(is_again).and(runs));
        const is_far = m.named('is_far', word.sleek.and(intent.is_near.not()));
        const steps = m.named('steps', may_step.and(is_far.not()));
        const ends = m.named('ends', steps.and(after.eq(word.until)));
        const past = m.named('past', intent.newer.and(cum.sub(word.until).at(31).not()));
        const is_behind = m.named('is_behind', word.again.sub(cum).at(31));
        const lifts = m.named('lifts', intent.newer.and(is_behind));
        const not_going = m.named('not_going', word.going.not());
        const lowers = m.named('lowers', to_gap.and(cum.sub(word.again).at(31).or(not_going)));
        const returns = m.named('returns', to_rel.and(rel.sub(word.again).at(31).or(not_going)));
        // Since an ACK asked for it another one may have told of all packets: then nothing is left to recover.
        const recovers = m.named('recovers', intent.recovers.and(word.next.ne(start)));
        const from_oldest = m.named('from_oldest', intent.moves.or(recovers));
        const takes = m.named('takes', lifts.or(lowers).or(returns).or(from_oldest).or(steps));
        const goes = m.named('goes', to_gap.or(to_rel));
        const starts = m.named('starts', from_oldest.or(goes));
        const bounds = m.named('bounds', from_oldest.or(goes.and(word.sleek.not())));
        const held = m.named('held', now.sub(word.hold_at));
        const unholds = m.named('unholds', intent.is_visit.and(word.hold).and(held.at(31).not()));

        const next = m.wire('next_course', KeptCourse, word);
        next.set({
          next: m.mux(begins, after, word.next),
          again: m.mux(takes, start, word.again),
          until: m.mux(bounds, word.next, word.until),
          going: starts.or(word.going.and(past.or(ends).not())),
          far: may_step.and(is_far).or(word.far.and(takes.or(intent.newer).or(starts).not())),
          close_sent: word.close_sent.or(begins.and(intent.closes)),
          sleek: recovers.or(word.sleek.and(past.or(intent.moves).not())),
          hold: intent.holds.or(word.hold.and(unholds.not())),
          hold_at: m.choose(
            [
              [intent.holds, intent.held_until],
              [intent.quiesces, now],
            ],
            word.hold_at,
          ),
          renew: intent.renews.or(word.renew.and(begins.or(repeats).or(steps).not())),
          syn_resent: word.syn_resent.or(intent.creating.and(repeats.or(steps))),
        });
        m.when(intent.begins, () =>
          next.set({ next: 0, close_sent: 0, going: 0, far: 0, sleek: 0, hold: 0, renew: 0, syn_resent: 0 }),
        );
        const { hold_at: _, renew: __, ...kept } = next;
        const settled = held.slice(31, settleBits).any().and(runs);
        const was = { was_next: word.next, was_sleek: word.sleek, was_renew: word.renew };
        return { next, made: { ...kept, ...was, begins, repeats, steps, unholds, settled } };
      });
      return { course: m.next('course_now', made) };
    },
  );
};
