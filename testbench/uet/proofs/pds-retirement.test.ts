import { missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('pds-retirement'), [
  { what: 'a wait that is never over', module: 'retirement', bug: missing('left', 0) },
]);
