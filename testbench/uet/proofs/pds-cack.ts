/** CACK of the PDS target: it never passes a PSN that is not done. */
import { type Bits, bind, bit, bits, type Ctx, pack } from '../../../rtl-gen/hdl/index.ts';
import { holeInOrder } from '../../../rtl-gen/uet/pds/target-side/hole-in-order.ts';
import { openWords } from '../../../rtl-gen/uet/pds/target-side/open-words.ts';
import { queryPipe } from '../../../rtl-gen/uet/pds/target-side/query-pipe.ts';
import { marksOf, placeOf, tagsOf, trackerLayout } from '../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { slotBits, slotsPerWord } from '../../../rtl-gen/uet/pds/window.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = trackerLayout({ contexts: 2, window: 128 });
const { contextBits, words, window } = layout;
const Offset = bits(32);
const Slots = bits(2 * slotsPerWord);
const Order = bits(2 * words);

/** Offsets from the start PSN are compared serially. */
const isBelow = (a: Bits, b: Bits): Bits<1> => a.sub(b).at(31);
const bitAt = (word: Bits, at: Bits): Bits<1> => word.shr(at).at(0);

/** Words from that of one offset to that of another. */
const wordsFrom = (a: Bits, b: Bits): Bits => b.slice(31, slotBits).sub(a.slice(31, slotBits));

/**
 * Where a PSN lies, of a search that begins at `base`: whether that comes to its word, from the base's own to the same
 * in the next lap, which is the last; and at which of the places in circular order.
 */
const seen = (psn: Bits, base: Bits) => {
  const [own, first] = [placeOf(layout, psn), placeOf(layout, base)];
  const distance = wordsFrom(base, psn);
  return {
    isReached: distance.le(words).and(isBelow(psn, base).not()),
    place: own.lap.xor(first.lap).cat(own.word),
    isLast: distance.eq(words),
  };
};

/**
 * What the words in which holes may be promise: a word is open that is not complete, or has a tag that counts. `base`
 * and `uncleared` are of 3 clocks before `open`, `flags` and `ownTags` of the clock before it.
 */
function opensWord(m: Ctx, psn: Bits, io: OpenPorts): Bits<1> {
  const { isReached, place, isLast } = seen(psn, io.base);
  const own = placeOf(layout, psn);
  const isGuaranteed = isBelow(psn, io.uncleared).not();
  const isClear = place.eq(seen(io.uncleared, io.base).place);
  const incomplete = bitAt(io.flags, own.word).eq(own.lap);
  const tagged = bitAt(io.flags.slice(2 * words - 1, words), own.word);
  const tags = tagged.and(m.past(isClear, 2).not().or(bitAt(io.ownTags, own.slot)));
  const mayHaveHole = m.past(incomplete.or(tags.and(m.past(isGuaranteed, 2))));
  const isThere = m.past(isReached.and(isLast.not()).and(clearIsNear(io.uncleared, io.base)), 3);
  return m
    .pastValid(3)
    .and(isThere)
    .and(mayHaveHole)
    .implies(bitAt(io.open, m.past(place, 3)));
}

interface OpenPorts {
  readonly base: Bits;
  readonly uncleared: Bits;
  readonly flags: Bits;
  readonly ownTags: Bits;
  readonly open: Bits;
}

/** Open are only words of the window: the base's own and those after it in circular order. */
const opensOnlyWindow = (m: Ctx, open: Bits, base: Bits): Bits<1> =>
  open
    .and(
      m
        .lit(2 * words, 2 ** words - 1)
        .shl(placeOf(layout, base).word)
        .not(),
    )
    .any()
    .not();

/** CLEAR is not below the base, and not above the window. */
const clearIsNear = (uncleared: Bits, base: Bits): Bits<1> => uncleared.sub(base).le(window);

const open = bind(openWords(layout, 2), (io, _, m) => {
  const psn = m.symbolic('spec_psn', Offset);
  const ports = { ...io, uncleared: io.uncleared!, ownTags: io.own_tags! };
  m.assert('opens_what_may_have_a_hole', opensWord(m, psn, ports));
  const isWindow = opensOnlyWindow(m, io.open, m.past(io.base, 3));
  m.assert('opens_only_the_window', m.pastValid(3).implies(isWindow));
  m.cover('opens_the_last', m.pastValid(3).and(io.open.eq(2 ** words)));
});

