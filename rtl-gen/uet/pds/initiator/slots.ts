/** The bits of slots that ACKs set: which packets are answered, and which SACK has shown. */
import { type Bits, bit, bits, type Ctx, module, record, type ValueOf } from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { updateContext } from '../target-side/context-update.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { NackAct } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { Step } from './step.ts';

/** Whether a slot's packet is answered. */
export const AnsweredWrite = ({ contextBits, ringBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), slot: bits(ringBits), answered: bit });

/** Bits of the even and of the odd one of the two words that an event touches. */
export const Pair = record({ even: bits(slotsPerWord), odd: bits(slotsPerWord) });

/** Where the two words of an event lie: among those of their banks. */
export const PairAddress = ({ bankBits }: InitiatorLayout) =>
  record({ even_enable: bit, even: bits(bankBits), odd_enable: bit, odd: bits(bankBits) });

/** The two words of an event as they are now: what SACK has shown. */
export const CoveredWrite = (layout: InitiatorLayout) => record({ address: PairAddress(layout), words: Pair });

/** Whether the two words hold anything yet: otherwise all their bits are 0, whatever lies there. */
export const Held = record({ even: bit, odd: bit });

/** The address of a word in its bank, of a place and the number of the word in its ring. */
export const bankAddress = ({ wordBits }: InitiatorLayout, place: Bits, word: Bits): Bits =>
  wordBits === 1 ? place : place.cat(word.slice(wordBits - 1, 1));

/** The even and the odd word at `word` of a place, in copies `name_even` and `name_odd`, two cycles after it. */
export function pairCopy(
  m: Ctx,
  name: string,
  layout: InitiatorLayout,
  { address, words }: ValueOf<ReturnType<typeof CoveredWrite>>,
  place: Bits,
  word: Bits,
): ValueOf<typeof Pair> {
  // With two words a ring the place alone is the address.
  m.unused(word);
  const read = bankAddress(layout, place, word);
  const bank = (parity: 'even' | 'odd'): Bits<64> => {
    const write = { enable: address[`${parity}_enable`], at: address[parity], data: words[parity] };
    return copyOf(m, `${name}_${parity}`, layout.bankDepth, write, read);
  };
  return { even: bank('even'), odd: bank('odd') };
}

/**
 * With t the clock of `step`: its place and PSN are told in t - 1 (`at`), in t `step` and what the event says. In t + 2
 * `answered`: its packet was answered before; `answers`: this ACK does. In t + 3 `covered`: SACK had shown its packet;
 * `news`: it shows a new one; `beyond`: it shows one that was not sent. In t + 2 `address` and `held` and in t + 3
 * `shown`: of the two words what SACK shows for the first time, for the bits of lost packets: what goes again although
 * SACK has shown it stays lost. In t + 3 `covered_write` as well.
 */
