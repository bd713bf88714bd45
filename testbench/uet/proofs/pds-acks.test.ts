import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { pdsAckProofs } from './pds-acks.ts';

testProof(proofNamed(pdsAckProofs, 'pds-acks'), [
  { what: 'a trigger that needs more than its bytes', module: 'ack_account', bug: operator('reaches', 'or', 'and') },
]);
