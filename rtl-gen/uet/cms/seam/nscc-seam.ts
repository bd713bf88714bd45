/** What stands between a PDS sender and NSCC with path selection: their events out of the sender's, and its permits. */
import { bits, module } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { PathEvent, PathPicked } from '../paths/path-records.ts';
import { CcEvent, CcLimit } from '../records.ts';
import { CongestionIn, CongestionOut } from './congestion-control.ts';
import { nsccEvents } from './nscc-events.ts';
import { pathEvents } from './path-events.ts';
import { entropyPermit, windowPermit } from './permits.ts';

/** The name of the seam of a sender. */
export const nsccSeamName = ({ suffix }: InitiatorLayout): string => `uet_nscc_seam_${suffix}`;

/**
 * `cc_event` and `path_event` a clock after what they are of; `permits` in the clock of `limit` and `picked`. Entropy
 * values have 1 in their top bit, as source ports that are not those of services have. Inputs as of both parts.
 */
export const nsccSeam = (layout: InitiatorLayout, pathBits: number) => {
  const { contextBits } = layout;
  return module(
    nsccSeamName(layout),
    {
      summary: 'Between a PDS sender and NSCC with path selection: events to them, permits to it.',
      in: {
        told: CongestionIn(layout),
        now: bits(32),
        random: bits(32),
        full: bits(14),
        limit: CcLimit(contextBits),
        picked: PathPicked(contextBits),
      },
      out: {
        cc_event: CcEvent(contextBits),
        path_event: PathEvent(contextBits, pathBits),
        permits: CongestionOut(layout),
      },
    },
    ({ told, now, random, full, limit, picked }, m) => {
      const { cc_event } = m.inst('cc_events', nsccEvents(layout), { event: told.event, full });
      const { path_event } = m.inst('path_events', pathEvents(layout, pathBits), { told, now, random });
      return {
        cc_event,
        path_event,
        permits: { limit: windowPermit(m, limit), picked: entropyPermit(m, picked.entropy.trunc(15)) },
      };
    },
  );
};
