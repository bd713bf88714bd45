/** From the packets that an initiator lets go to the headers of their frames and the bytes that belong to them. */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { HashOperation, hashTable } from '../../../lib/memory/hash-table.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { SesKind } from '../../wire/parser/ses-stage.ts';
import { Departure } from './departures.ts';
import { NeighbourWrite, neighbourSets, neighbourWays } from './reply-map.ts';
import { TxRegisters, txMapLatency, txMapOf } from './tx-map.ts';
import { Chain, KeptPacket, orderBits, PayloadReturn } from './tx-records.ts';

/** Packets in the pipeline and in the queue after it: a power of two. */
const held = 8;
/** Orders that may wait for payload memory, and what is to come back to it. */
const waitingOrders = 4;
const waitingReturns = 16;
/** Clocks from a handle to what is kept under it, and to the next hop. */
const lookupLatency = 2;

/** Clocks from a packet to its headers, if none waits. */
export const txFetchLatency = lookupLatency + txMapLatency + 2;

export interface FetchOptions {
  readonly slotBits: number;
  readonly pageBits: number;
  /** Packets say which SES header they have. */
  readonly reads?: boolean;
  /** Some are datagrams. */
  readonly datagrams?: boolean;
  /** Some go by RUDI; of one with `datagrams`. */
  readonly rudi?: boolean;
}

/**
 * `packet`: what leaves, in order, with its next hop: the record on `headers`, and on `order` its bytes, which may be
 * none. `retires`: handles of packets that have an outcome; their bytes come `back` after those of all packets before
 * have been shown. From then on a packet of that handle is dropped, `stale`: one that was to be sent again, and had its
 * outcome meanwhile. So no frame ever has bytes that were given back.
 *
 * `kept` is written under a place before its packet comes. `clear`: after reset the place has had no use.
 * `neighbour`: as of `replyMap`, in a table of its own; it takes the clock of a packet.
 */
