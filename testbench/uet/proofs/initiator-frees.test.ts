import { proofNamed } from '../../formal/find-proof.ts';
import { as, missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorFreeProofs } from './initiator-frees.ts';

const module = 'pds_initiator_retirement';
const clocks = 18;

testProof(proofNamed(initiatorFreeProofs, 'initiator-frees'), [
  { what: 'a packet that was sent and is not done', module, bug: as('covered', 'was_sent'), clocks },
  { what: 'a record that is not that of the slot', module, bug: as('id_fetch', 'id_judge'), clocks },
  { what: 'a walk of the PDC before, where one has just begun', module, bug: missing('state', 2), clocks },
  { what: 'slots that are told free of the PDC before', module, bug: missing('stale', 1), clocks },
]);
