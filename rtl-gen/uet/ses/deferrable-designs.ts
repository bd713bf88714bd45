/** The tables of deferred sends that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import {
  type DeferralInitiatorOptions,
  deferralInitiator,
  deferralInitiatorName,
} from './deferrable/deferral-initiator.ts';
import { type DeferralTargetOptions, deferralTarget, deferralTargetName } from './deferrable/deferral-target.ts';

/** Messages at a time; the reference holds 8 of an endpoint (ses.md 3.4). */
export const deferralTargetSizes: readonly DeferralTargetOptions[] = [{ slots: 64 }];
export const deferralInitiatorSizes: readonly DeferralInitiatorOptions[] = [{ slots: 64 }];

export const deferrableDesigns: readonly DesignEntry[] = [
  ...deferralTargetSizes.map((options) =>
    datapathDesign({
      name: deferralTargetName(options),
      folder: 'ses',
      summary: `deferred sends at their target: tokens of ${options.slots} messages, RTRs out, a restart a clock`,
      parameters: { slots: options.slots },
      module: () => deferralTarget(options),
    }),
  ),
  ...deferralInitiatorSizes.map((options) =>
    datapathDesign({
      name: deferralInitiatorName(options),
      folder: 'ses',
      summary: `deferred sends at their initiator: tokens of ${options.slots} messages, an RTR a clock, restarts out`,
      parameters: { slots: options.slots },
      module: () => deferralInitiator(options),
    }),
  ),
];
