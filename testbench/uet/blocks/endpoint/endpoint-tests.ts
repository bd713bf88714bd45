/** What can be run on the designs of the endpoint. */
import { rxMap } from '../../../../rtl-gen/uet/endpoint/receive/rx-map.ts';
import type { BlockTests } from '../block-tests.ts';
import { rxMapProperty } from './rx-map-property.ts';

/** A clock holds far more than one of a tracker. */
const longRun = 2_000;

export const endpointTests: BlockTests = {
  [rxMap.name]: () => ({ property: (clocks) => rxMapProperty(clocks), longRun }),
};
