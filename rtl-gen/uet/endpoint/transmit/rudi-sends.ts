/** Packets that go by RUDI, beside those of PDCs: their sender, its window, and what becomes of them. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  record,
  sink,
  source,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { eventCounter } from '../../../lib/counting/event-counter.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { TupleSend } from '../../pds/initiator/choice/choice-records.ts';
import {
  Datagram,
  DatagramOutcome,
  type DatagramPeer,
  DatagramRegisters,
  datagramLayout,
} from '../../pds/initiator/datagrams/datagram-records.ts';
import { pdsDatagrams } from '../../pds/initiator/datagrams/pds-datagrams.ts';
import {
  CongestionEvent,
  CongestionKind,
  failureCodes,
  type InitiatorRegisters,
  OutcomeKind,
} from '../../pds/initiator/records.ts';
import { responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { PeerArrival } from '../receive/join-records.ts';
import { fixedLimit } from './fixed-limit.ts';
import { peerResponse } from './peer-map.ts';

/** Packets that wait to be sent or for their response, and windows that peers share by their addresses. */
const size = { contexts: 8, records: 256 } as const;
const layout = datagramLayout(size);

/** What it is told: times and limits as those of the initiator, and how many bytes of a window may be in flight. */
export const RudiRegisters = record({ datagrams: DatagramRegisters, cwnd: bits(32) });

/** Those of an initiator, and its constant window; where it has none, a `RangeError`. */
export function rudiRegisters({
  initiator: { loss, ...of },
  cwnd,
}: {
  readonly initiator: ValueOf<typeof InitiatorRegisters>;
  readonly cwnd: Bits<32> | undefined;
}): ValueOf<typeof RudiRegisters> {
  if (cwnd === undefined) throw new RangeError('rudi: its windows are constant ones: give that congestion control');
  const datagrams = {
    ...{ rto: loss.rto, rto_init: of.rto_init, rto_max: of.rto_max, max_rto_retx: of.max_rto_retx },
    ...{ nack_retx: of.nack_retx, max_nack_retx: of.max_nack_retx, service_required: of.service_required },
  };
  return { datagrams, cwnd };
}

const counted = [
  ...(['datagram_sent', 'retransmitted', 'lost_trim', 'lost_nack', 'lost_timeout'] as const),
  ...(['nack_unexpected', 'pkt_id_unknown', 'peer_dropped'] as const),
];

/** What it counts, modulo 2^32, under the names of the golden model. */
export const RudiCounts = record(
  Object.fromEntries(counted.map((name) => [name, bits(32)])) as Record<
    (typeof counted)[number],
    ReturnType<typeof bits<32>>
  >,
);

/** What the receive half has found for the initiator, of RUDI or not. */
export const RudiPeer = record({ valid: bit, arrival: PeerArrival });

/**
 * Takes packets of `send`, and lets them leave on `packet`, again where they are lost, with the path that `entropy`
 * says in that clock. `ended` has what became of each, once, as late as `may_end`; `places` packets may be without it.
 *
 * A response that says that SES has no answer yet is a failure, as no other one follows (uet-wire.md 7.13). Peers whose
 * addresses fold to the same number share a window of `cwnd` bytes; which control of congestion RUDI has is not known
 * (14.13), so it has none but that.
 *
 * `random`: 32 bits that a peer cannot foresee.
 */
