/** The bits of slots that ACKs set: which packets are answered, and which SACK has shown. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
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
      const answered = m.reg('answered', bit);
      const answers = m.reg('answers', bit);
      const write = m.reg('answered_write', AnsweredWrite(layout));
      const slotAccess = {
        depth: contexts * window,
        enable: at.enable,
        addr: at.place.cat(at.rel.trunc(ringBits)),
      };
      updateContext(m, 'answered_slots', bit, slotAccess, (now) => {
        const answers_now = m.named('answers_now', asks.and(now.not()));
        const next = m.named('answered_next', now.and(fresh1.not()).or(answers_now));
        answered.set(now);
        answers.set(answers_now);
        write.set({ enable: valid1, place: place1, slot: rel1.trunc(ringBits), answered: next });
        return { next, write: m.lit(1, 1) };
      });

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
      const shown = m.reg('visible', Pair);
      shown.set({ even: m.mux(isOdd1, upper, lower), odd: m.mux(isOdd1, lower, upper) });
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
      const held = m.reg('held_now', Held);
      const writtenAccess = { depth: contexts, enable: at.enable, addr: at.place };
      updateContext(m, 'written_words', bits(words), writtenAccess, (now) => {
        held.set({ even: now.at(even1), odd: now.at(odd1) });
        const touched = even1.oneHot(words).mask(address1.even_enable).or(odd1.oneHot(words).mask(address1.odd_enable));
        return { next: m.named('written_next', now.mask(begins1.not()).or(touched)), write: m.lit(1, 1) };
      });
      const address2 = m.next('address_2', address1);
      const reacts = act
        .is('trim')
        .or(act.is('trim_last_hop'))
        .or(act.is('loss'))
        .or(act.is('out_of_window'))
        .or(act.is('refuse'));
      const loses = m.named('loses', step.on.and(step.open).and(step.kind.is('nack')).and(reacts));
      const loses1 = m.next('loses_1', loses);
      const clears = m.next('clears', fresh1.or(loses1));
      const slot2 = m.next('slot', m.named('slot_1', rel1.trunc(slotBits)).oneHot(slotsPerWord));
      const covered = m.reg('covered', bit);
      const news = m.reg('news', bit);
      const evenNow = m.forward('even_now', bits(slotsPerWord));
      const oddNow = m.forward('odd_now', bits(slotsPerWord));
      const isAck2 = m.next('is_ack_2', m.next('is_ack_1', isAck));
      const evenSlot = m.named('even_slot', address2.even_enable.and(isAck2.not()));
      const oddSlot = m.named('odd_slot', address2.odd_enable.and(isAck2.not()));
      covered.set(evenNow.and(slot2).any().and(evenSlot).or(oddNow.and(slot2).any().and(oddSlot)));
      const fresh2 = m.next('fresh_2', fresh1);
      // What was answered is done: a NACK of it says nothing.
      const clears_now = m.named('clears_now', clears.and(fresh2.or(answered.not())));
      const newly = m.named('newly', { even: shown.even.and(evenNow.not()), odd: shown.odd.and(oddNow.not()) });
      news.set(newly.even.any().or(newly.odd.any()));
      const change = (now: Bits<64>, set: Bits<64>, isHere: Bits<1>): Bits<64> =>
        now
          .or(set)
          .and(slot2.mask(clears_now.and(isHere)).not())
          .as(slotsPerWord);
      const coveredWrite = m.reg('covered_write', CoveredWrite(layout), {
        reset: { address: { even_enable: 0, odd_enable: 0 } },
      });
      coveredWrite.set({ address: address2 });
      updateContext(
        m,
        'covered_even',
        bits(slotsPerWord),
        { depth: bankDepth, enable: pair.even_enable, addr: pair.even },
        (now) => {
          const word = m.named('even_held', now.mask(held.even));
          evenNow.set(word);
          const next = m.named('even_next', change(word, shown.even, evenSlot));
          coveredWrite.set({ words: { even: next } });
          return { next, write: m.lit(1, 1) };
        },
      );
      updateContext(
        m,
        'covered_odd',
        bits(slotsPerWord),
        { depth: bankDepth, enable: pair.odd_enable, addr: pair.odd },
        (now) => {
          const word = m.named('odd_held', now.mask(held.odd));
          oddNow.set(word);
          const next = m.named('odd_next', change(word, shown.odd, oddSlot));
          coveredWrite.set({ words: { odd: next } });
          return { next, write: m.lit(1, 1) };
        },
      );
      return {
        answered,
        answers,
        covered,
        news,
        beyond: m.next('beyond_1', beyond),
        address: address2,
        held,
        shown: m.next('shown_1', newly),
        answered_write: write,
        covered_write: coveredWrite,
      };
    },
  );
};
