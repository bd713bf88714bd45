import { proofNamed } from '../../formal/find-proof.ts';
import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { pdsReplyProofs } from './pds-replies.ts';

testProof(proofNamed(pdsReplyProofs, 'pds-replies'), [
  {
    what: 'a response that is taken in the clock of an ask, and lost',
    module: 'answer_events',
    bug: as('response_ready', 'tracker_free'),
  },
]);
