/** The PDS sender with its registers and counters behind AXI4-Lite. */
import { bit, bits, module, record, sink, source } from '../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../lib/axi/axi-lite.ts';
import { TupleSend } from '../choice/choice-records.ts';
import { CongestionEvent, Limit, Outcome, PdcEvent, PeerEvent, Pick, Picked } from '../records.ts';
import { pdsSender, pdsSenderName } from './pds-sender.ts';
import { senderControl, senderControlWidths } from './registers/sender-control.ts';
import { Returned, Returning } from './return-records.ts';
import { type SenderSize, senderLayout } from './sender-layout.ts';
import { SenderRegisters, TxPacket } from './sender-records.ts';

/** Its name. */
export const pdsSenderAxiName = (size: SenderSize): string => `${pdsSenderName(size)}_axi`;

/**
 * `pdsSender` with `senderControl`: what the registers of software hold is what the sender goes by. Ports as of both.
 */
export const pdsSenderAxi = (size: SenderSize) => {
  const layout = senderLayout(size);
  const { initiator, choice } = layout;
  return module(
    pdsSenderAxiName(size),
    {
      summary: 'Initiator side of packet delivery with PDC choice, with registers and counters behind AXI4-Lite.',
      in: {
        now: bits(32),
        units: bits(17),
        random: bits(32),
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
        irq: bit,
        returned: Returned(layout),
      },
      link: {
        send: sink(TupleSend(choice)),
        packet: source(TxPacket(initiator)),
        s_axi: axiLiteSubordinate(senderControlWidths),
      },
    },
    ({ send, packet, s_axi, ...io }, m) => {
      const registers = m.forward('registers', SenderRegisters(layout));
      const sender = m.inst('sender', pdsSender(size), { ...io, peer_valid: io.peer_valid, registers, send, packet });
      const control = m.inst('control', senderControl(layout), {
        ready: sender.ready,
        counts: sender.counts,
        pdc_event: sender.pdc_event,
        left: sender.packet.valid.and(packet.ready),
        s_axi,
      });
      registers.set(control.registers);
      const { counts: _, ...shown } = sender;
      return { ...shown, irq: control.irq, s_axi: control.s_axi };
    },
  );
};
