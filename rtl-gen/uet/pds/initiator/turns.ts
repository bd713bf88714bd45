/** Whose turn it is to send, and which packets it offers: places take turns, of a burst each. */
import { type Bits, bit, bits, enumOf, module, record, source } from '../../../hdl/index.ts';
import { lowestOne } from '../../../lib/bits/lowest-one.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { OldestWrite, Tail, TailWrite, View, ViewWrite } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { FlagsWrite, MarksWrite } from './lost-marks.ts';
import { placeQueue } from './place-queue.ts';
import { bankAddress } from './slots.ts';

export const CandidateKind = enumOf('fresh', 'resend', 'again');

/** A packet that may leave if the pipe agrees. */
export const Candidate = ({ contextBits }: InitiatorLayout) =>
  record({ kind: CandidateKind, place: bits(contextBits), rel: bits(32), free: bit });

/** Packets of a turn while other places wait. */
export const burst = 32;

/** Clocks until all that a packet changes can be read. */
const settled = 28;

/**
 * Places wait in three queues, in each of which they are once at most: those that have something new to send (`sent`),
 * of which something else has changed (`changed`), and those whose packets were refused, or whose turn was over with
 * more to send (`again`). The queues take turns, so that a place has its turn after at most 3 N others, each of `burst`
 * packets.
 *
 * In a turn: packets that are marked lost, the lowest first, a word of 64 of them; or those that go again in order; or
 * new ones, by what was known of the PDC some clocks ago, and as if all before them left. The pipe decides.
 */
