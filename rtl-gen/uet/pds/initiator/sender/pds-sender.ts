/** The whole initiator side of UET packet delivery: sends with their tuples go in, packets leave. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  record,
  sink,
  source,
} from '../../../../hdl/index.ts';
import { PdcNotice, TupleSend } from '../choice/choice-records.ts';
import { pdcChoice } from '../choice/pdc-choice.ts';
import { creditRequests } from '../credit-requests.ts';
import { isReturn } from '../layout.ts';
import { InitiatorCounts, pdsInitiator } from '../pds-initiator.ts';
import {
  CongestionEvent,
  failureCodes,
  Limit,
  Open,
  Outcome,
  PdcEvent,
  PeerEvent,
  Pick,
  Picked,
  Send,
} from '../records.ts';
import { addressedPackets } from './addressed-packets.ts';
import { pdcDesk } from './pdc-desk.ts';
import { retiredCounts } from './retired-counts.ts';
import { returnDesk } from './return-desk.ts';
import { Returned, Returning } from './return-records.ts';
import { sendGate } from './send-gate.ts';
import { type SenderSize, senderLayout } from './sender-layout.ts';
import { SenderRegisters, TxPacket } from './sender-records.ts';

/** What is counted, each once in a clock at most. */
export const SenderCounts = record({
  initiator: InitiatorCounts,
  /** A packet waits for a PDC or for room in one; the same each time that it comes round. */
  parked: bit,
  /** A packet is reported as its message's PDC has failed before it came. */
  unsent: bit,
  /** A CREDIT_REQ has left; congestion control has asked for one of a PDC that is over, or does not know its peer. */
  credit_req_sent: bit,
  credit_req_ignored: bit,
});

/** Clocks after which a packet of a return space has one. */
const patience = 16;

/** Name of the module of a size. */
export const pdsSenderName = (size: SenderSize): string => `pds_sender_${senderLayout(size).suffix}`;

/**
 * `pdcChoice` and `pdsInitiator`, and what lies between them: the congestion control context of a PDC, Start_PSNs that
 * peers expect, packets whose PDC has failed before they came, addresses of what leaves.
 *
 * - `send`: packets with their tuples, under the rules of `pdcChoice`. `outcome`: one for each, never refused; `place`
 *   says nothing where the code is `no_pdc`. `left`: a packet waits for its PDC no more: SES counts by it how many of a
 *   tuple do.
 * - `packet`: what leaves. `peer`, `limit`, `pick`, `picked`, `congestion`, `pdc_event`, `now`: as in `pdsInitiator`.
 * - With `returns`, `returning`: return spaces that begin and end with the PDCs of a target, and packets for them,
 *   under the rules of `returnDesk`; CREDIT_REQs, of `creditRequests`. `returned`: what of it is taken.
 * - `units`: counts 128 ns. `random`: 32 bits that change every clock.
 *
 * `ready`: 0 while tables are emptied after reset; nothing may come then.
 */
