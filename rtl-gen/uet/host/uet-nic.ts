/** A NIC: an endpoint with its host side, between a line and host memory. */
import { bit, bits, clog2, module, optional, sink, source } from '../../hdl/index.ts';
import { axiLiteResponse, axiLiteSubordinate } from '../../lib/axi/axi-lite.ts';
import { axiLiteDecoder } from '../../lib/axi/axi-lite-decoder.ts';
import { type Axi4Widths, axiReadManager, axiWriteManager } from '../../lib/axi/axi4.ts';
import type { NoUser } from '../../lib/packet/beat.ts';
import { loweredBeat } from '../../lib/packet/packet-lower.ts';
import { IntSample } from '../cms/seam/int-samples.ts';
import { endpointBus } from '../endpoint/registers/endpoint-control.ts';
import { ReceiveBuffer } from '../endpoint/ses/records.ts';
import { storePageBits } from '../endpoint/transmit/payload-store.ts';
import { TxMessage } from '../endpoint/transmit/tx-records.ts';
import { type EndpointOptions, endpointName } from '../endpoint/uet-endpoint.ts';
import { lineBeat, uetEndpointAxi } from '../endpoint/uet-endpoint-axi.ts';
import { completionRingBits } from './queue-records.ts';
import { hostBus, hostControl } from './registers/host-control.ts';
import { type HostOptions, HostSettings, hostIdBits, uetHost } from './uet-host.ts';

export interface NicOptions {
  readonly endpoint: EndpointOptions;
  /** With the width of the endpoint. */
  readonly host: Omit<HostOptions, 'bytes'>;
}

/** Its name. */
export const nicName = ({ endpoint, host }: NicOptions): string =>
  `${endpointName(endpoint).replace('uet_endpoint', 'uet_nic')}_q${host.queues}`;

/** The bus of registers: those of the endpoint, and from `nicHostBase` on those of the host side. */
export const nicBus = { data: 32, address: 18 } as const;
export const nicHostBase = 2 ** 17;

/**
 * `uetEndpointAxi` and `uetHost` with its registers: descriptors and payload are read from host memory over `m_axi`,
 * what comes is written there and completions after it, frames go by AXI4-Stream to a MAC. `irq`: an event of either
 * that is enabled. `interrupts`: a bit a completion ring, 1 for one clock, for an MSI-X wrapper. Ports as of both.
 */
export const uetNic = (options: NicOptions) => {
  const { endpoint } = options;
  const { bytes, ringBytes } = endpoint.rx;
  const host: HostOptions = { ...options.host, bytes };
  const widths: Axi4Widths = { bytes, address: host.address, id: hostIdBits };
  const Line = lineBeat(bytes);
  const decoder = axiLiteDecoder('uet_nic_decoder', nicBus, [
    { name: 'endpoint', base: 0, address: endpointBus.address },
    { name: 'host', base: nicHostBase, address: hostBus.address },
  ]);
  return module(
    nicName(options),
    {
      summary: `A UET NIC, ${bytes} bytes a clock: queues in host memory to frames, and frames to host memory.`,
      in: {
        random: bits(32),
        /** What ACKs bring of the switches: of HPCC. */
        int: optional(endpoint.tx.congestion === 'hpcc', IntSample),
      },
      out: {
        ready: bit,
        irq: bit,
        interrupts: bits(2 ** completionRingBits),
        level: bits(clog2(ringBytes / bytes) + 1),
        free: bits(storePageBits({ ...endpoint.tx, bytes }) + 1),
      },
      link: {
        s_axi: axiLiteSubordinate(nicBus),
        s_axis_rx: sink(Line, { names: 'axi-stream' }),
        m_axis_tx: source(Line, { names: 'axi-stream' }),
        ...axiReadManager(widths),
        ...axiWriteManager(widths),
      },
    },
    ({ random, int, s_axi, s_axis_rx, m_axis_tx, ...axi }, m) => {
      const endpointAnswer = m.forward('endpoint_answer', axiLiteResponse(endpointBus));
      const hostAnswer = m.forward('host_answer', axiLiteResponse(hostBus));
      const bus = m.inst('bus', decoder, { s_axi, endpoint: endpointAnswer, host: hostAnswer });
      const messages = m.stream('messages', TxMessage(false));
      const payload = m.stream('payload', loweredBeat(bytes));
      const buffers = m.stream('buffers', ReceiveBuffer);
      const { sent_completion, place, completion, ...end } = m.inst('line_side', uetEndpointAxi(endpoint), {
        ...{ random, int, s_axis_rx, m_axis_tx, messages, buffers },
        payload: payload.map(({ data, keep, last }) => ({ data, keep, last, user: {} as NoUser })),
        payload_wrong: payload.payload.wrong,
        ...{ memory: undefined, flushed: undefined, data_open: undefined },
        s_axi: bus.endpoint,
      });
      endpointAnswer.set(end.s_axi);
      const settings = m.forward('settings', HostSettings(host.queues));
      const { m_axi_ar, m_axi_aw, m_axi_w, ...memory } = m.inst('host_side', uetHost(host), {
        ...{ settings, place, sent: sent_completion, came: completion },
        ...axi,
      });
      messages.connect(memory.messages);
      payload.connect(memory.payload);
      buffers.connect(memory.buffers);
      const control = m.inst('host_registers', hostControl(host), {
        status: memory.status,
        interrupts: memory.interrupts,
        s_axi: bus.host,
      });
      settings.set(control.settings);
      hostAnswer.set(control.s_axi);
      return {
        ready: end.ready.and(memory.ready),
        irq: end.irq.or(control.irq),
        interrupts: memory.interrupts,
        level: end.level,
        free: end.free,
        ...{ m_axi_ar, m_axi_aw, m_axi_w, m_axis_tx: end.m_axis_tx, s_axi: bus.s_axi },
      };
    },
  );
};
