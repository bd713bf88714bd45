import { proofNamed } from '../../formal/find-proof.ts';
import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorStandingProofs } from './initiator-standing.ts';

const module = 'pds_initiator_standing';

testProof(proofNamed(initiatorStandingProofs, 'initiator-standing'), [
  { what: 'a CACK that an older ACK takes back', module, bug: as('newer', 'acks') },
  { what: 'a packet below CACK that is open', module, bug: as('outstanding', 'is_known') },
]);
