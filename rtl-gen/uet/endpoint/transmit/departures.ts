/** Packets of the PDS sender and datagrams, as one stream; and the outcomes of datagrams. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  module,
  optional,
  record,
  type StreamValue,
  sink,
  source,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { roundRobin } from '../../../lib/arbiter/round-robin.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { streamMux } from '../../../lib/stream/mux.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { TupleSend } from '../../pds/initiator/choice/choice-records.ts';
import type { Datagram, DatagramOutcome } from '../../pds/initiator/datagrams/datagram-records.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { EmittedPacket, Outcome, OutcomeKind, PacketKind, PeerResponse } from '../../pds/initiator/records.ts';
import { TxPacket } from '../../pds/initiator/sender/sender-records.ts';
import { RudiEcho } from '../receive/rudi-request.ts';
import type { RudiLeft } from './rudi-requests.ts';
import { RudiCounts, RudiPeer, RudiRegisters, rudiSends } from './rudi-sends.ts';
import type { RudiServed } from './segmenter.ts';

/** Datagrams that have left, and whose outcome waits. */
const waiting = 4;

/** Whether it answers a request of RUDI, and what that had. */
export const ServedMark = record({ is: bit, marked: bit });

/** Bytes for who has asked by RUDI: an answer of the segmenter. */
export const Served = record({ send: TupleSend({ handleBits: 32, expects: true }), echo: RudiEcho });

/**
 * A packet that leaves: of the PDS sender, or with `uud` a datagram, of which PDS says nothing (uet-wire.md 7.14), or
 * with `rudi` one of RUDI, whose `psn` is its pkt_id (7.13): a request, or with `served` a response with bytes, of
 * which `marked` says whether its request had an ECN mark.
 */
export const Departure = (layout: InitiatorLayout, datagrams = false, rudi = false) =>
  record({
    ...{ packet: EmittedPacket(layout), destination: bits(128), local: bits(4) },
    ...{ uud: optional(datagrams, bit), rudi: optional(rudi, bit), served: optional(rudi, ServedMark) },
  });

/** What became of a datagram: it was handed to the line. With `rudi` it may be of a packet of that, and says what. */
export const DatagramEnd = (rudi = false) =>
  record({
    ...{ valid: bit, handle: bits(32), message: bits(16) },
    kind: optional(rudi, OutcomeKind),
    response: optional(rudi, PeerResponse),
    code: optional(rudi, bits(8)),
  });

/** What packets of RUDI need: whether that of `datagrams` is one, and what `rudiSends` does. */
const RudiIn = record({
  ...{ is: bit, now: bits(32), random: bits(32), registers: RudiRegisters, peer: RudiPeer },
  served: record({ valid: bit, payload: Served }),
});

/**
 * Packets of `packet` and of `datagrams` in turn, on `down` a clock later; each packet of the sender, too. A datagram
 * is sent once, waits for no PDC and no window, and has the path that `entropy` says in the clock in which it is taken.
 *
 * `ended`: one has been taken from `down`, a clock later or more, and once: as late as `may_end`, when no other outcome
 * is told. While `waiting` of them wait, the next one does.
 *
 * With `rudiPlaces`, so many packets of `datagrams` may go by RUDI, which `rudi.is` says of the one that is shown: they
 * have a sender, and leave as it says. They end when they are answered or given up. `served` are answers to requests of
 * peers, which leave once, as datagrams do, by the path of their request and with what that says of itself.
 *
 * Source: uet-wire.md 7.13, 7.14; ses.md 6 (complete when it is handed to the wire).
 */