/** What has been stored of a PSN: whether it is marked in its lap, and whether that mark has a tag. */
function lastWritten(m: Ctx, pdc: Bits, psn: Bits, write: Stored) {
  const own = placeOf(layout, psn);
  const [held, slot, tag] = [m.reg('spec_held', bit), m.reg('spec_slot', bit), m.reg('spec_tag', bit)];
  const ofContext = write.enable.and(write.pdc.eq(pdc));
  m.when(ofContext, () => held.set(bitAt(write.written, own.word)));
  m.when(write.store.and(write.pdc.eq(pdc)).and(write.word.eq(own.word)), () => {
    slot.set(bitAt(marksOf(write.data), own.slot));
    tag.set(bitAt(tagsOf(write.data), own.slot));
  });
  return { content: held.and(slot), marked: held.and(slot).xor(own.lap), tag };
}

interface Stored {
  readonly enable: Bits<1>;
  readonly store: Bits<1>;
  readonly pdc: Bits;
  readonly word: Bits;
  readonly written: Bits;
  readonly data: Bits;
}

/**
 * Whether a search must not pass a PSN, of what it is driven with in one clock, and of what had been stored at the
 * moment of the words, 4 clocks before.
 */
function mustStop(m: Ctx, psn: Bits, io: HolePorts): Bits<1> {
  const { isReached, place, isLast } = seen(psn, io.base);
  const isOpen = isLast.or(bitAt(io.open, place));
  const isDone = m.past(io.marked, 4).and(m.past(io.tag, 4).not().or(isBelow(psn, io.uncleared)));
  const isFit = clearIsNear(io.uncleared, io.base).and(opensOnlyWindow(m, io.open, io.base));
  return isFit.and(io.base.le(psn)).and(isReached.not().or(isOpen.and(isDone.not())));
}

interface HolePorts {
  readonly open: Bits;
  readonly base: Bits;
  readonly uncleared: Bits;
  readonly marked: Bits<1>;
  readonly tag: Bits<1>;
}

/** Clocks from the moment of the words to the hole. */
const wordsToHole = 9;

/** The stages of a query, by the clocks since it came. */
const begins = ['read_0', 'read_1', 'begin', 'flags', 'open', 'count', 'search'];
const stages = [...begins, 'find_0', 'find_1', 'find_2', 'look', 'hole'];
/** Clocks from a query to the base that it stores. */
const queryToBase = stages.indexOf('hole');

/** What the copy of the bitmaps is driven with. */
interface CopyPorts {
  readonly write: Stored;
  readonly pdc: Bits;
  readonly word: Bits;
  readonly lap: Bits<1>;
}

const hole = bind(
  holeInOrder(layout, 2),
  (io, inside, m) => {
    const psn = m.symbolic('spec_psn', Offset);
    const pdc = m.symbolic('spec_pdc', bits(contextBits));
    const own = placeOf(layout, psn);
    m.assume('first_2_31', psn.at(31).not());
    const { content, marked, tag } = lastWritten(m, pdc, psn, io.write);
    // The copy is written 5 clocks late, and shows what was written before the clock of the read.
    const copy = inside.drives<CopyPorts>('copy');
    const { slots } = inside.inst<{ readonly slots: Bits }>('copy');
    m.assert('words_come_later', m.pastValid(5).implies(pack(copy.write).eq(m.past(pack(io.write), 5))));
    const isRead = copy.pdc.eq(pdc).and(copy.word.eq(own.word));
    const shows = bitAt(marksOf(slots), own.slot).eq(m.past(content, 7).xor(m.past(copy.lap, 2)));
    m.assume('copy_shows_it', m.past(isRead, 2).implies(shows.and(bitAt(tagsOf(slots), own.slot).eq(m.past(tag, 7)))));

    const stops = mustStop(m, psn, { ...io, uncleared: io.uncleared!, marked, tag }).and(io.pdc.eq(pdc));
    const stopsThen = m.pastValid(wordsToHole).and(m.past(stops, 5));
    m.assert('passes_no_hole', stopsThen.implies(io.hole.le(psn)));
    const isLast = seen(psn, io.base).isLast;
    m.cover('finds_it', stopsThen.and(io.hole.eq(psn)).and(m.past(isLast, 5)));
  },
  { cut: { copy: { slots: Slots } } },
);

