/** The whole initiator side of UET packet delivery: sends with their tuples go in, packets leave. */
import { bit, bits, module, record, sink, source } from '../../../../hdl/index.ts';
import { PdcNotice, TupleSend } from '../choice/choice-records.ts';
import { pdcChoice } from '../choice/pdc-choice.ts';
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
});

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
      },
      out: {
        ready: bit,
        left: record({ valid: bit, handle: bits(32) }),
        outcome: Outcome(initiator),
        congestion: CongestionEvent(initiator),
        pdc_event: PdcEvent(initiator),
        pick: Pick(initiator),
        counts: SenderCounts,
      },
      link: { send: sink(TupleSend(choice)), packet: source(TxPacket(initiator)) },
    },
    ({ send, packet, registers, units, random, ...io }, m) => {
      const Place = bits(contextBits);
      const opens = m.forward('opens', record({ payload: Open(initiator), valid: bit }));
      const sends = m.forward('sends', record({ payload: Send(initiator), valid: bit }));
      const closes = m.forward('closes', record({ payload: Place, valid: bit }));
      const packetTaken = m.forward('packet_taken', bit);
      const core = m.inst('initiator', pdsInitiator(size), {
        ...io,
        peer_valid: io.peer_valid,
        conclude: undefined,
        registers: registers.initiator,
        open: opens,
        send: sends,
        close: closes,
        packet: { ready: packetTaken },
      });
      const { pdc_event, retired } = core;
      const opened = m.named('opened', {
        enable: opens.valid.and(core.open.ready),
        place: opens.payload.place,
        pdcid: opens.payload.pdcid,
      });

      // After reset the places are forgotten, one a clock.
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', Place, { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));
      const clear = { enable: clearing, place: cleared };

      const retires = retired.valid.and(retired.close.not());
      const counted = m.inst('retired', retiredCounts(layout), {
        opened,
        retired: { enable: retires, place: retired.place },
        clear,
      });
      const late = m.forward('late', bit);
      const room = m.forward('room', bit);
      const crowded = m.forward('crowded', bit);
      const notice = m.forward('notice', record({ payload: PdcNotice, valid: bit }));
      const chosen = m.inst('choice', pdcChoice(choice), {
        registers: registers.choice,
        retired: counted.count,
        room,
        now: io.now,
        units,
        random,
        send: { payload: send.payload, valid: send.valid.and(crowded.not()) },
        notice,
      });
      m.unused(chosen.settled);
      const unsentTaken = m.forward('unsent_taken', bit);
      const isOver = pdc_event.failed.or(pdc_event.closed).or(pdc_event.ended);
      const gate = m.inst('gate', sendGate(layout), {
        placed: chosen.placed,
        stranded: chosen.stranded,
        told: chosen.open.valid,
        opened,
        over: { enable: pdc_event.valid.and(isOver), place: pdc_event.place, pdcid: pdc_event.pdcid },
        retired: retires,
        close: chosen.close,
        late,
        clear,
        send: { ready: core.send.ready },
        closes: { ready: core.close.ready },
        unsent: { ready: unsentTaken },
      });
      room.set(gate.room);
      crowded.set(gate.crowded);
      sends.set(gate.send);
      closes.set(gate.closes);
      const desk = m.inst('desk', pdcDesk(layout), {
        open: chosen.open,
        pdc_event,
        expected_0rtt: registers.expected_0rtt,
        opens: { ready: core.open.ready },
        notice: { ready: chosen.notice.ready },
      });
      late.set(desk.late);
      opens.set(desk.opens);
      notice.set(desk.notice);
      const addressed = m.inst('addresses', addressedPackets(initiator), {
        open: { enable: opened.enable, payload: opens.payload },
        up: core.packet,
        down: { ready: packet.ready },
      });
      packetTaken.set(addressed.up.ready);

      const outcome = m.reg('outcome', Outcome(initiator), { reset: { valid: 0 } });
      const { handle, message } = gate.unsent.payload;
      const tells = m.named('tells', gate.unsent.valid.and(core.outcome.valid.not()));
      unsentTaken.set(core.outcome.valid.not());
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
        counts: { initiator: core.counts, parked: chosen.waits, unsent: tells },
        send: { ready: chosen.send.ready.and(crowded.not()) },
        packet: addressed.down,
      };
    },
  );
};
