import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { pdsDeliverProofs } from './pds-deliver.ts';

testProof(proofNamed(pdsDeliverProofs, 'pds-deliver'), [
  {
    what: 'a duplicate of the prior window that is taken for new',
    module: 'judge',
    bug: operator('came', 'or', 'and'),
  },
]);
