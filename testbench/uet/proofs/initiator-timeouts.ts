/** What becomes of a packet of the PDS initiator whose time has come: it is sent again, asked for or reported. */
import { type Bits, bind, bit, bits, pack, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { Flight, flights } from '../../../rtl-gen/uet/pds/initiator/flights.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = initiatorLayout({ contexts: 4, window: 128, records: 64 });
const Id = bits(layout.recordBits);
const Time = bits(32);
const Count = bits(6);

/** What the memory of flights is driven with. */
interface Flights {
  readonly next: ValueOf<typeof Flight>;
}

/**
 * Of one record, any, from its packet's first sending on, until that is done, while registers stay as they are: each
 * timer that finds it due does one thing, which brings it on. It is marked lost, or its PDC goes back; its ACK is asked
 * for; its PDC fails; recovery holds it. Otherwise it is marked already, or has no RTO, or has come and has its RTO
 * begin. Timeouts and refusals have their limits; a timer that a limit forbids has the PDC fail, which reports the
 * packet (`initiator-frees`). What is lost keeps its mark until it leaves, or SACK shows it.
 *
 * Taken at their word: the forwarding RAM (`forwarding-ram-3`), and that `rtoTable` has no time above rto_max. What the
 * surroundings keep to: when an event finds that its packet is done, so do those after it.
 */
const timeouts = bind(
  flights(layout),
  (io, inside, m) => {
    const who = m.symbolic('spec_who', Id);
    const { step, registers, now, act } = io;
    const came = m.past(io.enable, 3).and(m.pastValid(3));
    const isOurs = came.and(m.past(io.record, 3).eq(who)).and(io.valid);
    m.assume('is_open_as_it_stands', io.open.eq(step.on.and(step.open).and(io.answered.not())));
    const fields = pack(registers);
    m.assume('registers_stay', m.pastValid().implies(fields.eq(m.past(fields))));
    const rto = inside.inst<{ readonly first: Bits<32>; readonly same: Bits<32>; readonly more: Bits<32> }>('rto');
    const times = [rto.first, rto.same, rto.more].map((time) => time.le(registers.rto_max));
    m.assume(
      'no_rto_is_above_the_most',
      times.reduce((a, b) => a.and(b)),
    );

    const known = m.reg('spec_known', bit, { reset: 0 });
    const kept = m.reg('spec_kept', Flight);
    const word = inside.value('flights_now', Flight);
    const one = (name: string): Bits<1> => inside.bits(name, 1);
    const isFresh = isOurs.and(one('is_fresh'));
    m.assume('flies_as_it_was_left', isOurs.and(known).implies(pack(word).eq(pack(kept))));
    m.when(isOurs, () => kept.set(inside.drives<Flights>('flights').next));
    m.when(isFresh, () => known.set(1));

    // Until it is done.
    const done = m.reg('spec_done', bit, { reset: 0 });
    const ofPacket = ['fresh', 'resend', 'again', 'timer', 'nack', 'lose', 'overtaken'] as const;
    const isOf = ofPacket.map((kind) => step.kind.is(kind)).reduce((a, b) => a.or(b));
    const isDone = step.open.not().or(io.answered);
    const finds = isOurs.and(known).and(isOf).and(isFresh.not());
    m.assume('what_is_done_stays_done', finds.and(done).implies(isDone));
    m.assume('a_new_one_is_new', isOurs.and(step.kind.is('fresh')).implies(step.on));
    m.when(isFresh, () => done.set(0)).elsewhen(finds.and(isDone), () => done.set(1));
    const failed = m.reg('spec_failed', bit, { reset: 0 });
    m.assume('what_has_failed_is_over', finds.and(failed).implies(step.on.not()));
    m.when(isFresh, () => failed.set(0)).elsewhen(isOurs.and(known).and(one('fails')), () => failed.set(1));
    const isAlive = known.and(failed.not());

    // SACK shows it, in the clock of another event; what is new, or what a NACK takes for lost, it has not shown any
    // more.
    const covered = m.reg('spec_covered', bit, { reset: 0 });
    const shows = inside.bits('shows', 1);
    m.assume('is_shown_by_another_event', shows.implies(isOurs.not()));
    m.assume('is_covered_as_shown', isOurs.and(known).implies(io.covered.eq(covered)));
    const takes = (['trim', 'trim_last_hop', 'loss', 'out_of_window', 'refuse'] as const)
      .map((kind) => act.is(kind))
      .reduce((a, b) => a.or(b));
    const uncovers = isOurs.and(io.open).and(step.kind.is('nack')).and(takes);
    m.when(shows, () => covered.set(1)).elsewhen(isFresh.or(uncovers), () => covered.set(0));

    // A timer that finds it due.
    const isOpen = isOurs.and(known).and(io.open);
    const isTimer = isOpen.and(step.kind.is('timer'));
    const isDue = now.sub(kept.due).at(31).not();
    const hasCome = io.covered.and(kept.state.is('forced').not());
    const isLost = kept.state.is('forced').or(kept.state.is('lost').and(io.covered.not()));
    const comes = hasCome.and(kept.state.is('out').not());
    const isHeld = kept.state.is('waiting').and(io.covered.not());
    const noRto = registers.rto.not().and(isHeld.not());
    const then = m.past({
      timer: isTimer.and(isDue),
      early: isTimer.and(isDue.not()),
      waits: isLost.or(comes).or(noRto),
      ordered: step.ordered,
      comes,
    });
    const { effect } = io;
    const isThen = m.pastValid();
    const isFound = isThen.and(then.timer);
    const again = m.mux(then.ordered, effect.backs, effect.marks);
    const acts = again.or(effect.asks).or(effect.fails).or(effect.held);
    m.assert('what_is_due_is_brought_on', isFound.implies(acts.or(then.waits)));
    m.assert('what_is_not_due_rests', isThen.and(then.early).implies(acts.not()));
    m.assert('what_has_come_is_asked_for_later', isFound.and(then.comes).implies(kept.state.is('out')));

    // How often: what the limits permit, and the next time is known.
    const isLimited = registers.max_rto_retx.all().not();
    const tries = m.reg('spec_tries', Count, { reset: 0 });
    const refusals = m.reg('spec_refusals', Count, { reset: 0 });
    const timesOut = isOurs.and(known).and(one('tries'));
    const refuses = isOurs.and(known).and(one('refuses'));
    m.when(isFresh, () => {
      tries.set(0);
      refusals.set(0);
    }).otherwise(() => {
      m.when(timesOut.and(tries.lt(31)), () => tries.set(tries.add(1)));
      m.when(refuses.and(refusals.lt(31)), () => refusals.set(refusals.add(1)));
    });
    m.assert('counts_timeouts', known.implies(kept.tries.zext(6).eq(tries)));
    const isNackLimited = registers.max_nack_retx.all().not();
    m.assert('counts_refusals', isAlive.and(isNackLimited).implies(kept.nacks.zext(6).eq(refusals)));
    m.assert('few_timeouts', known.and(isLimited).implies(tries.le(registers.max_rto_retx.zext(6))));
    m.assert('few_refusals', isAlive.and(isNackLimited).implies(refusals.le(registers.max_nack_retx.zext(6))));
    const isLast = isTimer.and(isDue).and(isLost.or(comes).or(isHeld).or(noRto).not());
    const forbids = isLimited.and(tries.ge(registers.max_rto_retx.zext(6)));
    m.assert('fails_at_the_limit', isThen.and(m.past(isLast.and(forbids))).implies(effect.fails));
    const longest = registers.rto_max.max(registers.nack_retx);
    const sets = isThen.and(m.past(isOurs.and(one('writes'))));
    const until = kept.due.sub(m.past(now));
    m.assert('the_next_time_is_not_far', sets.implies(until.le(longest)));

    // The copies that sweep and walker read are told each change of what they keep.
    const { enable, record: whose, due, state } = io.flight_write;
    const isWritten = enable.and(whose.eq(who));
    const copiedDue = m.reg('spec_copied_due', Time);
    const copiedOut = m.reg('spec_copied_out', bit);
    m.when(isWritten, () => {
      copiedDue.set(due);
      copiedOut.set(state.is('out'));
    });
    const dueThere = m.mux(isWritten, due, copiedDue);
    const outThere = m.mux(isWritten, state.is('out'), copiedOut);
    m.assume('an_event_is_told_before_it_comes', io.valid.implies(came));
    m.assert('copies_are_told', known.implies(dueThere.eq(kept.due).and(outThere.eq(kept.state.is('out')))));

    // What is lost keeps its mark until it leaves.
    const marked = m.reg('spec_marked', bit, { reset: 0 });
    const isMarked = m.past({ isOurs: isOurs.and(known).or(isFresh), ordered: step.ordered });
    const ordered = m.reg('spec_ordered', bit, { reset: 0 });
    m.when(isFresh, () => ordered.set(step.ordered));
    m.assume('keeps_its_order', isOurs.and(known).and(isFresh.not()).implies(step.ordered.eq(ordered)));
    const marks = m.mux(
      isThen.and(isMarked.isOurs).and(effect.marks.or(effect.unmarks)),
      effect.marks.and(effect.unmarks.not()),
      marked,
    );
    marked.set(marks.and(shows.and(covered.not()).not()));
    const isOut = known.and(done.not()).and(ordered.not());
    const lost = kept.state.is('lost').and(covered.not()).or(kept.state.is('forced'));
    m.assert('what_goes_again_as_shown_is_shown', known.and(kept.state.is('forced')).implies(covered));
    m.assert('what_is_lost_is_marked', isOut.and(lost).implies(marks));
    m.cover('is_lost_by_time', isFound.and(effect.marks).and(effect.leaves));
    m.cover('fails_in_the_end', isFound.and(effect.fails));
    m.cover('its_ack_is_asked_for', isFound.and(effect.asks));
  },
  {
    cut: {
      flights: { word: Flight, at: Id, valid: bit },
      rto: { first: Time, same: Time, more: Time },
    },
    free: { shows: bit },
  },
);

export const initiatorTimeoutProofs: readonly Proof[] = [
  proof(
    'initiator-timeouts',
    'A packet of the PDS initiator that is due is sent again, asked for or reported, after so many times at most.',
    timeouts,
    { depth: 5, coverDepth: 14 },
  ),
];
