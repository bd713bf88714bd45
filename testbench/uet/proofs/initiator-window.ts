/** Windows of the PDS initiator: what leaves for the first time has room in those of its PDC and of its context. */
import { type Bits, bind, bit, bits, record, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { claim } from '../../../rtl-gen/uet/pds/initiator/claim.ts';
import { Course, Intent } from '../../../rtl-gen/uet/pds/initiator/course.ts';
import { Event } from '../../../rtl-gen/uet/pds/initiator/event.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { progress } from '../../../rtl-gen/uet/pds/initiator/progress.ts';
import { Standing } from '../../../rtl-gen/uet/pds/initiator/standing.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = initiatorLayout({ contexts: 4, window: 128, records: 64 });
const Place = bits(layout.contextBits);
const Offset = bits(32);

/**
 * Of one place, any: how many of its packets were sent and are not free again, in each clock from the event on with
 * which its PDC begins. Slots become free in any clock, one after the other; the pipe knows of it late. Taken for
 * granted: a new packet has the next PSN and leaves as permitted (`initiator-psns`); `standing` tells how far an
 * event's PSN is from CACK.
 */
const windows = bind(
  progress(layout),
  (io, inside, m) => {
    const who = m.symbolic('spec_who', Place);
    const event = (stage: string) => inside.value(`event_${stage}`, Event(layout));
    const event6 = event('report');
    const valid6 = inside.bits('valid_report', 1);
    const begins = (kind: typeof event6.kind): Bits<1> => kind.is('open').or(kind.is('clear'));
    const { standing: now } = inside.inst<{ readonly standing: ValueOf<typeof Standing> }>('standing');
    const { course } = inside.inst<{ readonly course: ValueOf<typeof Course> }>('course');
    const intent = m.past(inside.value('intent_advance', Intent));

    const known = m.reg('spec_known', bit, { reset: 0 });
    const [next, freed] = [m.reg('spec_next', Offset), m.reg('spec_freed', Offset)];
    const ours3 = io.valid.and(event('compare').place.eq(who));
    const ours6 = valid6.and(event6.place.eq(who));
    const frees = inside.bits('frees', 1);
    m.assume('frees_what_was_sent', frees.implies(known.and(freed.ne(next))));
    const oldest = inside.value('oldest_compare', Offset);
    const isNew3 = ours3.and(begins(event('compare').kind));
    m.assume('knows_late_what_is_free', ours3.and(isNew3.not()).implies(freed.sub(oldest).at(31).not()));
    const ways = [isNew3];
    for (let clock = 4; clock <= 6; clock++) ways.push(m.next(`spec_new_${clock}`, ways.at(-1)!, { reset: 0 }));
    const [, new4, new5, new6] = ways as [Bits<1>, Bits<1>, Bits<1>, Bits<1>];
    m.assume('begins_one_after_the_other', isNew3.implies(new4.or(new5).or(new6).not()));
    m.assert('begins_one_at_a_time', new4.and(new5).or(new4.and(new6)).or(new5.and(new6)).not());
    m.assert('is_not_known_before', new4.or(new5).or(new6).implies(known.not()));
    m.when(frees, () => freed.set(freed.add(1)));
    m.when(ours6, () => {
      next.set(course.next);
    });
    m.when(new6, () => known.set(1));
    m.when(isNew3, () => {
      known.set(0);
      freed.set(0);
    });

    const isNext = course.next.eq(intent.rel.add(1)).and(course.was_next.eq(intent.rel)).and(intent.may_begin);
    m.assume('a_new_one_is_the_next', valid6.and(course.begins).implies(isNext.and(intent.begins.not())));
    m.assume('known_is_its_next', ours6.and(known).implies(course.was_next.eq(next)));
    const isSame = course.next.eq(m.mux(intent.begins, m.lit(32, 0), course.was_next));
    m.assume('others_keep_it', valid6.and(course.begins.not()).implies(isSame));
    const now6 = inside.value('pdc_report', Standing);
    m.assume('recovers_what_is_out', valid6.and(course.sleek).implies(course.next.ne(now6.cum)));
    const isFresh = event('decide').kind.is('fresh');
    const isApart = now.lead.eq(event('decide').rel.sub(now.cum)).and(now.below_cum.eq(now.lead.at(31)));
    const isOther = now.acks.or(now.nacks).or(now.controls).or(now.ends);
    m.assume('stands_for_itself', isFresh.implies(isOther.not()));
    const isPermitted = course.repeats.implies(intent.may_repeat).and(course.steps.implies(intent.may_step));
    m.assume('repeats_as_permitted', valid6.implies(isPermitted));
    m.assume('stands_apart', isFresh.implies(isApart.and(now.creating.eq(now.state.is('creating')))));

    m.assert('outstanding_within_w', known.implies(next.sub(freed).le(layout.window)));
    const { step } = io;
    const leaves = io.step_valid.and(step.kind.is('fresh')).and(step.on);
    const lead = step.next.sub(step.cum);
    m.assert('within_the_range_of_its_peer', leaves.implies(lead.le(step.range.zext(32).shl(7))));
    m.assert('within_w_of_the_oldest_known', leaves.implies(step.next.sub(step.oldest).le(layout.window)));
    m.assert('a_syn_offset_fits', leaves.and(step.state.is('creating')).implies(step.next.le(4096)));
    m.cover('fills_the_window', leaves.and(lead.eq(128)).and(step.range.eq(1)));
    m.cover('leaves_a_second_one', ours6.and(known).and(course.begins).and(next.eq(1)));
  },
  {
    cut: { standing: { standing: Standing }, course: { course: Course }, go_back: { to_gap: bit, to_rel: bit } },
    free: { frees: bit },
  },
);

const Claimed = record({ bytes: Offset, waits: bit, first: Place, others: bit, second: Place, served: Place });
const Limits = record({
  window: Offset,
  credit_on: bit,
  credit: Offset,
  cwnd: Offset,
  max_window: Offset,
  is_small: bit,
});

/**
 * Of one congestion control context, any, from the event that clears it on: all bytes that were let go, less those that
 * have come back, against the limits that were looked up for the packet. The forwarding RAM is left out and taken at
 * its word (`forwarding-ram-3`).
 */
const room = bind(
  claim(layout),
  (io, inside, m) => {
    const who = m.symbolic('spec_ccc', Place);
    const isOurs = m.past(io.enable.and(io.ccc.eq(who)), 4).and(m.pastValid(4));
    const known = m.reg('spec_known', bit, { reset: 0 });
    const granted = m.reg('spec_granted', Offset);
    const size = m.past(io.size).zext(32);
    const asked = isOurs.and(io.asks).and(size.any());

    // In the clock of `room`: what was let go before, and with it.
    const isLet = m.past(asked).and(m.pastValid(5)).and(io.room);
    const isCleared = m.past(isOurs.and(io.clear)).and(m.pastValid(5));
    const before = granted;
    const after = granted.add(m.past(size));
    const total = m.mux(isCleared, m.lit(32, 0), m.mux(isLet, after, before));
    const isKnown = known.or(isCleared);
    granted.set(total);
    known.set(isKnown);
    const { bytes } = inside.value('claimed_now', Claimed);
    m.assume('is_what_was_claimed', isOurs.and(isKnown).implies(bytes.eq(total)));
    m.assume('clears_alone', io.clear.implies(io.asks.not()));
    m.assume('is_cleared_first', isOurs.and(isKnown.not()).implies(io.clear));
    const word = inside.inst<{ readonly word: ValueOf<typeof Limits> }>('limits').word;
    const refunded = inside.inst<{ readonly word: Bits }>('refunds').word;
    const limits = m.past({ window: word.window, credit: word.credit, credit_on: word.credit_on, refunded }, 3);
    const permits = (limit: Bits): Bits => limit.add(limits.refunded);
    const { bytes: kept } = inside.drives<{ readonly next: ValueOf<typeof Claimed> }>('claimed').next;
    m.assert('counts_what_it_lets_go', m.past(isOurs).and(m.pastValid(5)).and(isKnown).implies(m.past(kept).eq(total)));
    m.assert('within_the_window', isLet.implies(permits(limits.window).sub(after).at(31).not()));
    const owes = permits(limits.credit).sub(before);
    m.assert('with_credit', isLet.and(limits.credit_on).implies(owes.at(31).not().and(owes.any())));
    m.cover('takes_all', isLet.and(permits(limits.window).eq(after)).and(before.any()));
  },
  {
    cut: {
      limits: { word: Limits },
      refunds: { word: Offset },
      claimed: { word: Claimed, at: Place, valid: bit },
    },
  },
);

export const initiatorWindowProofs: readonly Proof[] = [
  proof(
    'initiator-window',
    'A PDC of the PDS initiator has W packets outstanding at most, and none beyond the range of its peer.',
    windows,
    { depth: 6, coverDepth: 16, given: ['forwarding_ram'] },
  ),
  proof(
    'initiator-room',
    'What a congestion control context of the PDS initiator lets go stays within its window, and has credit.',
    room,
    { depth: 6, coverDepth: 16 },
  ),
];
