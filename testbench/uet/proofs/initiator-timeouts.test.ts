import { proofNamed } from '../../formal/find-proof.ts';
import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorTimeoutProofs } from './initiator-timeouts.ts';

const module = 'pds_initiator_flights';

testProof(proofNamed(initiatorTimeoutProofs, 'initiator-timeouts'), [
  { what: 'a packet whose RTO has passed, of which nothing comes', module, bug: as('expires', 'asks') },
  { what: 'a packet that has no more tries, and does not fail', module, bug: as('gives_up', 'holds') },
  { what: 'a mark that SACK takes from a packet that goes again as shown', module, bug: as('unforces', 'gives_up') },
]);
