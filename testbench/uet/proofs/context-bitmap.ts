/** The bitmaps of many contexts: no PSN is new twice in a lap, however close its packets are. */
import { bind, bit, bits } from '../../../rtl-gen/hdl/index.ts';
import { contextBitmap } from '../../../rtl-gen/uet/pds/target-side/context-bitmap.ts';
import { trackerLayout } from '../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { slotBits, slotsPerWord } from '../../../rtl-gen/uet/pds/window.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = trackerLayout({ contexts: 4, window: 128 });

/**
 * Of one slot of one word of one context, any. The forwarding RAMs inside are taken at their word, that a read gives
 * what the last write left (`forwarding-ram-2` proves it of them): what was last written to the slot, and to the flag
 * of its word, is kept here and assumed of what they show. The model has whether a mark was asked for in the slot since
 * its context began, and the parity of the last one's lap.
 *
 * Assumed of whoever marks, and proved of arrivals (`pds-once`): the first mark of a word is in lap 0, and no mark is
 * in a passed slot. Whoever only asks may ask anything.
 */
const bitmap = bind(contextBitmap(layout, 1), (io, inside, m) => {
  const one = (name: string) => inside.bits(name, 1);
  const some = (name: string, width: number) => inside.bits(name, width);
  const watchedPdc = m.symbolic('spec_pdc', bits(layout.contextBits));
  const watchedWord = m.symbolic('spec_word', bits(layout.wordBits));
  const watchedSlot = m.symbolic('spec_slot', bits(slotBits));

  // t + 2: whether the word holds anything.
  const asks = one('valid_hold').and(some('pdc_hold', layout.contextBits).eq(watchedPdc));
  const isWord = some('word_hold', layout.wordBits).eq(watchedWord);
  const begun = m.reg('spec_begun', bit, { reset: 0 });
  const held = m.reg('spec_held', bit, { reset: 0 });
  const begins = asks.and(one('fresh_hold'));
  const known = begun.or(begins);
  const wasHeld = held.and(begins.not());
  const shown = some('written_words_now', layout.words).shr(watchedWord).at(0);
  m.assume('written_is_last', asks.and(begun).implies(shown.eq(held)));
  const marks = asks.and(known).and(isWord).and(io.mark);
  m.assume('first_marks_are_of_lap_0', marks.and(wasHeld.not()).implies(io.lap.not()));
  m.assume('marks_are_not_passed', marks.implies(io.passed.shr(io.slot).at(0).not()));
  m.when(asks.and(known), () => {
    begun.set(1);
    held.set(wasHeld.or(isWord.and(io.mark)));
  });

  // t + 3: the slot.
  const hits = one('valid_mark').and(some('pdc_mark', layout.contextBits).eq(watchedPdc));
  const inWord = hits.and(some('word_mark', layout.wordBits).eq(watchedWord));
  const slots = some('own_slot_mark', slotsPerWord);
  const isSlot = slots.shr(watchedSlot).at(0);
  const lap = one('lap_mark');
  const isPassed = some('passed_mark', slotsPerWord).shr(watchedSlot).at(0);
  const isHeld = one('held_mark');
  const starts = m.reg('spec_starts', bit, { reset: 0 });
  const isKnown = m.reg('spec_known', bit, { reset: 0 });
  starts.set(begins);
  isKnown.set(known);
  const marked = m.reg('spec_marked', bit, { reset: 0 });
  const lastLap = m.reg('spec_last_lap', bit, { reset: 0 });
  const stored = m.reg('spec_stored', bit, { reset: 0 });
  const value = m.reg('spec_value', bit, { reset: 0 });
  const now = some('slots_now', slotsPerWord).shr(watchedSlot).at(0);
  m.assume('slots_are_last', inWord.and(isHeld).and(stored).implies(now.eq(value)));
  const wasMarked = marked.and(starts.not());
  const came = wasMarked.and(lastLap.eq(lap)).or(isPassed);
  const changes = one('changes');
  m.when(starts, () => {
    marked.set(0);
    stored.set(0);
  });
  m.when(hits.and(isKnown).and(inWord).and(changes), () => {
    stored.set(1);
    value.set(m.mux(isSlot, lap.not(), isHeld.and(now)));
  });
  m.when(hits.and(isKnown).and(inWord).and(isSlot).and(one('mark_mark')), () => {
    marked.set(1);
    lastLap.set(lap);
  });
  const alone = slots.eq(watchedSlot.oneHot(slotsPerWord));
  const meant = hits.and(isKnown).and(inWord).and(alone);
  // A slot without a mark shows lap 1 as marked: what comes first there is below or above all that has come, as its
  // pipe knows.
  const isTold = wasMarked.or(isPassed).or(lap.not());
  m.assert('new_once', meant.and(isTold).implies(one('is_marked').eq(came)));
  m.cover('marked_twice_in_a_row', meant.and(m.past(meant.and(changes))).and(came));

  // What ties the stages together.
  m.assert('one_slot', m.pastValid().implies(slots.any()));
  m.assert('starts_is_of_the_context', starts.implies(hits.and(isKnown)));
  m.assert('knows_when_begun', isKnown.implies(begun));
  const marksThen = hits.and(isKnown).and(inWord).and(one('mark_mark'));
  m.assert('first_in_lap_0', marksThen.and(isHeld.not()).implies(lap.not()));
  m.assert('own_slot_is_not_passed', marksThen.implies(some('passed_mark', slotsPerWord).and(slots).any().not()));
  m.assert('slot_alone_is_one', m.pastValid().implies(slots.and(slots.sub(1)).any().not()));
  m.assert('marked_is_stored', marked.implies(stored.and(value.eq(lastLap.not()))));
  m.assert('others_are_0', stored.and(marked.not()).implies(value.not()));
  const pending = hits.and(inWord).and(isKnown);
  const before = stored.and(starts.not());
  m.assert('held_is_stored', pending.implies(isHeld.eq(before)));
  m.assert('held_counts', begun.and(hits.not()).implies(held.eq(stored)));
  m.assert(
    'held_counts_next',
    begun
      .and(hits)
      .and(isKnown)
      .implies(held.eq(before.or(inWord.and(one('mark_mark'))))),
  );
});

export const contextBitmapProofs: readonly Proof[] = [
  proof('context-bitmap', 'Of the bitmaps of many contexts a PSN is new once in a lap.', bitmap, {
    given: ['forwarding_ram'],
  }),
];
