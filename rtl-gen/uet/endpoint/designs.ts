/** The designs of the endpoint that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { rxMap } from './receive/rx-map.ts';

export const endpointDesigns: readonly DesignEntry[] = [
  datapathDesign({
    name: rxMap.name,
    folder: 'endpoint',
    summary: 'Receive map of the endpoint: parsed headers to the records of target and initiator, a packet a clock',
    parameters: {},
    module: () => rxMap,
  }),
];
