/** From the words in which a hole may be to the hole: the lowest PSN of a context that is not done. */
import { type Bits, bit, bits, module, optional } from '../../../hdl/index.ts';
import { lowestOne } from '../../../lib/bits/lowest-one.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { delayLine } from '../../../lib/stream/delay-line.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { bitmapCopy } from './bitmap-copy.ts';
import { marksOf, type Planes, placeOf, type TrackerLayout, tagsOf, WordWrite } from './tracker-layout.ts';

/** Clocks from `open` to `hole`. */
export const holeInOrderLatency = 5;

/**
 * Clocks by which a copy's words come later than the flags of their marks: as long as flags take to a word's address.
 */
const wordLag = 5;

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
  const Offset = bits(32);
  return module(
    `hole_in_order_${suffix}_p${planes}`,
    {
      summary: `Finds the lowest PSN that is not done, ${holeInOrderLatency} clocks after the words in which it may be.`,
      in: {
        pdc: bits(contextBits),
        open: bits(2 * words),
        base: Offset,
        uncleared: optional(planes === 2, Offset),
        write: WordWrite(layout, planes),
      },
      out: { hole: Offset, held: optional(planes === 2, bit) },
    },
    ({ open, write, ...io }, m) => {
      const addressed = pipeline(m, { pdc: io.pdc, base: io.base, uncleared: io.uncleared })
        .stage('place', ({ base }) => {
          const { position } = m.inst('first', lowestOne(2 * words), { word: open });
          return { place: m.mux(open.any(), position, m.lit(1, 1).cat(placeOf(layout, base).word)) };
        })
        // Where does it lie, seen from the base and from the first PSN that is not cleared?
        .stage('read', ({ place, base, uncleared }) => {
          const laps = base.slice(31, lapBit);
          const isNextLap = place.at(wordBits);
          const first = uncleared && placeOf(layout, uncleared);
          const firstPlace = first?.lap.xor(laps.at(0)).cat(first.word);
          return {
            number: laps.add(isNextLap.zext(32 - lapBit)).cat(place.trunc(wordBits)),
            read_lap: laps.at(0).xor(isNextLap),
            is_own: place.eq(m.lit(1, 0).cat(placeOf(layout, base).word)),
            is_below: firstPlace && place.lt(firstPlace),
            is_first: firstPlace && place.eq(firstPlace),
          };
        });
      const { pdc, place, read_lap } = addressed.at('read');
      const late = m.inst('write_later', delayLine(WordWrite(layout, planes), wordLag), { d: write });
      const { slots } = m.inst('copy', bitmapCopy(layout, planes), {
        ...{ write: late.q, pdc, word: place.trunc(wordBits), lap: read_lap },
      });

      const below = (offset: Bits): Bits<64> => belowMask(m, slotsPerWord, offset.trunc(slotBits));
      const { out } = addressed
        // Which slots are done whatever the word says, and which have nothing to be cleared.
        .stage('mask', ({ base, uncleared, is_own, is_below, is_first }) => {
          const passed = below(base).mask(is_own);
          if (!(uncleared && is_below && is_first)) return { passed };
          return { passed, cleared: below(uncleared).mask(is_first).or(is_below.repeat(slotsPerWord)) };
        })
        .stage('done', ({ passed, cleared }) => {
          const marks = marksOf(slots);
          return { marks, done: (cleared ? marks.and(tagsOf(slots).not().or(cleared)) : marks).or(passed) };
        })
        .stage('slot', ({ number, done }) => {
          const { position } = m.inst('slot', lowestOne(slotsPerWord), { word: done.not() });
          return { lowest: number.cat(position) };
        });
      const hole = out.lowest;
      return { hole, held: planes === 2 ? out.marks.at(hole.trunc(slotBits)) : undefined };
    },
  );
};
