/** A NIC: an endpoint with its host side, between a line and host memory. */
import { bit, bits, clog2, module, sink, source } from '../../hdl/index.ts';
import { type Axi4Widths, axiReadManager, axiWriteManager } from '../../lib/axi/axi4.ts';
import { beat, type NoUser } from '../../lib/packet/beat.ts';
import { loweredBeat } from '../../lib/packet/packet-lower.ts';
import { ReceiveBuffer, RegionWrite, SesEvents } from '../endpoint/ses/records.ts';
import { storePageBits } from '../endpoint/transmit/payload-store.ts';
import { NeighbourWrite } from '../endpoint/transmit/reply-map.ts';
import { TxMessage } from '../endpoint/transmit/tx-records.ts';
import { type EndpointOptions, EndpointRegisters, endpointName, uetEndpoint } from '../endpoint/uet-endpoint.ts';
import { RxCounts } from '../endpoint/uet-rx.ts';
import { TxCounts } from '../endpoint/uet-tx.ts';
import { PdcEvent } from '../pds/initiator/records.ts';
import { SenderCounts } from '../pds/initiator/sender/pds-sender.ts';
import { senderLayout } from '../pds/initiator/sender/sender-layout.ts';
import { Command } from '../pds/target-side/housekeeping-records.ts';
import { frameBeat } from '../wire/deparser/trailer-fill.ts';
import { completionRingBits } from './queue-records.ts';
import { type HostOptions, HostSettings, HostStatus, hostIdBits, uetHost } from './uet-host.ts';

export interface NicOptions {
  readonly endpoint: EndpointOptions;
  /** With the width of the endpoint. */
  readonly host: Omit<HostOptions, 'bytes'>;
}

/** Its name. */
export const nicName = ({ endpoint, host }: NicOptions): string =>
  `${endpointName(endpoint).replace('uet_endpoint', 'uet_nic')}_q${host.queues}`;

/**
 * `uetEndpoint` and `uetHost`: descriptors and payload are read from host memory, what comes is written there, and
 * completions behind it. Ports as of both.
 */
export const uetNic = (options: NicOptions) => {
  const { endpoint } = options;
  const { bytes, ringBytes } = endpoint.rx;
  const host: HostOptions = { ...options.host, bytes };
  const layout = senderLayout(endpoint.tx.sender);
  const widths: Axi4Widths = { bytes, address: host.address, id: hostIdBits };
  const pageBits = storePageBits({ ...endpoint.tx, bytes });
  return module(
    nicName(options),
    {
      summary: `A UET NIC, ${bytes} bytes a clock: queues in host memory to frames, and frames to host memory.`,
      in: {
        random: bits(32),
        registers: EndpointRegisters(layout),
        regions: RegionWrite,
        neighbour: NeighbourWrite,
        settings: HostSettings(host.queues),
      },
      out: {
        ready: bit,
        rx_counts: RxCounts,
        tx_counts: TxCounts,
        sender_counts: SenderCounts,
        ses_events: SesEvents,
        pdc_event: PdcEvent(layout.initiator),
        neighbour_not_known: bit,
        level: bits(clog2(ringBytes / bytes) + 1),
        free: bits(pageBits + 1),
        status: HostStatus(host.queues),
        interrupts: bits(2 ** completionRingBits),
      },
      link: {
        received: sink(beat(bytes)),
        sent: source(frameBeat(bytes)),
        command: sink(Command),
        ...axiReadManager(widths),
        ...axiWriteManager(widths),
      },
    },
    ({ random, registers, regions, neighbour, settings, received, sent, command, ...axi }, m) => {
      const messages = m.stream('messages', TxMessage(false));
      const payload = m.stream('payload', loweredBeat(bytes));
      const buffers = m.stream('buffers', ReceiveBuffer);
      const { sent_completion, place, completion, ...end } = m.inst('endpoint', uetEndpoint(endpoint), {
        ...{ random, registers, regions, neighbour },
        ...{ received, sent, command, messages, buffers },
        payload: payload.map(({ data, keep, last }) => ({ data, keep, last, user: {} as NoUser })),
        payload_wrong: payload.payload.wrong,
      });
      const { m_axi_ar, m_axi_aw, m_axi_w, ...memory } = m.inst('host', uetHost(host), {
        ...{ settings, place, sent: sent_completion, came: completion },
        ...axi,
      });
      messages.connect(memory.messages);
      payload.connect(memory.payload);
      buffers.connect(memory.buffers);
      return {
        ready: end.ready.and(memory.ready),
        rx_counts: end.rx_counts,
        tx_counts: end.tx_counts,
        sender_counts: end.sender_counts,
        ses_events: end.ses_events,
        pdc_event: end.pdc_event,
        neighbour_not_known: end.neighbour_not_known,
        level: end.level,
        free: end.free,
        status: memory.status,
        interrupts: memory.interrupts,
        ...{ m_axi_ar, m_axi_aw, m_axi_w, sent: end.sent },
      };
    },
  );
};