export const rudiSends = ({ places, expects }: { readonly places: number; readonly expects: boolean }) =>
  module(
    `uet_rudi_sends_${layout.suffix}_w${places}${expects ? '_expects' : ''}`,
    {
      summary: `Sender of ${size.records} packets of RUDI, its windows, and their outcomes.`,
      in: {
        ...{ now: bits(32), random: bits(32), may_end: bit, registers: RudiRegisters },
        peer: RudiPeer,
      },
      out: { ready: bit, ended: DatagramOutcome, counts: RudiCounts },
      link: { send: sink(TupleSend({ handleBits: 32, expects })), packet: source(Datagram) },
    },
    ({ now, random, may_end: mayEnd, registers, peer, send }, m) => {
      const hasBase = m.reg('has_base', bit, { reset: 0 });
      const base = m.reg('base', bits(32));
      m.when(hasBase.not(), () => {
        base.set(random);
        hasBase.set(1);
      });

      const { event, ses, ses_header } = peer.arrival;
      const isNack = event.kind.is('nack').or(event.kind.is('nack_ccx'));
      const isPeer = m.named('is_peer', peer.valid.and(event.nt));
      const heard = m.next('heard', {
        nack: isNack,
        ...{ source: event.source, local: event.local, pkt_id: event.psn, m: event.m, retx: event.retx },
        ...{
          nack_code: event.nack_code,
          entropy: event.entropy,
          response: peerResponse(ses.is('response'), ses, ses_header),
        },
      });
      const { tuple, packet: given } = send.payload;
      const limit = m.forward('limit', record({ valid: bit, ccc: bits(layout.contextBits), window: bits(32) }));
      const datagrams = m.inst('datagrams', pdsDatagrams(size), {
        now,
        base,
        registers: registers.datagrams,
        peer_valid: m.next('hears', isPeer, { reset: 0 }),
        peer: heard satisfies ValueOf<typeof DatagramPeer>,
        limit: { ...limit, credit_on: m.lit(1, 0), credit: m.lit(32, 0) },
        picked: { entropy: m.lit(1, 1).cat(random.slice(31, 17)), ccc_id: m.lit(8, 0), credit_target: m.lit(24, 0) },
        send: {
          payload: {
            uud: m.lit(1, 0),
            ccc: m.named('ccc', folded(tuple.destination)),
            ...{ destination: tuple.destination, local: tuple.local, handle: given.handle, message: given.message },
            ...{ length: given.length, size: given.size },
          },
          valid: send.valid,
        },
      });
      const said = windows(m, datagrams, registers.cwnd);
      limit.set({ valid: said.valid, ccc: said.ccc, window: said.window });
      m.unused(datagrams.pick);

      const { outcome } = datagrams;
      const { opcode, return_code } = outcome.response;
      const isInterim = opcode.eq(responseOpcodes.code.no_response).or(return_code.eq(returnCodes.code.null));
      const isBare = m.named('is_bare', outcome.kind.is('response').and(isInterim));
      const waits = m.inst('outcomes', blockFifo(DatagramOutcome, places), {
        up: {
          payload: {
            ...outcome,
            kind: m.mux(isBare, m.lit(OutcomeKind, 'failed'), outcome.kind),
            code: m.mux(isBare, m.lit(8, failureCodes.undeliverable), outcome.code),
          },
          valid: outcome.valid,
        },
        down: { ready: mayEnd },
      });
      const counts = counted.map((name) => [name, eventCounter(m, name, datagrams.counts[name])]);
      m.assert('outcome_finds_room', outcome.valid.implies(waits.up.ready));
      return {
        ready: datagrams.ready,
        ended: { ...waits.down.payload, valid: waits.down.valid.and(mayEnd) },
        counts: Object.fromEntries(counts) as ValueOf<typeof RudiCounts>,
        send: { ready: datagrams.send.ready },
        packet: datagrams.packet,
      };
    },
  );

/** The number of a peer's window. */
function folded(destination: Bits<128>): Bits {
  const { contextBits } = layout;
  const parts: Bits[] = Array.from({ length: Math.ceil(128 / contextBits) }, (_, i) =>
    destination.slice(Math.min(127, contextBits * (i + 1) - 1), contextBits * i).zext(contextBits),
  );
  return parts.reduce((a, b) => a.xor(b));
}

/** The windows, which begin when the sender is ready, and follow `cwnd` in the clocks in which nothing is heard. */
function windows(
  m: Ctx,
  { ready, congestion }: { readonly ready: Bits<1>; readonly congestion: ValueOf<ReturnType<typeof CongestionEvent>> },
  cwnd: Bits<32>,
) {
  const turn = m.reg('turn', bits(clog2(size.contexts) + 1), { reset: 0 });
  const isFree = m.named('is_free', ready.and(congestion.valid.not()));
  const hasBegun = turn.at(clog2(size.contexts));
  m.when(isFree, () => turn.set(hasBegun.zext(turn.width).shl(clog2(size.contexts)).or(turn.add(1))));
  const quiet = {
    ...unpack(CongestionEvent(layout), m.lit(CongestionEvent(layout).width, 0)),
    valid: isFree,
    ccc: turn.trunc(layout.contextBits),
    kind: m.mux(hasBegun, m.lit(CongestionKind, 'credit'), m.lit(CongestionKind, 'start')),
  };
  const { limit } = m.inst('windows', fixedLimit(layout), { event: m.mux(isFree, quiet, congestion), cwnd });
  m.unused(limit.credit_on, limit.credit, limit.cwnd, limit.max_window, limit.is_small);
  return limit;
}