export const pdsSender = (size: SenderSize) => {
  const layout = senderLayout(size);
  const { initiator, choice } = layout;
  const { contexts, contextBits } = initiator;
  return module(
    pdsSenderName(size),
    {
      summary: `Initiator side of packet delivery with PDC choice, for ${contexts} PDCs of ${initiator.window} packets.`,
      in: {
        now: bits(32),
        units: bits(17),
        random: bits(32),
        registers: SenderRegisters(layout),
        peer_valid: bit,
        peer: PeerEvent,
        limit: Limit(initiator),
        picked: Picked,
        returning: Returning(layout),
      },
      out: {
        ready: bit,
        left: record({ valid: bit, handle: bits(32) }),
        outcome: Outcome(initiator),
        congestion: CongestionEvent(initiator),
        pdc_event: PdcEvent(initiator),
        pick: Pick(initiator),
        counts: SenderCounts,
        returned: Returned(layout),
        /** A congestion control context begins, before all that is told of it. */
        begins: optional(initiator.congestion.adapts, record({ valid: bit, ccc: bits(contextBits) })),
      },
      link: { send: sink(TupleSend(choice)), packet: source(TxPacket(initiator)) },
    },
    ({ send, packet: _, registers, units, random, returning, ...io }, m) => {
      const Place = bits(contextBits);
      const opens = m.stream('opens', Open(initiator));
      const sends = m.stream('sends', Send(initiator));
      const closes = m.stream('closes', Place);
      const concluded = returning && m.forward('concluded', record({ enable: bit, place: Place }));
      const core = m.inst('initiator', pdsInitiator(size), {
        ...io,
        peer_valid: io.peer_valid,
        conclude: concluded,
        registers: registers.initiator,
        ...{ open: opens, send: sends, close: closes },
      });
      const { pdc_event, retired } = core;
      const opened = m.named('opened', {
        enable: opens.fires,
        place: opens.payload.place,
        pdcid: opens.payload.pdcid,
      });

      // After reset the places are forgotten, one a clock.
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', Place, { reset: 0, next: (now) => now.add(1) });
      m.when(cleared.all(), () => clearing.set(0));
      const clear = { enable: clearing, place: cleared };

      const retires = retired.valid.and(retired.close.not());
      const beside = isReturn(initiator, retired.place);
      const counted = m.inst('retired', retiredCounts(layout), {
        opened,
        retired: { enable: beside === undefined ? retires : retires.and(beside.not()), place: retired.place },
        clear,
      });
      const late = m.forward('late', bit);
      const room = m.forward('room', bit);
      const crowded = m.forward('crowded', bit);
      const notice = m.stream('notice', PdcNotice);
      const chosen = m.inst('choice', pdcChoice(choice), {
        registers: registers.choice,
        retired: counted.count,
        room,
        now: io.now,
        units,
        random,
        send: send.haltWhen(crowded),
        notice,
      });
      m.unused(chosen.settled);

      // Packets of return spaces take clocks that PDC choice leaves, which is made to leave one where it does not.
      const placing = returning && m.forward('return_placed', bit);
      const failed = returning && m.forward('return_failed', record({ enable: bit, place: Place }));
      const back =
        returning &&
        m.inst('returns', returnDesk(layout), {
          ...{ opened, pdc_event, retired, failed: failed!, conclude: returning.conclude, clear },
          ...{ changes: returning.change, sends: returning.send },
        });
      const isOver = pdc_event.failed.or(pdc_event.closed).or(pdc_event.ended);
      const gate = m.inst('gate', sendGate(layout), {
        placed:
          back === undefined ? chosen.placed : placedOf(m, chosen.placed, back.placed.takeWhen(placing!), placing!),
        stranded: chosen.stranded,
        told: chosen.open.valid,
        opened,
        over: { enable: pdc_event.valid.and(isOver), place: pdc_event.place, pdcid: pdc_event.pdcid },
        retired: retires,
        close: chosen.close,
        late,
        quits: back?.quits,
        clear,
      });
      if (back === undefined) {
        room.set(gate.room);
        closes.connect(gate.closes);
      } else {
        concluded!.set(back.concluded);
        failed!.set(gate.fails!);
        // What a return space closes goes first.
        const ofReturn = back.closes.takeWhen(closes.ready);
        const ofGate = gate.closes.takeWhen(closes.ready.and(ofReturn.valid.not()));
        closes.connect({
          valid: ofReturn.valid.or(ofGate.valid),
          payload: m.mux(ofReturn.valid, ofReturn.payload, ofGate.payload),
        });
        const free = m.named('return_free', gate.finds!.and(chosen.placed.valid.not()));
        placing!.set(free);
        const waits = m.reg('return_waits', bits(clog2(patience) + 1), { reset: 0 });
        m.when(back.placed.valid.and(free.not()), () =>
          m.when(waits.at(clog2(patience)).not(), () => waits.set(waits.add(1))),
        ).otherwise(() => waits.set(0));
        room.set(gate.room.and(waits.at(clog2(patience)).not()));
      }
      crowded.set(gate.crowded);
      sends.connect(gate.send);
      const desk = m.inst('desk', pdcDesk(layout), {
        open: chosen.open,
        pdc_event,
        expected_0rtt: registers.expected_0rtt,
        returns: back?.opens,
      });
      late.set(desk.late);
      opens.connect(desk.opens);
      notice.connect(desk.notice);
      const credit =
        returning &&
        m.inst('credit', creditRequests(initiator), {
          open: { enable: opened.enable, place: opened.place, rod: opens.payload.rod },
          pdc_event,
          ask: returning.ask,
          up: core.packet,
        });
      const addressed = m.inst('addresses', addressedPackets(initiator), {
        open: { enable: opened.enable, payload: opens.payload },
        up: credit === undefined ? core.packet : credit.down,
      });

      const outcome = m.reg('outcome', Outcome(initiator), { reset: { valid: 0 } });
      const isFree = core.outcome.valid.not();
      const unsent = gate.unsent.takeWhen(isFree);
      const { handle, message } = unsent.payload;
      const tells = m.named('tells', unsent.valid.and(isFree));
      outcome.set({ ...core.outcome, valid: core.outcome.valid.or(tells) });
      m.when(tells, () => outcome.set({ handle, message, kind: 'failed', code: failureCodes.no_pdc }));
      return {
        ready: core.ready.and(chosen.ready).and(desk.ready).and(clearing.not()),
        left: m.next(
          'left',
          {
            valid: chosen.placed.valid.or(chosen.stranded.valid),
            handle: m.mux(chosen.placed.valid, chosen.placed.packet.handle, chosen.stranded.packet.handle),
          },
          { reset: { valid: 0 } },
        ),
        outcome,
        congestion: core.congestion,
        pdc_event,
        pick: core.pick,
        counts: {
          initiator: core.counts,
          parked: chosen.waits,
          unsent: tells,
          credit_req_sent: credit?.sent ?? m.lit(1, 0),
          credit_req_ignored: credit?.ignored ?? m.lit(1, 0),
        },
        returned: back && {
          change_ready: back.changes.ready,
          send_ready: back.sends.ready,
          ask_ready: credit!.ask.ready,
          begun: { enable: opened.enable, payload: opens.payload },
        },
        begins: initiator.congestion.adapts
          ? { valid: opened.enable.and(opens.payload.starts), ccc: opens.payload.ccc }
          : undefined,
        packet: addressed.down,
      };
    },
  );
};

/** What PDC choice places, and in other clocks, if it may, a packet of a return space. */
function placedOf<P>(
  m: Ctx,
  chosen: Placed<P>,
  back: { readonly valid: Bits<1>; readonly payload: Omit<Placed<P>, 'valid'> },
  free: Bits<1>,
): Placed<P> {
  const { pdcid, packet } = m.mux(chosen.valid, { pdcid: chosen.pdcid, packet: chosen.packet }, back.payload);
  return { valid: chosen.valid.or(back.valid.and(free)), pdcid, packet };
}

interface Placed<P> {
  readonly valid: Bits<1>;
  readonly pdcid: Bits<16>;
  readonly packet: P;
}