export const turns = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, words, wordBits, ringBits, bankDepth, suffix } = layout;
  const Place = bits(contextBits);
  const Kick = record({ enable: bit, place: Place });
  return module(
    `pds_initiator_turns_${suffix}`,
    {
      summary: `Turns of ${contexts} PDCs, and what each offers to send.`,
      in: {
        clear: bit,
        cleared: Place,
        sent: Kick,
        changed: Kick,
        refused: Kick,
        view_write: ViewWrite(layout),
        tail_write: TailWrite(layout),
        oldest_write: OldestWrite(layout),
        marks_write: MarksWrite(layout),
        flags_write: FlagsWrite(layout),
      },
      link: { candidate: source(Candidate(layout)) },
    },
    (io, m) => {
      const { clear, cleared } = io;
      const State = enumOf('idle', 'look', 'decide', 'find', 'read', 'marked', 'again', 'fresh', 'requeue');
      const state = m.reg('state', State, { reset: 'idle' });
      const count = m.reg('count', bits(2), { reset: 0 });
      const place = m.reg('place', Place);

      // The queues.
      const takes = m.forward('takes', bits(3));
      const requeues = m.named('requeues', state.is('requeue').and(io.refused.enable.not()));
      const pushes = [
        io.sent,
        io.changed,
        { enable: io.refused.enable.or(requeues), place: m.mux(io.refused.enable, io.refused.place, place) },
      ];
      const queues = ['sent_queue', 'changed_queue', 'again_queue'].map(
        (name, i) =>
          m.inst(name, placeQueue(contexts), {
            clear,
            cleared,
            push: pushes[i]!.enable,
            place: pushes[i]!.place,
            next: { ready: takes.at(i) },
          }).next,
      );
      // Whose turn it is among the queues: a queue of which a place was taken comes last.
      const turn = m.reg('turn', bits(2), { reset: 0 });
      const waits = queues.map(({ valid }) => valid);
      const orders = [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
      ];
      const chosen = m.wire('chosen', bits(2), 3);
      orders.forEach((order, i) => {
        m.when(turn.eq(i), () => {
          m.when(waits[order[0]!]!, () => chosen.set(order[0]!))
            .elsewhen(waits[order[1]!]!, () => chosen.set(order[1]!))
            .elsewhen(waits[order[2]!]!, () => chosen.set(order[2]!));
        });
      });
      const idle = m.named('idle', state.is('idle').and(clear.not()));
      takes.set(chosen.oneHot(3).mask(idle));
      const head = m.named(
        'head',
        m.mux(chosen.eq(2), queues[2]!.payload, m.mux(chosen.eq(1), queues[1]!.payload, queues[0]!.payload)),
      );
      const isOther = m.named(
        'is_other',
        queues.map(({ valid, payload }) => valid.and(payload.ne(place))).reduce((a, b) => a.or(b)),
      );

      // What is known of the place.
      const { word: view } = m.inst('views', contextCopy(View, contexts), {
        enable: io.view_write.enable,
        pdc: io.view_write.place,
        data: io.view_write.view,
        read: place,
      });
      const { word: tail } = m.inst('tails', contextCopy(Tail, contexts), {
        enable: io.tail_write.enable,
        pdc: io.tail_write.place,
        data: io.tail_write.tail,
        read: place,
      });
      const { word: oldest } = m.inst('oldests', contextCopy(bits(32), contexts), {
        enable: io.oldest_write.enable,
        pdc: io.oldest_write.place,
        data: io.oldest_write.oldest,
        read: place,
      });
      const { word: flags } = m.inst('flags', contextCopy(bits(words), contexts), {
        enable: io.flags_write.enable,
        pdc: io.flags_write.place,
        data: io.flags_write.flags,
        read: place,
      });
      m.unused(tail.open);
      m.unused(view.code);

      // The first word of marks, from that of CACK on, and the last one before it.
      const holeWord = m.reg('hole_word', bits(wordBits));
      const isWrapped = m.reg('is_wrapped', bit);
      const { address, words: written } = io.marks_write;
      const at = bankAddress(layout, place, holeWord);
      const bank = (name: 'even' | 'odd') =>
        m.inst(`marks_${name}`, contextCopy(bits(slotsPerWord), bankDepth), {
          enable: address[`${name}_enable`],
          pdc: address[name],
          data: written[name],
          read: at,
        }).word;
      const even = bank('even');
      const odd = bank('odd');
      const baseWord = view.cum.slice(ringBits - 1, slotBits);
      const wrapped = m.named('wrapped', belowMask(m, words, baseWord));
      const inOrder = m.named('in_order', flags.and(wrapped).cat(flags.and(wrapped.not())));
      const first = m.inst('first', lowestOne(2 * words), { word: inOrder }).position;
      const own = m.named('own', holeWord.eq(baseWord));
      const below = m.next('below', belowMask(m, slotsPerWord, view.cum.trunc(slotBits)));
      const read = m.named('read', m.mux(holeWord.at(0), odd, even));
      // In its own word, the marks below CACK are those of the next lap, where no other word has any.
      const upper = m.named('upper', read.and(below.not()));
      const marks = m.reg('marks', bits(slotsPerWord));
      const base = m.reg('base', bits(32));

      // When its packets of the last turn have settled.
      const clock = m.reg('clock', bits(8), { reset: 0 });
      clock.set(clock.add(1));
      const stamps = m.mem('stamps', bits(8), { depth: contexts });
      const since = m.next('since', clock.sub(stamps.read(place)));
      const isBusy = m.named('is_busy', since.lt(settled));

      // The packet that is offered.
      const candidate = m.reg('candidate', Candidate(layout));
      const offers = m.reg('offers', bit, { reset: 0 });
      const moves = m.named('moves', offers.not().or(io.candidate.ready));
      const goes = m.named('goes', offers.and(io.candidate.ready));
      stamps.write({ addr: place, data: clock, enable: goes });
      const spec = m.reg('spec', bits(32));
      const left = m.reg('left', bits(6));
      const isRefused = m.named('is_refused', io.refused.enable.and(io.refused.place.eq(place)));
      // The PSNs after the last ones that the peer takes and that have slots, a clock old.
      const rangeEnd = m.next('range_end', view.cum.add(view.range.zext(25).cat(m.lit(7, 0)).as(32)));
      const slotsEnd = m.next('slots_end', oldest.add(window));
      const creating = view.state.is('creating');
      const sending = m.named('sending', creating.or(view.state.is('established')).or(view.state.is('quiesce')));
      const inRange = m.named('in_range', spec.sub(rangeEnd).at(31));
      const fits = m.named(
        'fits',
        spec
          .ne(tail.tail)
          .and(inRange)
          .and(spec.sub(slotsEnd).at(31))
          .and(creating.not().or(spec.slice(31, 12).any().not())),
      );
      const isSpent = m.named('is_spent', left.any().not().and(isOther));
      const spend = (): void => {
        m.when(left.any(), () => left.set(left.sub(1)));
      };
      const offer = (kind: 'fresh' | 'resend' | 'again', rel: Bits<32>, free: Bits<1>): void => {
        candidate.set({ kind, place, rel, free });
        offers.set(1);
        spend();
      };
      m.when(io.candidate.ready, () => offers.set(0));

      const markBit = m.named('mark_bit', marks.lowest());
      const markIndex = m.inst('mark', lowestOne(slotsPerWord), { word: marks }).position;
      m.match(state, {
        idle: () => {
          count.set(0);
          left.set(burst);
          m.when(idle.and(chosen.ne(3)), () => {
            place.set(head);
            turn.set(m.mux(chosen.eq(2), 0, chosen.add(1)));
            state.set('look');
          });
        },
        look: () => {
          count.set(count.add(1));
          m.when(count.all(), () => m.when(isBusy.not(), () => state.set('decide')));
          m.when(count.all(), () => count.set(3));
        },
        decide: () => {
          count.set(0);
          spec.set(m.mux(view.going, view.again, view.next));
          state.set('idle');
          m.when(view.hold.or(sending.not().and(view.state.is('ack_wait').not())), () => {})
            .elsewhen(flags.any(), () => state.set('find'))
            .elsewhen(view.going.and(view.again.ne(view.until)), () => state.set('again'))
            .elsewhen(sending.and(view.next.ne(tail.tail)), () => state.set('fresh'));
        },
        find: () => {
          holeWord.set(first.trunc(wordBits));
          isWrapped.set(first.at(wordBits));
          state.set('read');
        },
        read: () => {
          count.set(count.add(1));
          const isLow = m.named('is_low', own.and(upper.any().not()));
          marks.set(m.mux(own, m.mux(isLow, read, upper), read));
          // The PSN of the word's first slot: of CACK's lap, or of the next one.
          const lap = view.cum.slice(31, ringBits);
          const isNext = isWrapped.or(isLow);
          base.set(m.mux(isNext, lap.add(1), lap).cat(holeWord).cat(m.lit(slotBits, 0)) as Bits<32>);
          m.when(count.all(), () => state.set('marked'));
        },
        marked: () => {
          m.when(moves, () => {
            m.when(marks.any().not().or(isSpent).or(isRefused), () => {
              // Others may have been marked, in this word and above.
              state.set('requeue');
            }).otherwise(() => {
              offer('resend', base.slice(31, slotBits).cat(markIndex) as Bits<32>, view.sleek);
              marks.set(marks.and(markBit.not()));
            });
          });
        },
        again: () => {
          m.when(moves, () => {
            m.when(isSpent, () => state.set('requeue'))
              .elsewhen(spec.eq(view.until), () => state.set('requeue'))
              .elsewhen(isRefused.or(inRange.not()), () => state.set('idle'))
              .otherwise(() => {
                offer('again', spec as Bits<32>, m.lit(1, 1));
                spec.set(spec.add(1));
              });
          });
        },
        fresh: () => {
          m.when(moves, () => {
            m.when(isSpent, () => state.set('requeue'))
              .elsewhen(fits.not().or(isRefused), () => state.set('idle'))
              .otherwise(() => {
                offer('fresh', spec as Bits<32>, m.lit(1, 0));
                spec.set(spec.add(1));
              });
          });
        },
        requeue: () => m.when(requeues, () => state.set('idle')),
      });
      return { candidate: { payload: candidate, valid: offers } };
    },
  );
};
