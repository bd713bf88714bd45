import { as } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { findProof } from './library-proofs.ts';

testProof(findProof('hash-table'), [
  { what: 'a key that is seen in the first way alone', module: 'hash_table', bug: as('matched', 'match_0') },
]);
