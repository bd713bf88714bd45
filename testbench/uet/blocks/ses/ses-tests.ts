/** What can be run on the designs of the semantic sublayer. */
import { addressResolverName } from '../../../../rtl-gen/uet/ses/address-resolver/address-resolver.ts';
import { memoryRegionsName, memoryRegionsSizes, resolverSizes } from '../../../../rtl-gen/uet/ses/designs.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { regionDirected } from './regions/region-directed.ts';
import { regionProperty } from './regions/region-property.ts';
import { resolverDirected } from './resolver/resolver-directed.ts';
import { resolverProperty } from './resolver/resolver-property.ts';

export const sesTests: BlockTests = {
  ...testsOfEach(resolverSizes, addressResolverName, ({ merged = false }) => ({
    property: (clocks) => resolverProperty(merged, clocks),
    longRun: 6_000,
    directed: resolverDirected(merged),
  })),
  ...testsOfEach(memoryRegionsSizes, memoryRegionsName, () => ({
    property: regionProperty,
    longRun: 6_000,
    directed: regionDirected,
  })),
};
