/** The sender of packets without a PDC: RUDI, sent again until its response comes, and UUD, sent once. */
import { type Bits, bit, bits, module, sink, source } from '../../../../hdl/index.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { delayedBit } from '../../../../lib/stream/delay-line.ts';
import { levelFifo } from '../../../../lib/stream/fifo.ts';
import { CongestionEvent, Picked } from '../records.ts';
import { datagramDeparture } from './datagram-departure.ts';
import { datagramIntake } from './datagram-intake.ts';
import { datagramPipe } from './datagram-pipe.ts';
import {
  Datagram,
  DatagramCounts,
  DatagramEventKind,
  DatagramLimit,
  DatagramOutcome,
  DatagramPeer,
  DatagramPick,
  DatagramRegisters,
  DatagramSend,
  type DatagramSize,
  datagramLayout,
  Waiting,
} from './datagram-records.ts';

/** Packets that wait for whoever takes them, and how many more may come: attempts are made every second clock. */
const packetDepth = 32;
const underWay = 12;

/** Name of the module of a size. */
export const pdsDatagramsName = (size: DatagramSize): string => `pds_datagrams_${datagramLayout(size).suffix}`;

/**
 * P packets at most that wait to be sent, or for their response, in N congestion control contexts (uet-wire.md 7.13,
 * 7.14). A pkt_id is {how often the record was used, its number} + `base`, so that it is unique among those
 * outstanding, and is used again after 2^32 / P packets of one record.
 *
 * - `send`: waits while there is no free record. All packets that wait are in one ring, in which each has an attempt to
 *   leave when its turn comes, every second clock: one that finds no room holds back none of another context.
 * - `peer`: responses and NACKs of RUDI, one a clock, never refused. 64 wait; what finds no room is dropped, and
 *   counted.
 * - `packet`: what leaves. `pick` asks for the entropy value of each, `picked` has it `pickLatency` clocks later.
 * - `outcome`: what became of each packet, once; never refused.
 * - `limit`: what congestion control permits a context, at first nothing; `congestion`: what it hears. Contexts begin
 *   outside.
 * - `base`: constant between resets, at random, so that what belongs to packets of before a reset finds none.
 * - `now`: time in clocks, modulo 2^32. Timers are looked at in turn, each of them every 32 P clocks at least. `ready`:
 *   the tables are empty after reset.
 */
