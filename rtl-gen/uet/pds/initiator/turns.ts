/** What each place offers to send in its turn, a packet a clock: turns follow each other without a pause. */
import { type Bits, bit, bits, enumOf, module, record, source } from '../../../hdl/index.ts';
import { lowestOne } from '../../../lib/bits/lowest-one.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { OldestWrite, TailWrite, ViewWrite } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { FlagsWrite, MarksWrite } from './lost-marks.ts';
import { Turn, turnFinder } from './turn-finder.ts';

export const CandidateKind = enumOf('fresh', 'resend', 'again');

/** A packet that may leave if the pipe agrees. */
export const Candidate = ({ contextBits }: InitiatorLayout) =>
  record({ kind: CandidateKind, place: bits(contextBits), rel: bits(32), free: bit });

/** Packets of a turn while other places wait. */
export const burst = 32;

/**
 * In a turn: packets that are marked lost, the lowest first, a word of 64 of them; or those that go again in order; or
 * new ones, by what was known of the PDC some clocks ago, and as if all before them left. The pipe decides.
 *
 * - `sent`, `changed`: the place has something new to send, or something else of it has changed.
 * - `refused`: a packet did not go after all; its turn is over, and it has another.
 */
export const turns = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, suffix } = layout;
  const Place = bits(contextBits);
  const Kick = record({ enable: bit, place: Place });
  return module(
    `pds_initiator_turns_${suffix}`,
    {
      summary: `Turns of ${contexts} PDCs, and what each offers to send.`,
      in: {
        clear: bit,
        cleared: Place,
        sent: Kick,
        changed: Kick,
        refused: Kick,
        view_write: ViewWrite(layout),
        tail_write: TailWrite(layout),
        oldest_write: OldestWrite(layout),
        marks_write: MarksWrite(layout),
        flags_write: FlagsWrite(layout),
      },
      link: { candidate: source(Candidate(layout)) },
    },
    (io, m) => {
      const taken = m.forward('taken', bit);
      const ends = m.forward('ends', bit);
      const goes = m.forward('goes', bit);
      const candidate = m.reg('candidate', Candidate(layout));
      const offers = m.reg('offers', bit, { reset: 0 });
      const turn = m.reg('turn', Turn(layout));
      const active = m.reg('active', bit, { reset: 0 });

      // Places that have another turn later: of packets that were refused, then of turns that are over or too early.
      const back = m.reg('back', Kick, { reset: { enable: 0 } });
      const { refused, candidate: _, ...told } = io;
      const finder = m.inst('finder', turnFinder(layout), {
        ...told,
        again: { enable: refused.enable.or(back.enable), place: m.mux(refused.enable, refused.place, back.place) },
        ends: { enable: ends, place: turn.place },
        offered: { enable: goes, place: candidate.place },
        turn: { ready: taken },
      });
      const backFree = m.named('back_free', back.enable.not().or(io.refused.enable.not()));
      m.when(io.refused.enable.not(), () => back.set({ enable: 0 }));

      // The next turn.
      const next = m.reg('next_turn', Turn(layout));
      const waits = m.reg('waits', bit, { reset: 0 });
      const isOld = m.reg('is_old', bit);
      const found = finder.turn;
      const isSame = m.named('is_same', active.and(next.place.eq(turn.place)));
      const isLate = m.named('is_late', isOld.or(next.is_busy).or(isSame));
      const isIdle = m.named('is_idle', next.kind.is('none'));
      const isGood = m.named('is_good', waits.and(isLate.not()).and(isIdle.not()));
      const drops = m.forward('drops', bit);
      const begins = m.named('begins', isGood.and(active.not().or(ends)));
      const leaves = m.named('leaves', begins.or(drops));
      taken.set(waits.not().or(leaves));
      m.when(taken, () => {
        waits.set(found.valid);
        next.set(found.payload);
        const isEnding = ends.and(turn.place.eq(found.payload.place));
        isOld.set(found.payload.ended.ne(finder.count).or(isEnding));
      });

      // The turn: its packet is permitted; is the one after it? Marks end a clock after the last of them.
      const left = m.reg('left', bits(6));
      const isMarked = turn.kind.is('marked');
      const isAgain = turn.kind.is('again');
      const after = m.named('after', turn.spec.add(1));
      const isIn = m.named('is_in', turn.spec.sub(turn.range_last).at(31));
      const hasSlot = m.named('has_slot', turn.spec.sub(turn.slots_last).at(31));
      const isNext = m.named('is_next', turn.spec.ne(turn.tail_last).and(isIn));
      const moreFresh = m.named('more_fresh', isNext.and(hasSlot));
      const moreAgain = m.named('more_again', turn.spec.ne(turn.again_last).and(isIn));
      const mark = m.named('mark', turn.marks.lowest());
      const markIndex = m.inst('mark_index', lowestOne(slotsPerWord), { word: turn.marks }).position;
      const hasMarks = m.named('has_marks', turn.marks.any());
      const isLast = m.named('is_last', m.mux(isAgain, moreAgain, moreFresh).or(isMarked).not());
      const isOther = m.named('is_other', isGood);
      const isSpent = m.named('is_spent', left.any().not().and(isOther));
      const isRefused = m.named('is_refused', io.refused.enable.and(io.refused.place.eq(turn.place)));
      const moves = m.named('moves', offers.not().or(io.candidate.ready));
      const works = m.named('works', active.and(isRefused.not()).and(moves).and(backFree));
      const offersNow = m.named('offers_now', works.and(isMarked.not().or(hasMarks)));
      const marksEnd = m.named('marks_end', works.and(isMarked).and(hasMarks.not()));
      ends.set(
        active
          .and(isRefused)
          .or(works.and(isLast.or(isSpent)))
          .or(marksEnd),
      );
      // Others may have been marked, or may follow what goes again; and of a slot that becomes free no event tells.
      const waitsForSlot = m.named('waits_for_slot', isNext.and(hasSlot.not()));
      const comesBack = m.named('comes_back', works.and(isSpent.or(isLast.and(isAgain.or(waitsForSlot)))).or(marksEnd));
      drops.set(waits.and(isIdle.and(isLate.not()).or(isLate.and(backFree).and(comesBack.not()))));

      goes.set(offers.and(io.candidate.ready));
      m.when(io.candidate.ready, () => offers.set(0));
      m.when(offersNow, () => {
        offers.set(1);
        candidate.set({
          kind: 'fresh',
          place: turn.place,
          rel: m.mux(isMarked, turn.spec.slice(31, slotBits).cat(markIndex), turn.spec) as Bits<32>,
          // Only of what is marked lost is it asked.
          free: turn.is_free,
        });
        m.when(isMarked, () => candidate.set({ kind: 'resend' })).elsewhen(isAgain, () =>
          candidate.set({ kind: 'again' }),
        );
        // Where packets are marked it counts them, and stays within their word of 64.
        turn.set({ marks: turn.marks.and(mark.not()), spec: after });
        m.when(left.any(), () => left.set(left.sub(1)));
      });
      m.when(comesBack, () => back.set({ enable: 1, place: turn.place })).elsewhen(drops.and(isLate), () =>
        back.set({ enable: 1, place: next.place }),
      );

      // What is learned of the place meanwhile.
      const seen = m.next('seen', {
        enable: io.view_write.enable,
        place: io.view_write.place,
        last: io.view_write.view.cum.add(io.view_write.view.range.zext(25).cat(m.lit(7, 0)).as(32)).sub(1),
      });
      m.when(seen.enable.and(seen.place.eq(turn.place)), () => turn.set({ range_last: seen.last }));
      const tail = m.next('tail', io.tail_write);
      m.when(tail.enable.and(tail.place.eq(turn.place)), () => turn.set({ tail_last: tail.tail.tail.sub(1) }));
      const oldest = m.next('oldest', io.oldest_write);
      m.when(oldest.enable.and(oldest.place.eq(turn.place)), () =>
        turn.set({ slots_last: oldest.oldest.add(window - 1) }),
      );
      m.unused(tail.tail.open);

      m.when(ends, () => active.set(0));
      m.when(begins, () => {
        active.set(1);
        turn.set(next);
        left.set(burst - 1);
      });
      m.assert('rests_while_places_are_cleared', io.clear.implies(active.or(waits).or(offers).not()));
      return { candidate: { payload: candidate, valid: offers } };
    },
  );
};