export const slots = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, words, ringBits, bankDepth, suffix } = layout;
  return module(
    `pds_initiator_slots_${suffix}`,
    {
      summary: `Which packets of ${contexts} PDCs are answered or were shown by SACK, an event a clock.`,
      in: {
        at: record({ enable: bit, place: bits(contextBits), rel: bits(32) }),
        step_valid: bit,
        step: Step(layout),
        rel: bits(32),
        for_packet: bit,
        act: NackAct,
        sack_base: bits(32),
        sack_bitmap: bits(slotsPerWord),
      },
      out: {
        answered: bit,
        answers: bit,
        covered: bit,
        news: bit,
        beyond: bit,
        address: PairAddress(layout),
        held: Held,
        shown: Pair,
        answered_write: AnsweredWrite(layout),
        covered_write: CoveredWrite(layout),
      },
    },
    ({ at, step_valid, step, rel, for_packet, act, sack_base, sack_bitmap }, m) => {
      const valid1 = m.next('valid_1', step_valid);
      const isAck = m.named('is_ack', step.kind.is('ack').and(step.on));
      const isFresh = m.named('is_fresh', step.kind.is('fresh').and(step.on));
      const begins = m.named('begins', step.kind.is('open'));

      // t + 1: was it answered?
      const asks = m.next('asks', isAck.and(for_packet).and(step.open));
      const fresh1 = m.next('fresh_1', isFresh);
      const place1 = m.next('place_1', step.place);
      const rel1 = m.next('rel_1', rel);
      const slotAt = at.place.cat(at.rel.trunc(ringBits));
      const slotAccess = { depth: contexts * window, enable: at.enable, addr: slotAt };
      const slot1 = updateContext(m, 'answered_slots', bit, slotAccess, (was) => {
        const answers = m.named('answers_now', asks.and(was.not()));
        return { next: m.named('answered_next', was.and(fresh1.not()).or(answers)), was, answers };
      });
      const answered = m.next('answered', slot1.was);

      // t: where SACK lies over its two words; t + 1: of it what is outstanding.
      const first = m.named('first', sack_base.slice(ringBits - 1, slotBits));
      const base = m.named('base', sack_base.slice(31, slotBits).cat(m.lit(slotBits, 0)));
      const isOdd = m.named('is_odd', first.at(0));
      const wide = m.next('wide', sack_bitmap.zext(2 * slotsPerWord).shl(sack_base.trunc(slotBits)));
      const low = m.next('low', m.mux(step.above, step.oldest, step.cum).sub(base));
      const high = m.next('high', step.next.sub(base));
      const usesSack = m.next('uses_sack', isAck.and(step.roce.not()));
      const isOdd1 = m.next('is_odd_1', isOdd);
      const belowMask = (name: string, count: Bits<32>): Bits => {
        const isNone = count.at(31);
        const isAll = count.slice(30, 7).any();
        const all = m.lit(128, (1n << 128n) - 1n);
        const mask = all.shl(count.trunc(7)).not();
        return m.named(name, mask.or(isAll.repeat(128)).mask(isNone.not()));
      };
      const sent = belowMask('sent', high as Bits<32>);
      const done = belowMask('done', low as Bits<32>);
      const bitmap = m.named('bitmap', wide.and(sent).and(done.not()).mask(usesSack));
      const lower = bitmap.trunc(slotsPerWord);
      const upper = bitmap.slice(2 * slotsPerWord - 1, slotsPerWord);
      const shown = m.next('visible', { even: m.mux(isOdd1, upper, lower), odd: m.mux(isOdd1, lower, upper) });
      const beyond = m.next('is_beyond', wide.and(sent.not()).any().and(usesSack));

      // t + 2: the words. An ACK touches both, other events that of their packet.
      const word = m.named('word', rel.slice(ringBits - 1, slotBits));
      const touchesBoth = m.named('touches_both', isAck);
      const following = m.named('following', first.add(1));
      const evenWord = m.named('even_word', m.mux(touchesBoth, m.mux(isOdd, following, first), word));
      const oddWord = m.named('odd_word', m.mux(touchesBoth, m.mux(isOdd, first, following), word));
      const pair = m.named('pair', {
        even_enable: step_valid.and(begins.not()).and(touchesBoth.or(word.at(0).not())),
        even: bankAddress(layout, step.place, evenWord),
        odd_enable: step_valid.and(begins.not()).and(touchesBoth.or(word.at(0))),
        odd: bankAddress(layout, step.place, oddWord),
      });
      const address1 = m.next('address_1', pair);
      const even1 = m.next('even_word_1', evenWord);
      const odd1 = m.next('odd_word_1', oddWord);
      // Which words of the PDC hold anything, these two from now on.
      const begins1 = m.next('begins_1', begins);
      const writtenAccess = { depth: contexts, enable: at.enable, addr: at.place };
      const { holds } = updateContext(m, 'written_words', bits(words), writtenAccess, (now) => {
        const touched = even1.oneHot(words).mask(address1.even_enable).or(odd1.oneHot(words).mask(address1.odd_enable));
        const next = m.named('written_next', now.mask(begins1.not()).or(touched));
        return { next, holds: { even: now.at(even1), odd: now.at(odd1) } };
      });
      const held = m.next('held_now', holds);
      const address2 = m.next('address_2', address1);
      const reacts = isOneOf(act, 'trim', 'trim_last_hop', 'loss', 'out_of_window', 'refuse');
      const loses = m.named('loses', step.on.and(step.open).and(step.kind.is('nack')).and(reacts));
      const loses1 = m.next('loses_1', loses);
      const clears = m.next('clears', fresh1.or(loses1));
      const slot2 = m.next('slot', m.named('slot_1', rel1.trunc(slotBits)).oneHot(slotsPerWord));
      const isAck2 = m.next('is_ack_2', m.next('is_ack_1', isAck));
      const fresh2 = m.next('fresh_2', fresh1);
      // What was answered is done: a NACK of it says nothing.
      const clears_now = m.named('clears_now', clears.and(fresh2.or(answered.not())));
      const bank = (name: 'even' | 'odd') => {
        const isHere = m.named(`${name}_slot`, address2[`${name}_enable`].and(isAck2.not()));
        const access = { depth: bankDepth, enable: pair[`${name}_enable`], addr: pair[name] };
        return updateContext(m, `covered_${name}`, bits(slotsPerWord), access, (now) => {
          const word = m.named(`${name}_held`, now.mask(held[name]));
          const cleared = slot2.mask(clears_now.and(isHere)).not();
          const next = m.named(`${name}_next`, word.or(shown[name]).and(cleared).as(slotsPerWord));
          return { next, covers: word.and(slot2).any().and(isHere), newly: shown[name].and(word.not()) };
        });
      };
      const [even, odd] = [bank('even'), bank('odd')];
      const newly = m.named('newly', { even: even.newly, odd: odd.newly });
      const covered = { address: address2, words: { even: even.next, odd: odd.next } };
      return {
        ...{ answered, address: address2, held },
        answers: m.next('answers', slot1.answers),
        covered: m.next('covered', even.covers.or(odd.covers)),
        news: m.next('news', newly.even.any().or(newly.odd.any())),
        beyond: m.next('beyond_1', beyond),
        shown: m.next('shown_1', newly),
        answered_write: m.next('answered_write', {
          ...{ enable: valid1, place: place1, slot: rel1.trunc(ringBits), answered: slot1.next },
        }),
        covered_write: m.next('covered_write', covered, { reset: { address: { even_enable: 0, odd_enable: 0 } } }),
      };
    },
  );
};
