/** The two words of received PSNs that a SACK straddles, of many contexts, one SACK a clock. */
import { type Bits, bits, module } from '../../../hdl/index.ts';
import { slotsPerWord } from '../window.ts';
import { type TrackerLayout, WordWrite } from './tracker-layout.ts';

/**
 * A copy of the bitmaps in two memories, one of the words at even addresses and one of those at odd ones: of two
 * neighbours one is in each, so both are read at once from one copy. With t the clock of `context` and `number`, the
 * lap's parity above a word's address, in t + 2: `slots`, that word and above it the next one, 1 where the PSN has
 * arrived, after the writes of the clocks before t.
 */
export const sackWords = (layout: TrackerLayout) => {
  const { contexts, contextBits, words, wordBits, suffix } = layout;
  /** Of a pair of words, the address in either memory. */
  const pairOf = (pdc: Bits, number: Bits): Bits => (wordBits === 1 ? pdc : pdc.cat(number.slice(wordBits - 1, 1)));
  return module(
    `sack_words_${suffix}`,
    {
      summary: `Two neighbouring words of the bitmaps of ${contexts} contexts, read at once.`,
      in: { write: WordWrite(layout, 1), pdc: bits(contextBits), number: bits(wordBits + 1) },
      out: { slots: bits(2 * slotsPerWord) },
    },
    ({ write, pdc, number }, m) => {
      const bank = (name: 'even' | 'odd', enable: Bits<1>, addr: Bits): Bits<64> => {
        const memory = m.mem(name, bits(slotsPerWord), { depth: (contexts * words) / 2 });
        memory.write({ addr: pairOf(write.pdc, write.word), data: write.data, enable: write.store.and(enable) });
        return memory.readSync({ addr, onCollision: 'old' });
      };
      const next_number = m.named('next_number', number.add(1));
      const isOdd = number.at(0);
      const even = bank('even', write.word.at(0).not(), pairOf(pdc, m.mux(isOdd, next_number, number)));
      const odd = bank('odd', write.word.at(0), pairOf(pdc, number));
      const written = m.mem('written', bits(words), { depth: contexts });
      written.write({ addr: write.pdc, data: write.written, enable: write.enable });
      const held = written.readSync({ addr: pdc, onCollision: 'old' });

      // t + 1: which of the two is the lower one, and what each holds in its lap.
      const low = m.next('low', number);
      const high = m.next('high', next_number);
      const arrived = (name: string, number: Bits, word: Bits<64>): Bits<64> =>
        word.mask(m.named(name, held.at(number.trunc(wordBits)))).xor(number.at(wordBits).repeat(slotsPerWord));
      const lowIsOdd = low.at(0);
      const lowArrived = arrived('low_holds', low, m.mux(lowIsOdd, odd, even));
      const highArrived = arrived('high_holds', high, m.mux(lowIsOdd, even, odd));
      return { slots: m.next('slots', highArrived.cat(lowArrived)) };
    },
  );
};
