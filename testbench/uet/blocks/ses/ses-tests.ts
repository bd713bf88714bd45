/** What can be run on the designs of the semantic sublayer. */
import { memoryRegionsName, memoryRegionsSizes } from '../../../../rtl-gen/uet/ses/designs.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { regionDirected } from './regions/region-directed.ts';
import { regionProperty } from './regions/region-property.ts';

export const sesTests: BlockTests = {
  ...testsOfEach(memoryRegionsSizes, memoryRegionsName, () => ({
    property: regionProperty,
    longRun: 6_000,
    directed: regionDirected,
  })),
};
