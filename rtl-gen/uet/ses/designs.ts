/** The designs of the semantic sublayer that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { type MemoryRegionsOptions, memoryRegions } from './memory-regions/memory-regions.ts';

/** Tables of memory regions. */
export const memoryRegionsSizes: readonly MemoryRegionsOptions[] = [
  { sets: 16, ways: 4 },
  { sets: 256, ways: 4 },
];

export const memoryRegionsName = ({ sets, ways }: MemoryRegionsOptions): string =>
  `ses_memory_regions_s${sets}_w${ways}`;

export const sesDesigns: readonly DesignEntry[] = [
  ...memoryRegionsSizes.map((options) =>
    datapathDesign({
      name: memoryRegionsName(options),
      folder: 'ses',
      summary: `${options.sets * options.ways} memory regions by their keys: a packet a clock in, its address or code out`,
      parameters: { ...options },
      module: () => memoryRegions(options),
    }),
  ),
];
