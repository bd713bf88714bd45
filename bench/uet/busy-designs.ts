/** The designs that this project measures engines on. */
import type { BusyDesign } from '../../config/busy-design.ts';
import { busyDesigns } from '../designs/index.ts';
import { ownDesigns } from './own-designs.ts';
import { sackTrackerBench } from './sack-tracker-w1024.ts';

/** In the order in which reports list them. */
export const allBusyDesigns: readonly BusyDesign[] = [
  {
    name: 'sack_tracker_w1024',
    summary: 'the SACK tracker, an arrival and a query in every clock',
    module: sackTrackerBench,
  },
  ...busyDesigns,
  ...ownDesigns,
];
