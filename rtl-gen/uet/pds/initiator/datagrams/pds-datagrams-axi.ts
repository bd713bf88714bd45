/** The sender of RUDI and UUD with its registers and counters on AXI4-Lite. */
import { bit, bits, module, sink, source } from '../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../lib/axi/axi-lite.ts';
import { CongestionEvent, Picked } from '../records.ts';
import {
  Datagram,
  DatagramLimit,
  DatagramOutcome,
  DatagramPeer,
  DatagramPick,
  DatagramRegisters,
  DatagramSend,
  type DatagramSize,
  datagramLayout,
} from './datagram-records.ts';
import { pdsDatagrams, pdsDatagramsName } from './pds-datagrams.ts';
import { datagramControl, datagramControlWidths } from './registers/datagram-control.ts';

/** Its name. */
export const pdsDatagramsAxiName = (size: DatagramSize): string => `${pdsDatagramsName(size)}_axi`;

/**
 * `pdsDatagrams` with `datagramControl`: what the registers of software hold is what the sender goes by. Ports as of
 * both.
 */
export const pdsDatagramsAxi = (size: DatagramSize) => {
  const layout = datagramLayout(size);
  return module(
    pdsDatagramsAxiName(size),
    {
      summary: 'Sender of RUDI and UUD, with registers and counters behind AXI4-Lite.',
      in: {
        now: bits(32),
        base: bits(32),
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
        irq: bit,
      },
      link: {
        send: sink(DatagramSend(layout)),
        packet: source(Datagram),
        s_axi: axiLiteSubordinate(datagramControlWidths),
      },
    },
    ({ send, packet, s_axi, ...io }, m) => {
      const registers = m.forward('registers', DatagramRegisters);
      const sender = m.inst('sender', pdsDatagrams(size), { ...io, registers, send, packet });
      const control = m.inst('control', datagramControl, {
        ready: sender.ready,
        counts: sender.counts,
        outcome: sender.outcome,
        s_axi,
      });
      registers.set(control.registers);
      const { counts: _, ...shown } = sender;
      return { ...shown, irq: control.irq, s_axi: control.s_axi };
    },
  );
};
