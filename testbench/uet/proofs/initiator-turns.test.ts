import { proofNamed } from '../../formal/find-proof.ts';
import { as, missing, never } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorTurnProofs } from './initiator-turns.ts';

testProof(proofNamed(initiatorTurnProofs, 'initiator-queue'), [
  { what: 'a place that is in the queue twice', module: 'place_queue', bug: as('enters', 'push') },
  { what: 'a place that is not taken in', module: 'place_queue', bug: never('enters') },
]);

testProof(proofNamed(initiatorTurnProofs, 'initiator-turns'), [
  { what: 'a queue that goes before the others', module: 'pds_initiator_turn_finder', bug: missing('order') },
]);

testProof(proofNamed(initiatorTurnProofs, 'initiator-bursts'), [
  { what: 'a turn of any length', module: 'pds_initiator_turns', bug: missing('left') },
  { what: 'a place that is forgotten for another one', module: 'pds_initiator_turns', bug: as('back_free', 'moves') },
]);
