import { missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('ses-regions'), [
  { what: 'packets that reach beyond the region', module: 'ses_region_check', bug: missing('code_3', 2) },
]);
