/** Finds the packets whose timer has run out. */
import { bit, bits, module, record, source } from '../../../hdl/index.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { history } from '../target-side/history.ts';
import { OldestWrite, SentWrite, ViewWrite } from './event.ts';
import { FlightWrite } from './flights.ts';
import type { InitiatorLayout } from './layout.ts';

/** A packet whose time has come. */
export const Expiry = ({ contextBits, recordBits }: InitiatorLayout) =>
  record({ place: bits(contextBits), rel: bits(32), record: bits(recordBits) });

const depth = 16;

/**
 * One record a clock, all P in turn, as long as what is found finds room: a timer is seen at most P clocks and the time
 * of those before it late. What is found may have changed meanwhile; the pipe looks again.
 */
export const timerSweep = (layout: InitiatorLayout) => {
  const { contexts, contextBits, records, recordBits, suffix } = layout;
  return module(
    `pds_initiator_timer_sweep_${suffix}_p${records}`,
    {
      summary: `Goes over ${records} records for those whose timer has run out.`,
      in: {
        enable: bit,
        now: bits(32),
        sent_write: SentWrite(layout),
        flight_write: FlightWrite(layout),
        view_write: ViewWrite(layout),
        oldest_write: OldestWrite(layout),
      },
      link: { expiry: source(Expiry(layout)) },
    },
    ({ enable, now, sent_write, flight_write, view_write, oldest_write, expiry }, m) => {
      const goes = m.forward('goes', bit);
      const id = m.reg('id', bits(recordBits), { reset: 0 });
      m.when(goes, () => id.set(id.add(1)));
      const valid = history(m, 'valid', goes, 5, true);
      const ids = history(m, 'id_then', id, 5);
      const Whose = record({ place: bits(contextBits), rel: bits(32) });
      const { place, rel } = sent_write.sent;
      const { word: whose } = m.inst('whose', contextCopy(Whose, records), {
        enable: sent_write.enable,
        pdc: sent_write.record,
        data: { place, rel },
        read: id,
      });
      const { word: due } = m.inst('dues', contextCopy(bits(32), records), {
        enable: flight_write.enable,
        pdc: flight_write.record,
        data: flight_write.due,
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
      const isDue = m.next('is_due_4', m.next('is_due_3', now.sub(due).at(31).not()));
      const whose5 = m.next('whose_5', m.next('whose_4', m.next('whose_3', whose)));
      const relThen = m.next('rel_4', m.next('rel_3', whose.rel));
      const isSent = m.next('is_sent', relThen.sub(next).at(31).and(relThen.sub(oldest).at(31).not()).and(isDue));
      const found = m.named('found', valid[5]!.and(isSent));
      const { level, up, down } = m.inst('found_ones', levelFifo(Expiry(layout), depth), {
        up: { valid: found, payload: { place: whose5.place, rel: whose5.rel, record: ids[5]! } },
        down: { ready: expiry.ready },
      });
      m.assert('finds_room', found.implies(up.ready));
      goes.set(enable.and(level.lt(depth - 8)));
      return { expiry: down };
    },
  );
};
