import { proofNamed } from '../../formal/find-proof.ts';
import { as, operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { pdsCackProofs } from './pds-cack.ts';

testProof(proofNamed(pdsCackProofs, 'pds-open-words'), [
  {
    what: 'tags above the word of CLEAR that open nothing',
    module: 'open_words',
    bug: operator('counts', 'or', 'and'),
  },
]);

testProof(proofNamed(pdsCackProofs, 'pds-hole'), [
  {
    what: 'slots that are passed in the word of CLEAR in place of the own one',
    module: 'hole_in_order',
    bug: as('is_own', 'is_first'),
  },
]);

testProof(proofNamed(pdsCackProofs, 'pds-cack'), [
  {
    what: 'a search from the PSN of the query for what is cleared',
    module: 'query_pipe',
    bug: as('uncleared', 'asked'),
  },
]);
