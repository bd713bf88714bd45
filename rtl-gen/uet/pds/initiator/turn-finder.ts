/** Which PDC has the next turn, and what it may send: looked up while others have theirs, one a clock. */
import { type Bits, bit, bits, enumOf, module, record, source } from '../../../hdl/index.ts';
import { lowestOne } from '../../../lib/bits/lowest-one.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { history } from '../target-side/history.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { OldestWrite, Tail, TailWrite, View, ViewWrite } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { FlagsWrite, MarksWrite } from './lost-marks.ts';
import { placeQueue } from './place-queue.ts';
import { bankAddress } from './slots.ts';

/** What a turn offers: nothing, new packets, those that are marked lost, or those that go again in order. */
export const TurnKind = enumOf('none', 'fresh', 'marked', 'again');

/** A place and what it may send, of which the first packet is permitted. */
export const Turn = ({ contextBits }: InitiatorLayout) =>
  record({
    place: bits(contextBits),
    kind: TurnKind,
    /** It has its turn later: what it sent last is on its way, or its next packet has no slot yet. */
    is_busy: bit,
    /** How many turns of the place had ended, modulo 16. */
    ended: bits(4),
    /** The next packet, and the last ones that are there, that the peer takes, that have slots. */
    spec: bits(32),
    tail_last: bits(32),
    range_last: bits(32),
    slots_last: bits(32),
    /** Of what goes again. */
    again_last: bits(32),
    /** What is lost needs no room. */
    is_free: bit,
    /** Those of a word of 64 that are marked, from `spec` on. */
    marks: bits(slotsPerWord),
  });

/** The kinds that are permitted, and of a turn what is known clocks before its marks. */
const Permits = record({ marked: bit, again: bit, going: bit, fresh: bit, waits: bit });
const Kept = record({
  is_free: bit,
  spec: bits(32),
  tail_last: bits(32),
  range_last: bits(32),
  slots_last: bits(32),
  again_last: bits(32),
});

/** Clocks until all that a packet changes can be read. */
const settled = 28;

/** Bits of the time of an offer: one that is older by 2^14 clocks looks new, so that its place waits once more. */
const stampBits = 14;

/** Turns that wait, and those that are being looked up at most: clocks that a look takes. */
const depth = 16;
export const lookUp = 8;

/**
 * Places wait in three queues, in each of which they are once at most: those that have something new to send (`sent`),
 * of which something else has changed (`changed`), and those that wait for another turn (`again`). The queues take
 * turns, so that a place has its turn after at most 3 N others.
 *
 * - `ends`: a turn of the place ends; what was known of it before is old. `count`: how many turns of that of `turn`
 *   have ended, modulo 16.
 * - `offered`: a packet of the place has gone to the pipe.
 */
