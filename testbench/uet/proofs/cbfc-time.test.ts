import { proofNamed } from '../../formal/find-proof.ts';
import { missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { cbfcTimeProofs } from './cbfc-time.ts';

testProof(proofNamed(cbfcTimeProofs, 'cbfc-update-time'), [
  { what: 'a turn that stays where it is', module: 'cbfc_reconciler', bug: missing('turn') },
  { what: 'channels that wait although they have been worked in', module: 'cbfc_reconciler', bug: missing('pending') },
]);
