import { proofNamed } from '../../formal/find-proof.ts';
import { as, missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { llrTurnProofs } from './llr-turns.ts';

testProof(proofNamed(llrTurnProofs, 'llr-turns'), [
  {
    what: 'a CF_Update that waits for every message of LLR',
    module: 'least_recent_join_n4',
    bug: missing('since'),
  },
  {
    what: 'a CF_Update that goes before every message of LLR',
    module: 'least_recent_join_n4',
    bug: as('grants_own', 'own'),
  },
  { what: 'an INIT that goes before every answer', module: 'least_recent_join_n3', bug: as('grants_own', 'own') },
]);
