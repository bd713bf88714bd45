/** Which packets are marked lost, so that the lowest one is found at once. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import type { InitiatorLayout } from './layout.ts';
import { Held, Pair, PairAddress } from './slots.ts';

/** The two words of an event as they are now, and which words of the PDC have marks. */
export const MarksWrite = (layout: InitiatorLayout) => record({ address: PairAddress(layout), words: Pair });
export const FlagsWrite = ({ contextBits, words }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), flags: bits(words) });

/**
 * The two words of an event are told in clock t (`address`, `held`), and its place. In t + 2 `marks` or `unmarks` its
 * `slot`, and what SACK has `shown`, which is lost no more. In t + 3 `marks_write`; in t + 4 `flags_write`, and `any`:
 * whether the PDC has marks. With `fresh` told in t the PDC begins without any.
 */
export const lostMarks = (layout: InitiatorLayout) => {
  const { contexts, contextBits, words, wordBits, bankDepth, suffix } = layout;
  return module(
    `pds_initiator_lost_marks_${suffix}`,
    {
      summary: `Packets of ${contexts} PDCs that are marked lost, an event a clock.`,
      in: {
        valid: bit,
        place: bits(contextBits),
        fresh: bit,
        address: PairAddress(layout),
        held: Held,
        is_ack: bit,
        marks: bit,
        unmarks: bit,
        slot: bits(slotBits),
        shown: Pair,
      },
      out: { marks_write: MarksWrite(layout), flags_write: FlagsWrite(layout), any: bit },
    },
    ({ valid, place, fresh, address, held, is_ack, marks, unmarks, slot, shown }, m) => {
      const address2 = m.next('address_2', m.next('address_1', address));
      const held2 = m.next('held_2', m.next('held_1', held));
      const alone = slot.oneHot(slotsPerWord);
      const write = m.reg('marks_write', MarksWrite(layout), { reset: { address: { even_enable: 0, odd_enable: 0 } } });
      const change = (now: Bits<64>, covered: Bits<64>, isHere: Bits<1>): Bits<64> => {
        const here = alone.mask(isHere);
        return now.or(here.mask(marks)).and(here.mask(unmarks).not()).and(covered.mask(is_ack).not()).as(slotsPerWord);
      };
      const bank = (name: 'even' | 'odd', enable: Bits<1>, addr: Bits, covered: Bits<64>): void => {
        const isHere = m.named(`${name}_here`, address2[`${name}_enable`].and(is_ack.not()));
        updateContext(m, `marks_${name}`, bits(slotsPerWord), { depth: bankDepth, enable, addr }, (now) => {
          const next = m.named(`${name}_next`, change(now.mask(held2[name]).as(slotsPerWord), covered, isHere));
          write.set({ words: { [name]: next } });
          return { next, write: m.lit(1, 1) };
        });
      };
      bank('even', address.even_enable, address.even, shown.even);
      bank('odd', address.odd_enable, address.odd, shown.odd);
      write.set({ address: address2 });

      // t + 3: one flag a word.
      const fresh3 = m.next('fresh_3', m.next('fresh_2', m.next('fresh_1', fresh)));
      const place1 = m.next('place_1', place);
      const place2 = m.next('place_2', place1);
      const valid1 = m.next('valid_1', valid);
      const valid3 = m.next('valid_3', m.next('valid_2', valid1));
      const place3 = m.next('place_3', place2);
      const indexOf = (addr: Bits, parity: 0 | 1): Bits =>
        wordBits === 1 ? m.lit(1, parity) : addr.trunc(wordBits - 1).cat(m.lit(1, parity));
      const even = m.named('even_flag', indexOf(write.address.even, 0).oneHot(words).mask(write.address.even_enable));
      const odd = m.named('odd_flag', indexOf(write.address.odd, 1).oneHot(words).mask(write.address.odd_enable));
      const flags = m.reg('flags_write', FlagsWrite(layout), { reset: { enable: 0 } });
      updateContext(m, 'flags', bits(words), { depth: contexts, enable: valid1, addr: place1 }, (now) => {
        const kept = now.mask(fresh3.not()).and(even.or(odd).not());
        const next = m.named(
          'flags_next',
          kept.or(even.mask(write.words.even.any())).or(odd.mask(write.words.odd.any())),
        );
        flags.set({ enable: valid3, place: place3, flags: next });
        return { next, write: m.lit(1, 1) };
      });
      return { marks_write: write, flags_write: flags, any: flags.flags.any() };
    },
  );
};
