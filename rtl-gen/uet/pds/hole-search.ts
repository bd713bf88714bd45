/** Finds the lowest PSN that has not arrived: the window's base, one above CACK. */
import { bit, bits, module } from '../../hdl/index.ts';
import { lowestOne } from '../../lib/bits/lowest-one.ts';
import { belowMask } from '../../lib/bits/masks.ts';
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
 * Timing, with t the clock of `mark` and `mark_complete`: the flags change in t + 1, which is the first search stage;
 * the word is read in t + 2; `base` changes in t + 4. `clear` is 1 in the clock before the first flags of the new
 * context may be seen, `hold` (which is also 1 then) for as long as results of the old context are in the pipeline:
 * base is 0.
 *
 * - `base`: offset of the lowest PSN that has not arrived from the start PSN, modulo 2^32.
 * - `read_word`, `read_lap` ask the bitmap for a word, `read_slots` is its answer in the same clock.
 */
export const holeSearch = (layout: WindowLayout) => {
  const { words, wordBits, lapBit, window } = layout;
  const numberBits = 32 - slotBits;
  const address = bits(wordBits);
  return module(
    `hole_search_w${window}`,
    {
      summary: `Finds the lowest of ${window} PSNs that has not arrived, ${holeSearchLatency} clocks after each mark.`,
      in: {
        clear: bit,
        hold: bit,
        mark: bit,
        mark_word: address,
        mark_lap: bit,
        mark_complete: bit,
        read_slots: bits(slotsPerWord),
      },
      out: { base: bits(32), read_word: address, read_lap: bit },
    },
    (io, m) => {
      // Stage 0: one flag a word.
      const complete = m.reg('complete', bits(words), { reset: 0 });
      const marked = m.named('marked', io.mark_word.oneHot(words));
      m.when(io.clear, () => complete.set(0)).elsewhen(io.mark.and(io.mark_complete), () => {
        complete.set(m.mux(io.mark_lap, complete.and(marked.not()), complete.or(marked)));
      });

      // Stage 1: the first incomplete word from the base's own on. Words before that one are in the next lap, and come
      // after all others; when every word is complete, the hole is in the base's own word in the next lap.
      const base = m.reg('base', bits(32), { reset: 0 });
      const baseWord = base.slice(lapBit - 1, slotBits);
      // uncovered toggle wrapped[msb]: the last word is never below the base's own
      const wrapped = m.named('wrapped', belowMask(m, words, baseWord));
      const laps = wrapped.xor(base.at(lapBit).repeat(words));
      const open = m.named('open', complete.xor(laps).not());
      // uncovered toggle in_order[msb]: its place is that of the last word, if it is below the base's own
      const in_order = m.named('in_order', open.and(wrapped).cat(open.and(wrapped.not())));
      // uncovered toggle word[msb]: as in the value that drives it
      const first = m.inst('first', lowestOne(2 * words), { word: in_order }).position;
      const holeWord = m.next('hole_word', m.mux(open.any(), first.trunc(wordBits), baseWord));
      const nextLap = m.next('next_lap', m.mux(open.any(), first.at(wordBits), 1));
      const from = m.next('from', base.slice(31, slotBits));
      // uncovered toggle [msb]: at most 63 slots of a word lie below the base that is in it
      const passed = m.next('passed', belowMask(m, slotsPerWord, base.trunc(slotBits)));

      // Stage 2: read the word. In the base's own word, slots below the base count as arrived.
      const own = m.named('own', holeWord.eq(from.trunc(wordBits)).and(nextLap.not()));
      const lap = m.named('lap', from.slice(numberBits - 1, wordBits).add(nextLap.zext(numberBits - wordBits)));
      const holeNumber = m.next('hole_number', lap.cat(holeWord));
      const arrived = m.next('arrived', io.read_slots.or(passed.mask(own)));

      // Stage 3: the first slot that has not arrived.
      const hole = m.inst('hole', lowestOne(slotsPerWord), { word: arrived.not() }).position;
      base.set(m.mux(io.hold, 0, holeNumber.cat(hole)));

      return { base, read_word: holeWord, read_lap: lap.at(0) };
    },
  );
};
