import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('initiator-psns'), [
  { what: 'a packet whose PSN is not the next one', module: 'pds_initiator_course', bug: as('is_next', 'runs') },
]);