export const departures = (layout: InitiatorLayout, expects: boolean, rudiPlaces?: number) => {
  const hasRudi = rudiPlaces !== undefined;
  const Leaving = Departure(layout, true, hasRudi);
  return module(
    `uet_tx_departures_${layout.suffix}${expects ? '_expects' : ''}${hasRudi ? '_rudi' : ''}`,
    {
      summary: 'Packets of the PDS sender and datagrams, as one stream.',
      in: { entropy: bits(16), may_end: bit, rudi: optional(hasRudi, RudiIn) },
      out: {
        ended: DatagramEnd(hasRudi),
        rudi_told: optional(hasRudi, record({ ready: bit, counts: RudiCounts, served_ready: bit })),
      },
      link: {
        packet: sink(TxPacket(layout)),
        datagrams: sink(TupleSend({ handleBits: 32, expects })),
        down: source(Leaving),
      },
    },
    ({ entropy, may_end: mayEnd, rudi: given, packet, datagrams }, m) => {
      const mayEndRudi = given && m.forward('may_end_rudi', bit);
      const rudi =
        given &&
        m.inst('rudi', rudiSends({ places: rudiPlaces!, expects }), {
          ...{ now: given.now, random: given.random, registers: given.registers, peer: given.peer },
          may_end: mayEndRudi!,
          send: { payload: datagrams.payload, valid: datagrams.valid.and(given.is) },
        });
      const none = hasRudi ? { rudi: m.lit(1, 0), served: noMark(m) } : { rudi: undefined, served: undefined };
      const both = m.inst('both', streamMux(Leaving, roundRobin(hasRudi ? 4 : 2, { hold: true })), {
        up_0: packet.map((of) => ({ ...of, uud: m.lit(1, 0), ...none })),
        up_1: {
          payload: { ...datagramOf(m, layout, datagrams.payload, entropy), ...none },
          valid: given === undefined ? datagrams.valid : datagrams.valid.and(given.is.not()),
        },
        ...(rudi && {
          up_2: rudi.packet.map((of) => rudiOf(m, layout, of)),
          up_3: { payload: servedOf(m, layout, given!.served.payload), valid: given!.served.valid },
        }),
      });
      // What may leave now, with room for its outcome.
      const hasRoom = m.forward('has_room', bit);
      const slice = both.down.through('slice', forwardSlice);
      const { packet: next, uud, served } = slice.payload;
      const isOnce = served === undefined ? uud! : m.named('is_once', uud!.or(served.is));
      const may = m.named('may', isOnce.not().or(hasRoom));
      const shown = slice.haltWhen(may.not());
      const ends = m.inst('ends', fifo(record({ handle: bits(32), message: bits(16) }), waiting), {
        up: { payload: { handle: next.handle, message: next.message }, valid: shown.fires.and(isOnce) },
      });
      hasRoom.set(ends.up.ready);
      ends.down.takeWhen(mayEnd);
      const handed = { valid: ends.down.fires, ...ends.down.payload, ...noAnswer };
      mayEndRudi?.set(mayEnd.and(ends.down.valid.not()));
      const toLine = both.up_1!.ready;
      return {
        datagrams: { ready: rudi === undefined ? toLine : m.mux(given!.is, rudi.send.ready, toLine) },
        down: shown,
        ended: rudi === undefined ? handed : eitherEnd(m, handed, rudi.ended),
        rudi_told: rudi && { ready: rudi.ready, counts: rudi.counts, served_ready: both.up_3!.ready },
      };
    },
  );
};

/** What is told of messages in a clock: an `outcome` of packet delivery, or in another the end of a datagram, OK. */
export function eitherOutcome(
  m: Ctx,
  layout: InitiatorLayout,
  outcome: ValueOf<ReturnType<typeof Outcome>>,
  { valid, handle, message, kind, response, code }: ValueOf<ReturnType<typeof DatagramEnd>>,
): ValueOf<ReturnType<typeof Outcome>> {
  const either = m.forward('either', Outcome(layout));
  either.set(outcome);
  const said = kind === undefined ? ({ kind: 'default_ok' } as const) : { kind, response: response!, code: code! };
  m.when(valid, () => either.set({ valid, handle, message, ...said }));
  return either;
}

/** Whose bytes are over in a clock: those of an `outcome` of packet delivery, or in another of a datagram. */
export const eitherHandle = (
  m: Ctx,
  { valid, handle }: Pick<ValueOf<ReturnType<typeof Outcome>>, 'valid' | 'handle'>,
  ended: Pick<ValueOf<ReturnType<typeof DatagramEnd>>, 'valid' | 'handle'> | undefined,
): { readonly payload: Bits<32>; readonly valid: Bits<1> } =>
  ended === undefined
    ? { payload: handle, valid }
    : { payload: m.mux(ended.valid, ended.handle, handle), valid: valid.or(ended.valid) };

interface Shown<V> {
  readonly valid: Bits<1>;
  readonly payload: V;
}

