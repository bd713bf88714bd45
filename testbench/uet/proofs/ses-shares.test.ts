import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesShareProofs } from './ses-shares.ts';

testProof(proofNamed(sesShareProofs, 'ses-shares'), [
  {
    what: 'a place that is counted back while it is taken',
    module: 'ses_peer_share_n4_g2_m2',
    bug: operator('over', 'and', 'or'),
  },
]);

testProof(proofNamed(sesShareProofs, 'ses-read-shares'), [
  {
    what: 'a place that is counted back while it is taken',
    module: 'ses_peer_share_n4_g2_m2_prompt',
    bug: operator('over', 'and', 'or'),
  },
]);
