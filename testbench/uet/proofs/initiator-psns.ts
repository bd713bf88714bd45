/** PSNs of the PDS initiator: new packets of a PDC have them one after the other, and none is used twice. */
import { type Bits, bind, bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { course, KeptCourse } from '../../../rtl-gen/uet/pds/initiator/course.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = initiatorLayout({ contexts: 4, window: 128, records: 64 });
const Place = bits(layout.contextBits);

/** What the memory of courses is driven with. */
interface Courses {
  readonly next: { readonly next: Bits; readonly close_sent: Bits<1> };
}

/**
 * Of one place, any: from the event on with which a PDC begins, the PSNs of its new packets, as offsets from
 * Start_PSN, are 0, 1, 2 and so on, and there is none after CLOSE_CMD. The forwarding RAM is left out and taken at its
 * word (`forwarding-ram-3`): a course is what it was made last.
 */
const once = bind(
  course(layout),
  (io, inside, m) => {
    const { intent } = io;
    const who = m.symbolic('spec_who', Place);
    const came = m.past(io.enable, 3).and(m.pastValid(3));
    const isOurs = came.and(m.past(io.place, 3).eq(who));
    m.assume('the_next_psn_follows', intent.after.eq(intent.rel.add(1)));

    const known = m.reg('spec_known', bit, { reset: 0 });
    const kept = m.reg('spec_kept', record({ next: bits(32), close_sent: bit }));
    m.assume('begins_first', isOurs.and(known.not()).implies(intent.begins));
    const now = inside.value('courses_now', KeptCourse);
    m.assume(
      'course_is_last',
      isOurs.and(known).implies(now.next.eq(kept.next).and(now.close_sent.eq(kept.close_sent))),
    );
    const { next } = inside.drives<Courses>('courses');
    m.when(isOurs, () => {
      known.set(1);
      kept.set({ next: next.next as Bits<32>, close_sent: next.close_sent });
    });

    const used = m.reg('spec_used', bits(32));
    const closed = m.reg('spec_closed', bit);
    const isNew = isOurs.and(known).and(intent.begins.not()).and(inside.bits('begins', 1));
    m.when(isOurs.and(intent.begins), () => {
      used.set(0);
      closed.set(0);
    }).elsewhen(isNew, () => {
      used.set(used.add(1));
      closed.set(intent.closes);
    });
    m.assert('is_the_next_psn', isNew.implies(intent.rel.eq(used)));
    m.assert('none_after_close', isNew.implies(closed.not()));
    m.assert('leaves_as_permitted', isNew.implies(intent.may_begin));
    m.assert('knows_the_next_psn', known.implies(kept.next.eq(used)));
    m.assert('knows_of_its_close', known.implies(kept.close_sent.eq(closed)));
    m.cover('a_third_packet', isNew.and(used.eq(2)));
  },
  { cut: { courses: { word: KeptCourse, at: Place, valid: bit } } },
);

export const initiatorPsnProofs: readonly Proof[] = [
  proof(
    'initiator-psns',
    'New packets of a PDC of the PDS initiator have its PSNs one after the other, each once, and none comes after CLOSE_CMD.',
    once,
  ),
];
