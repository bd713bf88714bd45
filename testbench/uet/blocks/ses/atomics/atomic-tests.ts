/** What can be run on the atomic units. */
import { atomicUnitSizes } from '../../../../../rtl-gen/uet/ses/atomic-designs.ts';
import { atomicUnitName } from '../../../../../rtl-gen/uet/ses/atomic-unit/atomic-unit.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { atomicDirected } from './atomic-directed.ts';
import { atomicProperty } from './atomic-property.ts';

export const atomicTests: BlockTests = testsOfEach(atomicUnitSizes, atomicUnitName, ({ memoryLatency }) => ({
  property: (clocks) => atomicProperty(memoryLatency, clocks),
  longRun: 6_000,
  directed: atomicDirected(memoryLatency),
}));
