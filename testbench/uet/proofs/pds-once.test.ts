import { proofNamed } from '../../formal/find-proof.ts';
import { checkedAlone, stateless, together } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { pdsOnceProofs } from './pds-once.ts';

testProof(proofNamed(pdsOnceProofs, 'pds-once'), [
  {
    what: 'duplicates that are accepted',
    module: 'arrival_pipe',
    bug: together(stateless('judgement', 'duplicate'), checkedAlone('never_accepted_twice')),
  },
]);
