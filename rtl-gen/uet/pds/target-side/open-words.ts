/** In which words of a window the lowest PSN that is not done may be. */
import { type Bits, bits, module, optional } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { slotsPerWord } from '../window.ts';
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

      const { out } = pipeline(m, {})
        .stage('places', () => {
          const base = placeOf(layout, io.base);
          const wrapped = m.named('wrapped', belowMask(m, words, base.word));
          const places = rows(wrapped.not(), wrapped);
          const laps = rows(base.lap.repeat(words), base.lap.not().repeat(words));
          if (io.uncleared === undefined) return { places, laps };
          const first = placeOf(layout, io.uncleared);
          const firstPlace = first.lap.xor(base.lap).cat(first.word);
          const { own, below } = m.named({
            own: firstPlace.oneHot(2 * words),
            below: belowMask(m, 2 * words, firstPlace),
          });
          const own_slots = belowMask(m, slotsPerWord, first.slot).not();
          return { places, laps, own_place: places.and(own), above: places.and(own.or(below).not()), own_slots };
        })
        .stage('fetch', () => ({}))
        .stage('open', (place) => {
          const complete = io.flags.trunc(words);
          const incomplete = m.named('incomplete', place.places.and(rows(complete, complete).xor(place.laps).not()));
          const { own_slots, own_place, above } = place;
          if (!(io.own_tags && own_slots && own_place && above)) return { is_open: incomplete };
          const ownTag = io.own_tags.and(own_slots).any();
          const counts = m.named('counts', above.or(own_place.mask(ownTag)));
          const tags = io.flags.slice(2 * words - 1, words);
          return { is_open: incomplete.or(counts.and(rows(tags, tags))) };
        });
      return { open: out.is_open };
    },
  );
};
