import { proofNamed } from '../../formal/find-proof.ts';
import { as, never } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorShareProofs } from './initiator-shares.ts';

testProof(proofNamed(initiatorShareProofs, 'initiator-shares'), [
  { what: 'packets that wait for all peers', module: 'pds_initiator_issue', bug: never('packet_first') },
  { what: 'timers that wait for all others', module: 'pds_initiator_issue', bug: never('timed'), clocks: 26 },
  { what: 'tasks that have all clocks', module: 'pds_initiator_issue', bug: as('task_takes', 'wants_task') },
]);

testProof(proofNamed(initiatorShareProofs, 'initiator-line'), [
  { what: 'room for who comes', module: 'pds_initiator_claim', bug: as('claims', 'fits') },
  { what: 'a second one that is forgotten', module: 'pds_initiator_claim', bug: never('follows') },
]);
