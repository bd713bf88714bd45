/** The host sides and NICs of the catalogue. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { endpointOptions } from '../endpoint/designs.ts';
import { type HostOptions, hostName, uetHost } from './uet-host.ts';
import { type NicOptions, nicName, uetNic } from './uet-nic.ts';

const memory = { address: 64, queues: 8, readBytes: 16_384, clocksPerMicrosecond: 312 } as const;

export const hostOptions: HostOptions = { ...memory, bytes: 64 };

export const nicOptions: NicOptions = { endpoint: endpointOptions(64), host: memory };

export const hostDesigns: readonly DesignEntry[] = [
  datapathDesign({
    name: hostName(hostOptions),
    folder: 'host',
    summary: 'Host side, 64 bytes a clock: queues, payload and completions in host memory over AXI4',
    parameters: { bytes: hostOptions.bytes, queues: hostOptions.queues, readBytes: hostOptions.readBytes },
    module: () => uetHost(hostOptions),
  }),
  datapathDesign({
    name: nicName(nicOptions),
    folder: 'host',
    summary: 'NIC, 64 bytes a clock: the endpoint with its host side, from host memory to the line and back',
    parameters: {
      bytes: hostOptions.bytes,
      queues: hostOptions.queues,
      contexts: nicOptions.endpoint.rx.target.contexts,
    },
    module: () => uetNic(nicOptions),
  }),
];
