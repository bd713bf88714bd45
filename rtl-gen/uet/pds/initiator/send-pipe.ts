/** Gives packets their PSNs: a record of the pool and the next slot of their PDC. */
import { bit, bits, module, optional, record, sink } from '../../../hdl/index.ts';
import { forwardingRam } from '../../../lib/memory/forwarding-ram.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { SentWrite, SlotWrite, Tail, TailWrite } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { Send, SendKind } from './records.ts';

/**
 * A packet a clock while there are free records; what has a record is written two clocks later, its PSN being the next
 * of its PDC. The place must have a free slot: whoever sends counts `retired`.
 *
 * - `begin`: the place begins again, before all else of the clock. `close`: CLOSE_CMD takes a PSN.
 * - `freed`: a record is free again.
 * - `kick`: the place has something new to send; all writes of it are done.
 * - `conclude`: a message of the place that `expects` is over.
 */
export const sendPipe = (layout: InitiatorLayout) => {
  const { contexts, contextBits, records, recordBits, returns, ringBits, suffix } = layout;
  const Place = bits(contextBits);
  const Id = bits(recordBits);
  return module(
    `pds_initiator_send_pipe_${suffix}_p${records}`,
    {
      summary: `Gives packets of ${contexts} PDCs their PSNs and one of ${records} records.`,
      in: {
        enable: bit,
        begin: record({ enable: bit, place: Place }),
        freed: record({ enable: bit, record: Id }),
        conclude: optional(returns, record({ enable: bit, place: Place })),
      },
      out: {
        slot_write: SlotWrite(layout),
        sent_write: SentWrite(layout),
        tail_write: TailWrite(layout),
        kick: record({ enable: bit, place: Place }),
      },
      link: { send: sink(Send(layout)), close: sink(Place) },
    },
    ({ enable, begin, freed, send, close, conclude }, m) => {
      const noBegin = begin.enable.not();
      // Records that were never used, then those that came back.
      const { up, down } = m.inst('free', blockFifo(Id, records), {
        up: { payload: freed.record, valid: freed.enable },
      });
      m.assert('freed_is_taken', freed.enable.implies(up.ready));
      // A conclusion needs no record, and waits for the cycles in which a place begins.
      const concluded =
        conclude &&
        m.inst('concluded', fifo(Place, 4), {
          up: { payload: conclude.place, valid: conclude.enable },
        });
      if (conclude !== undefined) m.assert('concluded_finds_room', conclude.enable.implies(concluded!.up.ready));
      const concludes = concluded?.down.takeWhen(noBegin);
      const ends = concludes && m.named('ends', concludes.valid.and(noBegin));

      const given = m.reg('given', bits(recordBits + 1), { reset: 0 });
      const isNew = m.named('is_new', given.at(recordBits).not());
      const hasRecord = isNew.or(down.valid).and(enable).and(noBegin);
      const has = m.named('has', ends === undefined ? hasRecord : hasRecord.and(ends.not()));
      const id = m.named('id', m.mux(isNew, given.trunc(recordBits), down.payload));
      const closes = m.named('closes', has.and(close.valid));
      const sends = m.named('sends', has.and(close.valid.not()).and(send.valid));
      const takes = m.named('takes', closes.or(sends));
      down.takeWhen(takes.and(isNew.not()));
      m.when(takes.and(isNew), () => given.set(given.add(1)));

      const sentTo = m.mux(closes, close.payload, send.payload.place);
      const of = ends === undefined ? sentTo : m.mux(ends, concludes!.payload, sentTo);
      const place = m.named('place', m.mux(begin.enable, begin.place, of));
      const at = pipeline(m, { begins: begin.enable, closes, id, packet: send.payload, ends })
        .stage('take', () => ({}))
        .stage('read', () => ({})).out;
      const now = m.forward('now', Tail);
      const kept = m.named('kept', at.begins.not());
      const tail = m.named('tail', now.tail.mask(kept));
      const open = m.named('open', now.open.mask(kept));
      const { first, last, kind, handle, message, length, size, expects } = at.packet;
      const opens = at.closes.not().and(first);
      const isLast = at.closes.not().and(last);
      const shuts = expects === undefined ? isLast : isLast.and(expects.not());
      const begun = opens.and(shuts.not());
      const over = shuts.and(opens.not());
      const more = at.ends === undefined ? begun : begun.and(at.ends.not());
      const fewer = at.ends === undefined ? over : m.mux(at.ends, 1, over);
      const takesPsn = at.ends === undefined ? kept : m.named('takes_psn', kept.and(at.ends.not()));
      const next = m.named('next', {
        tail: tail.add(takesPsn.zext(32)),
        open: m.choose(
          [
            [kept.not(), 0],
            [more, open.add(1)],
            [fewer, open.sub(1)],
          ],
          open,
        ),
      });
      const accesses = takes.or(begin.enable);
      const ram = m.inst('tails', forwardingRam(Tail, { depth: contexts, latency: 2 }), {
        addr: place,
        enable: ends === undefined ? accesses : accesses.or(ends),
        next,
        write: m.lit(1, 1),
      });
      now.set(ram.word);

      const written = ram.valid.and(takesPsn);
      const slots = m.next('slots', { enable: written, place: ram.at, slot: tail.trunc(ringBits), record: at.id });
      const unlessCloses = <V>(value: V): V => m.mux<V>(at.closes, 0, value);
      const sent = {
        ...{ place: ram.at, rel: tail, kind: m.mux(at.closes, m.lit(SendKind, 'close_cmd'), kind), handle, message },
        ...{ last: unlessCloses(last), length: unlessCloses(length), size: unlessCloses(size) },
      };
      return {
        send: { ready: has.and(close.valid.not()) },
        close: { ready: has },
        slot_write: slots,
        sent_write: m.next('sent', { enable: written, record: at.id, sent }),
        tail_write: m.next('tails_write', { enable: ram.valid, place: ram.at, tail: next }),
        kick: m.next('kick_1', { enable: slots.enable, place: slots.place }, { reset: { enable: 0 } }),
      };
    },
  );
};
