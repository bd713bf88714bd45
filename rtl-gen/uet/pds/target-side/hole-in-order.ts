/** From the words in which a hole may be to the hole: the lowest PSN of a context that is not done. */
import { bit, bits, module, optional } from '../../../hdl/index.ts';
import { lowestOne } from '../../../lib/bits/lowest-one.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { delayLine } from '../../../lib/stream/delay-line.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { bitmapCopy } from './bitmap-copy.ts';
import { history } from './history.ts';
import { type Planes, placeOf, type TrackerLayout, WordWrite } from './tracker-layout.ts';

/** Clocks from `open` to `hole`. */
export const holeInOrderLatency = 5;

/**
 * Clocks by which a copy's words come later than the flags of their marks: as long as flags take to a word's address.
 */
const wordsBehindFlags = 5;

/**
 * The words of a window in circular order stand in two rows: in the lower one those from the base's own word on, in the
 * upper one those before it, which are in the next lap. `open` has a bit for each place; the first one that is set is
 * the word with the hole, and only that word is read and searched. If none is, the hole is in the base's own word in
 * the next lap. With t the clock of `open`, `hole` is the offset of the hole in t + 5.
 *
 * Slots of the base's own word that lie below the base are done. With two planes a PSN with a tag is done only if it
 * lies below `uncleared`, which is at or above the base; `held` says that the hole is such a PSN, marked and not done.
 *
 * `open` must be made of flags that are read 4 clocks before; `write` comes as the bitmap stores it and is delayed
 * here, so that flags and words are those of one moment: the hole is exact as of that moment.
 */
export const holeInOrder = (layout: TrackerLayout, planes: Planes) => {
  const { contextBits, words, wordBits, lapBit, suffix } = layout;
  const Context = bits(contextBits);
  const Offset = bits(32);
  const lapNumberBits = 32 - lapBit;
  return module(
    `hole_in_order_${suffix}_p${planes}`,
    {
      summary: `Finds the lowest PSN that is not done, ${holeInOrderLatency} clocks after the words in which it may be.`,
      in: {
        pdc: Context,
        open: bits(2 * words),
        base: Offset,
        uncleared: optional(planes === 2, Offset),
        write: WordWrite(layout, planes),
      },
      out: { hole: Offset, held: optional(planes === 2, bit) },
    },
    (io, m) => {
      const pdc = history(m, 'pdc', io.pdc, 1);
      const base = history(m, 'base', io.base, 2);
      const uncleared = io.uncleared && history(m, 'uncleared', io.uncleared, 2);

      // t: the first word.
      const { position } = m.inst('first', lowestOne(2 * words), { word: io.open });
      const own = placeOf(layout, io.base).word;
      const place = m.next('place', m.mux(io.open.any(), position, m.lit(1, 1).cat(own)));

      // t + 1: read it. Where does it lie, seen from the base and from the first PSN that is not cleared?
      const laps = base[1]!.slice(31, lapBit);
      const lapNumber = m.next('lap_number', laps.add(place.at(wordBits).zext(lapNumberBits)));
      const { slots } = m.inst('copy', bitmapCopy(layout, planes), {
        write: m.inst('behind_flags', delayLine(WordWrite(layout, planes), wordsBehindFlags), { d: io.write }).q,
        pdc: pdc[1]!,
        word: place.trunc(wordBits),
        lap: laps.at(0).xor(place.at(wordBits)),
      });
      const isOwn = m.next('is_own', place.eq(m.lit(1, 0).cat(placeOf(layout, base[1]!).word)));

      // t + 2: which slots are done whatever the word says, and which have nothing to be cleared.
      const passed = m.next('passed', belowMask(m, slotsPerWord, base[2]!.trunc(slotBits)).mask(isOwn));
      const done = m.reg('done', bits(slotsPerWord));
      const marks = slots.trunc(slotsPerWord);
      if (uncleared === undefined) done.set(marks.or(passed));
      else {
        const first = placeOf(layout, uncleared[1]!);
        const firstPlace = first.lap.xor(laps.at(0)).cat(first.word);
        const isBelow = m.next('is_below', place.lt(firstPlace));
        const isFirst = m.next('is_first', place.eq(firstPlace));
        const cleared = m.next(
          'cleared',
          belowMask(m, slotsPerWord, uncleared[2]!.trunc(slotBits)).mask(isFirst).or(isBelow.repeat(slotsPerWord)),
        );
        // t + 3.
        const tags = slots.slice(2 * slotsPerWord - 1, slotsPerWord);
        done.set(marks.and(tags.not().or(cleared)).or(passed));
      }

      // t + 4: the first slot that is not done.
      const { position: slot } = m.inst('slot', lowestOne(slotsPerWord), { word: done.not() });
      const number = lapNumber.cat(history(m, 'word', place.trunc(wordBits), 1)[1]!);
      const numbers = history(m, 'number', number, 2);
      const hole = m.next('hole', numbers[2]!.cat(slot));
      if (planes === 1) return { hole, held: undefined };
      // t + 5: is it marked?
      const marked = history(m, 'marked', marks, 2);
      return { hole, held: marked[2]!.at(hole.trunc(slotBits)) };
    },
  );
};
