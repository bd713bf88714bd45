/** Memory regions. */
export {
  idempotentSafe,
  type MemoryRegion,
  optimizedKey,
  optimizedKeyOf,
  type RegionOperation,
  type RegionRights,
} from './region.ts';
export {
  type AccessResult,
  defaultRegionSettings,
  type RegionAccess,
  type RegionSettings,
  RegionTable,
  type ReturnCodeName,
} from './region-table.ts';
