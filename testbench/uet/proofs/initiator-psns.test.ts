import { proofNamed } from '../../formal/find-proof.ts';
import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorPsnProofs } from './initiator-psns.ts';

testProof(proofNamed(initiatorPsnProofs, 'initiator-psns'), [
  { what: 'a packet whose PSN is not the next one', module: 'pds_initiator_course', bug: as('is_next', 'runs') },
]);
