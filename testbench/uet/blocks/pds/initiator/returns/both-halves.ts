/** Packet delivery of one end in hardware: the whole sender, the target, and what joins the halves of a PDC. */
import { bit, bits, module, record, sink, source } from '../../../../../../rtl-gen/hdl/index.ts';
import { pdcHalves } from '../../../../../../rtl-gen/uet/endpoint/pdc-halves.ts';
import { TupleSend } from '../../../../../../rtl-gen/uet/pds/initiator/choice/choice-records.ts';
import {
  CongestionEvent,
  Limit,
  Outcome,
  PdcEvent,
  PeerEvent,
  Pick,
  Picked,
} from '../../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { pdsSender, SenderCounts } from '../../../../../../rtl-gen/uet/pds/initiator/sender/pds-sender.ts';
import { ReturnChange, ReturnSend } from '../../../../../../rtl-gen/uet/pds/initiator/sender/return-records.ts';
import { type SenderSize, senderLayout } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import { SenderRegisters, TxPacket } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-records.ts';
import { Reply } from '../../../../../../rtl-gen/uet/pds/target-side/answers/reply.ts';
import { Command } from '../../../../../../rtl-gen/uet/pds/target-side/housekeeping-records.ts';
import {
  PdsRegisters,
  type PdsTargetOptions,
  pdsTarget,
} from '../../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { Delivery, Request, SesResponse } from '../../../../../../rtl-gen/uet/pds/target-side/records.ts';
import { Released } from '../../../../../../rtl-gen/uet/pds/target-side/store/guaranteed-store.ts';

/** Requests of return spaces that may be without an outcome. */
const messages = 256;

/**
 * Ports as of both halves. `back`: a packet of a return space; `answered`: it has its outcome, and is none of
 * CLOSE_REQ. A `request` and a `command` go before those of `pdcHalves`.
 */
export const bothHalves = (size: SenderSize, options: PdsTargetOptions) => {
  const layout = senderLayout(size);
  const { initiator } = layout;
  return module(
    'both_halves',
    {
      summary: 'The sender and the target of one end, joined.',
      in: {
        now: bits(32),
        units: bits(17),
        random: bits(32),
        registers: SenderRegisters(layout),
        target: PdsRegisters,
        peer_valid: bit,
        peer: PeerEvent,
        limit: Limit(initiator),
        picked: Picked,
        conclude: record({ enable: bit, pdcid: bits(16) }),
        ask: record({ valid: bit, place: bits(initiator.contextBits), credit_target: bits(24) }),
      },
      out: {
        ready: bit,
        ask_ready: bit,
        outcome: Outcome(initiator),
        congestion: CongestionEvent(initiator),
        pdc_event: PdcEvent(initiator),
        pick: Pick(initiator),
        deliver: Delivery,
        accepts: bit,
        released: Released,
        counts: SenderCounts,
      },
      link: {
        send: sink(TupleSend(layout.choice)),
        back: sink(ReturnSend(layout)),
        answered: sink(bits(16)),
        request: sink(Request),
        response: sink(SesResponse),
        command: sink(Command),
        packet: source(TxPacket(initiator)),
        reply: source(Reply),
      },
    },
    ({ units, target: targetRegisters, registers, conclude, ask, ...io }, m) => {
      const change = m.forward('change', record({ valid: bit, payload: ReturnChange }));
      const mayAsk = m.forward('may_ask', bit);
      const { back } = io;
      const sender = m.inst('sender', pdsSender(size), {
        now: io.now,
        units,
        random: io.random,
        registers,
        peer_valid: io.peer_valid,
        peer: io.peer,
        limit: io.limit,
        picked: io.picked,
        send: io.send,
        packet: io.packet,
        returning: {
          change,
          send: { valid: back.valid.and(mayAsk), payload: back.payload },
          conclude,
          ask: { valid: ask.valid, payload: { place: ask.place, credit_target: ask.credit_target } },
        },
      });
      const returned = sender.returned!;
      const adoptsValid = m.forward('adopts_valid', bit);
      const adopted = m.forward('adopted', Request);
      const ordersValid = m.forward('orders_valid', bit);
      const ordered = m.forward('ordered', Command);
      const { request, command } = io;
      const target = m.inst('target', pdsTarget(options), {
        now: units,
        registers: targetRegisters,
        request: {
          valid: request.valid.or(adoptsValid),
          payload: m.mux(request.valid, request.payload, adopted),
        },
        response: io.response,
        command: {
          valid: command.valid.or(ordersValid),
          payload: m.mux(command.valid, command.payload, ordered),
        },
        reply: io.reply,
      });
      const isRequest = back.payload.packet.kind.is('negotiation').not();
      const halves = m.inst('halves', pdcHalves(layout, messages), {
        begun: returned.begun,
        pdc_event: sender.pdc_event,
        pdcs: target.pdcs!,
        ended: { valid: target.ended.valid.and(target.ended.done), pdcid: target.ended.pdcid },
        free: target.trace.free,
        traffic_class: m.lit(4, 3),
        asked: {
          valid: back.valid.and(isRequest).and(returned.send_ready),
          payload: { pdcid: back.payload.pdcid, close: m.lit(1, 0) },
        },
        answered: io.answered,
        adopts: { ready: target.request.ready.and(request.valid.not()) },
        commands: { ready: target.command.ready.and(command.valid.not()) },
        changes: { ready: returned.change_ready },
      });
      mayAsk.set(halves.asked.ready);
      change.set(halves.changes);
      adoptsValid.set(halves.adopts.valid);
      adopted.set(halves.adopts.payload);
      ordersValid.set(halves.commands.valid);
      ordered.set(halves.commands.payload);
      const { verdict } = target.verdict;
      return {
        ready: sender.ready.and(target.ready),
        ask_ready: returned.ask_ready,
        outcome: sender.outcome,
        congestion: sender.congestion,
        pdc_event: sender.pdc_event,
        pick: sender.pick,
        deliver: target.deliver,
        accepts: target.verdict.valid.and(verdict.is('created').or(verdict.is('accepted'))),
        released: target.released,
        counts: sender.counts,
        send: sender.send,
        back: { ready: returned.send_ready.and(mayAsk) },
        answered: halves.answered,
        request: { ready: target.request.ready },
        response: target.response,
        command: { ready: target.command.ready },
        packet: sender.packet,
        reply: target.reply,
      };
    },
  );
};
