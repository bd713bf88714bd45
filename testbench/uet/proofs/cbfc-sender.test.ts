import { proofNamed } from '../../formal/find-proof.ts';
import { as, missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { cbfcSenderProofs } from './cbfc-sender.ts';

testProof(proofNamed(cbfcSenderProofs, 'cbfc-credit-limit'), [
  {
    what: 'credit that is believed to come back without an update',
    module: 'cbfc_credit_account',
    bug: as('returned', 'ahead'),
  },
]);

testProof(proofNamed(cbfcSenderProofs, 'cbfc-credit-exact'), [
  { what: 'a freed counter that stays behind', module: 'cbfc_credit_account', bug: missing('freed', 1) },
]);

testProof(proofNamed(cbfcSenderProofs, 'cbfc-channel'), [
  { what: 'no rest after an order', module: 'cbfc_sender_channel', bug: missing('ordered') },
]);
