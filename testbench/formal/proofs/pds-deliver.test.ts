import { findProof } from '../registry.ts';
import { operator } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('pds-deliver'), [
  {
    what: 'a duplicate of the prior window that is taken for new',
    module: 'judge',
    bug: operator('came', 'or', 'and'),
  },
]);
