import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesMessageProofs } from './ses-messages.ts';

testProof(proofNamed(sesMessageProofs, 'ses-messages'), [
  { what: 'clocks without a packet that count', module: 'ses_message_tracker', bug: operator('counts', 'and', 'or') },
]);
