/** Which packets are marked lost, so that the lowest one is found at once. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
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
  const { contexts, contextBits, words: count, wordBits, bankDepth, suffix } = layout;
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
      const { address: address2, held: held2 } = pipeline(m, { address, held })
        .stage('look', () => ({}))
        .stage('read', () => ({})).out;
      const alone = slot.oneHot(slotsPerWord);
      const bank = (name: 'even' | 'odd'): Bits<64> => {
        const here = alone.mask(m.named(`${name}_here`, address2[`${name}_enable`].and(is_ack.not())));
        const access = { depth: bankDepth, enable: address[`${name}_enable`], addr: address[name] };
        const { next } = updateContext(m, `marks_${name}`, bits(slotsPerWord), access, (word) => {
          const now = word.mask(held2[name]);
          const kept = now.or(here.mask(marks)).and(here.mask(unmarks).not()).and(shown[name].mask(is_ack).not());
          return { next: m.named(`${name}_next`, kept.as(slotsPerWord)) };
        });
        return next;
      };
      const words = { even: bank('even'), odd: bank('odd') };
      const write = m.next(
        'marks_write',
        { address: address2, words },
        { reset: { address: { even_enable: 0, odd_enable: 0 } } },
      );

      // t + 3: one flag a word.
      const p = pipeline(m, { enable: valid, place, fresh }, { name: 'flag' })
        .stage('wait', () => ({}))
        .stage('look', () => ({}))
        .stage('read', () => ({}));
      const now = p.out;
      const indexOf = (addr: Bits, parity: 0 | 1): Bits =>
        wordBits === 1 ? m.lit(1, parity) : addr.trunc(wordBits - 1).cat(m.lit(1, parity));
      const even = m.named('even_flag', indexOf(write.address.even, 0).oneHot(count).mask(write.address.even_enable));
      const odd = m.named('odd_flag', indexOf(write.address.odd, 1).oneHot(count).mask(write.address.odd_enable));
      const { enable, place: addr } = p.at('look');
      const { next: flags } = updateContext(m, 'flags', bits(count), { depth: contexts, enable, addr }, (word) => {
        const kept = word.mask(now.fresh.not()).and(even.or(odd).not());
        const next = kept.or(even.mask(write.words.even.any())).or(odd.mask(write.words.odd.any()));
        return { next: m.named('flags_next', next) };
      });
      const flagged = { enable: now.enable, place: now.place, flags };
      const flags_write = m.next('flags_write', flagged, { reset: { enable: 0 } });
      return { marks_write: write, flags_write, any: flags_write.flags.any() };
    },
  );
};
