/** What can be run on the tables of deferred sends. */

import { deferralInitiatorName } from '../../../../../rtl-gen/uet/ses/deferrable/deferral-initiator.ts';
import { deferralTargetName } from '../../../../../rtl-gen/uet/ses/deferrable/deferral-target.ts';
import { deferralInitiatorSizes, deferralTargetSizes } from '../../../../../rtl-gen/uet/ses/deferrable-designs.ts';
import { type BlockTests, testsOfEach } from '../../block-tests.ts';
import { deferralInitiatorDirected } from './initiator-directed.ts';
import { deferralInitiatorProperty } from './initiator-property.ts';
import { deferralTargetDirected } from './target-directed.ts';
import { deferralTargetProperty } from './target-property.ts';

export const deferrableTests: BlockTests = {
  ...testsOfEach(deferralTargetSizes, deferralTargetName, ({ slots }) => ({
    property: (clocks) => deferralTargetProperty(slots, clocks),
    longRun: 6_000,
    directed: deferralTargetDirected(slots),
  })),
  ...testsOfEach(deferralInitiatorSizes, deferralInitiatorName, ({ slots }) => ({
    property: (clocks) => deferralInitiatorProperty(slots, clocks),
    longRun: 6_000,
    directed: deferralInitiatorDirected(slots),
  })),
};
