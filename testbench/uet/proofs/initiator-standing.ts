/** How the PDS initiator knows where an event's PSN is: its distance from CACK, which only grows. */
import { bind, bit, bits, pack, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import type { EventKind } from '../../../rtl-gen/uet/pds/initiator/event.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { KeptStanding, standing } from '../../../rtl-gen/uet/pds/initiator/standing.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = initiatorLayout({ contexts: 4, window: 128, records: 64 });
const Place = bits(layout.contextBits);

/** What the memory of how PDCs stand is driven with. */
interface Standings {
  readonly next: ValueOf<typeof KeptStanding>;
}

/**
 * Of one place, any, from the event on with which a PDC begins: CACK is the highest that an ACK of its peer has had
 * that was heard, and an event's PSN is told by its distance from it. Events of packets that leave change neither.
 * `initiator-window` rests on it. The forwarding RAM is left out and taken at its word (`forwarding-ram-3`).
 */
const distance = bind(
  standing(layout),
  (io, inside, m) => {
    const who = m.symbolic('spec_who', Place);
    const came = m.past(io.enable, 3).and(m.pastValid(3));
    const isOurs = came.and(m.past(io.place, 3).eq(who));
    const event = m.past(io.event);
    const is = (...kinds: readonly Parameters<ValueOf<typeof EventKind>['is']>[0][]) =>
      kinds.map((kind) => event.kind.is(kind)).reduce((a, b) => a.or(b));
    const begins = is('open', 'clear');

    const known = m.reg('spec_known', bit, { reset: 0 });
    const kept = m.reg('spec_kept', KeptStanding);
    m.assume('begins_first', isOurs.and(known.not()).implies(begins));
    const now = inside.value('standings_now', KeptStanding);
    m.assume('stands_as_it_was_left', isOurs.and(known).implies(pack(now).eq(pack(kept))));
    m.when(isOurs, () => {
      known.set(1);
      kept.set(inside.drives<Standings>('standings').next);
    });

    // The highest CACK, plus 1, as an offset from Start_PSN.
    const cack = m.reg('spec_cack', bits(32));
    const newer = inside.bits('newer', 1);
    m.when(isOurs.and(begins), () => cack.set(0)).elsewhen(isOurs.and(newer), () => cack.set(event.cum));
    m.assert('cack_is_the_last_one', known.implies(kept.cum.eq(cack)));

    const then = m.past({
      counts: isOurs.and(known),
      rel: event.rel,
      cum: event.cum,
      cack,
      newer,
      begins,
      leaves: is('fresh', 'resend', 'again'),
    });
    const { standing: told } = io;
    const counts = m.pastValid().and(then.counts);
    const goesOn = counts.and(then.begins.not());
    m.assert('tells_the_distance_from_cack', counts.implies(told.lead.eq(then.rel.sub(then.cack))));
    m.assert('tells_on_which_side', counts.implies(told.below_cum.eq(told.lead.at(31))));
    m.assert('tells_cack_after_the_event', goesOn.implies(told.cum.eq(m.mux(then.newer, then.cum, then.cack))));
    m.assert('cack_only_grows', goesOn.and(then.newer).implies(then.cum.gt(then.cack).and(told.acks)));
    const leaves = counts.and(then.leaves);
    const isOther = told.acks.or(told.nacks).or(told.controls).or(told.ends).or(told.moves).or(told.loses);
    m.assert('what_leaves_says_nothing_else', leaves.implies(isOther.not()));
    m.assert('what_leaves_opens_nothing', leaves.implies(told.creating.eq(told.state.is('creating'))));
    const isWithin = told.is_open.implies(told.below_cum.not());
    m.assert('what_is_open_is_not_below_cack', counts.implies(isWithin));
    m.cover('cack_moves_twice', goesOn.and(then.newer).and(then.cack.any()));
    m.cover('is_below_cack', leaves.and(told.below_cum));
  },
  { cut: { standings: { word: KeptStanding, at: Place, valid: bit } } },
);

export const initiatorStandingProofs: readonly Proof[] = [
  proof(
    'initiator-standing',
    'An event of the PDS initiator is told by its distance from CACK, which is the highest that its peer has said.',
    distance,
    { depth: 5, coverDepth: 14 },
  ),
];
