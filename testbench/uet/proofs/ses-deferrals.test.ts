import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesDeferralProofs } from './ses-deferrals.ts';

testProof(proofNamed(sesDeferralProofs, 'ses-deferrals'), [
  { what: 'a restart with any token', module: 'ses_deferral_target_n2', bug: operator('gives', 'and', 'or') },
]);
