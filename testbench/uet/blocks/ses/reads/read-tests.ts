/** What can be run on the servers of reads. */
import { readServerSizes } from '../../../../../rtl-gen/uet/ses/read-designs.ts';
import { readServerName } from '../../../../../rtl-gen/uet/ses/read-server/read-server.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { readDirected } from './read-directed.ts';
import { readProperty } from './read-property.ts';

export const readTests: BlockTests = testsOfEach(readServerSizes, readServerName, ({ widths: { bytes } }) => ({
  // Of so many clocks; a read of the mix takes about 40.
  property: (clocks) => readProperty({ bytes, longest: 8192 }, Math.ceil(clocks / 40)),
  longRun: 6_000,
  directed: readDirected({ bytes, longest: 8192 }),
}));