export const txFetch = (
  layout: InitiatorLayout,
  { slotBits, pageBits, reads = false, datagrams = false, rudi = false }: FetchOptions,
) => {
  const Slot = bits(slotBits);
  const Use = bits(32 - slotBits);
  const Kept = KeptPacket(pageBits, reads);
  const Order = Chain(pageBits);
  const Return = PayloadReturn(pageBits);
  const Fetched = record({ headers: ParsedHeaders, sends: bit, retires: bit, chain: Order, handle: bits(32) });
  return module(
    `uet_tx_fetch_${layout.suffix}_s${slotBits}_p${pageBits}${reads ? '_reads' : ''}${datagrams ? '_uud' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: 'Maps packets that leave to headers of frames and orders for their bytes.',
      in: {
        registers: record({ map: TxRegisters, gateway: bits(48) }),
        neighbour: NeighbourWrite,
        kept: record({ valid: bit, place: Slot, packet: Kept }),
        clear: record({ valid: bit, place: Slot }),
      },
      out: {
        ready: bit,
        /** A packet that has left PDS was retired meanwhile. */
        stale: bit,
        /** A neighbour that was to be made known found no room. */
        not_known: bit,
      },
      link: {
        packet: sink(Departure(layout, datagrams, rudi)),
        retires: sink(bits(32)),
        headers: source(ParsedHeaders),
        order: source(Order),
        back: source(Return),
      },
    },
    ({ registers, neighbour, kept, clear, packet, retires, headers, order, back }, m) => {
      const later = delayer(m);
      const room = m.forward('room', bit);
      const isReady = m.forward('is_ready', bit);
      // A neighbour is written, or a handle retired, or a packet goes; packets and handles in turn.
      const turn = m.reg('turn', bit, { reset: 0 });
      const may = m.named('may', room.and(neighbour.valid.not()).and(isReady));
      const retiresNext = m.named('retires_next', retires.valid.and(turn.or(packet.valid.not())));
      const retired = m.named('retired', may.and(retiresNext));
      const taken = m.named('taken', may.and(packet.valid).and(retiresNext.not()));
      m.when(may, () => turn.set(taken));
      const { packet: given, destination, local } = packet.payload;
      const handle = m.named('handle', m.mux(retiresNext, retires.payload, given.handle));
      const slot = handle.trunc(slotBits);

      // t: what is kept of the packet, of which use it is, and the next hop.
      const packets = m.mem('packets', Kept, { depth: 2 ** slotBits });
      packets.write({ addr: kept.place, data: kept.packet, enable: kept.valid });
      const found = m.next('found', packets.readSync({ addr: slot, onCollision: 'undefined' }));
      const uses = m.mem('uses', Use, { depth: 2 ** slotBits });
      const use = handle.slice(31, slotBits);
      uses.write({
        addr: m.mux(clear.valid, clear.place, slot),
        data: m.mux(clear.valid, m.lit(Use.width, 0), use.add(1)),
        enable: clear.valid.or(retired),
      });
      const useThen = m.next('use_then', uses.readSync({ addr: slot, onCollision: 'old' }));
      const op = m.wire('op', HashOperation, 'lookup');
      m.when(neighbour.valid, () => {
        op.set('insert');
        m.when(neighbour.forget, () => op.set('remove'));
      });
      const neighbours = m.inst(
        'neighbours',
        hashTable(bits(128), bits(48), { sets: neighbourSets, ways: neighbourWays }),
        {
          op,
          key: m.mux(neighbour.valid, neighbour.ip, destination),
          value: neighbour.mac,
          enable: neighbour.valid.or(taken),
          offer: undefined,
        },
      );
      isReady.set(neighbours.ready);
      const written = later('written', bit, neighbour.valid.and(neighbour.forget.not()), lookupLatency);

      // t + 2: the packet with its SES header.
      const Way = record({ packet: Departure(layout, datagrams, rudi), handle: bits(32) });
      const then = later('then', Way, { packet: packet.payload, handle }, lookupLatency);
      const goes = flagLater('goes', taken, lookupLatency);
      const { packet: left } = then.packet;
      const isRequest = m.named('is_request', left.kind.is('request'));
      const isStale = m.named('is_stale', isRequest.and(useThen.ne(then.handle.slice(31, slotBits))));
      const ses = m.forward('ses', SesKind);
      if (found.ses === undefined) ses.set('request_std');
      else ses.set(found.ses);
      const mapped = m.inst('map', txMapOf(datagrams, rudi), {
        packet: {
          kind: left.kind,
          rod: left.rod,
          retx: left.retx,
          ar: left.ar,
          syn: left.syn,
          psn: left.psn,
          clear_offset: left.clear_offset,
          opaque: left.opaque,
          payload: left.payload,
          spdcid: left.spdcid,
          dpdcid: left.dpdcid,
          credit: { present: m.lit(1, 0), ccc_id: left.picked.ccc_id, credit_target: left.picked.credit_target },
          entropy: left.picked.entropy,
          local: then.packet.local,
          destination: then.packet.destination,
          ses,
          ses_header: found.ses_header,
          length: left.length,
          ...{ uud: then.packet.uud, rudi: then.packet.rudi, served: then.packet.served },
        },
        next_hop: m.mux(neighbours.hit, neighbours.found, registers.gateway),
        valid: goes,
        registers: registers.map,
      });
      m.unused(local, neighbours.valid, neighbours.inserted);

      // t + 4: both wait for their turn, in order.
      const Late = record({ sends: bit, retires: bit, chain: Order, handle: bits(32) });
      const late = later(
        'late',
        Late,
        {
          sends: goes.and(isStale.not()),
          retires: goes.not(),
          chain: {
            first: found.chain.first,
            last: found.chain.last,
            length: m.mux(goes.and(isRequest.not()), m.lit(14, 0), found.chain.length),
          },
          handle: then.handle,
        },
        txMapLatency,
      );
      const fetchedTaken = m.forward('fetched_taken', bit);
      const fetched = m.inst('fetched', resultBuffer(Fetched, held), {
        issue: taken.or(retired),
        done: flagLater('done', taken.or(retired), lookupLatency + txMapLatency),
        result: { headers: mapped.headers, ...late },
        down: { ready: fetchedTaken },
      });
      m.unused(mapped.shown);
      room.set(fetched.ready);
      const next = fetched.down.payload;
      const headersReady = m.forward('headers_taken', bit);
      const orderReady = m.forward('order_taken', bit);
      const backReady = m.forward('back_taken', bit);
      const leaves = m.named(
        'leaves',
        fetched.down.valid.and(next.sends.not().or(headersReady.and(orderReady))).and(next.retires.not().or(backReady)),
      );
      fetchedTaken.set(leaves);
      const sends = m.named('sends_next', leaves.and(next.sends));
      const out = m.inst('out', forwardSlice(ParsedHeaders), {
        up: { payload: next.headers, valid: sends },
        down: headers,
      });
      headersReady.set(out.up.ready);
      const orders = m.inst('orders', fifo(Order, waitingOrders), {
        up: { payload: next.chain, valid: sends },
        down: order,
      });
      orderReady.set(orders.up.ready);
      // What comes back waits beside the orders, so that it makes no pause between them.
      const ordered = m.reg('ordered', bits(orderBits), { reset: 0 });
      m.when(sends, () => ordered.set(ordered.add(1)));
      const returns = m.inst('returns', fifo(Return, waitingReturns), {
        up: {
          payload: { chain: next.chain, handle: next.handle, after: ordered },
          valid: leaves.and(next.retires),
        },
        down: back,
      });
      backReady.set(returns.up.ready);
      return {
        ready: neighbours.ready,
        stale: m.next('is_stale_then', goes.and(isStale), { reset: 0 }),
        not_known: written.and(neighbours.full),
        packet: { ready: may.and(retiresNext.not()) },
        retires: { ready: may.and(retiresNext) },
        headers: out.down,
        order: orders.down,
        back: returns.down,
      };

      /** A flag some clocks later, 0 after reset. */
      function flagLater(name: string, flag: typeof taken, clocks: number): typeof taken {
        let value = flag;
        for (let i = 1; i <= clocks; i++) value = m.next(`${name}_${i}`, value, { reset: 0 });
        return value;
      }
    },
  );
};
