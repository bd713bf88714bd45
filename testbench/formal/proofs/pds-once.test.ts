import { findProof } from '../registry.ts';
import { checkedAlone, stateless, together } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('pds-once'), [
  {
    what: 'duplicates that are accepted',
    module: 'arrival_pipe',
    bug: together(stateless('judgement', 'duplicate'), checkedAlone('never_accepted_twice')),
  },
]);
