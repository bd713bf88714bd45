/** Walks over packets that are done: tells SES of those that no ACK answered, and frees records and slots. */
import { type Bits, bit, bits, enumOf, module, record, source } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { OldestWrite, SentWrite, SlotWrite, TailWrite, ViewWrite } from './event.ts';
import { FlightWrite } from './flights.ts';
import type { InitiatorLayout } from './layout.ts';
import { placeQueue } from './place-queue.ts';
import { OutcomeKind, Retired } from './records.ts';
import { AnsweredWrite } from './slots.ts';

/** Of a packet that is done, as far as no ACK has answered it. */
export const Finished = ({ contextBits }: InitiatorLayout) =>
  record({
    place: bits(contextBits),
    handle: bits(32),
    message: bits(16),
    kind: OutcomeKind,
    code: bits(8),
  });

/** Bytes that come back to the flight of a PDC, or with `leaves` leave it. */
export const Adjust = ({ contextBits }: InitiatorLayout) =>
  record({ place: bits(contextBits), size: bits(14), leaves: bit });

/** A PDC has nothing left; `closes`: with its CLOSE_CMD. */
export const End = ({ contextBits }: InitiatorLayout) => record({ place: bits(contextBits), closes: bit });

/** Slots that a walk looks at, at most; what they make finds room before it begins. */
const longest = 64;
const room = 2 * longest;

/**
 * `kick`: a place may have something that is done. A walk goes from the lowest slot that is not free, one a clock, to
 * the first packet that is not done: above CACK and not answered. In a PDC that is in error all that is left has
 * failed.
 *
 * What CACK covers alone has `default_ok`. A packet that was taken for lost, and had come, comes back to the flight,
 * where the counts of its peer take it out; a copy of one that the peer has counted leaves it, and so does each packet
 * where the peer's ACKs do not count.
 */
