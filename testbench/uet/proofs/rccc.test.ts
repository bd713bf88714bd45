import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('rccc-receiver-source'), [
  {
    what: 'who is owed more than a grant and waits no longer',
    module: 'source_credit',
    bug: operator('stays', 'and', 'add'),
  },
  { what: 'a grant of more than its size', module: 'source_credit', bug: operator('is_whole', 'or', 'and') },
]);