export const pdsDatagrams = (size: DatagramSize) => {
  const layout = datagramLayout(size);
  const { contexts, contextBits, records, recordBits } = layout;
  return module(
    pdsDatagramsName(size),
    {
      summary: `Sender of ${records} packets of RUDI and UUD in ${contexts} congestion control contexts.`,
      in: {
        now: bits(32),
        base: bits(32),
        registers: DatagramRegisters,
        peer_valid: bit,
        peer: DatagramPeer,
        limit: DatagramLimit(layout),
        picked: Picked,
      },
      out: {
        ready: bit,
        outcome: DatagramOutcome,
        congestion: CongestionEvent(layout),
        pick: DatagramPick(layout),
        counts: DatagramCounts,
      },
      link: { send: sink(DatagramSend(layout)), packet: source(Datagram) },
    },
    ({ now, base, registers, peer_valid, peer, limit, picked, send }, m) => {
      const peers = m.inst('intake', datagramIntake(layout), { base, valid: peer_valid, peer });
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const runs = m.named('runs', clearing.not());

      // Records that were never used, then those that came back.
      const frees = m.forward('frees', bit);
      const freed = m.forward('freed', bits(recordBits));
      const given = m.reg('given', bits(recordBits + 1), { reset: 0 });
      const isNew = m.named('is_new', given.at(recordBits).not());
      const free = m.inst('free', blockFifo(bits(recordBits), records), { up: { payload: freed, valid: frees } });
      m.assert('freed_is_taken', frees.implies(free.up.ready));
      const id = m.named('id', m.mux(isNew, given.trunc(recordBits), free.down.payload));

      // The ring: what the pipe puts back goes before what is new.
      const waits = m.forward('waits', bit);
      const again = m.forward('again', Waiting(layout));
      const hasPlace = m.named('has_place', runs.and(waits.not()).and(isNew.or(free.down.valid)));
      const takes = m.named('takes', hasPlace.and(send.takeWhen(hasPlace).valid));
      free.down.takeWhen(takes.and(isNew.not()));
      m.when(takes.and(isNew), () => given.set(given.add(1)));
      const ring = m.inst('ring', blockFifo(Waiting(layout), records), {
        up: {
          payload: { record: m.mux(waits, again.record, id), fresh: again.fresh.or(waits.not()) },
          valid: waits.or(takes),
        },
      });
      m.assert('ring_has_room', waits.or(takes).implies(ring.up.ready));

      // Which event enters: attempts in even cycles, a visit in one of 16, peers first in the others.
      const round = m.reg('round', bits(4), { reset: 0, next: (now) => now.add(1) });
      const packetRoom = m.forward('packet_room', bit);
      const isVisit = m.named('is_visit_first', round.all());
      const attempts = m.named('attempts', runs.and(round.at(0).not()).and(ring.down.valid).and(packetRoom));
      const { record: waiting, fresh } = ring.down.takeWhen(attempts).payload;
      const takesPeer = m.named('takes_peer', runs.and(attempts.not()).and(isVisit.not()).and(peers.next.valid));
      const { peer: said, age, act, record: answered } = peers.next.takeWhen(takesPeer).payload;
      const visits = m.named('visits', runs.and(attempts.or(takesPeer).not()));
      const cursor = m.reg('cursor', bits(recordBits + 1), { reset: 0 });
      m.when(visits.or(clearing), () => cursor.set(cursor.add(1)));
      m.when(clearing.and(cursor.trunc(recordBits).all()), () => {
        clearing.set(0);
        cursor.set(0);
      });
      const rests = m.named('rests', cursor.at(0));
      const kind = m.wire('kind', DatagramEventKind, 'clear');
      m.when(attempts, () => kind.set('attempt'))
        .elsewhen(takesPeer.and(said.nack), () => kind.set('nack'))
        .elsewhen(takesPeer, () => kind.set('response'))
        .elsewhen(runs.and(rests), () => kind.set('rest'))
        .elsewhen(runs, () => kind.set('visit'));
      const visited = m.mux(clearing, cursor.trunc(recordBits), cursor.slice(recordBits, 1));
      const record = m.mux(attempts, waiting, m.mux(takesPeer, answered, visited));
      const event = { kind, record, ccc: visited.trunc(contextBits), fresh, age, act, peer: said };

      const { effect } = m.inst('pipe', datagramPipe(layout), {
        event: m.next('event', event),
        valid: m.next('valid', m.lit(1, 1), { reset: 0 }),
        now: m.next('now_then', now),
        limit,
        registers,
        write: { enable: takes, record: id, send: send.payload },
      });
      const does = (value: Bits<1>): Bits<1> => effect.valid.and(value);
      waits.set(does(effect.waits));
      again.set({ record: effect.event.record, fresh: effect.event.kind.is('attempt').and(effect.event.fresh) });
      frees.set(does(effect.frees));
      freed.set(effect.event.record);

      const { outcome, congestion, pick, left, packet } = m.inst('departure', datagramDeparture(layout), {
        effect,
        base,
        registers,
        picked,
      });
      const packets = m.inst('packets', levelFifo(Datagram, packetDepth), { up: { payload: packet, valid: left } });
      m.assert('packet_finds_room', left.implies(packets.up.ready));
      packetRoom.set(m.next('has_packet_room', packets.level.lt(packetDepth - underWay), { reset: 0 }));

      const isNack = effect.event.kind.is('nack');
      const isReserved = effect.event.act.is('none');
      const first = effect.leaves.and(effect.retx.not());
      return {
        // The last contexts are cleared on their way through the pipe.
        ready: delayedBit(m, 'ready', runs, 4),
        outcome,
        congestion,
        pick,
        counts: {
          datagram_sent: does(first),
          retransmitted: does(effect.leaves.and(effect.retx)),
          lost_trim: does(effect.lost_trim),
          lost_nack: does(effect.lost_nack),
          lost_timeout: does(effect.lost_timeout),
          nack_unexpected: does(isNack.and(isReserved).and(effect.unknown.not())),
          pkt_id_unknown: does(effect.unknown),
          peer_dropped: peers.dropped,
        },
        packet: packets.down,
      };
    },
  );
};
