/** What can be run on the readers of rendezvous sends. */
import { rendezvousName } from '../../../../../rtl-gen/uet/ses/rendezvous/rendezvous.ts';
import { rendezvousSizes } from '../../../../../rtl-gen/uet/ses/rendezvous-designs.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { rendezvousDirected } from './rendezvous-directed.ts';
import { rendezvousProperty } from './rendezvous-property.ts';

export const rendezvousTests: BlockTests = testsOfEach(rendezvousSizes, rendezvousName, (size) => ({
  property: (clocks) => rendezvousProperty(size, clocks),
  longRun: 6_000,
  directed: rendezvousDirected(size),
}));
