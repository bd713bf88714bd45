/** Packets of the PDS sender and datagrams, as one stream; and the outcomes of datagrams. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  module,
  optional,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { roundRobin } from '../../../lib/arbiter/round-robin.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { streamMux } from '../../../lib/stream/mux.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { TupleSend } from '../../pds/initiator/choice/choice-records.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { EmittedPacket, Outcome, PacketKind } from '../../pds/initiator/records.ts';
import { TxPacket } from '../../pds/initiator/sender/sender-records.ts';

/** Datagrams that have left, and whose outcome waits. */
const waiting = 4;

/** A packet that leaves: of the PDS sender, or with `uud` a datagram, of which PDS says nothing (uet-wire.md 7.14). */
export const Departure = (layout: InitiatorLayout, datagrams = false) =>
  record({
    ...{ packet: EmittedPacket(layout), destination: bits(128), local: bits(4) },
    uud: optional(datagrams, bit),
  });

/** What became of a datagram: it was handed to the line. */
export const DatagramEnd = record({ valid: bit, handle: bits(32), message: bits(16) });

/**
 * Packets of `packet` and of `datagrams` in turn, on `down` a clock later; each packet of the sender, too. A datagram
 * is sent once, waits for no PDC and no window, and has the path that `entropy` says in the clock in which it is taken.
 *
 * `ended`: one has been taken from `down`, a clock later or more, and once: as late as `may_end`, when no other outcome
 * is told. While `waiting` of them wait, the next one does.
 *
 * Source: uet-wire.md 7.14; ses.md 6 (complete when it is handed to the wire).
 */
export const departures = (layout: InitiatorLayout, expects: boolean) => {
  const Leaving = Departure(layout, true);
  return module(
    `uet_tx_departures_${layout.suffix}${expects ? '_expects' : ''}`,
    {
      summary: 'Packets of the PDS sender and datagrams, as one stream.',
      in: { entropy: bits(16), may_end: bit },
      out: { ended: DatagramEnd },
      link: {
        packet: sink(TxPacket(layout)),
        datagrams: sink(TupleSend({ handleBits: 32, expects })),
        down: source(Leaving),
      },
    },
    ({ entropy, may_end: mayEnd, packet, datagrams, down }, m) => {
      const sliceTaken = m.forward('slice_taken', bit);
      const both = m.inst('both', streamMux(Leaving, roundRobin(2, { hold: true })), {
        up_0: { payload: { ...packet.payload, uud: m.lit(1, 0) }, valid: packet.valid },
        up_1: { payload: datagramOf(m, layout, datagrams.payload, entropy), valid: datagrams.valid },
        down: { ready: sliceTaken },
      });
      // What may leave now, with room for its outcome.
      const hasRoom = m.forward('has_room', bit);
      const next = m.forward('next', Leaving);
      const may = m.named('may', next.uud!.not().or(hasRoom));
      const slice = m.inst('slice', forwardSlice(Leaving), { up: both.down, down: { ready: down.ready.and(may) } });
      sliceTaken.set(slice.up.ready);
      next.set(slice.down.payload);
      const shown = m.named('shown', slice.down.valid.and(may));
      const ends = m.inst('ends', fifo(record({ handle: bits(32), message: bits(16) }), waiting), {
        up: {
          payload: { handle: next.packet.handle, message: next.packet.message },
          valid: shown.and(down.ready).and(next.uud!),
        },
        down: { ready: mayEnd },
      });
      hasRoom.set(ends.up.ready);
      return {
        packet: { ready: both.up_0!.ready },
        datagrams: { ready: both.up_1!.ready },
        down: { payload: slice.down.payload, valid: shown },
        ended: { valid: ends.down.valid.and(mayEnd), ...ends.down.payload },
      };
    },
  );
};

/** What is told of messages in a clock: an `outcome` of packet delivery, or in another the end of a datagram, OK. */
export function eitherOutcome(
  m: Ctx,
  layout: InitiatorLayout,
  outcome: ValueOf<ReturnType<typeof Outcome>>,
  { valid, handle, message }: ValueOf<typeof DatagramEnd>,
): ValueOf<ReturnType<typeof Outcome>> {
  const either = m.forward('either', Outcome(layout));
  either.set(outcome);
  m.when(valid, () => either.set({ valid, handle, message, kind: 'default_ok' }));
  return either;
}

/** Whose bytes are over in a clock: those of an `outcome` of packet delivery, or in another of a datagram. */
export const eitherHandle = (
  m: Ctx,
  { valid, handle }: Pick<ValueOf<ReturnType<typeof Outcome>>, 'valid' | 'handle'>,
  ended: ValueOf<typeof DatagramEnd> | undefined,
): { readonly payload: Bits<32>; readonly valid: Bits<1> } =>
  ended === undefined
    ? { payload: handle, valid }
    : { payload: m.mux(ended.valid, ended.handle, handle), valid: valid.or(ended.valid) };

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
