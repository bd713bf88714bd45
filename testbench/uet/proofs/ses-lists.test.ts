import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesListProofs } from './ses-lists.ts';

testProof(proofNamed(sesListProofs, 'ses-lists'), [
  { what: 'a node that fits where none was read', module: 'match_ordered_n4_r2', bug: operator('found', 'and', 'or') },
  {
    what: 'a node that is appended as there is none',
    module: 'match_ordered_n4_r2',
    bug: operator('appends', 'and', 'or'),
  },
]);
