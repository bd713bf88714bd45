import { proofNamed } from '../find-proof.ts';
import { missing, operator } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { arbiterProofs } from './arbiters.ts';

testProof(proofNamed(arbiterProofs, 'priority-arbiter'), [
  { what: 'no request masks those above it', module: 'priority_arbiter', bug: operator('reached_1', 'or', 'and') },
]);

testProof(proofNamed(arbiterProofs, 'round-robin'), [
  { what: 'turns that are never passed on', module: 'round_robin', bug: missing('above') },
]);

testProof(proofNamed(arbiterProofs, 'round-robin-hold'), [
  { what: 'a grant that is not held', module: 'round_robin', bug: missing('holding') },
]);

testProof(proofNamed(arbiterProofs, 'weighted-round-robin'), [
  { what: 'credit that is never used up', module: 'weighted', bug: missing('credit') },
]);