/** Answers of the segmenter that go by RUDI. */
export const servedByRudi = ({
  valid,
  payload: { send, served },
}: Shown<{
  readonly send: ValueOf<typeof Served>['send'];
  readonly served: ValueOf<typeof RudiServed> | undefined;
}>) => ({
  valid: valid.and(served!.is),
  payload: { send, echo: served!.echo },
});

/** A request of RUDI that leaves. */
export const leftByRudi = ({
  fires,
  payload,
}: StreamValue<ValueOf<ReturnType<typeof Departure>>>): ValueOf<typeof RudiLeft> => ({
  valid: fires.and(payload.rudi!),
  ...{ id: payload.packet.message, pkt_id: payload.packet.psn },
  to: { destination: payload.destination, local: payload.local },
});

/** A packet of the sender as one that leaves, where no others do. */
export const ofPdcsAlone = <P>(packet: P) => ({ ...packet, uud: undefined, rudi: undefined, served: undefined });

const noAnswer = { kind: undefined, response: undefined, code: undefined };

/** The end of a datagram, or in another clock that of a packet of RUDI. */
function eitherEnd(
  m: Ctx,
  { valid, handle, message }: Pick<ValueOf<ReturnType<typeof DatagramEnd>>, 'valid' | 'handle' | 'message'>,
  rudi: ValueOf<typeof DatagramOutcome>,
) {
  return {
    valid: valid.or(rudi.valid),
    handle: m.mux(valid, handle, rudi.handle),
    message: m.mux(valid, message, rudi.message),
    kind: m.mux(valid, m.lit(OutcomeKind, 'default_ok'), rudi.kind),
    response: rudi.response,
    code: rudi.code,
  };
}

type SendOf = ValueOf<ReturnType<typeof TupleSend>>;

/** A datagram as a packet that leaves: a request without a PDC. */
function datagramOf(m: Ctx, layout: InitiatorLayout, { tuple, packet }: SendOf, entropy: Bits<16>) {
  const zero = <W extends number>(width: W): Bits<W> => m.lit(width, 0);
  const { destination, local } = tuple;
  const { message, length, size, handle } = packet;
  return {
    packet: {
      ...{ place: zero(layout.contextBits), kind: m.lit(PacketKind, 'request'), message, length, size, handle },
      ...{ rod: zero(1), retx: zero(1), ar: zero(1), syn: zero(1), psn: zero(32), clear_offset: zero(16) },
      ...{ opaque: zero(16), payload: zero(32), spdcid: zero(16), dpdcid: zero(16) },
      picked: { entropy, ccc_id: zero(8), credit_target: zero(24) },
    },
    ...{ destination, local, uud: m.lit(1, 1) },
  };
}

/** What leaves by RUDI: a request whose PSN is its pkt_id. */
function rudiOf(m: Ctx, layout: InitiatorLayout, packet: ValueOf<typeof Datagram>) {
  const { destination, local, retx, pkt_id, picked, handle, message, length, size } = packet;
  const Packet = EmittedPacket(layout);
  return {
    packet: {
      ...unpack(Packet, m.lit(Packet.width, 0)),
      kind: m.lit(PacketKind, 'request'),
      ...{ retx, psn: pkt_id, picked, handle, message, length, size },
    },
    ...{ destination, local, uud: m.lit(1, 0), rudi: m.lit(1, 1), served: noMark(m) },
  };
}

/** What answers a request of RUDI: its pkt_id, its path, and what it says of itself. */
function servedOf(m: Ctx, layout: InitiatorLayout, { send: { tuple, packet }, echo }: ValueOf<typeof Served>) {
  const { message, length, size, handle } = packet;
  const Packet = EmittedPacket(layout);
  const none = unpack(Packet, m.lit(Packet.width, 0));
  return {
    packet: {
      ...{ ...none, kind: m.lit(PacketKind, 'request'), retx: echo.retx, psn: echo.pkt_id },
      ...{ handle, message, length, size, picked: { ...none.picked, entropy: echo.entropy } },
    },
    ...{ destination: tuple.destination, local: tuple.local, uud: m.lit(1, 0), rudi: m.lit(1, 0) },
    served: { is: m.lit(1, 1), marked: echo.m },
  };
}

const noMark = (m: Ctx): ValueOf<typeof ServedMark> => ({ is: m.lit(1, 0), marked: m.lit(1, 0) });
