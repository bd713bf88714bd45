/** What can be run on the designs of the semantic sublayer. */
import { addressResolverName } from '../../../../rtl-gen/uet/ses/address-resolver/address-resolver.ts';
import {
  memoryRegionsName,
  memoryRegionsSizes,
  resolverSizes,
  trackerSizes,
} from '../../../../rtl-gen/uet/ses/designs.ts';
import { messageTrackerName } from '../../../../rtl-gen/uet/ses/message-tracker/message-tracker.ts';
import { type BlockTests, testsOfEach } from '../block-tests.ts';
import { serverTests } from './atomic-server/server-tests.ts';
import { atomicTests } from './atomics/atomic-tests.ts';
import { deferrableTests } from './deferrable/deferrable-tests.ts';
import { matchTests } from './matching/match-tests.ts';
import { queueTests } from './queues/queue-tests.ts';
import { readTests } from './reads/read-tests.ts';
import { targetTests } from './receive/target-tests.ts';
import { regionDirected } from './regions/region-directed.ts';
import { regionProperty } from './regions/region-property.ts';
import { rendezvousTests } from './rendezvous/rendezvous-tests.ts';
import { resolverDirected } from './resolver/resolver-directed.ts';
import { resolverProperty } from './resolver/resolver-property.ts';
import { trackerDirected } from './tracker/tracker-directed.ts';
import { trackerProperty } from './tracker/tracker-property.ts';

export const sesTests: BlockTests = {
  ...matchTests,
  ...queueTests,
  ...targetTests,
  ...atomicTests,
  ...serverTests,
  ...readTests,
  ...deferrableTests,
  ...rendezvousTests,
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
  ...testsOfEach(trackerSizes, messageTrackerName, (size) => ({
    property: (clocks) => trackerProperty(size, clocks),
    longRun: 6_000,
    directed: trackerDirected(size.ways, size.sets),
  })),
};
