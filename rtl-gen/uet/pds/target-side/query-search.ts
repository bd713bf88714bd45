/** The search of a query: the lowest PSN of its context that is not done, the lowest that has not arrived. */
import { type Bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { delayLine } from '../../../lib/stream/delay-line.ts';
import { pdcCopy } from './context-copy.ts';
import { holeInOrder } from './hole-in-order.ts';
import { openWords } from './open-words.ts';
import type { Query } from './query-pipe.ts';
import {
  BaseWrite,
  type ClearWrite,
  CountWrite,
  FlagsWrite,
  placeOf,
  type StartWrite,
  type TrackerLayout,
  tagsOf,
  WordWrite,
} from './tracker-layout.ts';

/** Clocks by which the CLEAR of an arrival takes effect later than its marks and counts would. */
const clearLag = 3;

/** The value of what a function of the layout describes. */
type Of<F extends (...args: never) => unknown> = ValueOf<ReturnType<F>>;

/** Queries, and what the other pipes store of contexts. */
interface Inputs {
  readonly query: Of<typeof Query>;
  readonly forget: Bits<1>;
  readonly start_write: Of<typeof StartWrite>;
  readonly clear_write: Of<typeof ClearWrite>;
  readonly count_write: Of<typeof CountWrite>;
  readonly arrived_write: Of<typeof WordWrite>;
  readonly arrived_flags: Of<typeof FlagsWrite>;
  readonly responded_write: Of<typeof WordWrite>;
  readonly responded_flags: Of<typeof FlagsWrite>;
}

/**
 * The stages from a query to its holes; `looked` is of the one before the last. Each search begins at the base that the
 * last one left, which is stored where the holes are known. It is never older than the bases that admitted the marks
 * that it sees (`arrivalPipe` reads the same base earlier), so that laps cannot be mistaken. `forget` sets the base to
 * the start PSN, in a clock without a query.
 */
export const searchHoles = (m: Ctx, layout: TrackerLayout, io: Inputs) => {
  const { contexts, lapBit } = layout;
  const Arrivals = record({ count: CountWrite(layout), word: WordWrite(layout, 1), flags: FlagsWrite(layout, 1) });

  // What arrivals leave takes effect here when their CLEARs do, so that all of an answer but its bitmap is of one
  // moment.
  const arrivals = m.inst('arrivals_later', delayLine(Arrivals, clearLag), {
    d: { count: io.count_write, word: io.arrived_write, flags: io.arrived_flags },
  }).q;

  // Where the search begins, and from where on guarantees count.
  const { start_write, clear_write, responded_write, responded_flags } = io;
  const found = m.forward('found', BaseWrite(layout));
  const base = pdcCopy(m, 'bases', contexts, found, found.base, io.query.pdc);
  const origin = pdcCopy(m, 'starts', contexts, start_write, start_write.origin, io.query.pdc);
  const cleared = pdcCopy(m, 'clears', contexts, clear_write, clear_write.uncleared, io.query.pdc);
  const begun = pipeline(m, { ...io.query, forget: io.forget }, { valid: io.query.valid, reset: { forget: 0 } })
    .repeat(2, 'read', () => ({}))
    .stage('begin', ({ psn }) => ({
      ...{ base, origin },
      uncleared: m.mux(cleared.sub(base).at(31), base, cleared),
      asked: psn.add(origin.not()),
    }))
    .stage('flags', () => ({}));

  // The words in which the holes may be.
  const flags = begun.at('flags');
  const { accepted, highest } = arrivals.count;
  const counts = pdcCopy(m, 'counts', contexts, arrivals.count, { accepted, highest }, flags.pdc);
  const arrivedOpen = m.inst('arrived_open', openWords(layout, 1), {
    ...{ base: flags.base, uncleared: undefined, own_tags: undefined },
    flags: pdcCopy(m, 'arrived_flags_copy', contexts, arrivals.flags, arrivals.flags.flags, flags.pdc),
  });
  const { store: enable, word, data } = responded_write;
  const tagged = { enable, pdc: responded_write.pdc.cat(word) };
  const clearWord = flags.pdc.cat(placeOf(layout, flags.uncleared).word);
  const doneOpen = m.inst('done_open', openWords(layout, 2), {
    ...{ base: flags.base, uncleared: flags.uncleared },
    flags: pdcCopy(m, 'responded_flags_copy', contexts, responded_flags, responded_flags.flags, flags.pdc),
    own_tags: pdcCopy(m, 'own_tags', contexts * layout.words, tagged, tagsOf(data), clearWord),
  });

  // The holes.
  const opened = begun
    .stage('open', () => ({}))
    .stage('count', () => ({ ...counts }))
    .stage('search', () => ({}));
  const { pdc, base: from, uncleared } = opened.at('search');
  const { hole: missing } = m.inst('arrived_hole', holeInOrder(layout, 1), {
    ...{ pdc, open: arrivedOpen.open, base: from, uncleared: undefined, write: arrivals.word },
  });
  const { hole: undone, held } = m.inst('done_hole', holeInOrder(layout, 2), {
    ...{ pdc, open: doneOpen.open, base: from, uncleared, write: responded_write },
  });
  const searched = opened
    .repeat(3, 'find', () => ({}))
    .stage('look', () => ({}))
    .stage('hole', ({ origin, asked, accepted, highest }) => ({
      undone,
      asked_distance: asked.sub(undone),
      cack: origin.add(undone),
      is_held: held!,
      frontier: origin.add(missing),
      highest_psn: origin.sub(highest.not()),
      above: accepted.sub(missing.trunc(lapBit + 1)),
    }));
  const { valid, forget, pdc: looks } = searched.at('look');
  const hole = searched.at('hole');
  const base_write = {
    enable: hole.valid.or(hole.forget),
    pdc: hole.pdc,
    base: hole.undone.mask(hole.forget.not()),
  };
  found.set(base_write);
  return { searched, looked: { valid, forget, pdc: looks }, base_write };
};
