import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('pds-acks'), [
  { what: 'a trigger that needs more than its bytes', module: 'ack_account', bug: operator('reaches', 'or', 'and') },
]);
