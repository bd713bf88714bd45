/** Which PDC has the next turn, and what it may send: looked up while others have theirs, one a clock. */
import { type Bits, bit, bits, enumOf, module, record, source } from '../../../hdl/index.ts';
import { lowestOne } from '../../../lib/bits/lowest-one.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { OldestWrite, TailWrite, ViewWrite } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { FlagsWrite, MarksWrite } from './lost-marks.ts';
import { placeQueue } from './place-queue.ts';
import { pairCopy } from './slots.ts';

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
  const { contexts, contextBits, window, words, wordBits, ringBits, suffix } = layout;
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
      const { clear, cleared, view_write, tail_write, oldest_write, flags_write } = io;

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
      const [sent, changed, returned] = queues.map(({ payload }) => payload);
      const head = m.choose(
        [
          [chosen.eq(2), returned!],
          [chosen.eq(1), changed!],
        ],
        sent!,
      );
      const looked = pipeline(m, { place: head }, { valid: looks })
        .stage('choose', () => ({}))
        .stage('look', () => ({}));
      const { place } = looked.at('look');

      // What is known of the place, two cycles later.
      const views = { enable: view_write.enable, at: view_write.place, data: view_write.view };
      const view = copyOf(m, 'views', contexts, views, place);
      const tails = { enable: tail_write.enable, at: tail_write.place, data: tail_write.tail };
      const tail = copyOf(m, 'tails', contexts, tails, place);
      const oldests = { enable: oldest_write.enable, at: oldest_write.place, data: oldest_write.oldest };
      const oldest = copyOf(m, 'oldests', contexts, oldests, place);
      const flagged = { enable: flags_write.enable, at: flags_write.place, data: flags_write.flags };
      const flags = copyOf(m, 'flags', contexts, flagged, place);
      m.unused(tail.open);
      m.unused(view.code);
      m.unused(view.plain);

      // When its packets of the last turn have settled, and how many of its turns have ended.
      const clock = m.reg('clock', bits(stampBits), { reset: 0, next: (now) => now.add(1) });
      const stamps = m.mem('stamps', bits(stampBits), { depth: contexts });
      stamps.write({
        addr: m.mux(clear, cleared, io.offered.place),
        data: clock,
        enable: io.offered.enable.or(clear),
      });
      const since = m.next('since', clock.sub(stamps.read(place)));
      const counts = m.mem('counts', bits(4), { depth: contexts });
      const ended = m.next('ended', counts.read(place));
      counts.write({
        addr: m.mux(clear, cleared, io.ends.place),
        data: counts.read(io.ends.place).add(1).mask(clear.not()),
        enable: io.ends.enable.or(clear),
      });

      const aimed = looked
        .stage('read', () => ({ ended_then: ended, is_recent: since.lt(settled) }))
        .stage('know', () => {
          const creating = view.state.is('creating');
          const sending = m.named('sending', creating.or(view.state.is('established')).or(view.state.is('quiesce')));
          const going = view.going.and(view.far.not());
          return {
            // Of W slots those below CACK are free, and so are those that were answered above it.
            lowest: m.mux(oldest.sub(view.cum).at(31), view.cum, oldest),
            ...{ marked: flags, any_lost: flags.any() },
            may_send: sending.and(view.hold.not()),
            may_resend: sending.or(view.state.is('ack_wait')).and(view.hold.not()),
            ...{ going, next: view.next, tail: tail.tail },
            offer: {
              is_free: view.sleek,
              spec: m.mux(going, view.again, view.next),
              tail_last: tail.tail.sub(1),
              range_last: view.cum.add(view.range.zext(25).cat(m.lit(7, 0)).as(32)).sub(1),
              slots_last: oldest.add(window - 1),
              again_last: view.until.sub(1),
            },
          };
        })
        // What of it is permitted; and the first word of marks, from that of the lowest slot on, and the last one
        // before.
        .stage('permit', ({ lowest, marked, any_lost, may_send, may_resend, going, next, tail, offer }) => {
          const lowestWord = lowest.slice(ringBits - 1, slotBits);
          const wrapped = m.named('wrapped', belowMask(m, words, lowestWord));
          const inOrder = m.named('in_order', marked.and(wrapped).cat(marked.and(wrapped.not())));
          const first = m.inst('first', lowestOne(2 * words), { word: inOrder }).position;
          const { spec, range_last, slots_last, again_last } = offer;
          const inRange = range_last.sub(spec).at(31).not();
          const hasSlot = slots_last.sub(spec).at(31).not();
          const isAgain = going.and(spec.sub(again_last).at(31).or(spec.eq(again_last)));
          const hasNew = next.ne(tail).and(inRange).and(may_send);
          return {
            hole: first.trunc(wordBits),
            is_wrapped: first.at(wordBits),
            is_own: first.trunc(wordBits).eq(lowestWord),
            permits: {
              marked: any_lost.and(may_resend),
              again: isAgain.and(inRange).and(may_resend),
              going: isAgain,
              fresh: hasNew.and(hasSlot),
              // A packet may be given as soon as its slot is free, of which the walk tells when it is over; no event
              // does.
              waits: hasNew.and(hasSlot.not()),
            },
          };
        })
        .stage('aim', () => ({}));

      const { place: aim, hole } = aimed.at('aim');
      const pair = pairCopy(m, 'marks', layout, io.marks_write, aim, hole);
      const at = aimed
        .stage('mask', ({ lowest }) => ({ below: belowMask(m, slotsPerWord, lowest.trunc(slotBits)) }))
        .stage('pick', ({ lowest, hole, is_own, is_wrapped, below }) => {
          const read = m.named('read', m.mux(hole.at(0), pair.odd, pair.even));
          // In its own word, the marks below the lowest slot are those of the next lap, where no other word has any.
          const upper = m.named('upper', read.and(below.not()));
          const isLow = m.named('is_low', is_own.and(upper.any().not()));
          return {
            marks: m.mux(is_own.and(isLow.not()), upper, read),
            // The PSN of the word's first slot is of the lap of the lowest slot, or of the next one.
            is_next_lap: is_wrapped.or(isLow),
            lap: lowest.slice(31, ringBits),
          };
        })
        .stage('find', () => ({}))
        .at('find');
      const { permits, offer } = at;
      const base = m.mux(at.is_next_lap, at.lap.add(1), at.lap).cat(at.hole).cat(m.lit(slotBits, 0)) as Bits<32>;
      const kind = m.wire('kind', TurnKind, 'none');
      // Where none is marked any more, its turn ends at once, and it has another.
      m.when(permits.marked, () => kind.set('marked'))
        .elsewhen(permits.going, () => m.when(permits.again, () => kind.set('again')))
        .elsewhen(permits.fresh, () => kind.set('fresh'));
      const found = m.inst('found', roomyFifo(Turn(layout), depth), {
        push: {
          enable: at.valid,
          payload: {
            ...offer,
            spec: m.mux(kind.is('marked'), base, offer.spec),
            ...{ place: at.place, kind, marks: at.marks, ended: at.ended_then },
            is_busy: at.is_recent.or(kind.is('none').and(permits.waits)),
          },
        },
      });
      hasRoom.set(m.next('has_room_now', found.level.lt(depth - lookUp - 2)));
      return { count: counts.read(found.down.payload.place), turn: found.down };
    },
  );
};
