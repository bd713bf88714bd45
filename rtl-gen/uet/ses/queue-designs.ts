/** The queues of the SEND space that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { type MatchQueuesOptions, matchQueues, matchQueuesName } from './match-queues/match-queues.ts';

export const matchQueuesSizes: readonly MatchQueuesOptions[] = [{ resources: 64, places: 32 }];

export const queueDesigns: readonly DesignEntry[] = matchQueuesSizes.map((options) =>
  datapathDesign({
    name: matchQueuesName(options),
    folder: 'ses',
    summary: `receives or unexpected messages of ${options.resources} resources in order, a command a clock`,
    parameters: { ...options },
    module: () => matchQueues(options),
  }),
);
