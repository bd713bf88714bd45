/** The atomic units that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { type AtomicServerOptions, atomicServer, atomicServerName } from './atomic-server/atomic-server.ts';
import { type AtomicUnitOptions, atomicUnit, atomicUnitName } from './atomic-unit/atomic-unit.ts';

/** Of a memory beside it, and of one some clocks away. */
export const atomicUnitSizes: readonly AtomicUnitOptions[] = [
  { memoryLatency: 2, tag: 16 },
  { memoryLatency: 10, tag: 16 },
];

export const atomicDesigns: readonly DesignEntry[] = atomicUnitSizes.map((options) =>
  datapathDesign({
    name: atomicUnitName(options),
    folder: 'ses',
    summary: `atomics of integers and floats, one a clock, over a memory of ${options.memoryLatency} clocks`,
    parameters: { memory_latency: options.memoryLatency, tag: options.tag },
    module: () => atomicUnit(options),
  }),
);

/** Servers of atomics: one of a few words, and one as endpoints have it. */
export const atomicServerSizes: readonly AtomicServerOptions[] = [
  { words: 16, requests: 8, who: 16 },
  { words: 1024, requests: 64, who: 16 },
];

export const atomicServerDesigns: readonly DesignEntry[] = atomicServerSizes.map((options) =>
  datapathDesign({
    name: atomicServerName(options),
    folder: 'ses',
    summary: `atomics of peers and of the host on ${options.words} words of the NIC`,
    parameters: { words: options.words, requests: options.requests },
    module: () => atomicServer(options),
  }),
);
