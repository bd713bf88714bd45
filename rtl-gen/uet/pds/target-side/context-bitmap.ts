/** The bitmaps of many contexts: which PSNs of each one's window are marked, one mark a clock, of any context. */
import { type Bits, bit, bits, type Ctx, module, optional } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { updateContext } from './context-update.ts';
import { FlagsWrite, marksOf, type Planes, type TrackerLayout, tagsOf, WordWrite } from './tracker-layout.ts';

/**
 * W slots a context in words of 64, as those of `receivedBitmap`: slot s stands for the PSNs whose offset from the
 * start PSN is s modulo W, and holds the inverted parity of the last lap in which its PSN was marked, so that nothing
 * is cleared as the window moves. With two planes each mark has a tag beside it.
 *
 * An access a clock, each of which sees all before it. With t the clock of `enable` and `context`:
 *
 * - t: `fresh`: the context begins; its words are empty, and the access is its first.
 * - t + 1: `word`, where the PSN belongs.
 * - t + 2: `mark` (or only ask), `slot`, `lap`, `tag`; and `passed`, the slots of the word that lie below the window's
 *   base: all of them have been marked, and some may already hold the next lap.
 * - t + 4: `arrived`: the PSN had been marked before; then a mark changes nothing, its tag neither. `word_write`: what
 *   is stored.
 * - t + 5: `flags_write`: for each word the inverted parity of the last lap in which all its PSNs are marked; with two
 *   planes above them, whether one of these marks has a tag, but for those that had been passed when the last mark
 *   came.
 *
 * Tags of slots that are not marked in a lap are those of the lap before, or any.
 */
export const contextBitmap = (layout: TrackerLayout, planes: Planes) => {
  const { contexts, contextBits, words, wordBits, suffix, window } = layout;
  const isTagged = planes === 2;
  return module(
    `context_bitmap_${suffix}_p${planes}`,
    {
      summary: `Marks${isTagged ? ' with tags' : ''} of ${contexts} contexts, each with a window of ${window} PSNs.`,
      in: {
        enable: bit,
        pdc: bits(contextBits),
        fresh: bit,
        word: bits(wordBits),
        mark: bit,
        slot: bits(slotBits),
        lap: bit,
        tag: optional(isTagged, bit),
        passed: bits(slotsPerWord),
      },
      out: { arrived: bit, word_write: WordWrite(layout, planes), flags_write: FlagsWrite(layout, planes) },
    },
    ({ enable, pdc, fresh, ...io }, m) => {
      const found = pipeline(m, { pdc, fresh }, { valid: enable })
        .stage('begin', () => ({}))
        .stage('find', () => ({ word: io.word }));
      const finding = found.at('find');

      // Which words of the context hold anything, this one among them from now on.
      const held = found.stage('hold', ({ fresh, word }) => {
        const access = { depth: contexts, enable, addr: pdc };
        const stored = updateContext(m, 'written_words', bits(words), access, (now) => {
          const before = now.mask(fresh.not());
          const own_word = m.named('own_word', word.oneHot(words));
          const written = m.named('written', before.or(own_word.mask(io.mark)));
          return { next: written, gives: { written, held: before.and(own_word).any() } };
        }).gives;
        const { mark, lap, passed, tag = m.lit(1, 0) } = io;
        return { ...stored, own_slot: io.slot.oneHot(slotsPerWord), mark, lap, passed, tag };
      });
      const holding = held.at('hold');

      // Words that hold nothing read as lap 0 with nothing marked, and are first marked in lap 0.
      const marked = held.stage('mark', (asked) => {
        const { held, own_slot, mark, lap, passed } = asked;
        const access = { depth: contexts * words, enable: finding.valid, addr: finding.pdc.cat(finding.word) };
        return updateContext(m, 'slots', bits(planes * slotsPerWord), access, (now) => {
          const current = m.named('current', marksOf(now).mask(held));
          const seen = m.named('seen', current.xor(lap.repeat(slotsPerWord)).or(passed));
          const is_marked = m.named('is_marked', seen.and(own_slot).any());
          const changes = m.named('changes', mark.and(is_marked.not()));
          // A slot that was marked in lap k holds the inverse of k's parity.
          const marks = m.mux(lap, current.and(own_slot.not()), current.or(own_slot));
          const tags = isTagged ? m.named('tags', withBits(m, tagsOf(now), own_slot, asked.tag)) : undefined;
          const data = tags?.cat(marks) ?? marks;
          const has_tag = tags?.and(passed.not()).any() ?? m.lit(1, 0);
          const completes = changes.and(seen.or(own_slot).all());
          return { next: data, write: changes, gives: { is_marked, changes, completes, data, has_tag } };
        }).gives;
      });

      const flagged = marked.stage('complete', (mark) => {
        const access = { depth: contexts, enable: holding.valid, addr: holding.pdc };
        const here = m.named('here', mark.word.oneHot(words).mask(mark.completes));
        return updateContext(m, 'word_flags', bits(planes * words), access, (now) => {
          const before = now.mask(mark.fresh.not());
          const complete = withBits(m, before.trunc(words), here, mark.lap.not());
          if (!isTagged) return { next: complete, gives: { flags: complete } };
          const flags = withBits(m, before.slice(2 * words - 1, words), here, mark.has_tag).cat(complete);
          return { next: flags, gives: { flags } };
        }).gives;
      });
      const { out } = flagged;
      const told = flagged.at('complete');
      const { valid, word, written, data } = told;
      return {
        arrived: told.is_marked,
        word_write: { enable: valid, store: valid.and(told.changes), pdc: told.pdc, word, written, data },
        flags_write: { enable: out.valid, pdc: out.pdc, flags: out.flags },
      };
    },
  );
};

/** The word with those bits all `to`. */
const withBits = (m: Ctx, word: Bits, bits: Bits, to: Bits<1>): Bits => m.mux(to, word.or(bits), word.and(bits.not()));