export const turnFinder = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, words, wordBits, ringBits, bankDepth, suffix } = layout;
  const Place = bits(contextBits);
  const Kick = record({ enable: bit, place: Place });
  return module(
    `pds_initiator_turn_finder_${suffix}`,
    {
      summary: `Which of ${contexts} PDCs has the next turn, one a clock.`,
      in: {
        clear: bit,
        cleared: Place,
        sent: Kick,
        changed: Kick,
        again: Kick,
        ends: Kick,
        offered: Kick,
        view_write: ViewWrite(layout),
        tail_write: TailWrite(layout),
        oldest_write: OldestWrite(layout),
        marks_write: MarksWrite(layout),
        flags_write: FlagsWrite(layout),
      },
      out: { count: bits(4) },
      link: { turn: source(Turn(layout)) },
    },
    (io, m) => {
      const { clear, cleared } = io;
      const later = delayer(m);

      // Whose turn it is among the queues: a queue of which a place was taken comes last.
      const takes = m.forward('takes', bits(3));
      // What comes back is one of two: a clock later, so that no choice lies before the queue's memories.
      const again = m.next('again_now', io.again, { reset: { enable: 0 } });
      const pushes = [io.sent, io.changed, again];
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
      const order = m.reg('order', bits(2), { reset: 0 });
      const waits = queues.map(({ valid }) => valid);
      const chosen = m.wire('chosen', bits(2), 3);
      [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
      ].forEach((queue, i) => {
        m.when(order.eq(i), () => {
          m.when(waits[queue[0]!]!, () => chosen.set(queue[0]!))
            .elsewhen(waits[queue[1]!]!, () => chosen.set(queue[1]!))
            .elsewhen(waits[queue[2]!]!, () => chosen.set(queue[2]!));
        });
      });
      const hasRoom = m.forward('has_room', bit);
      const looks = m.named('looks', hasRoom.and(clear.not()).and(chosen.ne(3)));
      takes.set(chosen.oneHot(3).mask(hasRoom.and(clear.not())));
      m.when(looks, () => order.set(m.mux(chosen.eq(2), 0, chosen.add(1))));
      const head = m.named(
        'head',
        m.mux(chosen.eq(2), queues[2]!.payload, m.mux(chosen.eq(1), queues[1]!.payload, queues[0]!.payload)),
      );
      const valid = history(m, 'valid', m.next('valid_0', looks, { reset: 0 }), lookUp - 1, true);
      const place = m.next('place_0', head);

      // t + 2: what is known of the place.
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
      m.unused(view.plain);

      // When its packets of the last turn have settled, and how many of its turns have ended.
      const clock = m.reg('clock', bits(stampBits), { reset: 0 });
      clock.set(clock.add(1));
      const stamps = m.mem('stamps', bits(stampBits), { depth: contexts });
      stamps.write({
        addr: m.mux(clear, cleared, io.offered.place),
        data: clock,
        enable: io.offered.enable.or(clear),
      });
      const since = m.next('since', clock.sub(stamps.read(place)));
      const isRecent = m.next('is_recent', since.lt(settled));
      const counts = m.mem('counts', bits(4), { depth: contexts });
      const ended = m.next('ended', counts.read(place));
      counts.write({
        addr: m.mux(clear, cleared, io.ends.place),
        data: counts.read(io.ends.place).add(1).mask(clear.not()),
        enable: io.ends.enable.or(clear),
      });

      // t + 3: where marks begin. Of W slots those below CACK are free, and so are those that were answered above it.
      const place2 = m.next('place_2', m.next('place_1', place));
      const place4 = m.next('place_4', m.next('place_3', place2));
      const lowest = m.next('lowest', m.mux(oldest.sub(view.cum).at(31), view.cum, oldest));
      const flags3 = m.next('flags_3', flags);

      // t + 4: the first word of marks, from that of the lowest slot on, and the last one before it.
      const lowest4 = m.next('lowest_4', lowest);
      const lowestWord = lowest.slice(ringBits - 1, slotBits);
      const wrapped = m.named('wrapped', belowMask(m, words, lowestWord));
      const inOrder = m.named('in_order', flags3.and(wrapped).cat(flags3.and(wrapped.not())));
      const first = m.inst('first', lowestOne(2 * words), { word: inOrder }).position;
      const holeWord = m.next('hole_word', first.trunc(wordBits));
      const isWrapped = m.next('is_wrapped', first.at(wordBits));
      const isOwn = m.next('is_own', first.trunc(wordBits).eq(lowestWord));
      const anyLost = m.next('any_lost', flags.any());
      const creating = view.state.is('creating');
      const sending = m.named('sending', creating.or(view.state.is('established')).or(view.state.is('quiesce')));
      const known = m.next('known', {
        sending: sending.and(view.hold.not()),
        resending: sending.or(view.state.is('ack_wait')).and(view.hold.not()),
        going: view.going.and(view.far.not()),
        is_free: view.sleek,
        spec: m.mux(view.going.and(view.far.not()), view.again, view.next),
        tail_last: tail.tail.sub(1),
        range_last: view.cum.add(view.range.zext(25).cat(m.lit(7, 0)).as(32)).sub(1),
        slots_last: oldest.add(window - 1),
        again_last: view.until.sub(1),
        next: view.next,
        tail: tail.tail,
      });

      // t + 4: what of it is permitted.
      const inRange = known.range_last.sub(known.spec).at(31).not();
      const hasSlot = known.slots_last.sub(known.spec).at(31).not();
      const isAgain = known.going.and(known.spec.sub(known.again_last).at(31).or(known.spec.eq(known.again_last)));
      const hasNew = known.next.ne(known.tail).and(inRange).and(known.sending);
      const permits = m.next('permits', {
        marked: anyLost.and(known.resending),
        again: isAgain.and(inRange).and(known.resending),
        going: isAgain,
        fresh: hasNew.and(hasSlot),
        // A packet may be given as soon as its slot is free, of which the walk tells when it is over; no event does.
        waits: hasNew.and(hasSlot.not()),
      });
      const { next: _, tail: __, sending: ___, resending: ____, going: _____, ...kept } = known;
      const kept7 = later('kept_7', Kept, kept, 4);

      // t + 6, t + 7: the marks.
      const { address, words: written } = io.marks_write;
      const at = bankAddress(layout, place4, holeWord);
      const bank = (name: 'even' | 'odd'): Bits<64> =>
        m.inst(`marks_${name}`, contextCopy(bits(slotsPerWord), bankDepth), {
          enable: address[`${name}_enable`],
          pdc: address[name],
          data: written[name],
          read: at,
        }).word;
      const even = bank('even');
      const odd = bank('odd');
      const Hole = record({ word: bits(wordBits), is_wrapped: bit, is_own: bit, lowest: bits(32) });
      const found4 = { word: holeWord, is_wrapped: isWrapped, is_own: isOwn, lowest: lowest4 };
      const hole6 = later('hole_6', Hole, found4, 2);
      const lowest5 = later('lowest_5', bits(slotBits), lowest4.trunc(slotBits), 1);
      const below = m.next('below', belowMask(m, slotsPerWord, lowest5));
      const read = m.named('read', m.mux(hole6.word.at(0), odd, even));
      // In its own word, the marks below the lowest slot are those of the next lap, where no other word has any.
      const upper = m.named('upper', read.and(below.not()));
      const isLow = m.named('is_low', hole6.is_own.and(upper.any().not()));
      const marks = m.next('marks', m.mux(hole6.is_own.and(isLow.not()), upper, read));
      // The PSN of the word's first slot: of the lap of the lowest slot, or of the next one.
      const isNext = m.next('is_next_lap', hole6.is_wrapped.or(isLow));
      const lap7 = m.next('lap', hole6.lowest.slice(31, ringBits));
      const word7 = m.next('word_7', hole6.word);
      const base = m.mux(isNext, lap7.add(1), lap7).cat(word7).cat(m.lit(slotBits, 0)) as Bits<32>;

      const permits7 = later('permits_7', Permits, permits, 3);
      const kind = m.wire('kind', TurnKind, 'none');
      // Where none is marked any more, its turn ends at once, and it has another.
      m.when(permits7.marked, () => kind.set('marked'))
        .elsewhen(permits7.going, () => m.when(permits7.again, () => kind.set('again')))
        .elsewhen(permits7.fresh, () => kind.set('fresh'));
      const found = m.inst('found', roomyFifo(Turn(layout), depth), {
        push: {
          enable: valid[lookUp - 1]!,
          payload: {
            ...kept7,
            spec: m.mux(kind.is('marked'), base, kept7.spec),
            place: later('place_7', Place, place4, 3),
            kind,
            is_busy: later('busy_7', bit, isRecent, 5).or(kind.is('none').and(permits7.waits)),
            ended: later('ended_7', bits(4), ended, 6),
            marks,
          },
        },
        down: { ready: io.turn.ready },
      });
      hasRoom.set(m.next('has_room_now', found.level.lt(depth - lookUp - 2)));
      return { count: counts.read(found.down.payload.place), turn: found.down };
    },
  );
};
