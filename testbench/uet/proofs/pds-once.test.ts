import { checkedAlone, stateless, together } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('pds-once'), [
  {
    what: 'duplicates that are accepted',
    module: 'arrival_pipe',
    bug: together(stateless('judgement', 'duplicate'), checkedAlone('never_accepted_twice')),
  },
]);
