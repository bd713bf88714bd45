import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('cbfc-link'), [
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
