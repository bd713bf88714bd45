/** What can be run on the designs of matching. */
import { exactSizes, orderedSizes } from '../../../../../rtl-gen/uet/ses/match-designs.ts';
import { exactName } from '../../../../../rtl-gen/uet/ses/match-exact/match-exact.ts';
import { orderedName } from '../../../../../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { exactDirected } from './exact-directed.ts';
import { exactProperty } from './exact-property.ts';
import { exactSurvivors } from './exact-survivors.ts';
import { orderedDirected } from './ordered-directed.ts';
import { orderedProperty } from './ordered-property.ts';
import { orderedSurvivors } from './ordered-survivors.ts';

export const matchTests: BlockTests = {
  ...testsOfEach(orderedSizes, orderedName, (size) => ({
    property: (clocks) => orderedProperty(size, clocks),
    longRun: 10_000,
    directed: orderedDirected(size),
    survivors: orderedSurvivors,
  })),
  ...testsOfEach(exactSizes, exactName, (size) => ({
    property: (clocks) => exactProperty(size, clocks),
    longRun: 10_000,
    directed: exactDirected(size),
    survivors: exactSurvivors,
  })),
};
