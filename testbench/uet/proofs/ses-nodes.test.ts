import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesNodeProofs } from './ses-nodes.ts';

testProof(proofNamed(sesNodeProofs, 'ses-nodes'), [
  {
    what: 'a node that is taken where there is none',
    module: 'match_node_pool_n4',
    bug: operator('takes', 'and', 'or'),
  },
]);
