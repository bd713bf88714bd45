import { proofNamed } from '../../formal/find-proof.ts';
import { missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { pdsRetirementProofs } from './pds-retirement.ts';

testProof(proofNamed(pdsRetirementProofs, 'pds-retirement'), [
  { what: 'a wait that is never over', module: 'retirement', bug: missing('left', 0) },
]);
