import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('pds-deliver'), [
  {
    what: 'a duplicate of the prior window that is taken for new',
    module: 'judge',
    bug: operator('came', 'or', 'and'),
  },
]);
