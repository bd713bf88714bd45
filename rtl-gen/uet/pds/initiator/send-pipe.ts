/** Gives packets their PSNs: a record of the pool and the next slot of their PDC. */
import { bit, bits, module, optional, record, sink } from '../../../hdl/index.ts';
import { forwardingRam } from '../../../lib/memory/forwarding-ram.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { SentWrite, SlotWrite, Tail, TailWrite } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { Send } from './records.ts';

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
      // Records that were never used, then those that came back.
      const given = m.reg('given', bits(recordBits + 1), { reset: 0 });
      const isNew = m.named('is_new', given.at(recordBits).not());
      const takes = m.forward('takes', bit);
      const { up, down } = m.inst('free', blockFifo(Id, records), {
        up: { payload: freed.record, valid: freed.enable },
        down: { ready: takes.and(isNew.not()) },
      });
      m.assert('freed_is_taken', freed.enable.implies(up.ready));
      // It needs no record, and waits for the clocks in which a place begins.
      const concluded = conclude && {
        ...m.inst('concluded', fifo(Place, 4), {
          up: { payload: conclude.place, valid: conclude.enable },
          down: { ready: begin.enable.not() },
        }),
      };
      if (conclude !== undefined) m.assert('concluded_finds_room', conclude.enable.implies(concluded!.up.ready));
      const ends = concluded && m.named('ends', concluded.down.valid.and(begin.enable.not()));
      const hasRecord = isNew.or(down.valid).and(enable).and(begin.enable.not());
      const has = m.named('has', ends === undefined ? hasRecord : hasRecord.and(ends.not()));
      const id = m.named('id', m.mux(isNew, given.trunc(recordBits), down.payload));
      const closes = m.named('closes', has.and(close.valid));
      const sends = m.named('sends', has.and(close.valid.not()).and(send.valid));
      takes.set(closes.or(sends));
      m.when(takes.and(isNew), () => given.set(given.add(1)));

      const later = delayer(m);
      const payload = send.payload;
      const sentTo = m.mux(closes, close.payload, payload.place);
      const of = concluded === undefined ? sentTo : m.mux(ends!, concluded.down.payload, sentTo);
      const place = m.named('place', m.mux(begin.enable, begin.place, of));
      const At = record({ begins: bit, closes: bit, ends: optional(returns, bit), id: Id, send: Send(layout) });
      const at = later('at', At, { begins: begin.enable, closes, ends, id, send: payload }, 2);
      const now = m.forward('now', Tail);
      const kept = m.named('kept', at.begins.not());
      const tail = m.named('tail', now.tail.mask(kept));
      const open = m.named('open', now.open.mask(kept));
      const opens = at.closes.not().and(at.send.first);
      const isLast = at.closes.not().and(at.send.last);
      const shuts = at.send.expects === undefined ? isLast : isLast.and(at.send.expects.not());
      const begun = opens.and(shuts.not());
      const over = shuts.and(opens.not());
      const more = at.ends === undefined ? begun : begun.and(at.ends.not());
      const fewer = at.ends === undefined ? over : m.mux(at.ends, 1, over);
      const takesPsn = at.ends === undefined ? kept : m.named('takes_psn', kept.and(at.ends.not()));
      const next = m.named('next', {
        tail: tail.add(takesPsn.zext(32)),
        open: m.mux(kept.not(), 0, m.mux(more, open.add(1), m.mux(fewer, open.sub(1), open))),
      });
      const ram = m.inst('tails', forwardingRam(Tail, { depth: contexts, latency: 2 }), {
        addr: place,
        enable: ends === undefined ? takes.or(begin.enable) : takes.or(begin.enable).or(ends),
        next,
        write: m.lit(1, 1),
      });
      now.set(ram.word);
      const slots = m.reg('slots', SlotWrite(layout));
      slots.set({ enable: ram.valid.and(takesPsn), place: ram.at, slot: tail.trunc(ringBits), record: at.id });
      const sent = m.reg('sent', SentWrite(layout));
      sent.set({
        enable: ram.valid.and(takesPsn),
        record: at.id,
        sent: {
          place: ram.at,
          rel: tail,
          kind: at.send.kind,
          last: at.send.last,
          handle: at.send.handle,
          message: at.send.message,
          length: at.send.length,
          size: at.send.size,
        },
      });
      m.when(at.closes, () => sent.set({ sent: { kind: 'close_cmd', last: 0, length: 0, size: 0 } }));
      const tails = m.reg('tails_write', TailWrite(layout));
      tails.set({ enable: ram.valid, place: ram.at, tail: next });
      const kick = m.next('kick_1', { enable: slots.enable, place: slots.place }, { reset: { enable: 0 } });
      return {
        send: { ready: has.and(close.valid.not()) },
        close: { ready: has },
        slot_write: slots,
        sent_write: sent,
        tail_write: tails,
        kick,
      };
    },
  );
};
