/** What can be run on each design of the datapath, by its name. */
import type { BlockTests } from './block-tests.ts';
import { cbfcTests } from './cbfc/cbfc-tests.ts';
import { cmsTests } from './cms/cms-tests.ts';
import { endpointTests } from './endpoint/endpoint-tests.ts';
import { hostTests } from './host/host-tests.ts';
import { llrTests } from './llr/llr-tests.ts';
import { pdsTests } from './pds/pds-tests.ts';
import { sesTests } from './ses/ses-tests.ts';
import { switchTests } from './switch/switch-tests.ts';
import { tssTests } from './tss/tss-tests.ts';
import { wireTests } from './wire/wire-tests.ts';

export const datapathTests: BlockTests = {
  ...pdsTests,
  ...wireTests,
  ...cbfcTests,
  ...cmsTests,
  ...llrTests,
  ...tssTests,
  ...endpointTests,
  ...hostTests,
  ...sesTests,
  ...switchTests,
};
