/** The bitmaps of many contexts: which PSNs of each one's window are marked, one mark a clock, of any context. */
import { type Bits, bit, bits, module, optional } from '../../../hdl/index.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { updateContext } from './context-update.ts';
import { history } from './history.ts';
import { FlagsWrite, type Planes, type TrackerLayout, WordWrite } from './tracker-layout.ts';

/**
 * W slots a context in words of 64, as those of `receivedBitmap`: slot s stands for the PSNs whose offset from the
 * start PSN is s modulo W, and holds the inverted parity of the last lap in which its PSN was marked, so that nothing
 * is cleared as the window moves. With two planes each mark has a tag beside it.
 *
 * An access a clock, each of which sees all before it. With t the clock of `enable` and `context`:
 *
 * - t: `fresh` begins the context anew: its words are empty, and the access is the first.
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
  const Context = bits(contextBits);
  const Slots = bits(slotsPerWord);
  const Words = bits(words);
  const Data = bits(planes * slotsPerWord);
  return module(
    `context_bitmap_${suffix}_p${planes}`,
    {
      summary: `Marks${planes === 2 ? ' with tags' : ''} of ${contexts} contexts, each with a window of ${window} PSNs.`,
      in: {
        enable: bit,
        pdc: Context,
        fresh: bit,
        word: bits(wordBits),
        mark: bit,
        slot: bits(slotBits),
        lap: bit,
        tag: optional(planes === 2, bit),
        passed: Slots,
      },
      out: { arrived: bit, word_write: WordWrite(layout, planes), flags_write: FlagsWrite(layout, planes) },
    },
    (io, m) => {
      const enable = history(m, 'enable', io.enable, 5, true);
      const pdc = history(m, 'pdc', io.pdc, 5);
      const fresh = history(m, 'fresh', io.fresh, 4);
      const word = history(m, 'word', io.word, 3);
      const marked = m.named('marked', word[1]!.oneHot(words));

      // t + 2: which words of the context hold anything, this one among them from now on.
      const held = m.reg('held', bit);
      const written = m.reg('written', Words);
      const writtenNow = { depth: contexts, enable: io.enable, addr: io.pdc };
      updateContext(m, 'written_words', Words, writtenNow, (now) => {
        const before = now.mask(fresh[2]!.not());
        const next = m.named('next', before.or(marked.mask(io.mark)));
        held.set(before.and(marked).any());
        written.set(next);
        return { next, write: m.lit(1, 1) };
      });
      const mark = m.reg('mark_1', bit);
      const slot = m.reg('slot_alone', Slots);
      const lap = history(m, 'lap', io.lap, 2);
      const passed = m.reg('passed_1', Slots);
      mark.set(io.mark);
      slot.set(io.slot.oneHot(slotsPerWord));
      passed.set(io.passed);
      const tag = io.tag === undefined ? undefined : m.reg('tag_1', bit);
      if (io.tag !== undefined && tag !== undefined) tag.set(io.tag);

      // t + 3: mark the slot. Words that hold nothing read as lap 0 with nothing marked, and are first marked in lap 0.
      const arrived = m.reg('arrived', bit);
      const isNew = m.reg('is_new', bit);
      const completes = m.reg('completes', bit);
      const hasTag = tag && m.reg('has_tag', bit);
      const data = m.reg('data', Data);
      const writtenThen = m.next('written_then', written);
      const address = pdc[1]!.cat(io.word);
      const access = { depth: contexts * words, enable: enable[1]!, addr: address };
      updateContext(m, 'slots', Data, access, (now) => {
        const current = m.named('current', now.trunc(slotsPerWord).mask(held));
        const seen = m.named('seen', current.xor(lap[1]!.repeat(slotsPerWord)).or(passed));
        const is_marked = m.named('is_marked', seen.and(slot).any());
        // A slot that was marked in lap k holds the inverse of k's parity.
        const marks = m.mux(lap[1]!, current.and(slot.not()), current.or(slot));
        let next: Bits = marks;
        if (tag !== undefined && hasTag !== undefined) {
          const tags = now.slice(2 * slotsPerWord - 1, slotsPerWord);
          const next_tags = m.named('next_tags', m.mux(tag, tags.or(slot), tags.and(slot.not())));
          hasTag.set(next_tags.and(passed.not()).any());
          next = next_tags.cat(marks);
        }
        const changes = m.named('changes', mark.and(is_marked.not()));
        arrived.set(is_marked);
        isNew.set(changes);
        completes.set(changes.and(seen.or(slot).all()));
        data.set(next);
        return { next: next, write: changes };
      });

      // t + 4: the flags of the word.
      const Flags = bits(planes * words);
      const flags = m.reg('flags', Flags);
      const here = m.named('here', word[3]!.oneHot(words).mask(completes));
      const setFlag = (now: Bits, to: Bits<1>): Bits => m.mux(to, now.or(here), now.and(here.not()));
      const ofContext = { depth: contexts, enable: enable[2]!, addr: pdc[2]! };
      updateContext(m, 'word_flags', Flags, ofContext, (now) => {
        const before = now.mask(fresh[4]!.not());
        const complete = setFlag(before.trunc(words), lap[2]!.not());
        const all = hasTag ? setFlag(before.slice(Flags.width - 1, words), hasTag).cat(complete) : complete;
        const next_flags = m.named('next_flags', all);
        flags.set(next_flags);
        return { next: next_flags, write: m.lit(1, 1) };
      });
      return {
        arrived,
        word_write: {
          enable: enable[4]!,
          store: enable[4]!.and(isNew),
          pdc: pdc[4]!,
          word: word[3]!,
          written: writtenThen,
          data,
        },
        flags_write: { enable: enable[5]!, pdc: pdc[5]!, flags },
      };
    },
  );
};
