/** Lets packets that have a PDC into the initiator, in their order, as long as the PDC lives. */
import { type Bits, bit, bits, clog2, module, optional, record, source } from '../../../../hdl/index.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { levelFifo } from '../../../../lib/stream/fifo.ts';
import { NamedPdc, PlacedSend, SendPacket } from '../choice/choice-records.ts';
import { isReturn, placeOfPdcid } from '../layout.ts';
import { Send, SendKind } from '../records.ts';
import type { SenderLayout } from './sender-layout.ts';
import { PlacedPdc, Unsent } from './sender-records.ts';

/** Packets that wait here; more are placed while there are no more than `low`, and for a few clocks after. */
const depth = 16;
const low = 3;
/** So many packets are unsent that no more may come. */
const crowd = 14;

/**
 * - `placed`: packets for PDCs; `stranded`: packets that have none. Neither is refused. `told`: a PDC will begin,
 *   before its first packet; `opened`: it has. `over`: it has failed, or is over; what comes for it from then on is
 *   `unsent`.
 * - `send`: the others, at once, but not before their PDC has begun. There is a record for each: P less N and a few
 *   packets are with the initiator at most, which `retired` counts. So what is shown waits for two clocks at most.
 * - With return spaces: `quits`, one takes no packets any more; `finds`, there is a record for a packet of them, of
 *   which some are left for them. `fails`: a packet of that place is `unsent`.
 * - `room`: more may be placed. `crowded`: so many are unsent that no more may come; those that wait, and 48 on their
 *   way here, find room.
 * - `close`: PDC choice asks for the close of a PDC; `closes`: its place, if it still has that PDC.
 * - `clear`: after reset, a place a clock is told never to have had a PDC.
 */
