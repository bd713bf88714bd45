/** What can be run on the host sides and NICs of the catalogue. */
import { hostOptions, nicOptions } from '../../../../rtl-gen/uet/host/designs.ts';
import { hostName } from '../../../../rtl-gen/uet/host/uet-host.ts';
import { nicName } from '../../../../rtl-gen/uet/host/uet-nic.ts';
import type { BlockTests } from '../block-tests.ts';
import { hostProperty } from './host-property.ts';
import { nicProperty } from './nic-property.ts';

export const hostTests: BlockTests = {
  [hostName(hostOptions)]: () => ({ property: (clocks) => hostProperty(hostOptions, clocks), longRun: 3_000 }),
  // Its network takes most of the time, whatever is sent.
  [nicName(nicOptions)]: () => ({ property: (clocks) => nicProperty(nicOptions, clocks), longRun: 500 }),
};
