/** The servers of reads that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { type ReadServerOptions, readServer, readServerName } from './read-server/read-server.ts';

/** 64 bytes a clock; room for two packets of 8 KiB. */
export const readServerSizes: readonly ReadServerOptions[] = [
  { widths: { bytes: 64, address: 64, id: 4 }, id: 1, requests: 16, room: 256, tag: 32 },
];

export const readDesigns: readonly DesignEntry[] = readServerSizes.map((options) =>
  datapathDesign({
    name: readServerName(options),
    folder: 'ses',
    summary: `packets of READs answered with bytes of memory, ${options.widths.bytes} a clock: ${options.requests} under way`,
    parameters: { bytes: options.widths.bytes, requests: options.requests, room: options.room, tag: options.tag },
    module: () => readServer(options),
  }),
);
