import { proofNamed } from '../../formal/find-proof.ts';
import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { cbfcLinkProofs } from './cbfc-link.ts';

testProof(proofNamed(cbfcLinkProofs, 'cbfc-link'), [
  {
    what: 'a CC_Update that is worked in behind a frame that came after it',
    module: 'cbfc_reconciler',
    bug: as('look', 'turn'),
  },
  {
    what: 'credit that is believed to come back without a CF_Update',
    module: 'cbfc_credit_account',
    bug: as('returned', 'ahead'),
  },
]);