/** What a copy of contexts is driven with. */
interface CopyWrite {
  readonly enable: Bits<1>;
  readonly pdc: Bits;
  readonly data: Bits;
  readonly read: Bits;
}

/** What the search is driven with. */
interface SearchPorts {
  readonly pdc: Bits;
  readonly open: Bits;
  readonly base: Bits;
  readonly uncleared: Bits;
  readonly write: Stored;
}

/**
 * Queries of one context, from when it has been forgotten on, as all are after reset; and a PSN of it that has not been
 * done at any moment yet. The search is taken at its word (`pds-open-words`, `pds-hole`), and so are the copies
 * (`context-copy`).
 *
 * Assumed of the others: CLEAR is not above the window (arrivals bound it by the highest PSN received); a word that its
 * flag calls complete is marked at that PSN, and where that has a tag, the flag of tags says so (`context-bitmap`); a
 * mark keeps its tag.
 */
const cack = bind(
  queryPipe(layout),
  (io, inside, m) => {
    const pdc = m.symbolic('spec_pdc', bits(contextBits));
    const psn = m.symbolic('spec_psn', Offset);
    const own = placeOf(layout, psn);
    m.assume('first_2_31', psn.at(31).not());
    m.assume('is_not_forgotten', io.forget.and(io.query.pdc.eq(pdc)).not());
    const validAt = (clock: number): Bits<1> => inside.bits(`valid_${stages[clock]!}`, 1);
    const ofQuery = (clock: number): Bits<1> =>
      validAt(clock).and(inside.value(`pdc_${stages[clock]!}`, bits(contextBits)).eq(pdc));

    // What is written of it.
    const search = inside.drives<SearchPorts>('done_hole');
    const { marked, tag } = lastWritten(m, pdc, psn, search.write);
    const kept = <W extends number>(name: string, width: W, copy: string, of: (data: Bits) => Bits<W>): Bits<W> => {
      const { enable, pdc: to, data } = inside.drives<CopyWrite>(copy);
      const register = m.reg(`spec_${name}`, bits(width), { reset: 0 });
      m.when(enable.and(to.eq(pdc)), () => register.set(of(data)));
      return register;
    };
    const flagOf = (data: Bits): Bits<1> => bitAt(data, own.word);
    const complete = kept('complete', 1, 'responded_flags_copy', (data) => flagOf(data).xor(own.lap));
    const tagged = kept('tagged', 1, 'responded_flags_copy', (data) => flagOf(data.slice(2 * words - 1, words)));
    const cleared = kept('cleared', 32, 'clears', (data) => data);
    const base = kept('base', 32, 'bases', (data) => data);
    const tags = inside.drives<CopyWrite>('own_tags');
    const ownTag = m.reg('spec_own_tag', bit, { reset: 0 });
    m.when(tags.enable.and(tags.pdc.eq(pdc.cat(own.word))), () => ownTag.set(bitAt(tags.data, own.slot)));

    // Whether it has been done at the moment of any query up to that of two clocks ago.
    const done = marked.and(tag.not().or(isBelow(psn, m.past(cleared, 2))));
    const waited = m.reg('spec_waits', bit, { reset: 1 });
    const waits = waited.and(done.not());
    waited.set(waits);
    const waitsAgo: Bits<1>[] = [waits];
    for (let i = 1; i <= wordsToHole; i++) {
      const ago = m.reg(`spec_waits_${i}`, bit, { reset: 1 });
      ago.set(waitsAgo[i - 1]!);
      waitsAgo.push(ago);
      m.assert(`waits_since_${i}`, waitsAgo[i - 1]!.implies(ago));
    }

    // What copies show is what was written last.
    const shows = (copy: string, at: Bits, is: (word: Bits) => Bits<1>): void => {
      const isRead = inside.drives<CopyWrite>(copy).read.eq(at);
      m.assume(`${copy}_shows_it`, m.past(isRead, 2).implies(is(inside.inst<{ readonly word: Bits }>(copy).word)));
    };
    shows('bases', pdc, (word) => word.eq(m.past(base, 2)));
    shows('clears', pdc, (word) => word.eq(m.past(cleared, 2)));
    shows('responded_flags_copy', pdc, (word) =>
      flagOf(word)
        .eq(m.past(complete, 2).xor(own.lap))
        .and(flagOf(word.slice(2 * words - 1, words)).eq(m.past(tagged, 2))),
    );
    shows('own_tags', pdc.cat(own.word), (word) => bitAt(word, own.slot).eq(m.past(ownTag, 2)));

    // What the others keep to.
    const found = inside.inst<{ readonly word: Bits }>('bases').word;
    const clear = inside.inst<{ readonly word: Bits }>('clears').word;
    m.assume('clear_is_in_window', ofQuery(2).implies(isBelow(clear, found).or(clearIsNear(clear, found))));
    const opening = inside.drives<Omit<OpenPorts, 'open' | 'ownTags'> & { readonly own_tags: Bits }>('done_open');
    const { isReached, isLast } = seen(psn, opening.base);
    const looksAt = ofQuery(3).and(isReached).and(isLast.not()).and(waitsAgo[1]!);
    m.assume('complete_is_marked', looksAt.and(complete).implies(m.past(marked).and(m.past(tag).implies(tagged))));
    m.assume('keeps_its_tag', looksAt.and(m.past(marked.and(tag))).implies(ownTag));

    // What the search promises.
    const opened = inside.inst<{ readonly open: Bits }>('done_open').open;
    const near = clearIsNear(opening.uncleared, opening.base);
    m.assume('opens_only_the_window', m.pastValid(3).implies(opensOnlyWindow(m, opened, m.past(opening.base, 3))));
    const ports = { ...opening, ownTags: opening.own_tags, open: opened };
    m.assume('opens_what_may_have_a_hole', opensWord(m, psn, ports));
    const offset = inside.inst<{ readonly hole: Bits }>('done_hole').hole;
    const stops = mustStop(m, psn, { ...search, marked, tag });
    const stopsThen = m.pastValid(wordsToHole).and(m.past(stops.and(search.pdc.eq(pdc)), 5));
    m.assume('passes_no_hole', stopsThen.implies(offset.le(psn)));

    for (let i = 1; i < wordsToHole; i++) {
      m.assert(`no_reset_for_${i + 1}`, m.pastValid(i + 1).implies(m.pastValid(i)));
    }
    for (let i = 1; i <= queryToBase; i++) {
      const clocks = Math.min(i, wordsToHole);
      m.assert(`no_reset_since_query_${i}`, validAt(i).implies(m.pastValid(clocks)));
    }

    // What is so of a query on its way, while the PSN waits.
    const isAtMost = (name: string, clock: number, base: Bits, more: Bits<1>): void => {
      const waitsFor = ofQuery(clock).and(waitsAgo[clock - 2]!);
      m.assert(name, waitsFor.implies(base.le(psn).and(more)));
    };
    isAtMost('begins_at_or_below_it', 3, opening.base, near);
    isAtMost('must_stop_at_it', 6, search.base, stops);

    const waitsThen = waitsAgo[wordsToHole]!;
    const finds = io.base_write.enable.and(io.base_write.pdc.eq(pdc));
    m.assert('never_passes_it', finds.and(waitsThen).implies(io.base_write.base.le(psn)));
    m.assert('base_is_at_or_below_it', waitsThen.implies(base.le(psn)));
    m.cover('waits_in_a_complete_word', looksAt.and(complete));
    m.cover('comes_up_to_it', finds.and(waitsThen).and(io.base_write.base.eq(psn)).and(psn.any()));
  },
  {
    cut: {
      bases: { word: Offset },
      starts: { word: Offset },
      clears: { word: Offset },
      arrived_flags_copy: { word: bits(words) },
      responded_flags_copy: { word: bits(2 * words) },
      own_tags: { word: bits(slotsPerWord) },
      arrived_open: { open: Order },
      done_open: { open: Order },
      arrived_hole: { hole: Offset },
      done_hole: { hole: Offset, held: bit },
      sack: { bitmap: bits(slotsPerWord) },
    },
  },
);

export const pdsCackProofs: readonly Proof[] = [
  proof(
    'pds-open-words',
    'Words in which a PSN may not be done are open to the search for CACK, and no word beyond the window.',
    open,
    { depth: 3, coverDepth: 6 },
  ),
  proof(
    'pds-hole',
    'The search for CACK passes no PSN that was not done when flags and words were read, if its word is open.',
    hole,
    { depth: 9 },
  ),
  proof('pds-cack', 'CACK of a PDS target never passes a PSN that has not been done.', cack, {
    depth: 6,
    coverDepth: queryToBase + 4,
    given: ['forwarding_ram'],
  }),
];
