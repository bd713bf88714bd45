/** What can be run on the servers of atomics. */
import { atomicServerSizes } from '../../../../../rtl-gen/uet/ses/atomic-designs.ts';
import { atomicServerName } from '../../../../../rtl-gen/uet/ses/atomic-server/atomic-server.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { serverDirected } from './server-directed.ts';
import { serverProperty } from './server-property.ts';
import { serverSurvivors } from './server-survivors.ts';

export const serverTests: BlockTests = testsOfEach(atomicServerSizes, atomicServerName, (options) => ({
  property: (clocks) => serverProperty(options, clocks),
  longRun: 6_000,
  directed: serverDirected(options),
  survivors: serverSurvivors,
}));
