import { findProof } from '../registry.ts';
import { checkedAlone, missing, together } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('pds-once'), [
  {
    what: 'duplicates that are accepted',
    module: 'arrival_pipe',
    bug: together(missing('judgement', 7), checkedAlone('never_accepted_twice')),
  },
]);
