import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesQueueProofs } from './ses-queues.ts';

testProof(proofNamed(sesQueueProofs, 'ses-queues'), [
  {
    what: 'commands that are none, and take a receive',
    module: 'match_queues_n2_r2',
    bug: operator('takes', 'and', 'or'),
  },
]);
