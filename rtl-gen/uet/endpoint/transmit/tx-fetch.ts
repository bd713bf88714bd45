/** From the packets that an initiator lets go to the headers of their frames and the bytes that belong to them. */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { SesKind } from '../../wire/parser/ses-stage.ts';
import { Departure } from './departures.ts';
import { NeighbourWrite, nextHopLatency, nextHops } from './next-hops.ts';
import { TxRegisters, txMapLatency, txMapOf } from './tx-map.ts';
import { Chain, KeptPacket, orderBits, PayloadReturn } from './tx-records.ts';

/** Packets in the pipeline and in the queue after it: a power of two. */
const held = 8;
/** Orders that may wait for payload memory, and what is to come back to it. */
const waitingOrders = 4;
const waitingReturns = 16;
/** Clocks from a packet to its headers, if none waits. */
export const txFetchLatency = nextHopLatency + txMapLatency + 2;

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
    ({ registers, neighbour, kept, clear, packet, retires }, m) => {
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
      const hops = nextHops(m, neighbour, { destination, enable: taken }, registers.gateway);
      isReady.set(hops.ready);
      m.unused(local);

      const packets = m.mem('packets', Kept, { depth: 2 ** slotBits });
      packets.write({ addr: kept.place, data: kept.packet, enable: kept.valid });
      const uses = m.mem('uses', Use, { depth: 2 ** slotBits });
      const slot = handle.trunc(slotBits);
      uses.write({
        addr: m.mux(clear.valid, clear.place, slot),
        data: m.mux(clear.valid, m.lit(Use.width, 0), handle.slice(31, slotBits).add(1)),
        enable: clear.valid.or(retired),
      });
      // What is kept of the packet, of which use it is, and the next hop.
      const keptNow = packets.readSync({ addr: slot, onCollision: 'undefined' });
      const useNow = uses.readSync({ addr: slot, onCollision: 'old' });
      const lookup = pipeline(
        m,
        { leaving: packet.payload, handle, goes: taken, issued: taken.or(retired) },
        { reset: { goes: 0, issued: 0, is_stale: 0 } },
      )
        .stage('ask', idle)
        .stage('find', () => ({ found: keptNow, of_use: useNow }))
        .stage('map', ({ leaving, handle, goes, found: { chain }, of_use }) => {
          const isRequest = m.named('is_request', leaving.packet.kind.is('request'));
          const isOld = isRequest.and(of_use.ne(handle.slice(31, slotBits)));
          const length = m.mux(goes.and(isRequest.not()), m.lit(14, 0), chain.length);
          return {
            ...{ is_stale: goes.and(isOld), sends: goes.and(isOld.not()), retires: goes.not() },
            chain: { first: chain.first, last: chain.last, length },
          };
        })
        .stage('wait', idle);
      const { leaving, goes, found } = lookup.at('map');
      const { packet: left, ...way } = leaving;
      const { place: _, picked, handle: ___, message: ____, size: _____, ...fields } = left;
      const mapped = m.inst('map', txMapOf(datagrams, rudi), {
        packet: {
          ...{ ...fields, ...way, entropy: picked.entropy, ses_header: found.ses_header },
          credit: { present: m.lit(1, 0), ccc_id: picked.ccc_id, credit_target: picked.credit_target },
          ses: found.ses ?? m.lit(SesKind, 'request_std'),
        },
        ...{ next_hop: hops.next_hop, valid: goes, registers: registers.map },
      });
      m.unused(mapped.shown);

      // Both wait for their turn, in order.
      const { issued, sends: maySend, retires: mayRetire, chain, handle: handleThen } = lookup.out;
      const fetched = m.inst('fetched', resultBuffer(Fetched, held), {
        issue: taken.or(retired),
        done: issued,
        result: { headers: mapped.headers, sends: maySend, retires: mayRetire, chain, handle: handleThen },
      });
      room.set(fetched.ready);
      const leaves = m.forward('leaves', bit);
      const { payload: next, valid } = fetched.down.takeWhen(leaves);
      const sends = m.named('sends_next', leaves.and(next.sends));
      const out = m.inst('out', forwardSlice(ParsedHeaders), { up: { payload: next.headers, valid: sends } });
      const orders = m.inst('orders', fifo(Order, waitingOrders), { up: { payload: next.chain, valid: sends } });
      // What comes back waits beside the orders, so that it makes no pause between them.
      const ordered = m.reg('ordered', bits(orderBits), { reset: 0 });
      m.when(sends, () => ordered.set(ordered.add(1)));
      const returns = m.inst('returns', fifo(Return, waitingReturns), {
        up: { payload: { chain: next.chain, handle: next.handle, after: ordered }, valid: leaves.and(next.retires) },
      });
      const mayLeave = next.sends.not().or(out.up.ready.and(orders.up.ready));
      leaves.set(valid.and(mayLeave).and(next.retires.not().or(returns.up.ready)));
      return {
        ready: hops.ready,
        stale: lookup.at('wait').is_stale,
        not_known: hops.not_known,
        packet: { ready: may.and(retiresNext.not()) },
        retires: { ready: may.and(retiresNext) },
        headers: out.down,
        order: orders.down,
        back: returns.down,
      };
    },
  );
};
