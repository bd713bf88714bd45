/** Finds the packets whose timer has run out, and those that later ones of their entropy value have overtaken. */
import { bit, bits, module, record, source } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { history } from '../target-side/history.ts';
import { Arrived, Departed, entropyOrder, orderLatency } from './entropy-order.ts';
import { OldestWrite, SentWrite, ViewWrite } from './event.ts';
import { FlightWrite } from './flights.ts';
import type { InitiatorLayout } from './layout.ts';
import { AnsweredWrite, CoveredWrite } from './slots.ts';

/** A packet whose time has come; with `overtaken` its sending of `sent_at` is lost. */
export const Expiry = ({ contextBits, recordBits }: InitiatorLayout) =>
  record({
    place: bits(contextBits),
    rel: bits(32),
    record: bits(recordBits),
    overtaken: bit,
    sent_at: bits(32),
  });

const depth = 32;

/**
 * One record a clock, all P in turn, as long as what is found finds room: a timer is seen at most P clocks and the time
 * of those before it late. What is found may have changed meanwhile; the pipe looks again. With `by_entropy` packets
 * that were overtaken on their entropy value are found as well.
 */
export const timerSweep = (layout: InitiatorLayout) => {
  const { contexts, contextBits, records, recordBits, suffix } = layout;
  return module(
    `pds_initiator_timer_sweep_${suffix}_p${records}`,
    {
      summary: `Goes over ${records} records for those whose timer has run out, and those that were overtaken.`,
      in: {
        enable: bit,
        now: bits(32),
        sent_write: SentWrite(layout),
        flight_write: FlightWrite(layout),
        view_write: ViewWrite(layout),
        oldest_write: OldestWrite(layout),
        by_entropy: bit,
        departed: Departed(layout),
        arrived: Arrived(layout),
        answered_write: AnsweredWrite(layout),
        covered_write: CoveredWrite(layout),
      },
      link: { expiry: source(Expiry(layout)) },
    },
    ({ enable, now, sent_write, flight_write, view_write, oldest_write, expiry, ...io }, m) => {
      const later = delayer(m);
      const goes = m.forward('goes', bit);
      const id = m.reg('id', bits(recordBits), { reset: 0 });
      m.when(goes, () => id.set(id.add(1)));
      const valid = history(m, 'valid', goes, orderLatency, true);
      const Whose = record({ place: bits(contextBits), rel: bits(32) });
      const { place, rel } = sent_write.sent;
      const { word: whose } = m.inst('whose', contextCopy(Whose, records), {
        enable: sent_write.enable,
        pdc: sent_write.record,
        data: { place, rel },
        read: id,
      });
      const Flown = record({ due: bits(32), out: bit, once: bit });
      const { word: flown } = m.inst('flown', contextCopy(Flown, records), {
        enable: flight_write.enable,
        pdc: flight_write.record,
        data: { due: flight_write.due, out: flight_write.state.is('out'), once: flight_write.once },
        read: id,
      });
      const { word: next } = m.inst('nexts', contextCopy(bits(32), contexts), {
        enable: view_write.enable,
        pdc: view_write.place,
        data: view_write.view.next,
        read: whose.place,
      });
      const { word: oldest } = m.inst('oldests', contextCopy(bits(32), contexts), {
        enable: oldest_write.enable,
        pdc: oldest_write.place,
        data: oldest_write.oldest,
        read: whose.place,
      });
      const isDue = m.next('is_due_4', m.next('is_due_3', now.sub(flown.due).at(31).not()));
      const rel4 = m.next('rel_4', m.next('rel_3', whose.rel));
      const isOut = rel4.sub(next).at(31).and(rel4.sub(oldest).at(31).not());
      const isSent = m.next('is_sent', isOut.and(valid[4]!));
      const isDue5 = m.next('is_due_5', isDue);
      const { overtaken, sent_at } = m.inst('order', entropyOrder(layout), {
        on: io.by_entropy,
        now,
        departed: io.departed,
        arrived: io.arrived,
        answered_write: io.answered_write,
        covered_write: io.covered_write,
        look: id,
        swept: { ...whose, out: flown.out, once: flown.once },
        is_sent: isSent,
      });
      const isDue9 = later('is_due_9', bit, isSent.and(isDue5), orderLatency - 5);
      const whose9 = later('whose_9', Whose, whose, orderLatency - 2);
      const id9 = later('id_9', bits(recordBits), id, orderLatency);
      const found = m.named('found', valid[orderLatency]!.and(isDue9.or(overtaken)));
      const { level, down } = m.inst('found_ones', roomyFifo(Expiry(layout), depth), {
        push: { enable: found, payload: { ...whose9, record: id9, overtaken: isDue9.not(), sent_at } },
        down: { ready: expiry.ready },
      });
      // Those on their way find room, too.
      goes.set(enable.and(level.lt(depth - 1 - orderLatency)));
      return { expiry: down };
    },
  );
};
