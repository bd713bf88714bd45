/** What can be run on the receive halves of SES. */

import { targetSizes } from '../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { sesTargetName } from '../../../../../rtl-gen/uet/ses/receive/target-options.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { keptDirected } from './kept-directed.ts';
import { multiDirected } from './multi-directed.ts';
import { rodDirected } from './rod-directed.ts';
import { scenarioReplay } from './scenario-replay.ts';
import { targetDirected } from './target-directed.ts';
import { targetProperty } from './target-property.ts';

export const targetTests: BlockTests = testsOfEach(
  targetSizes,
  sesTargetName,
  ({ profile, datagrams, jobs, multi, rod, unexpected }) => ({
    property: (clocks) => targetProperty(profile as ProfileName, clocks),
    longRun: 4_000,
    directed:
      unexpected !== undefined
        ? keptDirected
        : [
            ...targetDirected(profile as ProfileName),
            ...(rod === true ? rodDirected : []),
            ...(multi === undefined ? [] : multiDirected),
          ],
    ...(profile === 'hpc' && { replay: scenarioReplay({ datagrams, jobs, multi, rod, unexpected }) }),
  }),
);
