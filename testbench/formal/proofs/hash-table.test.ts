import { proofNamed } from '../find-proof.ts';
import { as } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { hashTableProofs } from './hash-table.ts';

testProof(proofNamed(hashTableProofs, 'hash-table'), [
  { what: 'a key that is seen in the first way alone', module: 'hash_table', bug: as('matched', 'match_0') },
]);
