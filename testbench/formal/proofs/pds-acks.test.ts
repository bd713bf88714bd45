import { findProof } from '../registry.ts';
import { operator } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('pds-acks'), [
  { what: 'a trigger that needs more than its bytes', module: 'ack_account', bug: operator('reaches', 'or', 'and') },
]);
