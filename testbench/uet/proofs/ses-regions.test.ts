import { proofNamed } from '../../formal/find-proof.ts';
import { never } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesRegionProofs } from './ses-regions.ts';

testProof(proofNamed(sesRegionProofs, 'ses-regions'), [
  { what: 'packets that reach beyond the region', module: 'ses_region_check', bug: never('packet_over') },
]);
