/** The return spaces of a sender: when each begins and ends, and which packets may enter it. */
import { type Bits, bit, bits, module, record, sink, source } from '../../../../hdl/index.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../../lib/stream/register-slice.ts';
import { PdcEvent, Retired } from '../records.ts';
import { ReturnChange, ReturnSend } from './return-records.ts';
import type { SenderLayout } from './sender-layout.ts';
import { PlacedPdc } from './sender-records.ts';

/** Packets that wait for their return space to begin, or for room in it. */
const waiting = 4;

/**
 * - `changes`: 2 N may wait. They are worked off in their order; that which begins a return space waits until the last
 *   one of its place is over, which its end brings about.
 * - `sends`: a packet whose `begin` came before it, or with it. It is `placed` when that is done, and while fewer than
 *   W packets of its return space are: those after it wait with it. Whoever sends and does not want that counts packets
 *   that are retired.
 * - `opens`: what is to begin, offered until it has. `closes`: the place whose return space is over; `quits`, then:
 *   what comes for it from now on fails.
 * - `opened`: what has begun. `retired`, `failed`: a packet of such a place is done, or has failed before it entered.
 * - `conclude`: a clock later `concluded`, if that PDC is still there.
 * - `clear`: as in `sendGate`.
 */
export const returnDesk = (layout: SenderLayout) => {
  const { initiator, choice, suffix } = layout;
  const { contexts, contextBits, window } = initiator;
  const Place = bits(contextBits);
  const halfBits = contextBits - 1;
  const Count = bits(choice.countBits);
  const Tag = bits(contextBits + 3);
  const Send = ReturnSend(layout);
  const At = record({ enable: bit, place: Place });
  return module(
    `pds_sender_return_desk_${suffix}`,
    {
      summary: `Return spaces of ${contexts / 2} PDCs.`,
      in: {
        opened: PlacedPdc(initiator),
        pdc_event: PdcEvent(initiator),
        retired: Retired(initiator),
        failed: At,
        conclude: record({ enable: bit, pdcid: bits(16) }),
        clear: At,
      },
      out: { concluded: At, quits: PlacedPdc(initiator) },
      link: {
        changes: sink(ReturnChange),
        sends: sink(Send),
        opens: source(ReturnChange),
        closes: source(Place),
        placed: source(Send),
      },
    },
    ({ opened, pdc_event: event, retired, failed, conclude, clear, changes, sends, opens, closes }, m) => {
      const halfOf = (of: Bits): Bits => of.trunc(halfBits);
      const inReturn = (place: Bits): Bits<1> => place.at(contextBits - 1);
      const atOf = (pdcid: Bits): Bits => m.lit(1, 1).cat(halfOf(pdcid));

      // What has the place, and what was the last one there to be over.
      const ends_now = event.valid.and(event.closed.or(event.ended));
      const isOver = ends_now.and(inReturn(event.place));
      const gone = m.mem('gone', bits(16), { depth: contexts / 2 });
      gone.write({
        addr: halfOf(m.mux(clear.enable, clear.place, event.place)),
        data: event.pdcid.mask(clear.enable.not()),
        enable: clear.enable.or(isOver),
      });
      const has = m.mem('has', bits(16), { depth: contexts / 2 });
      const begins = m.forward('begins', bit);
      const waits = changes.through('changes_waiting', () => blockFifo(ReturnChange, 2 * contexts));
      const head = waits.payload;
      const half = halfOf(head.pdcid);
      has.write({
        addr: m.mux(clear.enable, halfOf(clear.place), half),
        data: head.pdcid.mask(clear.enable.not()),
        enable: clear.enable.or(begins),
      });
      const current = has.read(half);
      const isBusy = m.named('is_busy', current.ne(gone.read(half)));
      const isBegin = head.kind.is('begin');
      const closing = m.reg('closing', bit, { reset: 0 });
      const isThere = m.named('is_there', isBusy.and(current.eq(head.pdcid)));
      // What is to be done with the first change is found out a clock before it is done.
      const offers = m.reg('offers', bit, { reset: 0 });
      const quits = m.reg('quits_now', bit, { reset: 0 });
      const skips = m.reg('skips', bit, { reset: 0 });
      const ends = m.named('ends', waits.valid.and(isBegin.not()).and(closing.or(quits).or(skips).not()));
      begins.set(offers.and(opens.ready));
      offers.set(waits.valid.and(isBegin).and(isBusy.or(clear.enable).or(begins).not()));
      quits.set(ends.and(isThere));
      skips.set(ends.and(isThere.not()));
      m.when(quits, () => closing.set(1));
      m.when(closing.and(closes.ready), () => closing.set(0));
      const pops = m.named('pops', begins.or(skips).or(closing.and(closes.ready)));
      waits.takeWhen(pops);

      // A packet waits for the changes that came before it.
      const came = m.reg('came', Tag, { reset: 0 });
      const tag = m.named('tag', came.add(changes.fires.zext(Tag.width)));
      came.set(tag);
      const done = m.reg('done', Tag, { reset: 0, enable: pops, next: (now) => now.add(1) });
      const takes = m.forward('takes', bit);
      const line = m.inst('sends_waiting', fifo(record({ tag: Tag, send: Send }), waiting), {
        up: sends.map((send) => ({ tag, send })),
      });
      const { payload: next, valid: hasNext } = line.down.takeWhen(takes);
      const early = m.named('early', done.sub(next.tag).at(Tag.width - 1));

      // Packets that a place has had, and those of them that are done, in whichever way.
      const to = halfOf(next.send.pdcid);
      const counter = (name: string, enable: Bits<1>, at: Bits): Bits => {
        const counts = m.mem(name, Count, { depth: contexts / 2 });
        const addr = m.mux(clear.enable, halfOf(clear.place), at);
        counts.write({
          addr,
          data: counts.read(addr).add(1).mask(clear.enable.not()),
          enable: clear.enable.or(enable),
        });
        return counts.read(to);
      };
      const entered = counter('entered', takes, to);
      const finished = counter('finished', retired.valid.and(inReturn(retired.place)), halfOf(retired.place));
      const unsent = counter('unsent', failed.enable.and(inReturn(failed.place)), halfOf(failed.place));
      const hasRoom = m.named('has_room', entered.sub(finished).sub(unsent).lt(window));
      const shows = m.named('shows', hasNext.and(early.not()).and(hasRoom));
      // Whether it has room is known a clock before it is shown.
      const shown = m.inst('shown', forwardSlice(Send), { up: { payload: next.send, valid: shows } });
      takes.set(shows.and(shown.up.ready));

      // PDCs of ours.
      const owners = m.mem('owners', bits(16), { depth: contexts / 2 });
      owners.write({
        addr: halfOf(m.mux(clear.enable, clear.place, opened.place)),
        data: opened.pdcid.mask(clear.enable.not()),
        enable: clear.enable.or(opened.enable.and(inReturn(opened.place).not())),
      });
      const overs = m.mem('overs', bits(16), { depth: contexts / 2 });
      overs.write({
        addr: halfOf(m.mux(clear.enable, clear.place, event.place)),
        data: event.pdcid.mask(clear.enable.not()),
        enable: clear.enable.or(ends_now.and(inReturn(event.place).not())),
      });
      const named = halfOf(conclude.pdcid);
      const isOurs = owners.read(named).eq(conclude.pdcid).and(overs.read(named).ne(conclude.pdcid));
      return {
        concluded: m.next(
          'concluded',
          { enable: conclude.enable.and(isOurs), place: m.lit(1, 0).cat(halfOf(conclude.pdcid)) },
          { reset: { enable: 0 } },
        ),
        quits: { enable: quits, place: atOf(head.pdcid), pdcid: head.pdcid },
        opens: { valid: offers, payload: head },
        closes: { valid: closing, payload: atOf(head.pdcid) },
        placed: shown.down,
      };
    },
  );
};
