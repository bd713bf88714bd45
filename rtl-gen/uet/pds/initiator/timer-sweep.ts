/** Finds the packets whose timer has run out, and those that later ones of their entropy value have overtaken. */
import { bit, bits, module, record, source } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import { copyOf } from '../target-side/context-copy.ts';
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
  const { contexts, records, recordBits, suffix } = layout;
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
    ({ enable, now, sent_write, flight_write, view_write, oldest_write, ...io }, m) => {
      const goes = m.forward('goes', bit);
      const id = m.reg('id', bits(recordBits), { reset: 0, enable: goes, next: (now) => now.add(1) });
      const { place, rel } = sent_write.sent;
      const sent = { enable: sent_write.enable, at: sent_write.record, data: { place, rel } };
      const whose = copyOf(m, 'whose', records, sent, id);
      const { due, state, once } = flight_write;
      const flight = {
        enable: flight_write.enable,
        at: flight_write.record,
        data: { due, out: state.is('out'), once },
      };
      const flown = copyOf(m, 'flown', records, flight, id);
      const views = { enable: view_write.enable, at: view_write.place, data: view_write.view.next };
      const next = copyOf(m, 'nexts', contexts, views, whose.place);
      const oldests = { enable: oldest_write.enable, at: oldest_write.place, data: oldest_write.oldest };
      const oldest = copyOf(m, 'oldests', contexts, oldests, whose.place);

      const p = pipeline(m, { id }, { valid: goes })
        .stage('look', () => ({}))
        .stage('read', () => ({}))
        .stage('know', () => ({ packet: whose, is_due: now.sub(flown.due).at(31).not() }))
        .stage('place', () => ({}))
        .stage('compare', ({ valid, packet: { rel } }) => {
          const isOut = rel.sub(next).at(31).and(rel.sub(oldest).at(31).not());
          return { is_sent: isOut.and(valid) };
        })
        .stage('order', ({ is_sent, is_due }) => ({ expires: is_sent.and(is_due) }))
        .repeat(orderLatency - 6, 'wait', () => ({}))
        .stage('find', () => ({}));
      const { overtaken, sent_at } = m.inst('order', entropyOrder(layout), {
        ...{ on: io.by_entropy, now, departed: io.departed, arrived: io.arrived },
        ...{ answered_write: io.answered_write, covered_write: io.covered_write },
        look: id,
        swept: { ...whose, out: flown.out, once: flown.once },
        is_sent: p.at('order').is_sent,
      });
      const { valid, expires, packet, id: record } = p.at('find');
      const found = m.named('found', valid.and(expires.or(overtaken)));
      const { level, down } = m.inst('found_ones', roomyFifo(Expiry(layout), depth), {
        push: { enable: found, payload: { ...packet, record, overtaken: expires.not(), sent_at } },
      });
      // Those on their way find room, too.
      goes.set(enable.and(level.lt(depth - 1 - orderLatency)));
      return { expiry: down };
    },
  );
};
