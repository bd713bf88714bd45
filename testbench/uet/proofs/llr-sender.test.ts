import { proofNamed } from '../../formal/find-proof.ts';
import { as, checkedAlone, missing, together } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { llrSenderProofs } from './llr-sender.ts';

testProof(proofNamed(llrSenderProofs, 'llr-frees'), [
  {
    what: 'an acknowledgement of what is not kept that is believed',
    module: 'llr_transmit_control',
    bug: together(as('frees', 'acknowledges'), checkedAlone('frees_what_is_stored')),
  },
  {
    what: 'a drop that no one hears of',
    module: 'llr_transmit_control',
    bug: together(missing('error', 1), checkedAlone('a_drop_shows')),
  },
]);

testProof(proofNamed(llrSenderProofs, 'llr-replay-ends'), [
  {
    what: 'a timer that begins one replay too many',
    module: 'llr_transmit_control',
    bug: together(as('retries', 'runs_out'), checkedAlone('attempts_are_left')),
  },
]);
