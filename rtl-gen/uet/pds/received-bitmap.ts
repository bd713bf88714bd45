/** The received bitmap of one PDC: which PSNs of the window have arrived, one mark a clock. */
import { type Bits, bit, bits, module } from '../../hdl/index.ts';
import { slotBits, slotsPerWord, type WindowLayout } from './window.ts';

/**
 * W slots in words of 64. Slot s stands for the PSNs whose offset from the start PSN is s modulo W.
 *
 * A slot never needs clearing when the window moves on: it holds the parity of the last lap (offset / W) in which its
 * PSN arrived, inverted, so that what lap k left reads as "not yet arrived" in lap k + 1. The window passes a
 * slot only after its PSN has arrived, so all slots below it agree. Words are invalid, and read as lap 0 with nothing
 * arrived, until first written.
 *
 * Per clock: one `mark`, one read for the hole search, two for a SACK. Timing, with t the clock of `mark`: the verdict
 * and `complete` are combinational in t; the word is written in t + 1 and read by the other ports from t + 2; a mark of
 * the same word in t + 1 sees it through forwarding. `clear` in t + 1 makes all words invalid for everything after t.
 *
 * - `mark_slot`, `mark_word`, `mark_lap`: where the PSN belongs; `mark` sets it.
 * - `mark_passed`: slots of the word that lie below the window's base (all of them have arrived; some may already hold
 *   the next lap).
 * - `arrived`: the PSN had arrived before. `complete`: after this mark every PSN of the word in this lap has arrived.
 * - `hole_*`, `sack_low_*`, `sack_high_*`: a word by address and lap, 1 where its PSN of that lap has arrived.
 */
export const receivedBitmap = (layout: WindowLayout) => {
  const { words, wordBits, window } = layout;
  const word = bits(slotsPerWord);
  const address = bits(wordBits);
  return module(
    `received_bitmap_w${window}`,
    {
      summary: `Which of ${window} PSNs have arrived; slots hold lap parities, so nothing is cleared as the window moves.`,
      in: {
        clear: bit,
        mark: bit,
        mark_word: address,
        mark_slot: bits(slotBits),
        mark_lap: bit,
        mark_passed: word,
        hole_word: address,
        hole_lap: bit,
        sack_low_word: address,
        sack_low_lap: bit,
        sack_high_word: address,
        sack_high_lap: bit,
      },
      out: { arrived: bit, complete: bit, hole_slots: word, sack_low_slots: word, sack_high_slots: word },
    },
    (io, m) => {
      const slots = m.mem('slots', word, { depth: words });
      const written = m.reg('written', bits(words), { reset: 0 });
      const writing = m.next('writing', io.mark, { reset: 0 });
      const writeWord = m.next('write_word', io.mark_word);
      const writeData = m.reg('write_data', word);

      // `clear` arrives one clock after the last mark that it must not affect, and acts on `written` one clock later.
      const valid = m.named('valid', written.mask(io.clear.not()));
      const stored = (name: string, addr: Bits) => m.named(name, slots.read(addr).mask(valid.at(addr)));
      const inLap = (raw: Bits<64>, lap: Bits<1>) => raw.xor(lap.repeat(slotsPerWord));

      const forward = m.named('forward', writing.and(writeWord.eq(io.mark_word)));
      const current = m.mux(forward, writeData as Bits<64>, stored('marked_word', io.mark_word));
      const slot = m.named('slot', io.mark_slot.oneHot(slotsPerWord));
      const seen = m.named('seen', inLap(current, io.mark_lap).or(io.mark_passed));

      // A slot that has arrived in lap k holds the inverse of k's parity.
      writeData.set(m.mux(io.mark_lap, current.and(slot.not()), current.or(slot)));
      slots.write({ addr: writeWord, data: writeData, enable: writing });
      m.when(io.clear, () => written.set(0)).elsewhen(writing, () => {
        written.set(written.or(writeWord.oneHot(words)));
      });

      return {
        arrived: seen.and(slot).any(),
        complete: seen.or(slot).all(),
        hole_slots: inLap(stored('hole_stored', io.hole_word), io.hole_lap),
        sack_low_slots: inLap(stored('sack_low_stored', io.sack_low_word), io.sack_low_lap),
        sack_high_slots: inLap(stored('sack_high_stored', io.sack_high_word), io.sack_high_lap),
      };
    },
  );
};