export const retirement = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, ringBits, records, recordBits, suffix } = layout;
  const Place = bits(contextBits);
  return module(
    `pds_initiator_retirement_${suffix}_p${records}`,
    {
      summary: 'Frees slots and records of packets that are done, one a clock.',
      in: {
        clear: bit,
        begin: record({ enable: bit, place: Place }),
        kick: record({ enable: bit, place: Place }),
        view_write: ViewWrite(layout),
        tail_write: TailWrite(layout),
        slot_write: SlotWrite(layout),
        sent_write: SentWrite(layout),
        answered_write: AnsweredWrite(layout),
        flight_write: FlightWrite(layout),
      },
      out: {
        oldest_write: OldestWrite(layout),
        freed: record({ enable: bit, record: bits(recordBits) }),
        retired: Retired(layout),
      },
      link: { finished: source(Finished(layout)), adjust: source(Adjust(layout)), end: source(End(layout)) },
    },
    (io, m) => {
      const { clear, begin, kick, view_write, tail_write, slot_write, sent_write, answered_write, flight_write } = io;
      const State = enumOf('idle', 'look', 'run', 'drain', 'store', 'end', 'settle');
      const state = m.reg('state', State, { reset: 'idle' });
      const count = m.reg('count', bits(5), { reset: 0 });
      const place = m.reg('place', Place);

      // What is known of the place.
      const views = { enable: view_write.enable, at: view_write.place, data: view_write.view };
      const view = copyOf(m, 'views', contexts, views, place);
      const tails = { enable: tail_write.enable, at: tail_write.place, data: tail_write.tail };
      const tail = copyOf(m, 'tails', contexts, tails, place);
      const oldest = m.reg('oldest_now', bits(32));
      const oldests = m.mem('oldests', bits(32), { depth: contexts });
      const known = m.next('known', oldests.readSync({ addr: place, onCollision: 'old' }));

      // The walk: a slot and its packet.
      const cursor = m.reg('cursor', bits(32));
      const left = m.reg('left', bits(7));
      const stopped = m.reg('stopped', bit);
      const closes = m.reg('closes', bit);
      const failed = m.reg('failed', bit);
      const limit = m.reg('limit', bits(32));
      const cum = m.reg('cum', bits(32));
      const isEnd = m.named('is_end', cursor.eq(limit));
      const issues = m.named('issues', state.is('run').and(isEnd.not()).and(left.any()).and(stopped.not()));
      const slot = place.cat(cursor.trunc(ringBits));
      const slotOf = (write: { readonly place: Bits; readonly slot: Bits }): Bits => write.place.cat(write.slot);
      const answers = { enable: answered_write.enable, at: slotOf(answered_write), data: answered_write.answered };
      const answered = copyOf(m, 'answered', contexts * window, answers, slot);
      const slots = { enable: slot_write.enable, at: slotOf(slot_write), data: slot_write.record };
      const ofSlot = copyOf(m, 'slots', contexts * window, slots, slot);
      const { kind, handle, message, size } = sent_write.sent;
      const packets = { enable: sent_write.enable, at: sent_write.record, data: { kind, handle, message, size } };
      const sent = copyOf(m, 'sent', records, packets, ofSlot);
      const { state: flight, counted } = flight_write;
      const flights = { enable: flight_write.enable, at: flight_write.record, data: { state: flight, counted } };
      const flown = copyOf(m, 'flown', records, flights, ofSlot);
      const { valid, rel, id, answer } = pipeline(m, { rel: cursor as Bits<32> }, { valid: issues })
        .stage('issue', () => ({}))
        .stage('read', () => ({}))
        .stage('know', () => ({ id: ofSlot, answer: answered }))
        .stage('fetch', () => ({}))
        .stage('judge', () => ({}))
        .at('judge');

      // Its end: what became of each. The bit of a packet that was never sent is that of the slot's last one.
      const wasSent = m.named('was_sent', rel.sub(view.next).at(31));
      const isAnswered = m.named('is_answered', answer.and(wasSent));
      const covered = m.named('covered', rel.sub(cum).at(31));
      const isDone = m.named('is_done', covered.or(isAnswered).or(failed));
      // Another PDC has begun at the place: what was read of it is of the last one, and nothing of that is left.
      const stale = m.reg('stale', bit, { reset: 0 });
      m.when(state.is('idle'), () => stale.set(0)).elsewhen(begin.enable.and(begin.place.eq(place)), () =>
        stale.set(1),
      );
      const finishes = m.named('finishes', valid.and(stopped.not()).and(stale.not()).and(isDone));
      const stops = m.named('stops', valid.and(isDone.not()));
      const isClose = m.named('is_close', sent.kind.is('close_cmd'));
      const isTold = m.named('is_told', finishes.and(isAnswered.not()).and(isClose.not()));
      const isCounted = m.named('is_counted', flown.counted.or(view.plain));
      const isBack = m.named('is_back', isCounted.not().and(flown.state.is('out').not()));
      const isCopy = m.named('is_copy', isCounted.and(flown.state.is('out')));
      const arrived = m.named('arrived', covered.or(isAnswered));
      const changes = finishes.and(arrived).and(wasSent).and(isBack.or(isCopy)).and(sent.size.any());
      const outcome = m.mux(covered, m.lit(OutcomeKind, 'default_ok'), m.lit(OutcomeKind, 'failed'));
      const finished = { place, handle: sent.handle, message: sent.message, kind: outcome, code: view.code };
      const told = m.inst('told', roomyFifo(Finished(layout), room), {
        push: m.next('tells', { enable: isTold, payload: finished }, { reset: { enable: 0 } }),
      });
      const adjust = { place, size: sent.size, leaves: isCopy };
      const adjusts = m.inst('adjusts', roomyFifo(Adjust(layout), room), {
        push: m.next('makes_up', { enable: changes, payload: adjust }, { reset: { enable: 0 } }),
      });
      const hasRoom = m.next('has_room', told.level.lt(longest).and(adjusts.level.lt(longest)));

      m.when(stops, () => stopped.set(1));
      m.when(finishes, () => {
        oldest.set(rel.add(1));
        // One in error has ended, and is not closed.
        m.when(isClose, () => closes.set(failed.not()));
      });
      // The end of a PDC comes after all that is said of its packets.
      const isSaid = m.next('is_said', told.level.or(adjusts.level).any().not());
      const mayEnd = m.named('may_end', state.is('end').and(isSaid));
      const isOver = m.named('is_over', view.state.is('error'));
      const pops = m.named('pops', state.is('idle').and(hasRoom).and(clear.not()));
      const { next } = m.inst('queue', placeQueue(contexts), {
        ...{ clear, cleared: begin.place, push: kick.enable, place: kick.place, next: { ready: pops } },
      });
      count.set(0);
      m.when(pops.and(next.valid), () => {
        place.set(next.payload);
        state.set('look');
      });
      m.match(state, {
        idle: () => {},
        look: () => {
          count.set(count.add(1));
          stopped.set(0);
          closes.set(0);
          left.set(longest);
          cursor.set(known);
          oldest.set(known);
          cum.set(view.cum);
          failed.set(isOver);
          limit.set(m.mux(isOver, tail.tail, view.next));
          // A place without a PDC has nothing to free; and where one has just begun, what is read is of the last one.
          m.when(count.eq(3), () => state.set('run'));
          m.when(count.eq(3).and(view.state.is('closed')), () => state.set('idle'));
        },
        run: () => {
          m.when(issues, () => {
            cursor.set(cursor.add(1));
            left.set(left.sub(1));
          }).otherwise(() => state.set('drain'));
        },
        drain: () => {
          count.set(count.add(1));
          m.when(count.eq(5), () => state.set('store'));
        },
        store: () => {
          m.when(begin.enable.not(), () => {
            state.set('idle');
            m.when(stale, () => {})
              .elsewhen(closes.or(failed.and(oldest.eq(limit))), () => state.set('end'))
              .elsewhen(left.any().not().and(stopped.not()), () => {
                // No event asks for what is left of a walk again: it waits here for room.
                state.set('store');
                m.when(hasRoom, () => state.set('look'));
              });
          });
        },
        end: () => m.when(mayEnd.and(io.end.ready), () => state.set('settle')),
        settle: () => {
          // Until the pipe has ended the PDC.
          count.set(count.add(1));
          m.when(count.all(), () => state.set('idle'));
        },
      });
      const stores = m.named('stores', state.is('store').and(stale.not()));
      const written = m.named('written', {
        enable: begin.enable.or(stores),
        place: m.mux(begin.enable, begin.place, place),
        oldest: oldest.mask(begin.enable.not()),
      });
      oldests.write({ addr: written.place, data: written.oldest, enable: written.enable });
      return {
        oldest_write: m.next('oldest_write', written, { reset: { enable: 0 } }),
        freed: { enable: finishes, record: id },
        retired: { valid: finishes, place, close: isClose },
        finished: told.down,
        adjust: adjusts.down,
        end: { valid: mayEnd, payload: { place, closes } },
      };
    },
  );
};
