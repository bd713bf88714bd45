/** In which words of a window the lowest PSN that is not done may be. */
import { type Bits, bits, module, optional } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { slotsPerWord } from '../window.ts';
import { history } from './history.ts';
import { type Planes, placeOf, type TrackerLayout } from './tracker-layout.ts';

/**
 * `open`, in the order that `holeInOrder` takes it: words that are not complete in their lap. With two planes also
 * those with a tag at or above `uncleared`, which is at or above the base: words below its own have none, in words
 * above it all tags count, and in its own those of `own_tags` from its slot on.
 *
 * With t the clock of `base` and `uncleared`, in t + 2 `flags` and `own_tags`, the tags of the word of `uncleared`; in
 * t + 3 `open`.
 */
export const openWords = (layout: TrackerLayout, planes: Planes) => {
  const { words, suffix } = layout;
  const tagged = planes === 2;
  const Offset = bits(32);
  const Order = bits(2 * words);
  return module(
    `open_words_${suffix}_p${planes}`,
    {
      summary: `The words in which the lowest PSN that is not ${tagged ? 'done' : 'received'} may be.`,
      in: {
        base: Offset,
        uncleared: optional(tagged, Offset),
        flags: bits(planes * words),
        own_tags: optional(tagged, bits(slotsPerWord)),
      },
      out: { open: Order },
    },
    (io, m) => {
      /** Both rows: the words as they are, from the base's own on; and those before it. */
      const rows = (lower: Bits, upper: Bits): Bits => upper.cat(lower);

      // t: which places there are, and their laps.
      const base = placeOf(layout, io.base);
      const wrapped = m.named('wrapped', belowMask(m, words, base.word));
      const places = history(m, 'places', rows(wrapped.not(), wrapped), 2);
      const laps = history(m, 'laps', rows(base.lap.repeat(words), base.lap.not().repeat(words)), 2);
      const open = m.reg('open', Order);

      // t + 2.
      const complete = io.flags.trunc(words);
      const incomplete = m.named('incomplete', places[2]!.and(rows(complete, complete).xor(laps[2]!).not()));
      if (io.uncleared === undefined || io.own_tags === undefined) open.set(incomplete);
      else {
        const first = placeOf(layout, io.uncleared);
        const firstPlace = first.lap.xor(base.lap).cat(first.word);
        const { own, below } = m.named({
          own: firstPlace.oneHot(2 * words),
          below: belowMask(m, 2 * words, firstPlace),
        });
        const ownPlace = history(m, 'own_place', places[0]!.and(own), 2);
        const above = history(m, 'above', places[0]!.and(own.or(below).not()), 2);
        const fromSlot = belowMask(m, slotsPerWord, first.slot).not();
        const ownSlots = history(m, 'own_slots', fromSlot, 2);
        const ownTag = io.own_tags.and(ownSlots[2]!).any();
        const counts = m.named('counts', above[2]!.or(ownPlace[2]!.mask(ownTag)));
        const tags = io.flags.slice(2 * words - 1, words);
        open.set(incomplete.or(counts.and(rows(tags, tags))));
      }
      return { open };
    },
  );
};
