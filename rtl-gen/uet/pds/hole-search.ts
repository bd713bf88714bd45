/** Finds the lowest PSN that has not arrived: the window's base, one above CACK. */
import { bit, bits, module } from '../../hdl/index.ts';
import { lowestOne } from '../../lib/bits/lowest-one.ts';
import { belowMask, oneHot } from '../../lib/bits/masks.ts';
import { slotBits, slotsPerWord, type WindowLayout } from './window.ts';

/** Clocks from a word's `complete` mark to the base that counts it. */
export const holeSearchLatency = 4;

/**
 * Three clocks of pipeline around one flag a word: the parity of the last lap in which all its PSNs arrived, inverted
 * (as the slots' own parities are). From the base's word on, in circular order, the first word that is not complete
 * holds the hole; only that word is read and searched. So the base moves by any distance, up to W - 1 and beyond words
 * at once, after the same number of clocks.
 *
 * The search may start from a base that is some clocks old: everything from it to the hole has arrived, so it finds
 * the same hole. It must not be older than the bases that admitted the marks it sees, or a slot could already belong to
 * the next lap; `base` here is always newer.
 *
 * Timing, with t the clock of `mark` and `mark_complete`: the flags change in t + 1, which is the first search stage; the
 * word is read in t + 2; `base` changes in t + 4. `clear` is 1 in the clock before the first flags of the new context
 * may be seen, `hold` (which is also 1 then) for as long as results of the old context are in the pipeline: base is 0.
 *
 * - `base`: offset of the lowest PSN that has not arrived from the start PSN, modulo 2^32.
 * - `hole_word`, `hole_lap` ask the bitmap for a word, `hole_slots` is its answer in the same clock.
 */
export const holeSearch = (layout: WindowLayout) => {
  const { words, wordBits, lapBit, window } = layout;
  const numberBits = 32 - slotBits;
  const wordNumber = bits(numberBits);
  return module(
    `hole_search_w${window}`,
    {
      summary: `Finds the lowest of ${window} PSNs that has not arrived, ${holeSearchLatency} clocks after each mark.`,
      in: {
        clear: bit,
        hold: bit,
        mark: bit,
        mark_word: bits(wordBits),
        mark_lap: bit,
        mark_complete: bit,
        hole_slots: bits(slotsPerWord),
      },
      out: { base: bits(32), hole_word: bits(wordBits), hole_lap: bit },
    },
    (io, m) => {
      // Stage 0: one flag a word.
      const complete = m.reg('complete', bits(words), { reset: 0 });
      const { marked } = m.named({ marked: oneHot(m, words, io.mark_word) });
      m.when(io.clear, () => complete.set(0)).elsewhen(io.mark.and(io.mark_complete), () => {
        complete.set(m.mux(io.mark_lap, complete.and(marked.not()), complete.or(marked)));
      });

      // Stage 1: distance in words from the base's word to the first incomplete one; `words` when it is the base's own
      // word in the next lap. Words before the base's are in the next lap.
      const base = m.reg('base', bits(32), { reset: 0 });
      const baseWord = base.slice(lapBit - 1, slotBits).as(wordBits);
      const { laps } = m.named({
        laps: base
          .at(lapBit)
          .repeat(words)
          .as(words)
          .xor(belowMask(m, words, baseWord)),
      });
      const { open } = m.named({ open: complete.xor(laps).not() });
      const ahead = open.cat(open).shr(baseWord).trunc(words);
      const distance = m.reg('distance', bits(wordBits + 1));
      const { first } = m.named({ first: lowestOne(m, ahead).index });
      distance.set(m.mux(ahead.any(), first.zext(wordBits + 1), m.lit(wordBits + 1, words)));
      const from = m.reg('from', wordNumber);
      from.set(base.slice(31, slotBits).as(numberBits));
      const passed = m.reg('passed', bits(slotsPerWord));
      passed.set(belowMask(m, slotsPerWord, base.trunc(slotBits)));

      // Stage 2: read the word. In the base's own word, slots below the base count as arrived.
      const { number } = m.named({ number: from.add(distance.zext(numberBits)) });
      const holeNumber = m.reg('hole_number', wordNumber);
      holeNumber.set(number);
      const arrived = m.reg('arrived', bits(slotsPerWord));
      arrived.set(io.hole_slots.or(passed.and(distance.eq(0).repeat(slotsPerWord))));

      // Stage 3: the first slot that has not arrived.
      const { hole } = m.named({ hole: lowestOne(m, arrived.not()).index });
      m.when(io.hold, () => base.set(0)).otherwise(() => base.set(holeNumber.cat(hole).as(32)));

      return {
        base,
        hole_word: number.trunc(wordBits),
        hole_lap: number.at(wordBits),
      };
    },
  );
};
