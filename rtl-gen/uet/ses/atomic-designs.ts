/** The atomic units that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
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
