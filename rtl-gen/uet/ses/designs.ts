/** The designs of the semantic sublayer that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import {
  type AddressResolverOptions,
  addressResolver,
  addressResolverName,
} from './address-resolver/address-resolver.ts';
import { atomicDesigns, atomicServerDesigns } from './atomic-designs.ts';
import { deferrableDesigns } from './deferrable-designs.ts';
import { matchDesigns } from './match-designs.ts';
import { type MemoryRegionsOptions, memoryRegions } from './memory-regions/memory-regions.ts';
import { type MessageTrackerOptions, messageTracker, messageTrackerName } from './message-tracker/message-tracker.ts';
import { queueDesigns } from './queue-designs.ts';
import { readDesigns } from './read-designs.ts';
import { targetDesigns } from './receive/target-designs.ts';
import { rendezvousDesigns } from './rendezvous-designs.ts';

/** Tables of memory regions. */
export const memoryRegionsSizes: readonly MemoryRegionsOptions[] = [
  { sets: 16, ways: 4 },
  { sets: 256, ways: 4 },
];

export const memoryRegionsName = ({ sets, ways }: MemoryRegionsOptions): string =>
  `ses_memory_regions_s${sets}_w${ways}`;

/** Tables of jobs, processes and resources. */
export const resolverSizes: readonly AddressResolverOptions[] = [
  { jobs: { sets: 16, ways: 2 }, processes: { sets: 64, ways: 4 }, resources: { sets: 256, ways: 4 } },
  { jobs: { sets: 16, ways: 2 }, processes: { sets: 64, ways: 4 }, resources: { sets: 256, ways: 4 }, merged: true },
];

/** Tables of messages. */
export const trackerSizes: readonly MessageTrackerOptions[] = [
  { sets: 16, ways: 4 },
  { sets: 256, ways: 4 },
];

export const sesDesigns: readonly DesignEntry[] = [
  ...matchDesigns,
  ...queueDesigns,
  ...targetDesigns,
  ...atomicDesigns,
  ...atomicServerDesigns,
  ...readDesigns,
  ...deferrableDesigns,
  ...rendezvousDesigns,
  ...resolverSizes.map((options) =>
    datapathDesign({
      name: addressResolverName(options),
      folder: 'ses',
      summary: `receive contexts by relative and ${options.merged ? 'merged ' : ''}absolute addresses: a packet a clock`,
      parameters: {
        jobs: options.jobs.sets * options.jobs.ways,
        processes: options.processes.sets * options.processes.ways,
        resources: options.resources.sets * options.resources.ways,
      },
      module: () => addressResolver(options),
    }),
  ),
  ...memoryRegionsSizes.map((options) =>
    datapathDesign({
      name: memoryRegionsName(options),
      folder: 'ses',
      summary: `${options.sets * options.ways} memory regions by their keys: a packet a clock in, its address or code out`,
      parameters: { ...options },
      module: () => memoryRegions(options),
    }),
  ),
  ...trackerSizes.map((options) =>
    datapathDesign({
      name: messageTrackerName(options),
      folder: 'ses',
      summary: `${options.sets * options.ways} messages of several packets: a packet a clock in, completions out`,
      parameters: { sets: options.sets, ways: options.ways },
      module: () => messageTracker(options),
    }),
  ),
];
