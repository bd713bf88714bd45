/** Arrivals of the PDS target: no PSN is accepted twice in the life of a PDC. */
import { type Bits, bind, bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { arrivalLatency, arrivalPipe } from '../../../rtl-gen/uet/pds/target-side/arrival-pipe.ts';
import { FlagsWrite, placeOf, trackerLayout, WordWrite } from '../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { slotsPerWord } from '../../../rtl-gen/uet/pds/window.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = trackerLayout({ contexts: 4, window: 128 });
const { contextBits, lapBit, window } = layout;
const Context = bits(contextBits);
const Offset = bits(32);
const Order = record({ next: Offset, gap: bit, pending: bit, announced: bit, failed: bit });
const Counts = record({ accepted: bits(lapBit + 1), closed: bit });
/** The stages of the pipe, and what is after the last one, by the clocks since the arrival. */
const stages = ['offset', 'fetch', 'place', 'order', 'clear', 'numbers', 'judge', 'out'];

/** What `orders` is driven with, as far as it is looked at. */
interface OrderWrite {
  readonly next: { readonly next: Bits; readonly announced: Bits<1> };
}

/** What the bitmap is driven with. */
interface Marking {
  readonly mark: Bits<1>;
  readonly slot: Bits;
  readonly lap: Bits<1>;
  readonly passed: Bits;
}

/**
 * Of one context, any, and one offset, any, in the life of each of its PDCs, which begins with an arrival that creates
 * it. The copies and the forwarding RAMs are left out: what was written last is kept here and assumed of what they
 * show. So is the bitmap, of which `context-bitmap` is assumed; what that takes for granted is proved here.
 *
 * Assumed of the others: a PDC is created when no packet of its context is under way; the base that arrivals are judged
 * by never goes back in the life of a PDC, and passes only what was accepted, or the close.
 */
const once = bind(
  arrivalPipe(layout),
  ({ arrival, verdict }, inside, m) => {
    const pdc = m.symbolic('spec_pdc', Context);
    const psn = m.symbolic('spec_psn', Offset);
    m.assume('first_2_31', psn.at(31).not());
    const own = placeOf(layout, psn);
    // What has the same slot in the lap before.
    const hasPrior = psn.ge(window);
    const { spec_prior: prior } = m.named({ spec_prior: psn.sub(window) });

    // Arrivals of the context, by the clocks since they came.
    const bitAt = (name: string) => (clock: number) => inside.bits(`${name}_${stages[clock]!}`, 1);
    const [validAt, createsAt, marksAt] = [bitAt('valid'), bitAt('create'), bitAt('marks')];
    const [isNewAt, announcesAt] = [bitAt('is_new'), bitAt('announces')];
    const offsetAt = (clock: number): Bits<32> => inside.bits(`offset_${stages[clock]!}`, 32);
    const isAt = (clock: number): Bits<1> => validAt(clock).and(inside.value(`pdc_${stages[clock]!}`, Context).eq(pdc));
    const comes = arrival.valid.and(arrival.pdc.eq(pdc));
    const { spec_begins: begins } = m.named({ spec_begins: comes.and(arrival.create) });

    /**
     * What is so from the clock after `sets` on, until a PDC is created; at index k the same for those that have come k
     * clocks further.
     */
    const since = (name: string, sets: Bits<1>, clocks: number): readonly Bits<1>[] => {
      const list: Bits<1>[] = [];
      for (let i = 0; i <= clocks; i++) {
        const register = m.reg(`spec_${name}_${i}`, bit, { reset: 0 });
        register.set(i === 0 ? register.or(sets) : list[i - 1]!);
        m.when(begins, () => register.set(0));
        list.push(register);
        if (i > 0) m.assert(`${name}_${i}_follows`, register.implies(list[i - 1]!));
      }
      return list;
    };
    /** What is so of one arrival, 0 to `clocks` clocks later. */
    const along = (name: string, first: Bits<1>, clocks: number): readonly Bits<1>[] => {
      const list = [first];
      for (let i = 1; i <= clocks; i++) {
        const register = m.reg(`spec_${name}_${i}`, bit, { reset: 0 });
        register.set(list[i - 1]!);
        list.push(register);
      }
      return list;
    };

    // The life of a PDC.
    const begun = m.reg('spec_begun', bit, { reset: 0 });
    m.when(begins, () => begun.set(1));
    m.assume('begins_with_its_creation', comes.implies(arrival.create.or(begun)));
    for (let k = 1; k <= arrivalLatency; k++) {
      m.assume(`is_created_alone_${k}`, begins.implies(isAt(k).not()));
    }
    const isItsPsn = along('is_psn', arrival.psn.sub(arrival.origin).sub(1).eq(psn), 7);
    const isPrior = along('is_prior', arrival.psn.sub(arrival.origin).sub(1).eq(prior), 7);
    for (let k = 1; k <= 6; k++) {
      m.assert(`offset_is_of_psn_${k}`, isAt(k).implies(offsetAt(k).eq(psn).eq(isItsPsn[k]!)));
      m.assert(`offset_is_of_prior_${k}`, isAt(k).implies(offsetAt(k).eq(prior).eq(isPrior[k]!)));
      for (let j = k + 1; j <= arrivalLatency; j++) {
        m.assert(`created_alone_${k}_${j}`, isAt(k).and(createsAt(k)).and(isAt(j)).not());
      }
    }

    // t + 2: the base, as the arrivals before left it.
    const { word: base } = inside.inst<{ readonly word: Bits<32> }>('bases');
    const seen = m.reg('spec_seen', Offset);
    const passedWhat = m.wire('spec_done', bit, 0);
    m.when(isAt(2), () => seen.set(base));
    m.assume('base_below_2_31', isAt(2).implies(base.lt(2 ** 31 - window)));
    m.assume('base_never_goes_back', isAt(2).and(createsAt(2).not()).implies(base.ge(seen)));
    m.assume('base_passes_what_is_done', isAt(2).and(hasPrior).and(base.gt(prior)).implies(passedWhat));

    // t + 3: order.
    const next = m.reg('spec_next', Offset);
    const announced = m.reg('spec_announced', bit);
    const now = inside.value('orders_now', Order);
    const { next: order } = inside.drives<OrderWrite>('orders');
    m.assume('order_is_last', isAt(3).implies(now.next.eq(next).and(now.announced.eq(announced))));
    m.when(isAt(3), () => {
      next.set(order.next as Bits<32>);
      announced.set(order.announced);
    });
    const place = inside.inst<{ readonly in_window: Bits<1>; readonly passed: Bits }>('place');
    const isIn = (offset: Bits, from: Bits): Bits<1> => offset.ge(from).and(offset.lt(from.add(window)));
    m.assert(
      'in_window_of_what_is_seen',
      isAt(3)
        .and(place.in_window)
        .implies(isIn(offsetAt(3), seen)),
    );
    m.assert(
      'own_slot_is_not_passed',
      isAt(3)
        .and(place.in_window)
        .implies(
          place.passed
            .shr(placeOf(layout, offsetAt(3)).slot)
            .at(0)
            .not(),
        ),
    );
    const [ordered] = since('ordered', isAt(3).and(createsAt(3)), 0);
    // A PDC that has begun is in order, or its creation is on its way there.
    let ordering: Bits<1> = ordered!;
    for (let k = 3; k >= 1; k--) {
      ordering = ordering.or(isAt(k).and(createsAt(k)));
      m.assert(`ordered_when_created_${k}`, isAt(k).implies(ordering));
      m.assert(`not_ordered_before_${k}`, isAt(k).and(createsAt(k)).implies(ordered!.not()));
    }
    m.assert('ordered_when_begun', begun.implies(ordering));
    m.assert(
      'base_is_below_2_31',
      isAt(3)
        .or(ordered!)
        .implies(seen.lt(2 ** 31 - window)),
    );
    m.assert('after_is_behind_it', isAt(3).implies(inside.bits('offset_after_order', 32).eq(offsetAt(3).add(1))));
    m.assert('next_is_in_window', ordered!.implies(next.le(seen.add(window))));
    m.assert('passed_is_done', isAt(3).or(ordered!).and(hasPrior).and(seen.gt(prior)).implies(passedWhat));
    const marks = inside.bits('marks', 1);
    const marked = since('marked', isAt(3).and(isItsPsn[3]!).and(marks), 5);
    const priorMarked = since('prior_marked', isAt(3).and(isPrior[3]!).and(marks), 5);
    const priorCloses = since('prior_closes', isAt(3).and(isPrior[3]!).and(inside.bits('announces', 1)), 5);
    m.assert('marked_is_below_next', marked[0]!.implies(ordered!.and(next.gt(psn))));
    m.assert('close_is_next', priorCloses[0]!.implies(ordered!.and(announced).and(next.eq(prior))));
    const own3 = isAt(3).and(isItsPsn[3]!).and(marks);
    const first = along('first', own3.and(marked[0]!.not()), 4);
    const again = along('again', own3.and(marked[0]!), 3);
    for (let k = 1; k <= 4; k++)
      m.assert(
        `first_was_marked_${k}`,
        first[k]!.implies(
          isAt(k + 3)
            .and(marked[k - 1]!)
            .and(marked[k]!.not()),
        ),
      );
    for (let k = 4; k <= 6; k++) {
      m.assert(
        `marks_on_its_way_${k}`,
        isAt(k)
          .and(isItsPsn[k]!)
          .and(marksAt(k))
          .implies(first[k - 3]!.or(again[k - 3]!)),
      );
      m.assert(
        `prior_on_its_way_${k}`,
        isAt(k)
          .and(isPrior[k]!)
          .and(marksAt(k))
          .implies(priorMarked[k - 4]!),
      );
      m.assert(
        `close_on_its_way_${k}`,
        isAt(k)
          .and(isPrior[k]!)
          .and(announcesAt(k))
          .implies(priorCloses[k - 4]!),
      );
      m.assert(`again_is_not_new_${k}`, again[k - 3]!.implies(isNewAt(k).not()));
    }

    // t + 4: the bitmap.
    const bitmap = inside.drives<Marking>('received');
    const seenThen = m.reg('spec_seen_then', Offset);
    seenThen.set(seen);
    const at4 = placeOf(layout, offsetAt(4));
    const inWord = isAt(4).and(at4.word.eq(own.word));
    const inSlot = inWord.and(bitmap.slot.eq(own.slot));
    const held = m.reg('spec_held', bit, { reset: 0 });
    const slotMarked = m.reg('spec_slot_marked', bit, { reset: 0 });
    const lastLap = m.reg('spec_last_lap', bit);
    m.when(inWord.and(bitmap.mark), () => held.set(1));
    m.when(inSlot.and(bitmap.mark), () => {
      slotMarked.set(1);
      lastLap.set(bitmap.lap);
    });
    m.when(begins, () => {
      held.set(0);
      slotMarked.set(0);
    });
    const isPassed = bitmap.passed.shr(bitmap.slot).at(0);
    const shown = along('shown', inSlot.and(slotMarked), 2);
    const came = along('came', lastLap.eq(bitmap.lap).or(isPassed), 2);
    const { arrived } = inside.inst<{ readonly arrived: Bits<1> }>('received');
    m.assume('bitmap_tells_marks', shown[2]!.implies(arrived.eq(came[2]!)));
    m.assert(
      'marks_in_window',
      isAt(4)
        .and(bitmap.mark)
        .implies(isIn(offsetAt(4), seenThen)),
    );
    m.assert('mark_is_not_passed', isAt(4).and(bitmap.mark).implies(isPassed.not()));
    m.assert(
      'first_mark_of_a_word_is_in_lap_0',
      isAt(4).and(bitmap.mark).and(isItsPsn[4]!).and(held.not()).implies(own.lap.not()),
    );
    m.assert('marked_holds', marked[1]!.or(priorMarked[1]!).implies(held));
    m.assert('base_was_no_higher', ordered!.implies(seenThen.le(seen)));
    m.assert('marked_in_window', marked[0]!.implies(psn.lt(seen.add(window))));
    m.assert('marked_in_window_then', marked[1]!.implies(psn.lt(seenThen.add(window))));
    m.assert('slot_is_of_it', marked[1]!.implies(seenThen.gt(psn).or(slotMarked.and(lastLap.eq(own.lap)))));
    const marksNow = (name: string, passed3: Bits<1>, passed4: Bits<1>, isIt: Bits<1>): void =>
      m.assert(name, passed3.and(passed4.not()).implies(isAt(4).and(isIt).and(bitmap.mark)));
    marksNow('mark_is_on_its_way', marked[0]!, marked[1]!, isItsPsn[4]!);
    marksNow('prior_mark_is_on_its_way', priorMarked[0]!, priorMarked[1]!, isPrior[4]!);
    m.assert('again_is_marked', again[1]!.implies(marked[1]!.and(isAt(4)).and(isItsPsn[4]!).and(bitmap.mark)));
    for (let k = 1; k <= 2; k++) m.assert(`again_is_shown_${k}`, again[k + 1]!.implies(shown[k]!.and(came[k]!)));
    m.assert('first_is_not_above_close', first[1]!.implies(priorCloses[1]!.not()));

    // t + 7: the verdict.
    const isVerdict = verdict.valid.and(verdict.pdc.eq(pdc));
    const judged = (what: 'accepted' | 'closed', which: Bits<1>): Bits<1> =>
      isVerdict.and(which).and(verdict.judgement.is(what));
    const accepts = judged('accepted', isItsPsn[7]!);
    const [accepted] = since('accepted', accepts, 0);
    m.assert('accepted_is_first', accepts.implies(first[4]!));
    m.assert('accepted_was_marked', accepted!.implies(marked[4]!));
    m.assert('never_accepted_twice', accepts.and(accepted!).not());
    const priorAccepted = judged('accepted', isPrior[7]!);
    const priorClosed = judged('closed', isPrior[7]!);
    m.assert('prior_was_marked', priorAccepted.implies(priorMarked[3]!));
    m.assert('prior_was_closed', priorClosed.implies(priorCloses[3]!));
    const [done] = since('prior_done', priorAccepted.or(priorClosed), 0);
    passedWhat.set(done!);
    m.assert('done_was_marked', done!.implies(priorMarked[4]!.or(priorCloses[4]!)));
    m.cover('is_accepted_in_lap_1', accepts.and(own.lap));
    m.cover('comes_again', accepted!.and(isVerdict).and(isItsPsn[7]!).and(verdict.judgement.is('duplicate')));
  },
  {
    cut: {
      bases: { word: Offset },
      orders: { word: Order },
      clear_offsets: { word: Offset },
      received: { arrived: bit, word_write: WordWrite(layout, 1), flags_write: FlagsWrite(layout, 1) },
      responses: { slots: bits(2 * slotsPerWord) },
      counts: { word: Counts },
    },
  },
);

export const pdsOnceProofs: readonly Proof[] = [
  proof('pds-once', 'Arrivals of a PDS target: no PSN is accepted twice in the life of a PDC.', once, {
    coverDepth: 18,
    sums: true,
  }),
];
