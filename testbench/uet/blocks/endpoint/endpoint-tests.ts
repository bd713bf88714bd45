/** What can be run on the designs of the endpoint. */
import { endpointOptions, rxDesigns, txDesigns, wholeDesigns } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { rxMap } from '../../../../rtl-gen/uet/endpoint/receive/rx-map.ts';
import { endpointName } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { rxName } from '../../../../rtl-gen/uet/endpoint/uet-rx.ts';
import { txName } from '../../../../rtl-gen/uet/endpoint/uet-tx.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { endpointProperty, txProperty } from './endpoint-property.ts';
import { rxDirected } from './rx-directed.ts';
import { rxMapProperty } from './rx-map-property.ts';
import { rxProperty } from './rx-property.ts';

export const endpointTests: BlockTests = {
  // A clock holds far more than one of a tracker.
  [rxMap.name]: () => ({ property: (clocks) => rxMapProperty(clocks), longRun: 2_000 }),
  ...testsOfEach(rxDesigns, rxName, (options) => ({
    property: (clocks) => rxProperty(options, clocks),
    longRun: 1_000,
    directed: rxDirected(options),
  })),
  ...testsOfEach(txDesigns, txName, ({ bytes }) => ({
    property: (clocks) => txProperty(endpointOptions(bytes), clocks),
    longRun: 500,
  })),
  ...testsOfEach(wholeDesigns, endpointName, (options) => ({
    property: (clocks) => endpointProperty(options, clocks),
    longRun: 500,
  })),
};