export const sendGate = ({ initiator, choice, suffix }: SenderLayout) => {
  const { contexts, contextBits, records, recordBits } = initiator;
  const Place = bits(contextBits);
  const Tag = bits(contextBits + 2);
  // What tells the PDCs of a place apart: all of a PDCID above the place, which is not 0 as bit 15 is 1. Return spaces
  // have a PDCID that a target has given, so there it is the whole.
  const Name = bits(initiator.returns ? 16 : 16 - contextBits);
  const nameOf = (pdcid: Bits<16>): Bits => (initiator.returns ? pdcid : pdcid.slice(15, contextBits));
  const Queued = record({ pdcid: bits(16), tag: Tag, packet: SendPacket(choice) });
  return module(
    `pds_sender_gate_${suffix}_p${records}`,
    {
      summary: `Lets packets into an initiator of ${contexts} PDCs and ${records} records.`,
      in: {
        placed: PlacedSend(choice),
        stranded: PlacedSend(choice),
        told: bit,
        opened: PlacedPdc(initiator),
        over: PlacedPdc(initiator),
        retired: bit,
        close: NamedPdc,
        late: bit,
        quits: optional(initiator.returns, PlacedPdc(initiator)),
        clear: record({ enable: bit, place: Place }),
      },
      out: {
        room: bit,
        crowded: bit,
        finds: optional(initiator.returns, bit),
        fails: optional(initiator.returns, record({ enable: bit, place: Place })),
      },
      link: { send: source(Send(initiator)), closes: source(Place), unsent: source(Unsent) },
    },
    ({ placed, stranded, told, opened, over, retired, close, late, quits, clear, send }, m) => {
      // How many PDCs were told, and how many have begun: a packet waits for those that were told before it.
      const tells = m.reg('tells', Tag, { reset: 0 });
      const tag = m.named('tag', tells.add(told.zext(contextBits + 2)));
      tells.set(tag);
      const beside = isReturn(initiator, opened.place);
      const begins = beside === undefined ? opened.enable : opened.enable.and(beside.not());
      const begun = m.reg('begun', Tag, { reset: 0, enable: begins, next: (now) => now.add(1) });
      const queue = m.inst('queue', levelFifo(Queued, depth), {
        up: { payload: { pdcid: placed.pdcid, tag, packet: placed.packet }, valid: placed.valid },
      });
      m.assert('placed_has_room', placed.valid.implies(queue.up.ready));
      const head = queue.down.payload;
      const place = placeOfPdcid(initiator, head.pdcid);
      const waits = m.named('waits', begun.sub(head.tag).at(contextBits + 1));

      // The PDC that a place has or had last, and the last one that was over. No two have the same PDCID.
      const current = m.mem('current', Name, { depth: contexts });
      current.write({ addr: opened.place, data: nameOf(opened.pdcid), enable: opened.enable });
      const last = m.mem('last_over', Name, { depth: contexts });
      last.write({
        addr: m.mux(clear.enable, clear.place, over.place),
        data: nameOf(over.pdcid).mask(clear.enable.not()),
        enable: clear.enable.or(over.enable),
      });
      const quit = quits && m.mem('last_quit', Name, { depth: contexts });
      quit?.write({
        addr: m.mux(clear.enable, clear.place, quits!.place),
        data: nameOf(quits!.pdcid).mask(clear.enable.not()),
        enable: clear.enable.or(quits!.enable),
      });
      const ends = ({ pdcid }: { readonly pdcid: Bits<16> }): Bits<1> => {
        const isOver = over.enable.and(over.pdcid.eq(pdcid));
        return quits === undefined ? isOver : isOver.or(quits.enable.and(quits.pdcid.eq(pdcid)));
      };

      // What is known of the PDC of the packet. With return spaces it is compared in a clock of its own, as there is
      // more of it: what ends meanwhile is kept beside it.
      const moves = m.forward('moves', bit);
      const Looked = record({
        valid: bit,
        ended: bit,
        has: Name,
        last: Name,
        quit: optional(initiator.returns, Name),
        place: Place,
        pdcid: bits(16),
        packet: SendPacket(choice),
      });
      const read = {
        valid: queue.down.valid.and(waits.not()),
        ended: ends(head),
        has: current.read(place),
        last: last.read(place),
        quit: quit?.read(place),
        place,
        pdcid: head.pdcid,
        packet: head.packet,
      };
      const kept = quit && m.reg('looked', Looked, { reset: { valid: 0 } });
      const looked = kept ?? read;
      const ended = kept === undefined ? read.ended : m.named('ended', kept.ended.or(ends(kept)));
      const pulls = kept === undefined ? moves : m.named('pulls', kept.valid.not().or(moves));
      queue.down.takeWhen(pulls.and(waits.not()));
      if (kept !== undefined) m.when(pulls, () => kept.set(read)).otherwise(() => kept.set({ ended }));
      const name = nameOf(looked.pdcid);
      const stale = m.named('stale', looked.has.ne(name));
      const wasOver = looked.last.eq(name);
      const isOver = m.named('is_over', kept === undefined ? wasOver : wasOver.or(kept.quit!.eq(name)));

      // What goes next. Why its PDC is no more, if so, stands in three bits, as to join them takes time.
      const Next = record({ valid: bit, stale: bit, over: bit, ended: bit, place: Place, packet: SendPacket(choice) });
      const next = m.reg('next', Next, { reset: { valid: 0 } });
      const dead = m.named('dead', next.stale.or(next.over).or(next.ended));
      const fails = m.named('fails', next.valid.and(dead).and(stranded.valid.not()));
      const goes = m.named('goes', next.valid.and(dead.not()).and(send.ready));
      moves.set(next.valid.not().or(fails).or(goes));
      m.when(moves, () =>
        next.set({ valid: looked.valid, stale, over: isOver, ended, place: looked.place, packet: looked.packet }),
      );
      const { handle, message } = m.mux(stranded.valid, stranded.packet, next.packet);
      const failed = m.inst('failed', blockFifo(Unsent, 2 * choice.parked), {
        up: { payload: { handle, message }, valid: stranded.valid.or(fails) },
      });
      const failures = m.reg('failures', bits(clog2(2 * choice.parked) + 1), { reset: 0 });
      const enters = stranded.valid.or(fails);
      const leaves = failed.down.fires;
      m.when(enters.and(leaves.not()), () => failures.set(failures.add(1))).elsewhen(leaves.and(enters.not()), () =>
        failures.set(failures.sub(1)),
      );
      m.assert('failed_has_room', stranded.valid.or(fails).implies(failed.up.ready));

      // Records of packets that are on their way or with the initiator, and a few for CLOSE_CMDs.
      const Count = bits(recordBits + 1);
      const used = m.reg('used', Count, { reset: 0 });
      // A record is free a clock after its packet is done: that it is done takes the initiator most of a clock.
      const left = m.next('left', retired.zext(2).add(fails.zext(2)), { reset: 0 });
      used.set(used.add(placed.valid.zext(recordBits + 1)).sub(left.zext(recordBits + 1)));
      const most = records - contexts - depth;
      const theirs = initiator.returns ? most >> 2 : 0;
      const hasRecords = m.next('has_records', used.lt(most - theirs), { reset: 0 });
      const room = m.next('room_now', queue.level.le(low).and(late.not()), { reset: 0 });

      const closed = placeOfPdcid(initiator, close.pdcid);
      const closing = m.inst('closing', blockFifo(Place, 4), {
        up: { payload: closed, valid: close.valid.and(current.read(closed).eq(nameOf(close.pdcid))) },
      });
      // PDC choice asks again where nothing comes of it.
      m.unused(closing.up.ready);
      const { kind, payload, expects, ...packet } = next.packet;
      const sendKind = m.wire('send_kind', SendKind, 'request');
      m.match(kind, {
        request: () => {},
        noop: () => sendKind.set('noop'),
        negotiation: () => sendKind.set('negotiation'),
      });
      const isWord = kind.is('negotiation');
      const given = {
        ...{ ...packet, handle: m.mux(isWord, payload, packet.handle) },
        ...{ place: next.place, kind: sendKind, expects },
      };
      return {
        room: room.and(hasRecords),
        crowded: m.next('is_crowded', failures.ge(crowd), { reset: 0 }),
        finds: quits && room.and(m.next('has_record', used.lt(most), { reset: 0 })),
        fails: quits && { enable: fails, place: next.place },
        send: { valid: next.valid.and(dead.not()), payload: given },
        closes: closing.down,
        unsent: failed.down,
      };
    },
  );
};
